-- Who listens to an airing now: a word that the player was given, and when it last said so. Of nobody, and for a minute.
create table live_listener (
  airing_id text not null,
  listener text not null,
  heard_at bigint not null,
  -- How many listen to an airing.
  primary key (airing_id, listener)
);
