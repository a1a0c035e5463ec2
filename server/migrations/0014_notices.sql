-- Keys that the house makes for itself when it needs them first, by name.
create table house_key (
    name text not null,
    value blob not null,
    primary key (name)
) strict;

-- The ways in which guests want to be told that it is their turn: 'push' (to a browser),
-- 'webhook' and 'mail'. Where it leads, what is secret about it, as JSON, in which language
-- and with which address of the house the guest is told, whether the guest has confirmed that
-- it is theirs, when something went out last, and why the last try failed.
create table notice_way (
    id integer not null,
    guest integer not null references guest (id) on delete cascade,
    kind text not null,
    target text not null,
    secret text not null,
    agent text not null,
    language text not null,
    base text not null,
    confirmed integer not null,
    made_at integer not null,
    told_at integer,
    failure text,
    primary key (id)
) strict;

create unique index notice_way_of_guest on notice_way (guest, kind, target);

-- Turns that somebody is to be told of: since when it is their turn, when to tell them or to
-- try again, and how often that was tried.
create table outbox (
    way integer not null references notice_way (id) on delete cascade,
    table_id text not null references game_table (id) on delete cascade,
    made_at integer not null,
    due_at integer not null,
    tries integer not null,
    primary key (way, table_id)
) strict;

create index outbox_by_due on outbox (due_at);
