-- Counts commits: whoever commits raises the number, and reads it back through
-- another connection before anything is acknowledged.
create table heartbeat (
    id integer primary key check (id = 1),
    commits integer not null
) strict;

insert into heartbeat (id, commits) values (1, 0);
