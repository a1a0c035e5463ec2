-- What a guest missed in all games that the sage has looked at, as JSON, how many exercises
-- they have solved, and whether a game is part of it. What each choice is worth is no longer
-- kept: whole turns are tried.
alter table guest add column missed text;
alter table guest add column solved integer not null default 0;
alter table seat add column counted integer not null default 0;
update guest set solved = (
    select count(*) from exercise where exercise.guest = guest.id and exercise.solved = 1
);
alter table exercise drop column worth;
