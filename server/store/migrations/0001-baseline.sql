-- The whole database of the first release. A migration that has run never changes: what comes later is a file of its
-- own (CONTRIBUTING, “Migrations”). Instants are bigint milliseconds since the epoch, money is fen.

-- Members -------------------------------------------------------------------------------------------------------------

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

-- Points and growth. An entry may be on its way (credit_at), and says which gain it takes back (against).
create table ledger (
  member_id text not null references member (id) on delete cascade,
  ref text not null,
  seq bigint generated always as identity,
  reason text not null,
  points int not null,
  fen bigint not null,
  at bigint not null,
  expires_at bigint,
  credit_at bigint,
  against text,
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

-- The catalogue -------------------------------------------------------------------------------------------------------

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
  used_at bigint,
  unique (trade_no, place)
);

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

-- Who waits for a sold-out performance, in the order of joining.
create table waiting (
  schedule_id text not null,
  member_id text not null,
  turn bigint generated by default as identity,
  quantity int not null,
  locale text not null,
  joined_at bigint not null,
  trade_no text,
  primary key (schedule_id, member_id)
);
-- Who is next?
create index waiting_turn on waiting (schedule_id, turn) where trade_no is null;
-- What does a member wait for?
create index waiting_member on waiting (member_id);

-- Cards: a paid order issues each of its cards once, and a code opens one card.
create table membership (
  membership_id text primary key,
  member_id text not null,
  trade_no text not null,
  place int not null,
  code text not null unique,
  issued_at bigint not null,
  body jsonb not null,
  unique (trade_no, place)
);
-- Which cards has a member?
create index membership_member on membership (member_id);

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

-- A monitor asks whether the database takes what it is given.
create table health_probe (at timestamptz not null);
insert into health_probe values (now());

-- Placing orders ------------------------------------------------------------------------------------------------------

-- `decidePlacement` of the rules in one statement for several orders, with their claims; a model test holds the two
-- together. One row back for each order, in the same order. An exception ends them all.
-- Locks in one order everywhere: members, order row, claims by schedule and place, which come sorted. So no two can
-- wait for each other. As few statements as can be: every order on sale goes through here.
create function place_orders(p_members text[], p_orders jsonb) returns table (kind text, trade text, seats text[])
-- Plans are kept from the first call on, when the tables are still empty and reading all of them looks cheap.
language plpgsql set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
declare
  o record;
  old_hash text;
  old_standing text;
  old_expires bigint;
  old_shares text[];
  old_trade text;
  want_schedules text[];
  want_places text[];
  live int;
  over text;
  claimed int;
