import { useState } from 'react';
import type { PackConcert, PackDate, PackDetail } from '#domain/contract/presale.ts';
import { clashes, type Engagement, proposeDates } from '#domain/rules/package.ts';
import { type KeptPackage, readKept, writeKept } from './kept.ts';

/** A chosen concert with its date. */
export interface Evening {
  readonly concert: PackConcert;
  readonly date: PackDate;
}

const engaged = ({ scheduleId, startsAt, minutes, hall }: PackDate): Engagement => ({
  id: scheduleId,
  startsAt: Date.parse(startsAt),
  minutes,
  hallId: hall.id,
});
const taken = (pack: PackDetail): Engagement[] =>
  pack.engagements.map(e => ({
    id: e.scheduleId,
    startsAt: Date.parse(e.startsAt),
    minutes: e.minutes,
    hallId: e.hallId,
  }));

function dateIn(concert: PackConcert, scheduleId: string | undefined): PackDate | undefined {
  return concert.dates.find(d => d.scheduleId === scheduleId);
}

/** The dates with the fewest clashes, by slot. */
function proposed(pack: PackDetail, slots: readonly PackConcert[]): Record<string, string> {
  const open = slots.filter(s => s.dates.length > 0);
  const ids = proposeDates(
    open.map(s => ({ id: s.slotId, dates: s.dates.map(engaged) })),
    taken(pack),
  );
  return Object.fromEntries(
    open.flatMap(s => {
      const date = s.dates.find(d => ids.includes(d.scheduleId));
      return date ? [[s.slotId, date.scheduleId]] : [];
    }),
  );
}

/** What is kept of an earlier visit and still there; a package without choice begins with its proposed dates. */
function startOf(pack: PackDetail): KeptPackage {
  const kept = readKept(pack.packId);
  const whole = pack.pick === pack.concerts;
  const dates = { ...(whole ? proposed(pack, pack.slots) : {}) };
  for (const concert of pack.slots) {
    const date = dateIn(concert, kept?.dates[concert.slotId]);
    if (date && (whole || Object.keys(dates).length < pack.pick)) dates[concert.slotId] = date.scheduleId;
  }
  const party = Math.min(Math.max(1, Math.floor(kept?.party ?? 2)), pack.limit);
  return { party, dates, seats: kept?.party === party ? kept.seats : {} };
}

/** Dates, party and seats of one package, as they are chosen. */
export function useChoice(pack: PackDetail) {
  const [chosen, setChosen] = useState(() => startOf(pack));
  const change = (patch: Partial<KeptPackage>) =>
    setChosen(before => {
      const next = { ...before, ...patch };
      writeKept(pack.packId, next);
      return next;
    });
  const evenings = pack.slots
    .flatMap((concert): Evening[] => {
      const date = dateIn(concert, chosen.dates[concert.slotId]);
      return date ? [{ concert, date }] : [];
    })
    .sort((a, b) => a.date.startsAt.localeCompare(b.date.startsAt));
  const found = clashes(
    evenings.map(e => engaged(e.date)),
    taken(pack),
  );
  const own = new Set(evenings.map(e => e.date.scheduleId));
  /** Another date of a concert changes where one can sit: the seats are chosen anew. */
  const setDates = (dates: Record<string, string>) => change({ dates, seats: {} });

  return {
    ...chosen,
    evenings,
    schedules: evenings.map(e => e.date.scheduleId),
    clashes: found,
    /** Two of the chosen dates play at one time: nobody can hear both. */
    blocked: found.some(c => c.kind === 'overlap' && own.has(c.a) && own.has(c.b)),
    complete: evenings.length === pack.pick,
    setParty: (party: number) => change({ party: Math.min(Math.max(1, party), pack.limit), seats: {} }),
    setDate: (slotId: string, scheduleId: string) => setDates({ ...chosen.dates, [slotId]: scheduleId }),
    drop: (slotId: string) => {
      const { [slotId]: _, ...rest } = chosen.dates;
      setDates(rest);
    },
    /** Moves the chosen concerts to dates that clash less; false when there are none. */
    avoid: (): boolean => {
      const slots = pack.slots.filter(s => chosen.dates[s.slotId]);
      const dates = proposed(pack, slots);
      const after = slots.flatMap(s => dateIn(s, dates[s.slotId]) ?? []).map(engaged);
      if (clashes(after, taken(pack)).length >= found.length) return false;
      setDates(dates);
      return true;
    },
    setSeats: (planId: string, seats: readonly string[]) =>
      setChosen(before => {
        const next = { ...before, seats: { ...before.seats, [planId]: [...seats] } };
        writeKept(pack.packId, next);
        return next;
      }),
  };
}
export type Choice = ReturnType<typeof useChoice>;
