-- Seasons that were published from files, and what became of evenings that were sold.

-- All documents of a version: an undo brings them back, and what the next one leaves out is known.
create table season_version (
  number int primary key,
  published_at bigint not null,
  published_by text not null,
  note text not null,
  -- The version whose documents it brought back.
  undoes int,
  docs jsonb not null
);

-- A cancelled, moved or restored evening: every buyer is to be told.
create table occasion_change (
  id text primary key,
  family text not null check (family in ('seat', 'show')),
  occasion_id text not null,
  kind text not null check (kind in ('cancelled', 'moved', 'restored')),
  from_at bigint not null,
  to_at bigint not null,
  version int not null references season_version (number),
  at bigint not null,
  told_at bigint
);
-- Of which ones have the buyers not been told?
create index occasion_change_untold on occasion_change (at) where told_at is null;
-- What became of an evening?
create index occasion_change_occasion on occasion_change (occasion_id);
