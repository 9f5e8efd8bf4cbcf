import type { Session } from '#domain/contract/education.ts';
import { say } from '#domain/text.ts';
import { hallInstant, hallTime } from '#lib/dates.ts';
import { DAY, MINUTE } from '../clock.ts';
import type { ScheduleDoc } from './types.ts';
import type { SeriesDoc, SessionSource } from './types-education.ts';
import { iso, scheduleView, titleOf, type View } from './view.ts';

const TALK_MINUTES = 30;
const REHEARSAL_MINUTES = 180;
/** Performances of one programme further apart than this were prepared on their own. */
const RUN_GAP = 5 * DAY;

type Of<Kind extends SessionSource['kind']> = Extract<SessionSource, { kind: Kind }>;

const performances = (view: View, programId: string): readonly ScheduleDoc[] =>
  (view.catalogue.listed.get(programId) ?? []).filter(s => !s.cancelled);

function nameOf(view: View, programId: string): string {
  const program = view.catalogue.programs.get(programId);
  return program ? titleOf(view.catalogue, program, view.locale) : '';
}

function concerts(view: View, { programId }: Of<'concert'>): Session[] {
  return performances(view, programId).map(doc => {
    const { id, startsAt, minutes, hall, state, minPrice } = scheduleView(view, doc);
    return {
      id,
      kind: 'concert',
      title: nameOf(view, programId),
      startsAt,
      minutes,
      place: hall.name,
      programId,
      state,
      minPrice,
    };
  });
}

/** Once before each run of a programme, on the day of its first performance. */
function rehearsals(view: View, series: SeriesDoc, { programId, time }: Of<'rehearsal'>): Session[] {
  const all = performances(view, programId);
  return all
    .filter((doc, i) => i === 0 || doc.startsAt - (all[i - 1]?.startsAt ?? 0) > RUN_GAP)
    .map(doc => ({
      id: `rehearsal-${doc.id}`,
      kind: 'rehearsal',
      title: nameOf(view, programId),
      startsAt: iso(hallInstant(hallTime(doc.startsAt).date, time)),
      minutes: REHEARSAL_MINUTES,
      place: say(series.place, view.locale),
      programId,
    }));
}

function talks(view: View, series: SeriesDoc, { programId, before }: Of<'talk'>): Session[] {
  return performances(view, programId).map(doc => ({
    id: `talk-${doc.id}`,
    kind: 'talk',
    title: nameOf(view, programId),
    startsAt: iso(doc.startsAt - before * MINUTE),
    minutes: TALK_MINUTES,
    place: say(series.place, view.locale),
    programId,
  }));
}

function workshop(view: View, series: SeriesDoc, source: Of<'workshop'>): Session[] {
  const { id, startsAt, minutes, title } = source;
  const { locale } = view;
  return [
    {
      id,
      kind: 'workshop',
      title: say(title, locale),
      startsAt: iso(startsAt),
      minutes,
      place: say(series.place, locale),
    },
  ];
}

function datesOf(view: View, series: SeriesDoc, source: SessionSource): Session[] {
  switch (source.kind) {
    case 'concert':
      return concerts(view, source);
    case 'rehearsal':
      return rehearsals(view, series, source);
    case 'talk':
      return talks(view, series, source);
    case 'workshop':
      return workshop(view, series, source);
  }
}

/** The dates of a series that are still to come, soonest first. */
export function sessionsOf(view: View, series: SeriesDoc): Session[] {
  return series.sources
    .flatMap(source => datesOf(view, series, source))
    .filter(session => Date.parse(session.startsAt) > view.now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1));
}
