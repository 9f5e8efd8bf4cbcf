import type { DoorCounts } from '#domain/contract/door.ts';
import { isBehind } from '#domain/rules/door.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { MINUTE } from '../clock.ts';
import { placeWords } from '../orders/place-words.ts';
import type { ScanRow } from '../store/ports/doors.ts';
import { type Admitted, admittedTo } from './door-list.ts';
import { type DoorParts, doorsOf } from './door-parts.ts';

/** The pace of a door is that of so many minutes. */
const LATELY = 5;
const SCANS = 5_000;

const sum = (list: readonly Admitted[]): number => list.reduce((n, t) => n + t.ticket.seatIds.length, 0);
const isIn = ({ ticket }: Admitted): boolean => ticket.usedAt !== null;

/** Who is in, by door and by block, and what the ushers should know of. */
export async function doorCounts(parts: DoorParts, schedule: ScheduleDoc): Promise<DoorCounts> {
  const { deps, season, now } = parts;
  const [all, scans] = await Promise.all([
    admittedTo(parts, schedule),
    deps.store.direct.doors.scansAt(schedule.id, SCANS),
  ]);
  const known = doorsOf(season, schedule);
  const names = [...new Set([...known.map(d => d.name.zh), ...scans.map(s => s.door)])].filter(Boolean);
  const zones = new Map(all.flatMap(t => t.seats.map(s => [s.zone.zh, s.zone] as const)));
  const lately = scans.filter(s => s.result === 'admitted' && s.at > now - LATELY * MINUTE);
  const doors = names.map(name => {
    const leads = known.find(d => d.name.zh === name)?.zones ?? [];
    const toCome = sum(all.filter(t => !isIn(t) && t.seats.some(s => leads.includes(s.zone.zh))));
    const pace = Math.round(lately.filter(s => s.door === name).length / LATELY);
    return {
      name,
      inside: sum(all.filter(t => isIn(t) && t.ticket.door === name)),
      pace,
      toCome,
      behind: now < schedule.startsAt && isBehind(toCome, schedule.startsAt - now, pace),
    };
  });
  const behind = new Set(doors.filter(d => d.behind).map(d => d.name));
  return {
    persons: sum(all),
    inside: sum(all.filter(t => isIn(t) && t.ticket.outAt === undefined)),
    away: sum(all.filter(t => t.ticket.outAt !== undefined)),
    doors,
    blocks: [...zones].map(([zh, zone]) => {
      const there = all.filter(t => t.seats.some(s => s.zone.zh === zh));
      const [persons, inside] = [sum(there), sum(there.filter(isIn))];
      const leading = known.filter(d => d.zones.includes(zh));
      return {
        zone,
        persons,
        inside,
        // No door that leads there is quick enough for who is still to come.
        behind: inside < persons && leading.length > 0 && leading.every(d => behind.has(d.name.zh)),
      };
    }),
    twice: twiceOf(all, scans),
  };
}

/** Two doors that did not know of each other let one ticket in: both are named, with both times. */
function twiceOf(all: readonly Admitted[], scans: readonly ScanRow[]): DoorCounts['twice'] {
  return scans
    .filter(s => s.told === 'admitted' && s.result === 'seen')
    .flatMap(second => {
      const of = (s: ScanRow): boolean => s.tradeNo === second.tradeNo && s.place === second.place;
      const first = scans.find(s => of(s) && s.result === 'admitted');
      const found = all.find(t => t.ticket.tradeNo === second.tradeNo && t.ticket.place === second.place);
      const words = found?.seats.map(placeWords) ?? [];
      return [
        {
          places: { zh: words.map(w => w.zh).join('；'), en: words.map(w => w.en).join('; ') },
          first: first?.door ?? '',
          firstAt: iso(first?.at ?? second.at),
          second: second.door,
          secondAt: iso(second.at),
        },
      ];
    });
}
