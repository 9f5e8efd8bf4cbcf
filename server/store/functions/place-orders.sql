-- `decidePlacement` of the rules in one statement for several orders, each of another member and for other places than
-- the rest; a model test holds the two together. One row back for each order, in the same order. What one of them raises
-- ends them all.
-- One look at what is there and one insert of each kind serve all of them: a statement that inserts reads the checks, the
-- generated column and the indexed expressions of its table anew, which costs more than the row does.
-- Locks in one order everywhere: members, order row, claims by schedule and place, which come sorted. So no two can wait
-- for each other.
create or replace function place_orders(p_members text[], p_orders jsonb)
returns table (kind text, trade text, seats text[])
-- Plans are kept from the first call on, when the tables are still empty and reading all of them looks cheap.
language plpgsql set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  -- The order that gives way, if it still holds its places. The one that replaces it comes alone.
  old_trade text;
  old_found boolean;
  changed jsonb;
  -- Its places and those of the one that replaces it.
  both_schedules text[];
  both_places text[];
  missed boolean;
  asked_at bigint;
  asked_schedules text[];
  asked_places text[];
begin
  perform pg_advisory_xact_lock(21, m.lock) from (
    select distinct hashtext(u) as lock from unnest(p_members) u order by lock) m;
  if p_orders @? '$[*] ? (@.replace != null)' then
    if jsonb_array_length(p_orders) > 1 then
      raise exception 'an order that replaces another comes alone';
    end if;
    select true, case when t.standing = 'unpaid' and t.expires_at > o.now then t.trade_no end, o.replaced
      into old_found, old_trade, changed
      from jsonb_to_recordset(p_orders) as o(replace text, member text, schedule text, now bigint, replaced jsonb),
        ticket_order t
      where t.trade_no = o.replace and t.member_id = o.member and t.schedule_id = o.schedule for update of t;
    select array_agg(w.schedule), array_agg(w.place) into both_schedules, both_places from (
      select p.* from jsonb_to_recordset(p_orders) as o(schedules text[], places text[]),
        unnest(o.schedules, o.places) p(schedule, place)
      union
      select c.schedule_id, c.seat_id from ticket_order t, seat_claim c
        where t.trade_no = old_trade and c.schedule_id = any(t.share_of) and c.trade_no = old_trade
    ) w(schedule, place) where old_trade is not null;
  end if;
  for kind, trade, seats, missed, asked_at, asked_schedules, asked_places in
    with judged as materialized (
      select o.*, known.trade_no as known, mine.over, taken.places as taken, case
        when known.body_hash = o.hash then 'repeated'
        when known.body_hash <> o.hash then 'conflict'
        when o.replace is not null and old_found is null then 'foreign'
        when (
          select count(*) from (
            select from ticket_order t where '' || t.member_id = o.member
              and t.created_at > o.now - o.pace_window
            order by t.created_at desc, t.trade_no desc limit o.max_minute) newest) >= o.max_minute then 'too-fast'
        when mine.live >= o.max_live then 'too-many-orders'
        when mine.over is not null then 'too-many-seats'
        when taken.places is not null then 'lost'
        else 'placed' end as verdict
      from rows from (jsonb_to_recordset(p_orders) as (
        trade_no text, member text, family text, schedule text, request text, hash text, expires bigint,
        schedules text[], places text[], share_of text[], share_size int[], limits int[],
        body jsonb, replace text, now bigint, max_live int, max_minute int, pace_window bigint, status text
      )) with ordinality as o(trade_no, member, family, schedule, request, hash, expires, schedules, places, share_of,
        share_size, limits, body, replace, now, max_live, max_minute, pace_window, status, nth)
      left join lateral (
        select t.trade_no, t.body_hash from ticket_order t
        where t.member_id = o.member and t.request_id = o.request offset 0) known on true
      cross join lateral (
        with counted as materialized (
          select t.standing, t.share_of, t.share_size from ticket_order t
          where t.member_id || '' = o.member and t.standing <> 'ended' and t.trade_no is distinct from old_trade
            and (t.standing = 'owned' or t.expires_at > o.now))
        select (select count(*) from counted c where c.standing = 'unpaid') as live,
          (select l.thing from unnest(o.share_of, o.share_size, o.limits) with ordinality l(thing, size, most, nth)
            where l.size + coalesce((
              select sum(s.size) from counted c, unnest(c.share_of, c.share_size) s(thing, size)
              where s.thing = l.thing), 0) > l.most
            order by l.nth limit 1) as over) mine
      cross join lateral (
        select array_agg(p.place order by p.schedule, p.place) as places
        from unnest(o.schedules, o.places) p(schedule, place) where (
          -- One look-up by the whole key a place: with a join the plan may read every claim of the performance.
          select t.expires_at > o.now and t.trade_no is distinct from old_trade
          from seat_claim t where t.schedule_id = p.schedule and t.seat_id = p.place)) taken
    ), claimed as (
      insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
      select w.schedule, w.place, j.trade_no, j.expires
      from judged j, unnest(coalesce(both_schedules, j.schedules), coalesce(both_places, j.places)) w(schedule, place)
      where j.verdict = 'placed' order by w.schedule collate "C", w.place collate "C"
      on conflict (schedule_id, seat_id) do update
        set trade_no = excluded.trade_no, expires_at = excluded.expires_at
        where c.expires_at <= (select min(j.now) from judged j) or c.trade_no = old_trade
      returning c.trade_no
    ), written as (
      insert into ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at,
        request_id, body_hash, share_of, share_size, body)
      select j.trade_no, j.member, j.family, j.schedule, j.status, j.now, j.expires,
        j.request, j.hash, j.share_of, j.share_size, j.body
      from judged j where j.verdict = 'placed'
    )
    select j.verdict, coalesce(j.known, j.trade_no),
      case j.verdict when 'lost' then j.taken when 'too-many-seats' then array[j.over] end,
      j.verdict = 'placed' and (select count(*) from claimed c where c.trade_no = j.trade_no)
        < cardinality(coalesce(both_places, j.places)), j.now, j.schedules, j.places
    from judged j order by j.nth
  loop
    if missed then
      -- Somebody else was quicker in this very moment: what was won is given up again.
      if old_trade is not null then
        raise exception using errcode = 'HM001', message = 'seats lost';
      end if;
      delete from seat_claim c using unnest(asked_schedules, asked_places) w(schedule, place)
        where c.schedule_id = w.schedule and c.seat_id = w.place and c.trade_no = trade;
      delete from ticket_order t where t.trade_no = trade;
      kind := 'lost';
      select array_agg(c.seat_id order by c.schedule_id, c.seat_id) into seats
        from unnest(asked_schedules, asked_places) w(schedule, place), seat_claim c
        where c.schedule_id = w.schedule and c.seat_id = w.place and c.expires_at > asked_at;
    elsif old_trade is not null and kind = 'placed' then
      delete from seat_claim c using unnest(both_schedules, both_places) w(schedule, place)
        where c.schedule_id = w.schedule and c.seat_id = w.place and not exists (
          select from unnest(asked_schedules, asked_places) p(schedule, place)
          where p.schedule = w.schedule and p.place = w.place);
      update ticket_order t set real_status = changed ->> 'status',
        body = jsonb_set(t.body, '{events}', (t.body -> 'events') || changed) where t.trade_no = old_trade;
      update payment p set state = 'closed' where p.trade_no = old_trade and p.state = 'started';
      delete from discount_claim d where d.trade_no = old_trade;
    end if;
    return next;
  end loop;
end $$;
