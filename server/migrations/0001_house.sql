-- Times are milliseconds since 1970. Tables are named by 16 letters and digits.

create table guest (
    id integer primary key,
    name text not null,
    made_at integer not null
) strict;

-- Only the SHA-256 of a token is kept.
create table session (
    token_hash blob primary key,
    guest integer not null references guest (id),
    made_at integer not null
) strict, without rowid;

create table device_link (
    code_hash blob primary key,
    guest integer not null references guest (id),
    back text not null,
    until integer not null
) strict, without rowid;

create table game_table (
    id text primary key,
    game text not null,
    options text not null,
    seed text not null,
    commitment text not null,
    bot_seed integer not null,
    hints integer not null,
    listed integer not null,
    stage text not null check (stage in ('waiting', 'playing', 'over')),
    -- What follows from the deeds, kept for lists.
    moves integer not null default 0,
    round integer,
    to_act integer,
    result text,
    rematch text references game_table (id),
    made_by integer not null references guest (id),
    made_at integer not null,
    touched_at integer not null
) strict;

create index game_table_by_stage on game_table (stage, listed, touched_at);

create table seat (
    table_id text not null references game_table (id),
    seat integer not null,
    guest integer references guest (id),
    bot text,
    name text not null,
    primary key (table_id, seat),
    check (guest is null or bot is null)
) strict, without rowid;

create index seat_by_guest on seat (guest, table_id);

-- The truth about a game: what was done, in order, never changed.
create table deed (
    table_id text not null references game_table (id),
    n integer not null,
    seat integer not null,
    deed text not null,
    made_at integer not null,
    primary key (table_id, n)
) strict, without rowid;

create table analysis (
    table_id text primary key references game_table (id),
    body text not null
) strict, without rowid;
