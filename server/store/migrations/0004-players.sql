-- What sounds on the device of a session: a member's recordings are heard on a few devices at a time.
alter table session add column player text, add column played_at bigint not null default 0;
