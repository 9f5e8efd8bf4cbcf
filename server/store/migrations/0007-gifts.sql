-- Tickets that are given to friends, and what is kept of them.

-- Who may show the ticket at the door, where it is not the buyer.
alter table ticket add column holder text;
-- Which tickets has a member been given?
create index ticket_holder on ticket (holder) where holder is not null;

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
-- Which gifts has an order? A ticket is offered to one friend at a time, or is with one.
create unique index ticket_gift_piece on ticket_gift (trade_no, schedule_id, piece)
  where state in ('offered', 'accepted');
create index ticket_gift_order on ticket_gift (trade_no);
-- What has a member given, and what been given?
create index ticket_gift_giver on ticket_gift (giver);
create index ticket_gift_receiver on ticket_gift (receiver) where receiver is not null;
-- What waits for the owner of a number?
create index ticket_gift_mobile on ticket_gift (mobile) where mobile is not null and state = 'offered';
-- Which offers have run out?
create index ticket_gift_expiry on ticket_gift (expires_at) where state = 'offered';

-- Donations of what a return would have given back; the receipt's number names one.
create table donation (
  receipt_no text primary key,
  trade_no text not null references ticket_order (trade_no),
  member_id text not null,
  fen bigint not null check (fen > 0),
  name text not null,
  at bigint not null
);
-- Which donations came from an order, and from a member?
create index donation_order on donation (trade_no);
create index donation_member on donation (member_id);
