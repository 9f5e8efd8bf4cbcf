/**
 * Orders of every family claim places: seats, units of a counted stock, or none. What counts towards a member's limit
 * comes beside them, since goods without a stock claim nothing.
 */
export const placesMigration = {
  name: '045-places',
  sql: `
    drop function place_order(text, text, text, text, text, bigint, text[], jsonb, text, bigint, int, int, jsonb);

    -- Locks in one order everywhere: member, order row, claims by seat id. So no two can wait for each other.
    -- p_seats comes sorted. As few statements as can be: every order on sale goes through here.
    create function place_order(
      p_trade text, p_member text, p_schedule text, p_request text, p_hash text, p_expires bigint, p_seats text[],
      p_size int, p_body jsonb, p_replace text, p_now bigint, p_max_live int, p_max_seats int, p_replaced jsonb,
      out kind text, out trade text, out seats text[]
    )
    -- Plans are kept from the first call on, when the tables are still empty and reading all of them looks cheap.
    language plpgsql set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      old_hash text;
      old_status text;
      old_expires bigint;
      wanted text[] := p_seats;
      live int;
      owned bigint;
      claimed int;
    begin
      perform pg_advisory_xact_lock(21, hashtext(p_member));
      if p_replace is not null then
        select o.real_status, o.expires_at into old_status, old_expires from ticket_order o
          where o.trade_no = p_replace and o.member_id = p_member and o.schedule_id = p_schedule for update;
        if not found then
          kind := 'foreign';
          return;
        end if;
        if old_status like 'new%' and old_expires > p_now then
          select array_agg(s order by s collate "C") into wanted from (
            select unnest(p_seats) union
            select c.seat_id from seat_claim c where c.schedule_id = p_schedule and c.trade_no = p_replace) w(s);
        else
          p_replace := null;
        end if;
      end if;
      select max(o.trade_no) filter (where o.request_id = p_request),
        max(o.body_hash) filter (where o.request_id = p_request),
        count(*) filter (where o.real_status like 'new%' and o.expires_at > p_now and o.trade_no is distinct from p_replace),
        sum(o.seat_count) filter (where o.schedule_id = p_schedule and o.trade_no is distinct from p_replace
          and ((o.real_status like 'new%' and o.expires_at > p_now)
            or o.real_status in ('paid_uncheck', 'paid_certain', 'paid_success')))
        into trade, old_hash, live, owned
        from ticket_order o where o.member_id = p_member;
      if trade is not null then
        kind := case when old_hash = p_hash then 'repeated' else 'conflict' end;
        return;
      end if;
      if live >= p_max_live then
        kind := 'too-many-orders';
        return;
      end if;
      if coalesce(owned, 0) + p_size > p_max_seats then
        kind := 'too-many-seats';
        return;
      end if;
      with mine as (
        insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
        select p_schedule, s, p_trade, p_expires from unnest(wanted) s
        where not exists (
          -- One look-up by the whole key a seat: with “= any” the plan may read every claim of the performance.
          select 1 from unnest(p_seats) w where (
            select t.expires_at > p_now and t.trade_no is distinct from p_replace
            from seat_claim t where t.schedule_id = p_schedule and t.seat_id = w))
        on conflict (schedule_id, seat_id) do update
          set trade_no = excluded.trade_no, expires_at = excluded.expires_at
          where c.expires_at <= p_now or c.trade_no = p_replace
        returning c.seat_id)
      select count(*) filter (where seat_id = any(p_seats)) into claimed from mine;
      if claimed <> cardinality(p_seats) then
        if claimed > 0 or p_replace is not null then
          -- Some were won and some lost in the same moment: undo all of it.
          raise exception using errcode = 'HM001', message = 'seats lost';
        end if;
        select array_agg(c.seat_id order by c.seat_id) into seats from seat_claim c
          where c.schedule_id = p_schedule and c.seat_id = any(p_seats) and c.expires_at > p_now;
        kind := 'lost';
        return;
      end if;
      if p_replace is not null then
        delete from seat_claim c
          where c.schedule_id = p_schedule and c.trade_no = p_trade and not c.seat_id = any(p_seats);
        update ticket_order o set real_status = 'cancel_user',
          body = jsonb_set(jsonb_set(o.body, '{events}', (o.body -> 'events') || p_replaced), '{realStatus}', '"cancel_user"')
          where o.trade_no = p_replace;
      end if;
      insert into ticket_order (trade_no, member_id, schedule_id, real_status, created_at, expires_at, request_id,
        body_hash, seat_count, body)
      values (p_trade, p_member, p_schedule, 'new_locked', p_now, p_expires, p_request, p_hash, p_size, p_body);
      kind := 'placed';
      trade := p_trade;
    end $$;
  `,
};
