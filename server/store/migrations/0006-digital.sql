-- What the digital halls keep of members: how far they have come, what they asked, wanted to hear of, and gave on.

create table heard (
  member_id text not null references member (id) on delete cascade,
  title_id text not null,
  movement text not null,
  at_second int not null,
  in_movement int not null,
  heard_at bigint not null,
  primary key (member_id, title_id)
);
-- What did a member hear last?
create index heard_recent on heard (member_id, heard_at desc);

create table artist_question (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  artist_id text not null,
  request_id text not null,
  body_hash text not null,
  body text not null,
  state text not null check (state in ('waiting', 'answered', 'declined')),
  answer text not null,
  asked_at bigint not null,
  answered_at bigint,
  -- Also: what has a member asked?
  unique (member_id, request_id)
);
-- What has an artist answered?
create index artist_question_answered on artist_question (artist_id, asked_at desc) where state = 'answered';

create table air_reminder (
  member_id text not null references member (id) on delete cascade,
  airing_id text not null,
  title_id text not null,
  starts_at bigint not null,
  set_at bigint not null,
  primary key (member_id, airing_id)
);
-- Which ones are over?
create index air_reminder_start on air_reminder (starts_at);

-- Orders outlive their member, and so does what was given on.
create table recording_gift (
  id text primary key,
  trade_no text not null unique,
  giver_id text not null,
  code text not null unique,
  given_at bigint not null,
  taker_id text,
  taken_at bigint
);
-- What did a member give, and what did one take?
create index recording_gift_giver on recording_gift (giver_id);
create index recording_gift_taker on recording_gift (taker_id) where taker_id is not null;
