-- The people who work in the house, and what they sign in with.
create table staff (
  id text primary key,
  mail text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'office', 'counter', 'door', 'editor', 'reader')),
  -- Null until the invitation was taken.
  password_hash text,
  totp text not null,
  last_step bigint not null,
  recovery text[] not null,
  invited text unique,
  invited_until bigint not null,
  created_at bigint not null,
  closed_at bigint
);

create table staff_session (
  session_hash text primary key,
  secret_hash text,
  staff_id text not null references staff (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  proven_at bigint not null
);
-- Which sessions end with a role?
create index staff_session_person on staff_session (staff_id);

create table door_device (
  id text primary key,
  name text not null,
  staff_id text not null references staff (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  revoked_at bigint
);

-- Every press at a door, once each by the nonce of its device. It outlives people and devices.
create table door_scan (
  device_id text not null,
  nonce text not null,
  schedule_id text not null,
  kind text not null check (kind in ('enter', 'leave', 'undo')),
  trade_no text,
  place int,
  at bigint not null,
  received_at bigint not null,
  door text not null,
  who text not null,
  result text not null,
  told text,
  why text not null,
  primary key (device_id, nonce)
);
-- What happened at the doors of an evening? What became of a ticket? What is old enough to go?
create index door_scan_evening on door_scan (schedule_id, at desc);
create index door_scan_order on door_scan (trade_no) where trade_no is not null;
create index door_scan_received on door_scan (received_at);

-- Where and by whom a ticket was used, and since when whoever has it is out for a while.
alter table ticket add column used_door text, add column used_by text, add column out_at bigint;
-- Whose ticket is it, when its first characters are read out?
create index ticket_read_out on ticket (left(code, 16));
-- What did the office do to this order? Which orders did somebody of this name make?
create index office_act_words on office_act using gin ((body -> 'asked' -> 'words'));
create index ticket_order_name on ticket_order ((body -> 'contact' ->> 'linkman'));
