-- The whole database of release 1.0.0. A migration that has run never changes: what comes later is a file of its own
-- (CONTRIBUTING, “Migrations”). Functions are not here: they stand whole in ../functions.
-- Instants are bigint milliseconds since the epoch, money is fen. Each index says which question it answers.

-- Members and their accounts ------------------------------------------------------------------------------------------

create table member (
  id text primary key,
  nickname text not null,
  mobile text unique,
  email text unique,
  password_hash text,
  vendor text not null check (vendor in ('member', 'none', 'unlinked')),
  created_at bigint not null,
  joined_at bigint,
  -- The upload that is the member's picture.
  head_id text,
  -- The language of the page that the member last signed in on.
  locale text
);

create table session (
  session_hash text primary key,
  secret_hash text,
  member_id text not null references member (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  -- A device by its kind ("edge/windows"), and the shortened network address.
  device text not null default '',
  place text not null default ''
);
-- Which sessions has a member?
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

-- What a member sees of their own account: where it was opened and what was changed.
create table sign_in (
  id bigint generated always as identity primary key,
  member_id text not null references member (id) on delete cascade,
  at bigint not null,
  kind text not null check (kind in (
    'sms', 'mail', 'pass', 'password', 'mobile', 'email', 'others', 'export', 'leave', 'stay')),
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

-- Points and growth. An entry may be on its way (credit_at), and says which gain it takes back (against).
create table ledger (
  member_id text not null references member (id) on delete cascade,
  ref text not null,
  seq bigint generated always as identity,
  reason text not null check (reason in (
    'order', 'card', 'birthday', 'unspend', 'spend', 'refund', 'exchange', 'other')),
  points int not null,
  fen bigint not null,
  at bigint not null,
  expires_at bigint,
  credit_at bigint,
  against text,
  primary key (member_id, ref)
);

-- What members tell about themselves ----------------------------------------------------------------------------------

create table address (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  mobile text not null,
  country text not null,
  province text not null,
  city text not null,
  district text not null,
  detail text not null,
  postcode text not null,
  is_default boolean not null,
  created_at bigint not null
);
-- Which addresses has a member?
create index address_member on address (member_id);

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

-- Files that members sent; those that neither a form nor a member's picture has taken are swept away.
create table upload (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  type text not null,
  size int not null,
  bytes bytea not null,
  kept boolean not null,
  -- A member's picture.
  head boolean not null default false,
  created_at bigint not null,
  constraint upload_size_check check (size = octet_length(bytes))
);
-- Which files has a member?
create index upload_member on upload (member_id);
-- Which ones were given up?
create index upload_unclaimed on upload (created_at) where not kept;

create table favorite (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  type text not null check (type in ('program', 'recording', 'news', 'person', 'product')),
  target_id text not null,
  added_at bigint not null,
  -- What it was called when it was kept: what is deleted can still be named.
  title jsonb,
  -- When it was seen sold out, so that what can be had again is said to be.
  sold_out_at bigint,
  unique (member_id, type, target_id)
);
-- Which favourites of what is sold out now are not marked yet?
create index favorite_unmarked on favorite (target_id) where type = 'program' and sold_out_at is null;

-- Messages left with the box office.
create table enquiry (
  reference text primary key,
  request_id text not null unique,
  body_hash text not null,
  topic text not null,
  name text not null,
  email text not null,
  mobile text,
  message text not null,
  locale text not null,
  member_id text,
  created_at bigint not null
);
-- What has lain here for too long?
create index enquiry_created on enquiry (created_at);

-- The catalogue, and the seasons that were published into it ----------------------------------------------------------

-- The one row is locked by every write, so that versions have an order.
create table catalogue_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into catalogue_version (version) values (0);

create table catalogue_doc (
  kind text not null,
  id text not null,
  version bigint not null,
  body jsonb not null,
  primary key (kind, id)
);
-- What is new since a version?
create index catalogue_doc_version on catalogue_doc (version);

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

-- Pictures that seasons bring along; an earlier version that is published again may name them, so they stay.
create table season_picture (
  -- Made from its bytes.
  id text primary key,
  type text not null,
  bytes bytea not null
);

-- A cancelled, moved or restored evening: every buyer is to be told.
create table occasion_change (
  id text primary key,
  family text not null check (family in ('seat', 'show')),
  occasion_id text not null,
  kind text not null check (kind in ('cancelled', 'moved', 'restored')),
  from_at bigint not null,
  to_at bigint not null,
  -- Null where the office did it by command.
  version int references season_version (number),
  at bigint not null,
  told_at bigint
);
-- Of which ones have the buyers not been told?
create index occasion_change_untold on occasion_change (at) where told_at is null;

-- Orders --------------------------------------------------------------------------------------------------------------

-- Columns are what statements ask for; all else of an order is in its body, and no fact is in both.
create table ticket_order (
  trade_no text primary key,
  member_id text not null,
  family text not null,
  schedule_id text not null,
  real_status text not null check (real_status in (
    'new', 'new_locked', 'new_confirm', 'cancel_sys', 'cancel_timeout', 'cancel_user', 'paid_uncheck', 'paid_certain',
    'paid_success', 'paid_failure', 'paid_return_cert', 'paid_return_fail', 'paid_return_succ')),
  -- As the rules divide the statuses (isUnpaid, isOwned): a test holds the two together.
  standing text not null generated always as (
    case when real_status in ('new', 'new_locked', 'new_confirm') then 'unpaid'
      when real_status in ('paid_uncheck', 'paid_certain', 'paid_success') then 'owned'
      else 'ended' end) stored,
  created_at bigint not null,
  expires_at bigint not null,
  request_id text not null,
  body_hash text not null,
  -- What counts towards the limits of the member: how much, of which thing.
  share_of text[] not null,
  share_size int[] not null,
  body jsonb not null,
  unique (member_id, request_id)
);
-- Which holds have run out?
create index ticket_order_unpaid on ticket_order (expires_at) where standing = 'unpaid';
-- What counts towards a member's limits? This index and the next are over expressions of their own, so that no plan
-- made while the table was empty takes one of them, or the key above, for another's question: whoever has cancelled
-- ten thousand costs no more than anybody else.
create index ticket_order_counted on ticket_order ((member_id || '')) where standing <> 'ended';
-- Which orders has a member made lately?
create index ticket_order_newest on ticket_order (('' || member_id), created_at desc, trade_no desc);

-- One row a place and schedule: the key is the last line against a double sale (quality.md R4).
create table seat_claim (
  schedule_id text not null,
  seat_id text not null,
  trade_no text not null,
  expires_at bigint not null,
  primary key (schedule_id, seat_id)
);

create table ticket (
  code text primary key,
  trade_no text not null references ticket_order (trade_no),
  place int not null,
  seat_ids text[] not null,
  -- In a package the performance that it admits to.
  schedule_id text,
  -- Who may show it at the door, where that is not the buyer.
  holder text,
  used_at bigint,
  unique (trade_no, place)
);

-- Tickets that are given to friends, and what is kept of them.
create table ticket_gift (
  id text primary key,
  trade_no text not null references ticket_order (trade_no),
  schedule_id text not null,
  piece text not null,
  giver text not null,
  -- Where the offer is for one number alone.
  mobile text,
  receiver text,
  state text not null check (state in ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'handed_back', 'ended')),
  created_at bigint not null,
  expires_at bigint not null,
  settled_at bigint
);
-- A ticket is offered to one friend at a time, or is with one.
create unique index ticket_gift_piece on ticket_gift (trade_no, schedule_id, piece)
  where state in ('offered', 'accepted');
-- Which gifts has an order?
create index ticket_gift_order on ticket_gift (trade_no);
-- What has a member given, and what been given?
create index ticket_gift_giver on ticket_gift (giver);
create index ticket_gift_receiver on ticket_gift (receiver) where receiver is not null;
-- What waits for the owner of a number?
create index ticket_gift_mobile on ticket_gift (mobile) where mobile is not null and state = 'offered';
-- Which offers have run out?
create index ticket_gift_expiry on ticket_gift (expires_at) where state = 'offered';

-- Cards: a paid order issues each of its cards once, and a code opens one card.
create table membership (
  membership_id text primary key,
  member_id text not null,
  trade_no text not null references ticket_order (trade_no),
  place int not null,
  code text not null unique,
  issued_at bigint not null,
  body jsonb not null,
  unique (trade_no, place)
);
-- Which cards has a member?
create index membership_member on membership (member_id);

-- Money ---------------------------------------------------------------------------------------------------------------

create table payment (
  pay_no text primary key,
  trade_no text not null references ticket_order (trade_no),
  state text not null check (state in ('started', 'unknown', 'declined', 'closed', 'paid', 'wrong', 'extra')),
  asked_at bigint not null,
  refund_state text not null check (refund_state in ('none', 'due', 'done')),
  refund_at bigint not null,
  body jsonb not null
);
-- Which payments has an order?
create index payment_order on payment (trade_no);
-- Which payments is the gateway to be asked about?
create index payment_open on payment (asked_at) where state in ('started', 'unknown');
-- Which money is to be sent back?
create index payment_refund on payment (refund_at) where refund_state = 'due';

-- The sandbox's own books: it stands for a bank.
create table sandbox_payment (
  pay_no text primary key,
  body jsonb not null
);

-- Donations of what a return would have given back; the receipt's number names one.
create table donation (
  receipt_no text primary key,
  trade_no text not null references ticket_order (trade_no),
  member_id text not null,
  fen bigint not null check (fen > 0),
  name text not null,
  at bigint not null
);
-- Which donations came from an order?
create index donation_order on donation (trade_no);

-- Discounts -----------------------------------------------------------------------------------------------------------

create table discount_holding (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  offer_id text not null,
  valid_from bigint not null,
  valid_until bigint not null,
  total int not null check (total > 0),
  granted_at bigint not null
);
-- What has a member been given?
create index discount_holding_member on discount_holding (member_id);

create table discount_claim (
  trade_no text not null,
  ref text not null,
  member_id text not null,
  uses int not null check (uses > 0),
  expires_at bigint not null,
  primary key (trade_no, ref)
);
-- What do a member's orders use?
create index discount_claim_member on discount_claim (member_id, expires_at);
-- Which claims have run out?
create index discount_claim_expiry on discount_claim (expires_at);

create table discount_count (
  offer_id text primary key,
  taken int not null check (taken >= 0)
);

-- Waiting: in line for what is sold out, in a room for what many want at once -----------------------------------------

create table waiting (
  schedule_id text not null,
  member_id text not null references member (id) on delete cascade,
  turn bigint generated by default as identity,
  quantity int not null,
  -- How few seats are still wanted, and whether only seats beside each other are.
  least int not null default 1,
  together boolean not null default false,
  locale text not null,
  joined_at bigint not null,
  -- The order that is held for the first in line; empty where a turn passed.
  trade_no text,
  primary key (schedule_id, member_id)
);
-- Who is next?
create index waiting_turn on waiting (schedule_id, turn) where trade_no is null;
-- What does a member wait for?
create index waiting_member on waiting (member_id);

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

-- The digital halls: how far members have come, what they asked, wanted to hear of, and gave on -----------------------

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
-- Which ones has nobody read?
create index artist_question_unread on artist_question (asked_at) where state = 'waiting';

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

create table recording_gift (
  id text primary key,
  trade_no text not null unique references ticket_order (trade_no),
  giver_id text not null,
  code text not null unique,
  given_at bigint not null,
  taker_id text,
  taken_at bigint
);
-- What did a member give, and what did one take?
create index recording_gift_giver on recording_gift (giver_id);
create index recording_gift_taker on recording_gift (taker_id) where taker_id is not null;

-- The office, and what people are told --------------------------------------------------------------------------------

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
-- Which are due?
create index letter_due on letter (due_at) where state in ('waiting', 'sending');
-- How many are in each state but the one of nearly all?
create index letter_state on letter (state) where state not in ('sent', 'dropped', 'kept');
-- What became of the letters of an order, and of a member?
create index letter_order on letter (trade_no) where trade_no is not null;
create index letter_member on letter (member_id) where member_id is not null;
-- Which are old enough to be forgotten?
create index letter_created on letter (created_at);

-- A monitor asks whether the database takes what it is given.
create table health_probe (at timestamptz not null);
insert into health_probe values (now());
