-- What the office asks of years of orders is found by an index, and a day's money is summed from indexes alone.

-- When an order that stands, or was given back whole, was paid; and what went back of it, when: as its events and its
-- returned parts have it, written with each of its writes.
alter table ticket_order add column paid_at bigint, add column back_at bigint[] not null default '{}',
  add column back_fen bigint[] not null default '{}';
update ticket_order t set
  paid_at = case when real_status in ('paid_success', 'paid_return_succ') then coalesce(
    (jsonb_path_query_array(body, '$.events[*] ? (@.status == "paid_success").at') ->> -1)::bigint, created_at) end,
  back_at = back.at, back_fen = back.fen
from (
  select o.trade_no, coalesce(array_agg((p.part ->> 'at')::bigint order by nth) filter (where p.part is not null), '{}') as at,
    coalesce(array_agg(case when p.part ? 'donated' then 0
      else coalesce(p.part -> 'exchanged' ->> 'back', p.part ->> 'amount')::bigint end order by nth)
      filter (where p.part is not null), '{}') as fen
  from ticket_order o left join jsonb_array_elements(o.body -> 'returned') with ordinality p(part, nth) on true
  group by o.trade_no) back
where back.trade_no = t.trade_no;
-- Which orders were paid on a day?
create index ticket_order_paid on ticket_order (paid_at) where paid_at is not null;
-- What has gone back?
create index ticket_order_back on ticket_order (trade_no) include (back_at, back_fen) where back_at <> '{}';

-- Which orders are of a performance? Those of packages alone name others than their own: only they have an entry in the
-- second index, which is dear to keep.
create index ticket_order_schedule on ticket_order (schedule_id);
create index ticket_order_shares on ticket_order using gin (share_of) where share_of <> array[schedule_id];
-- How many orders are in each status?
create index ticket_order_status on ticket_order (real_status);
-- Which orders have this contact?
create index ticket_order_mobile on ticket_order ((body -> 'contact' ->> 'mobile'))
  where body -> 'contact' ->> 'mobile' is not null;
create index ticket_order_email on ticket_order ((body -> 'contact' ->> 'email'))
  where body -> 'contact' ->> 'email' is not null;

-- Read from the body by the database itself.
alter table payment
  add column gateway text generated always as (body ->> 'gateway') stored,
  add column received bigint generated always as ((body ->> 'received')::bigint) stored,
  add column received_at bigint generated always as ((body ->> 'receivedAt')::bigint) stored,
  add column refund bigint generated always as ((body ->> 'refund')::bigint) stored;
-- What came in on a day, and what have all payments brought and given back?
create index payment_received on payment (received_at) include (received, refund);
-- Which money made no order?
create index payment_unneeded on payment (pay_no) where state <> 'paid' and refund > 0;
