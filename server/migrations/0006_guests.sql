-- A session ends when it is not used for long. What its browser or program calls itself
-- is kept so that its guest knows it again, where it was used last so that whoever runs
-- the house knows what to ban.
alter table session add column used_at integer not null default 0;
alter table session add column agent text not null default '';
alter table session add column address text not null default '';
-- Nobody is sent away because nobody counted before.
update session set used_at = unixepoch() * 1000;

create index session_by_use on session (used_at);

-- Guests who were removed have no session any more; their seats in finished games stay.
alter table guest add column removed_at integer;

create table banned_guest (
    guest integer primary key references guest (id),
    reason text not null,
    made_at integer not null
) strict;

-- Written as `10.0.0.0/8`.
create table banned_network (
    network text primary key,
    reason text not null,
    made_at integer not null
) strict, without rowid;

-- Why a table was closed by whoever runs the house; null where it was not.
alter table game_table add column closed text;

create table removed_table (
    id text primary key,
    reason text not null,
    made_at integer not null
) strict, without rowid;

-- The SHA-256 of what opens the page of whoever runs the house.
create table admin_token (
    id integer primary key check (id = 1),
    token_hash blob not null,
    made_at integer not null
) strict;

-- What was done by whoever runs the house: never changed.
create table admin_log (
    n integer primary key,
    made_at integer not null,
    way text not null check (way in ('command', 'page')),
    who text not null,
    what text not null,
    subject text not null,
    name text not null,
    reason text not null
) strict;

-- What a command wants of a house that is open, and what the house answers.
create table admin_order (
    n integer primary key autoincrement,
    made_at integer not null,
    body text not null,
    answer text
) strict;
