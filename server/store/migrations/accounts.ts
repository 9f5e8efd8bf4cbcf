/** Instants are milliseconds since the epoch, money is fen. */
export const accountsMigration = {
  name: '010-accounts',
  sql: `
create table member (
  id text primary key,
  nickname text not null,
  mobile text unique,
  email text unique,
  password_hash text,
  vendor text not null check (vendor in ('member', 'none', 'unlinked')),
  created_at bigint not null,
  joined_at bigint
);

create table session (
  session_hash text primary key,
  secret_hash text,
  member_id text not null references member (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null
);
create index session_member on session (member_id);

create table code (
  key text primary key,
  code_hash text not null,
  sent_at bigint not null,
  expires_at bigint not null,
  tries int not null
);

create table captcha (
  id text primary key,
  answer_hash text not null,
  expires_at bigint not null
);

create table throttle (
  key text primary key,
  count int not null,
  ends_at bigint not null
);

create table ledger (
  member_id text not null references member (id) on delete cascade,
  ref text not null,
  reason text not null,
  points int not null,
  fen bigint not null,
  at bigint not null,
  expires_at bigint,
  primary key (member_id, ref)
);

create table favorite (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  type text not null,
  target_id text not null,
  added_at bigint not null,
  unique (member_id, type, target_id)
);

create table address (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  mobile text not null,
  province text not null,
  city text not null,
  district text not null,
  detail text not null,
  is_default boolean not null,
  created_at bigint not null
);
create index address_member on address (member_id);
`,
} as const;
