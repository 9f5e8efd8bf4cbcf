-- What a member sees of their own account: where it is open, when it was opened and changed, and its end.

-- A device by its kind ("edge/windows"), and the shortened network address.
alter table session add column device text not null default '';
alter table session add column place text not null default '';

create table sign_in (
  id bigint generated always as identity primary key,
  member_id text not null references member (id) on delete cascade,
  at bigint not null,
  kind text not null,
  device text not null,
  place text not null
);
-- What happened to an account lately?
create index sign_in_member on sign_in (member_id, at desc);
-- What is old enough to be forgotten?
create index sign_in_at on sign_in (at);

-- Accounts that are to be deleted, and from when.
create table departure (
  member_id text primary key references member (id) on delete cascade,
  asked_at bigint not null,
  due_at bigint not null
);
-- Whose time to think has passed?
create index departure_due on departure (due_at);

-- A picture of the member is kept whatever forms take.
alter table upload add column head boolean not null default false;
alter table member add column head_id text;
