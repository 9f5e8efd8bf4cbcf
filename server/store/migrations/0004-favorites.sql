-- What a favourite was called when it was kept: what is deleted can still be named.
alter table favorite add column title jsonb;
-- When it was seen sold out, so that what can be had again is said to be.
alter table favorite add column sold_out_at bigint;
-- Which favourites of what is sold out now are not marked yet?
create index favorite_unmarked on favorite (target_id) where type = 'program' and sold_out_at is null;
