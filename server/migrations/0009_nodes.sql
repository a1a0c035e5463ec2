-- Houses that are open with this database, each with a number of its own: until when it
-- counts as alive, by the database's clock, and how often it has committed, which it reads
-- back through another connection before anything is acknowledged.
create table node (
    id integer primary key,
    until integer not null default 0,
    commits integer not null default 0
) strict;

drop table heartbeat;

-- Raised by every change of a table: whoever changes it must name the one that they have
-- read. The keeper is the node that changed it last; it lets opponents think there.
alter table game_table add column version integer not null default 0;
alter table game_table add column keeper integer;

-- Raised when something ends that every node remembers: sessions, names, bans.
create table notice (
    id integer primary key check (id = 1),
    number integer not null
) strict;

insert into notice (id, number) values (1, 0);
