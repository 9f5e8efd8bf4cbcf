-- The office cancels and moves evenings by command, too: such a change belongs to no version of the season.
alter table occasion_change alter column version drop not null;
