import type { Airing } from '#domain/contract/digital.ts';
import {
  airingId,
  airingsBetween,
  DOORS,
  type OnAir,
  parseAiringId,
  phaseOf,
  slotLength,
  type Turn,
} from '#domain/rules/airing.ts';
import { say } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { liveSchedule } from '../catalogue/live.ts';
import { goneOf, peopleLine, titleName } from '../catalogue/titles.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import { iso, type View } from '../catalogue/view.ts';
import { DAY, MINUTE } from '../clock.ts';
import type { Rendered } from './media.ts';
import { movedStill, stateNotice, titlesOf } from './state.ts';

/** What is sent when, from the catalogue and the clock. */
export interface AirTable {
  /** Everything that ends after `from` and opens before `to`, by its start. */
  between(from: number, to: number): readonly OnAir[];
  /** The evening of a title that is sent live, the next one or the last. */
  evening(titleId: string): OnAir | null;
  /** An airing by its name; null for one that is in no timetable. */
  byId(id: string): OnAir | null;
}

function turnOf(title: TitleDoc, rendered: Rendered): Turn | null {
  let seconds = 0;
  let music: number | null = null;
  for (const stream of title.streams) {
    const info = rendered.get(stream);
    if (!info) return null;
    if (info.kind !== 'talk') music ??= seconds;
    seconds += info.duration;
  }
  return { titleId: title.id, seconds, music: music ?? 0 };
}

/** The timetable as it is known at `now`. */
export function airTable(catalogue: Catalogue, rendered: Rendered, now: number): AirTable {
  const titles = titlesOf(catalogue).filter(title => !goneOf(title, now));
  const channel = (name: 'a' | 'b'): Turn[] =>
    titles
      .flatMap(title =>
        title.air?.kind === 'channel' && title.air.channel === name ? { title, air: title.air } : [],
      )
      .sort((x, y) => x.air.turn - y.air.turn)
      .flatMap(({ title }) => turnOf(title, rendered) ?? []);
  const [a, b] = [channel('a'), channel('b')];
  const length = slotLength([...a, ...b]);
  // Half a slot apart, so that one of them sounds while the other is waited for.
  const half = Math.floor(length / 120_000) * MINUTE;

  const evening = (title: TitleDoc): OnAir | null => {
    if (title.air?.kind !== 'evening') return null;
    const schedule = liveSchedule(catalogue, { live: title.air.programId }, now - DAY);
    const turn = turnOf(title, rendered);
    if (!schedule) return null;
    // The music begins with the evening; what is said before comes before.
    const musicAt = title.moved?.to ?? schedule.startsAt;
    const startsAt = musicAt - Math.round((turn?.music ?? 0) * 1000);
    return {
      titleId: title.id,
      opensAt: startsAt - DOORS,
      startsAt,
      musicAt,
      endsAt: startsAt + Math.round((turn?.seconds ?? schedule.minutes * 60) * 1000),
    };
  };
  const evenings = titles.flatMap(title => evening(title) ?? []);
  const between = (from: number, to: number): OnAir[] =>
    [
      ...airingsBetween(a, length, 0, from, to),
      ...airingsBetween(b, length, half, from, to),
      ...evenings.filter(e => e.endsAt > from && e.opensAt < to),
    ].sort((x, y) => x.startsAt - y.startsAt || (x.titleId < y.titleId ? -1 : 1));
  return {
    between,
    evening: titleId => evenings.find(e => e.titleId === titleId) ?? null,
    byId(id) {
      const asked = parseAiringId(id);
      if (!asked) return null;
      const found = between(asked.startsAt - 1, asked.startsAt + 1).concat(evenings);
      const exact = found.find(o => airingId(o.titleId, o.startsAt) === id);
      // A link to an evening whose start was moved since still leads to it.
      const moved = asked.startsAt > now - DAY && evenings.find(o => o.titleId === asked.titleId);
      return exact ?? (moved || null);
    },
  };
}

/** From seven to ten in the hall's evening is the first time; at all other hours it is for other time zones. */
const isRerun = (title: TitleDoc, at: number): boolean => {
  const hour = Number(hallTime(at).time.slice(0, 2));
  return title.air?.kind === 'channel' && (hour < 19 || hour >= 22);
};

/** An airing as pages show it; null when its title is gone. */
export function airingView(
  { catalogue, locale, now }: Pick<View, 'catalogue' | 'locale' | 'now'>,
  onAir: OnAir,
  reminded: ReadonlySet<string>,
): Airing | null {
  const title = catalogue.kind<TitleDoc>('title').get(onAir.titleId);
  if (!title) return null;
  const id = airingId(onAir.titleId, onAir.startsAt);
  const moved = movedStill(title, now);
  const state = moved?.kind ?? 'out';
  // What is moved has its new hours everywhere; its name stays, so that links and reminders still lead to it.
  const by = moved?.to == null ? 0 : moved.to - onAir.musicAt;
  const { opensAt, startsAt, musicAt, endsAt } = onAir;
  return {
    id,
    titleId: title.id,
    ...titleName(catalogue, title, locale),
    people: peopleLine(catalogue, title, locale),
    art: title.art,
    opensAt: iso(opensAt + by),
    startsAt: iso(startsAt + by),
    musicAt: iso(musicAt + by),
    endsAt: iso(endsAt + by),
    phase: phaseOf(onAir, now - by),
    rerun: isRerun(title, startsAt + by),
    state,
    notice: moved ? say(stateNotice(title, state, title.releasedAt), locale) : '',
    reminded: reminded.has(id),
  };
}
