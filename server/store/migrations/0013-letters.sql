-- Letters on their way: written in the transaction of what they tell of, sent by whichever process takes them.
create table letter (
  id text primary key,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  -- Null where nobody knows: then it is written in both.
  locale text,
  trade_no text,
  member_id text,
  -- What the words are made from when it is sent.
  facts jsonb not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped', 'kept')),
  tries int not null default 0,
  created_at bigint not null,
  -- When the next try may begin, or the one that runs is given up as lost.
  due_at bigint not null,
  settled_at bigint,
  -- What the last try came to.
  fault text not null default ''
);
-- The language of the page that a member last signed in on.
alter table member add column locale text;

-- Which are due?
create index letter_due on letter (due_at) where state in ('waiting', 'sending');
-- How many are in each state but the one of nearly all?
create index letter_state on letter (state) where state not in ('sent', 'dropped', 'kept');
-- What became of the letters of an order, and of a member?
create index letter_order on letter (trade_no) where trade_no is not null;
create index letter_member on letter (member_id) where member_id is not null;
-- Which are old enough to be forgotten?
create index letter_created on letter (created_at);
