/**
 * What limits a member is counted over its live and paid orders alone: whoever has cancelled ten thousand costs no more
 * than anybody else. And orders have a pace.
 *
 * A process of an older release sends no max_minute, and is served as before.
 */
export const memberOrdersMigration = {
  name: '085-member-orders',
  sql: `
    -- Over an expression, so that no plan made while the tables were empty takes the index of all orders instead.
    create index ticket_order_counted on ticket_order ((member_id || ''), schedule_id)
      where real_status in ('new', 'new_locked', 'new_confirm', 'paid_uncheck', 'paid_certain', 'paid_success');
    create index ticket_order_newest on ticket_order (member_id, created_at desc, trade_no desc);

    create or replace function place_orders(p_members text[], p_orders jsonb)
      returns table (kind text, trade text, seats text[])
    -- Plans are kept from the first call on, when the tables are still empty and reading all of them looks cheap.
    language plpgsql set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      o record;
      old_hash text;
      old_status text;
      old_expires bigint;
      old_trade text;
      wanted text[];
      live int;
      owned bigint;
      claimed int;
    begin
      perform pg_advisory_xact_lock(21, m.lock) from (
        select distinct hashtext(u) as lock from unnest(p_members) u order by lock) m;
      for o in
        select * from jsonb_to_recordset(p_orders) as r(
          trade_no text, member text, schedule text, request text, hash text, expires bigint, places text[], size int,
          body jsonb, replace text, now bigint, max_live int, max_seats int, max_minute int, replaced jsonb)
      loop
        kind := 'placed';
        seats := null;
        wanted := o.places;
        old_trade := o.replace;
        <<sale>>
        begin
          if old_trade is not null then
            select t.real_status, t.expires_at into old_status, old_expires from ticket_order t
              where t.trade_no = old_trade and t.member_id = o.member and t.schedule_id = o.schedule for update;
            if not found then
              kind := 'foreign';
              exit sale;
            end if;
            if old_status like 'new%' and old_expires > o.now then
              select array_agg(s order by s collate "C") into wanted from (
                select unnest(o.places) union
                select c.seat_id from seat_claim c where c.schedule_id = o.schedule and c.trade_no = old_trade) w(s);
            else
              old_trade := null;
            end if;
          end if;
          select t.trade_no, t.body_hash into trade, old_hash from ticket_order t
            where t.member_id = o.member and t.request_id = o.request;
          if trade is not null then
            kind := case when old_hash = o.hash then 'repeated' else 'conflict' end;
            exit sale;
          end if;
          if o.max_minute is not null and (
            select count(*) from (
              select from ticket_order t where t.member_id = o.member and t.created_at > o.now - 60000
              order by t.created_at desc, t.trade_no desc limit o.max_minute) newest) >= o.max_minute then
            kind := 'too-fast';
            exit sale;
          end if;
          select count(*) filter (where t.real_status like 'new%' and t.expires_at > o.now),
            coalesce(sum(t.seat_count) filter (where t.schedule_id = o.schedule
              and (t.real_status not like 'new%' or t.expires_at > o.now)), 0)
            -- The first evening of a package is its order's own schedule: counted above.
            + coalesce(sum((
                select count(*) from seat_claim c
                where c.schedule_id = o.schedule and c.trade_no = t.trade_no and c.expires_at > o.now))
              filter (where t.schedule_id <> o.schedule and t.body ->> 'packTradeNo' is not null), 0)
            into live, owned
            from ticket_order t
            where t.member_id || '' = o.member and t.trade_no is distinct from old_trade
              and t.real_status in ('new', 'new_locked', 'new_confirm', 'paid_uncheck', 'paid_certain', 'paid_success');
          if live >= o.max_live then
            kind := 'too-many-orders';
            exit sale;
          end if;
          if owned + o.size > o.max_seats then
            kind := 'too-many-seats';
            exit sale;
          end if;
          insert into seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
            select o.schedule, s, o.trade_no, o.expires from unnest(wanted) s
            where not exists (
              -- One look-up by the whole key a seat: with “= any” the plan may read every claim of the performance.
              select 1 from unnest(o.places) w where (
                select t.expires_at > o.now and t.trade_no is distinct from old_trade
                from seat_claim t where t.schedule_id = o.schedule and t.seat_id = w))
            on conflict (schedule_id, seat_id) do update
              set trade_no = excluded.trade_no, expires_at = excluded.expires_at
              where c.expires_at <= o.now or c.trade_no = old_trade;
          get diagnostics claimed = row_count;
          if claimed <> cardinality(wanted) then
            if claimed > 0 or old_trade is not null then
              -- Some were won and some lost in the same moment: undo all of it.
              raise exception using errcode = 'HM001', message = 'seats lost';
            end if;
            select array_agg(c.seat_id order by c.seat_id) into seats from seat_claim c
              where c.schedule_id = o.schedule and c.seat_id = any(o.places) and c.expires_at > o.now;
            kind := 'lost';
            exit sale;
          end if;
          if old_trade is not null then
            delete from seat_claim c
              where c.schedule_id = o.schedule and c.trade_no = o.trade_no and not c.seat_id = any(o.places);
            update ticket_order t set real_status = 'cancel_user',
              body = jsonb_set(jsonb_set(t.body, '{events}', (t.body -> 'events') || o.replaced), '{realStatus}', '"cancel_user"')
              where t.trade_no = old_trade;
          end if;
          insert into ticket_order (trade_no, member_id, schedule_id, real_status, created_at, expires_at, request_id,
            body_hash, seat_count, body)
          values (o.trade_no, o.member, o.schedule, 'new_locked', o.now, o.expires, o.request, o.hash, o.size, o.body);
          trade := o.trade_no;
        end sale;
        return next;
      end loop;
    end $$;

    -- A monitor asks whether the database takes what it is given.
    create table health_probe (at timestamptz not null);
    insert into health_probe values (now());
  `,
};
