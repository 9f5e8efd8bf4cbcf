alter table membership validate constraint membership_trade_no_fkey;
alter table recording_gift validate constraint recording_gift_trade_no_fkey;
alter table waiting validate constraint waiting_member_id_fkey;
alter table favorite validate constraint favorite_type_check;
alter table ledger validate constraint ledger_reason_check;
alter table sign_in validate constraint sign_in_kind_check;
alter table upload validate constraint upload_size_check;
