-- What the office did by command: who, why, and what came of it. Lines are only added.
create table office_act (
  seq bigint generated always as identity primary key,
  at bigint not null,
  who text not null,
  why text not null,
  command text not null,
  -- What was asked for, and the lines that were shown for it.
  body jsonb not null
);
