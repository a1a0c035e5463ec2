-- Seats that learn by playing: the lessons they have seen, parted by spaces.
create table guide (
    table_id text not null references game_table (id),
    seat integer not null,
    seen text not null,
    skipped integer not null,
    primary key (table_id, seat)
) strict, without rowid;
