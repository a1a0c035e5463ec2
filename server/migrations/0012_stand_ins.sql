-- Whose seat an opponent of the house has taken over: it keeps their name, and a guest who is
-- called otherwise or forgotten is so there, too.
alter table seat add column left_by integer;

create index seat_by_leaver on seat (left_by);
