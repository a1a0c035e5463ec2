-- What each seat said last, by the name of the phrase, and when.
alter table seat add column said text;
alter table seat add column said_at integer;
