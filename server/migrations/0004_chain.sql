-- Each entry of a log holds the SHA-256 of itself and of the entry before it, the
-- first one of what the table was opened with; a table knows the last one. What
-- was there before is chained when the database is brought up to date.
alter table deed add column hash blob;
alter table game_table add column head blob;
