-- How fast is played at a table, as JSON; null where nobody is hurried. Until when whoever
-- is to act has time, kept for lists; null where no time runs.
alter table game_table add column pace text;
alter table game_table add column due_at integer;

create index game_table_by_due on game_table (due_at);

-- When the house, or one of several that share the database, was open: from, and when that
-- was last noted. What lies between is given back to whoever was to act.
create table open_hours (
    opened_at integer not null,
    seen_at integer not null,
    primary key (opened_at)
) strict;
