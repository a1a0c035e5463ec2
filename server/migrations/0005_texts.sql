-- Long texts of options, decks above all, are kept once; a table's options refer to
-- them by their SHA-256.
create table long_text (
    hash blob primary key,
    text text not null
) strict;

create table table_text (
    table_id text not null references game_table (id),
    hash blob not null references long_text (hash),
    primary key (table_id, hash)
) strict, without rowid;

create index table_text_by_hash on table_text (hash);

-- What a table takes and where it was opened from (a hash of the network), so that
-- nobody can fill the disk.
alter table game_table add column bytes integer not null default 0;
alter table game_table add column opened_from integer;

create index game_table_by_opener on game_table (made_by, made_at);
create index game_table_by_address on game_table (opened_from, made_at);
create index game_table_by_rematch on game_table (rematch);
create index session_by_guest on session (guest);
create index device_link_by_guest on device_link (guest);
