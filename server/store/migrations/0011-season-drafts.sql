-- A season that an editor looks at before it is published: one of each session of the desk, and gone with it.
create table season_draft (
  session_hash text primary key references staff_session on delete cascade,
  docs jsonb not null,
  made_at bigint not null
);
