-- The function of 0001-baseline.sql with what it had as a fact of its own: how long an order counts towards the pace of
-- its member, and the statuses of an order that is placed and of one that gives way. Who calls it says them, from the
-- rules; the release before says the last one alone, in the event of the time line.
create or replace function place_orders(p_members text[], p_orders jsonb)
returns table (kind text, trade text, seats text[])
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
      body jsonb, replace text, now bigint, max_live int, max_minute int, pace_window bigint,
      status text, replaced jsonb)
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
          select from ticket_order t where '' || t.member_id = o.member
            and t.created_at > o.now - coalesce(o.pace_window, 60000)
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
        update ticket_order t set real_status = o.replaced ->> 'status',
          body = jsonb_set(t.body, '{events}', (t.body -> 'events') || o.replaced) where t.trade_no = old_trade;
        update payment p set state = 'closed' where p.trade_no = old_trade and p.state = 'started';
        delete from discount_claim d where d.trade_no = old_trade;
      end if;
      insert into ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at,
        request_id, body_hash, share_of, share_size, body)
      values (o.trade_no, o.member, o.family, o.schedule, coalesce(o.status, 'new_locked'), o.now, o.expires,
        o.request, o.hash, o.share_of, o.share_size, o.body);
      trade := o.trade_no;
    end sale;
    return next;
  end loop;
end $$;
