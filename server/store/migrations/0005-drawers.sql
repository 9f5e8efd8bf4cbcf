-- What is in a clerk's drawer: what it was opened with, what came in and went out since, and what was counted.
create table drawer (
  id text primary key,
  who text not null,
  opened_at bigint not null,
  opened_with bigint not null,
  taken bigint not null,
  closed_at bigint,
  counted bigint
);
-- Nobody has two at once.
create unique index drawer_open on drawer (who) where closed_at is null;
