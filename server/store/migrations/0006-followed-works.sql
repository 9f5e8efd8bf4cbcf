-- A work is followed as a musician is. The rows that are there are looked at by the next step.
alter table favorite drop constraint favorite_type_check,
  add constraint favorite_type_check
  check (type in ('program', 'recording', 'work', 'news', 'person', 'product')) not valid;
