-- Moments of own games that a guest tries again: how many moves the game had, what each
-- choice is worth there, what was tried so far (both as JSON), and whether it was found.
create table exercise (
    guest integer not null references guest (id),
    table_id text not null references game_table (id),
    number integer not null,
    worth text not null,
    tried text not null,
    solved integer not null,
    primary key (guest, table_id, number)
) strict, without rowid;

create index exercise_by_table on exercise (table_id);
