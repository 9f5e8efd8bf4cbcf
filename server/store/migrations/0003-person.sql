-- What members tell about themselves, and the certificates that they keep.

-- Entries of the personal form by field; certificates in it are sealed.
create table person (
  member_id text primary key references member (id) on delete cascade,
  body jsonb not null,
  saved_at bigint not null
);

-- The number is sealed; its keyed digest alone tells whether a member has it already.
create table certification (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  type text not null check (type in ('idcard', 'passport', 'residence')),
  name text not null,
  number text not null,
  digest text not null,
  saved_at bigint not null,
  -- Also: which certificates has a member?
  unique (member_id, digest)
);

-- Files that members sent; those that no form has taken are swept away.
create table upload (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  type text not null,
  size int not null,
  bytes bytea not null,
  kept boolean not null,
  created_at bigint not null
);
-- Which files has a member?
create index upload_member on upload (member_id);
-- Which ones were given up?
create index upload_unclaimed on upload (created_at) where not kept;
