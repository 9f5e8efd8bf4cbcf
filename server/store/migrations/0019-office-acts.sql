-- What the office did to evenings becomes acts that stand over each version of the season: documents of kind "act". Those
-- that were done before are found in what became of evenings, and in the seats that the house holds.
with done as (
  select distinct on (c.occasion_id, c.kind = 'moved') c.occasion_id, c.kind, c.from_at, c.to_at, c.version, c.at
    from occasion_change c where c.family = 'seat'
    order by c.occasion_id, c.kind = 'moved', c.at desc, c.id desc
), edits as (
  select d.occasion_id as evening, d.at, case d.kind when 'moved' then 'move-evening' else 'cancel-evening' end as command,
      case d.kind
        when 'moved' then jsonb_build_object('what', 'move',
          'says', jsonb_build_object('startsAt', d.to_at, 'movedFrom', d.from_at),
          'before', jsonb_build_object('startsAt', d.from_at, 'movedFrom', null))
        else jsonb_build_object('what', 'cancel',
          'says', jsonb_build_object('cancelled', true), 'before', jsonb_build_object('cancelled', false))
      end as body
    from done d join catalogue_doc s on s.kind = 'schedule' and s.id = d.occasion_id
    where d.version is null and case d.kind
      when 'moved' then (s.body ->> 'startsAt')::bigint = d.to_at
      else d.kind = 'cancelled' and (s.body ->> 'cancelled')::boolean end
), holds as (
  select c.schedule_id as evening, 0::bigint as at, 'hold' as command,
      jsonb_build_object('what', 'hold', 'seats', jsonb_agg(c.seat_id order by c.seat_id)) as body
    from seat_claim c where c.trade_no = 'HOUSE' group by c.schedule_id
), acts as (
  select row_number() over (order by e.at, e.evening, e.command) as number, e.evening, e.at, e.body, a.who, a.why, a.at as act_at
    from (select * from edits union all select * from holds) e
    left join lateral (select who, why, at from office_act
      where office_act.command = e.command and office_act.body -> 'asked' -> 'words' ->> 0 = e.evening
      order by seq desc limit 1) a on true
), renewed as (
  update catalogue_version set version = version + 1 where exists (select from acts) returning version
)
insert into catalogue_doc (kind, id, version, body)
select 'act', acts.number::text, renewed.version, acts.body || jsonb_build_object('number', acts.number,
    'scheduleId', acts.evening, 'at', greatest(acts.at, coalesce(acts.act_at, 0)),
    'who', coalesce(acts.who, ''), 'why', coalesce(acts.why, ''))
  from acts, renewed;
