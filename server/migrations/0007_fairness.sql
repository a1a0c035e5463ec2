-- What the seats add to the house's seed, and whether seats are drawn by lot from it, as
-- JSON; nothing for a table that is dealt from the house's seed alone and whose seats
-- were chosen. It changes no more once the game has begun.
alter table game_table add column fairness text;
