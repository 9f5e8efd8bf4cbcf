-- The waiting room before a sale that many want at once.

-- One room a performance. Whoever changes anything of it locks its row first.
create table waiting_room (
  schedule_id text primary key,
  -- Decides the draw; its hash is shown from the start, itself after the draw.
  seed text not null,
  -- Of the last change: rows of room_place carry that of theirs.
  stamp bigint not null default 0,
  -- Lots that were given out.
  lots int not null default 0,
  -- How many of them were in the draw; null until there was one.
  drawn int,
  -- Places that have had their turn, in the order of the draw and then of coming.
  called int not null default 0,
  -- How many may be inside, how fast each process answers, and which second of it this is.
  flow jsonb not null
);

-- One place a member.
create table room_place (
  schedule_id text not null references waiting_room (schedule_id) on delete cascade,
  member_id text not null,
  lot int not null,
  joined_at bigint not null,
  called_at bigint,
  entered_at bigint,
  ends_at bigint,
  -- An order was made.
  done boolean not null default false,
  gone boolean not null default false,
  stamp bigint not null,
  primary key (schedule_id, member_id)
);
-- What has changed since a process last looked?
create index room_place_stamp on room_place (schedule_id, stamp);
-- In which rooms is a member?
create index room_place_member on room_place (member_id);
