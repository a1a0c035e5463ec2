-- Where the guests of each node are, as JSON, told to the other nodes that share the database.
create table crowd (
    node integer not null references node (id) on delete cascade,
    guests text not null,
    primary key (node)
) strict;
