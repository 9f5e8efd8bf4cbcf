-- Pictures that seasons bring along; an earlier version that is published again may name them, so they stay.
create table season_picture (
  -- Made from its bytes.
  id text primary key,
  type text not null,
  bytes bytea not null
);
