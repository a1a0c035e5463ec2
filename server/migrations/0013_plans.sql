-- What a seat that waits has laid down for its turn, as JSON, and whether it is still to be
-- played: 0 once it has ended and only says why.
create table seat_plan (
    table_id text not null references game_table (id),
    seat integer not null,
    body text not null,
    waits integer not null,
    primary key (table_id, seat)
) strict;