begin
  perform pg_advisory_xact_lock(21, m.lock) from (
    select distinct hashtext(u) as lock from unnest(p_members) u order by lock) m;
  for o in
    select * from jsonb_to_recordset(p_orders) as r(
      trade_no text, member text, family text, schedule text, request text, hash text, expires bigint,
      schedules text[], places text[], share_of text[], share_size int[], limits int[],
      body jsonb, replace text, now bigint, max_live int, max_minute int, replaced jsonb)
  loop
    kind := 'placed';
    seats := null;
    old_trade := o.replace;
    want_schedules := o.schedules;
    want_places := o.places;
    <<sale>>
    begin
      select t.trade_no, t.body_hash into trade, old_hash from ticket_order t
        where t.member_id = o.member and t.request_id = o.request;
      if trade is not null then
        kind := case when old_hash = o.hash then 'repeated' else 'conflict' end;
        exit sale;
      end if;
      if old_trade is not null then
        select t.standing, t.expires_at, t.share_of into old_standing, old_expires, old_shares from ticket_order t
          where t.trade_no = old_trade and t.member_id = o.member and t.schedule_id = o.schedule for update;
        if not found then
          kind := 'foreign';
          exit sale;
        end if;
        if old_standing = 'unpaid' and old_expires > o.now then
          select coalesce(array_agg(w.schedule order by w.schedule collate "C", w.place collate "C"), '{}'),
            coalesce(array_agg(w.place order by w.schedule collate "C", w.place collate "C"), '{}')
            into want_schedules, want_places from (
              select * from unnest(o.schedules, o.places)
              union
              select c.schedule_id, c.seat_id from seat_claim c
                where c.schedule_id = any(old_shares) and c.trade_no = old_trade) w(schedule, place);
        else
          old_trade := null;
        end if;
      end if;
      if o.max_minute is not null and (
        select count(*) from (
          select from ticket_order t where '' || t.member_id = o.member and t.created_at > o.now - 60000
          order by t.created_at desc, t.trade_no desc limit o.max_minute) newest) >= o.max_minute then
        kind := 'too-fast';
        exit sale;
      end if;
      with counted as materialized (
        select t.standing, t.share_of, t.share_size from ticket_order t
        where t.member_id || '' = o.member and t.standing <> 'ended' and t.trade_no is distinct from old_trade
          and (t.standing = 'owned' or t.expires_at > o.now))
      select (select count(*) from counted c where c.standing = 'unpaid'),
        (select l.thing from unnest(o.share_of, o.share_size, o.limits) with ordinality l(thing, size, most, nth)
          where l.size + coalesce((
            select sum(s.size) from counted c, unnest(c.share_of, c.share_size) s(thing, size)
            where s.thing = l.thing), 0) > l.most
          order by l.nth limit 1)
        into live, over;
      if live >= o.max_live then
        kind := 'too-many-orders';
        exit sale;
      end if;
      if over is not null then
        kind := 'too-many-seats';
        seats := array[over];
        exit sale;
      end if;
      insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
        select w.schedule, w.place, o.trade_no, o.expires from unnest(want_schedules, want_places) w(schedule, place)
        where not exists (
          -- One look-up by the whole key a place: with “= any” the plan may read every claim of the performance.
          select 1 from unnest(o.schedules, o.places) p(schedule, place) where (
            select t.expires_at > o.now and t.trade_no is distinct from old_trade
            from seat_claim t where t.schedule_id = p.schedule and t.seat_id = p.place))
        on conflict (schedule_id, seat_id) do update
          set trade_no = excluded.trade_no, expires_at = excluded.expires_at
          where c.expires_at <= o.now or c.trade_no = old_trade;
      get diagnostics claimed = row_count;
      if claimed <> cardinality(want_places) then
        if claimed > 0 or old_trade is not null then
          -- Some were won and some lost in the same moment: undo all of it.
          raise exception using errcode = 'HM001', message = 'seats lost';
        end if;
        select array_agg(p.place order by p.schedule, p.place) into seats
          from unnest(o.schedules, o.places) p(schedule, place), seat_claim c
          where c.schedule_id = p.schedule and c.seat_id = p.place and c.expires_at > o.now;
        kind := 'lost';
        exit sale;
      end if;
      if old_trade is not null then
        delete from seat_claim c using unnest(want_schedules, want_places) w(schedule, place)
          where c.schedule_id = w.schedule and c.seat_id = w.place and not exists (
            select from unnest(o.schedules, o.places) p(schedule, place)
            where p.schedule = w.schedule and p.place = w.place);
        update ticket_order t set real_status = 'cancel_user',
          body = jsonb_set(t.body, '{events}', (t.body -> 'events') || o.replaced) where t.trade_no = old_trade;
        update payment p set state = 'closed' where p.trade_no = old_trade and p.state = 'started';
        delete from discount_claim d where d.trade_no = old_trade;
      end if;
      insert into ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at,
        request_id, body_hash, share_of, share_size, body)
      values (o.trade_no, o.member, o.family, o.schedule, 'new_locked', o.now, o.expires, o.request, o.hash,
        o.share_of, o.share_size, o.body);
      trade := o.trade_no;
    end sale;
    return next;
  end loop;
end $$;
