-- The files that a version of the season was made from, as JSON, so that one table can be laid over them: texts by their
-- paths, and pictures by their ids. Versions of before have none.
alter table season_version add column files text;
