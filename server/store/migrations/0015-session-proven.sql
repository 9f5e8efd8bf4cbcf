-- A ticket is given away by whoever has shown in this session, a while ago at most, that they are its member.
alter table session add column proven_at bigint;
