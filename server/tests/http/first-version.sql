-- A database as the first version wrote it: Ada and Bo, two moves into a game.

CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
CREATE TABLE guest (
    id integer primary key,
    name text not null,
    made_at integer not null
) strict;
CREATE TABLE session (
    token_hash blob primary key,
    guest integer not null references guest (id),
    made_at integer not null
) strict, without rowid;
CREATE TABLE device_link (
    code_hash blob primary key,
    guest integer not null references guest (id),
    back text not null,
    until integer not null
) strict, without rowid;
CREATE TABLE game_table (
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
create index game_table_by_stage on game_table (stage, touched_at);
create index game_table_by_host on game_table (made_by, stage);
CREATE TABLE seat (
    table_id text not null references game_table (id),
    seat integer not null,
    guest integer references guest (id),
    bot text,
    name text not null,
    primary key (table_id, seat),
    check (guest is null or bot is null)
) strict, without rowid;
CREATE INDEX seat_by_guest on seat (guest, table_id);
CREATE TABLE deed (
    table_id text not null references game_table (id),
    n integer not null,
    seat integer not null,
    deed text not null,
    made_at integer not null,
    primary key (table_id, n)
) strict, without rowid;
CREATE TABLE analysis (
    table_id text primary key references game_table (id),
    body text not null
) strict, without rowid;

insert into _sqlx_migrations values (1, 'house', '2026-11-15 12:37:06', 1, x'd22c5ea54c089fb28ce9d517da7aabce7e0f73e5296d33c5fd14aeb6b4ae837b053e8d4928b56f3abc429db0ed1bead9', 9393183);
insert into guest values (865340811944982, 'Bo', 1794746228791);
insert into guest values (8271865803759223, 'Ada', 1794746228135);
insert into session values (x'1d6499fda09409a817727f731e5afaa72b7cedd550d87cca0af180c72d4eeeb1', 865340811944982, 1794746228791);
insert into session values (x'2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737', 8271865803759223, 1794746228135);
insert into game_table values ('abcdefghijkmnpqr', 'targi', '{"expansion":false,"tokens":"off","hand_rule":"author","layout":"chequerboard","start":0,"tribe_deck":"base","easy_start":false}', 'zyew2bit7etmz5qdfykh', 'c7bc649d43ee9e96ef5ec3b00ef846bc6a299e4c8ef6866572324e7c7a034f22', -8693587580633368677, 0, 1, 'playing', 2, 1, 0, null, null, 8271865803759223, 1794746229080, 1794746229482);
insert into seat values ('abcdefghijkmnpqr', 0, 8271865803759223, null, 'Ada');
insert into seat values ('abcdefghijkmnpqr', 1, 865340811944982, null, 'Bo');
insert into deed values ('abcdefghijkmnpqr', 0, 0, 'play place 2', 1794746229454);
insert into deed values ('abcdefghijkmnpqr', 1, 1, 'play place 6', 1794746229482);
