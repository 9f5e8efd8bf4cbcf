-- Reports that a colleague has sent by mail: how often, which, and up to which day or month they were sent.
create table report_mail (
  id text primary key,
  staff_id text not null,
  every text not null,
  about text not null,
  locale text not null,
  created_at bigint not null,
  sent_for text not null
);
-- Whose they are.
create index report_mail_staff on report_mail (staff_id);
