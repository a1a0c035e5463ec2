-- A browser is told as long as it acts for its guest: what is pushed to it ends with its session.
alter table notice_way add column session blob references session (token_hash) on delete cascade;

create index notice_way_of_session on notice_way (session);
