-- Invoices and what takes them back, as they were issued: none is changed, and their numbers have no gap.
create table invoice (
  number bigint primary key,
  trade_no text not null,
  made_at bigint not null,
  made_by text not null,
  credits bigint unique references invoice,
  body jsonb not null
);
create index invoice_of_order on invoice (trade_no);
