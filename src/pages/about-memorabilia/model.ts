import { call } from '#api/client.ts';
import { type OrchestraEvent, orchestra } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { events: handled(call(orchestra.events, {}, { signal, quiet: true })) };
}

/** Place of the event that a year asks for: its own, else the last one before it, else the first. */
export function placeOf(events: readonly OrchestraEvent[], asked: string | null): number {
  const year = /^\d{4}$/.test(asked ?? '') ? Number(asked) : Number.NaN;
  if (Number.isNaN(year)) return 0;
  return Math.max(
    0,
    events.findLastIndex(e => e.year <= year),
  );
}

export interface Decade {
  readonly year: number;
  /** Places of its events. */
  readonly places: readonly number[];
}

/** Every decade from the first event to the last one, those without an event too. */
export function decadesOf(events: readonly OrchestraEvent[]): Decade[] {
  const decade = (year: number) => year - (year % 10);
  const first = decade(events[0]?.year ?? 0);
  const last = decade(events.at(-1)?.year ?? 0);
  return Array.from({ length: (last - first) / 10 + 1 }, (_, i) => first + i * 10).map(year => ({
    year,
    places: events.flatMap((e, place) => (decade(e.year) === year ? [place] : [])),
  }));
}
