-- Who waits says how few seats are still wanted, and whether only seats beside each other are.
alter table waiting add column least int not null default 1;
alter table waiting add column together boolean not null default false;
