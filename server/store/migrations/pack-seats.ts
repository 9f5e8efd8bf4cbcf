/** What a member's packages hold of a performance counts towards its limit, under the lock of the sale itself. */
export const packSeatsMigration = {
  name: '066-pack-seats',
  sql: `
    -- Called in the arguments of place_order, so before it: takes the member's lock, and looks after it has it.
    -- The first evening of a package is left out: place_order counts it as the order's own schedule.
    create function pack_seats(p_member text, p_schedule text, p_now bigint) returns int
    language plpgsql set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
    declare
      held int;
    begin
      perform pg_advisory_xact_lock(21, hashtext(p_member));
      select coalesce(sum((
          select count(*) from seat_claim c
          where c.schedule_id = p_schedule and c.trade_no = o.trade_no and c.expires_at > p_now)), 0)
        into held
        from ticket_order o
        where o.member_id = p_member and o.body ->> 'packTradeNo' is not null and o.schedule_id <> p_schedule;
      return held;
    end $$;
  `,
};
