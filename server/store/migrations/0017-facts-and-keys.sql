-- What stands in columns is written nowhere else. The release before reads cards and sandbox payments from their
-- bodies alone: until none of it runs any more, the database repeats the columns there. The release after this one
-- drops both triggers and takes these fields from the bodies.
create function membership_repeated() returns trigger language plpgsql as $$
begin
  new.body := new.body || jsonb_build_object('membershipId', new.membership_id, 'memberId', new.member_id,
    'tradeNo', new.trade_no, 'place', new.place, 'code', new.code, 'issuedAt', new.issued_at);
  return new;
end $$;
create trigger membership_repeated before insert or update on membership
  for each row execute function membership_repeated();

create function sandbox_payment_repeated() returns trigger language plpgsql as $$
begin
  new.body := new.body || jsonb_build_object('payNo', new.pay_no);
  return new;
end $$;
create trigger sandbox_payment_repeated before insert or update on sandbox_payment
  for each row execute function sandbox_payment_repeated();

-- Rows from now on are held to these; the next file looks at those that there are, while orders go on.
alter table membership add foreign key (trade_no) references ticket_order (trade_no) not valid;
alter table recording_gift add foreign key (trade_no) references ticket_order (trade_no) not valid;
alter table waiting add foreign key (member_id) references member (id) on delete cascade not valid;
alter table favorite add constraint favorite_type_check
  check (type in ('program', 'recording', 'news', 'person', 'product')) not valid;
alter table ledger add constraint ledger_reason_check
  check (reason in ('order', 'card', 'birthday', 'unspend', 'spend', 'refund', 'exchange', 'other')) not valid;
alter table sign_in add constraint sign_in_kind_check check (kind in (
  'sms', 'mail', 'pass', 'password', 'mobile', 'email', 'others', 'export', 'leave', 'stay')) not valid;
alter table upload add constraint upload_size_check check (size = octet_length(bytes)) not valid;

-- Which questions to artists has nobody read?
create index artist_question_unread on artist_question (asked_at) where state = 'waiting';

-- Nothing asks these any more: donations and changes are found by their order, tickets by their gift.
drop index donation_member;
drop index ticket_holder;
drop index occasion_change_occasion;
