import type { HallPage } from '#domain/contract/orchestra.ts';
import { toYuan } from '#lib/money.ts';
import { localised } from './localise.ts';
import type { HallPageDoc } from './orchestra-types.ts';
import type { PlanIndex, PlannedSeat } from './types.ts';
import type { View } from './view.ts';

const round = (n: number): number => Math.round(n);
const flat = (seats: readonly PlannedSeat[]): number[] => seats.flatMap(s => [round(s.x), round(s.y)]);

/** Zone ids begin with the letter of their part of the hall: C2 is a part of C. */
function blocksOf(plan: PlanIndex): HallPage['plan']['blocks'] {
  const blocks = new Map<string, PlannedSeat[]>();
  for (const seat of plan.seats.values()) {
    const key = `${seat.zoneIndex} ${seat.rank}`;
    const block = blocks.get(key);
    if (block) block.push(seat);
    else blocks.set(key, [seat]);
  }
  return [...blocks.values()].flatMap(seats => {
    const first = seats[0];
    if (!first) return [];
    const zone = plan.plan.zones[first.zoneIndex]?.zone_id ?? '';
    return [{ zone, letter: zone.charAt(0), rank: first.rank, seats: flat(seats) }];
  });
}

/** Lowest and highest price of each part of the hall at its next performance, in yuan. */
function pricesOf(view: View, hallId: string, plan: PlanIndex): ReadonlyMap<string, [number, number]> {
  const next =
    view.catalogue.calendar.find(
      s => s.hallId === hallId && s.startsAt > view.now && Object.keys(s.prices).length > 0,
    ) ?? view.catalogue.calendar.findLast(s => s.hallId === hallId && Object.keys(s.prices).length > 0);
  const found = new Map<string, [number, number]>();
  for (const seat of plan.seats.values()) {
    const letter = (plan.plan.zones[seat.zoneIndex]?.zone_id ?? '').charAt(0);
    const fen = next?.prices[seat.category];
    if (fen === undefined) continue;
    const price = toYuan(fen);
    const [min, max] = found.get(letter) ?? [price, price];
    found.set(letter, [Math.min(min, price), Math.max(max, price)]);
  }
  return found;
}

/** The hall's page with its plan, its seats counted and today's prices. */
export function hallView(view: View, { id: _, hallId, ...doc }: HallPageDoc): HallPage {
  const words = localised(doc, view.locale);
  const plan = view.catalogue.plans.get(view.catalogue.halls.get(hallId)?.planId ?? '');
  if (!plan) {
    const zones = words.zones.map(z => ({ ...z, seats: 0, minPrice: 0, maxPrice: 0 }));
    return { ...words, zones, plan: { width: 1, height: 1, stage: [], blocks: [], wheelchairs: [] } };
  }
  const prices = pricesOf(view, hallId, plan);
  const blocks = blocksOf(plan);
  const stage = plan.plan.stage;
  return {
    ...words,
    zones: words.zones.map(z => {
      const [minPrice = 0, maxPrice = 0] = prices.get(z.letter) ?? [];
      const seats = blocks.filter(b => b.letter === z.letter).reduce((sum, b) => sum + b.seats.length / 2, 0);
      return { ...z, seats, minPrice, maxPrice };
    }),
    plan: {
      width: plan.plan.size.width,
      height: plan.plan.size.height,
      stage: (stage && 'points' in stage ? (stage.points ?? []) : []).flatMap(p => [round(p.x), round(p.y)]),
      blocks,
      wheelchairs: flat([...plan.seats.values()].filter(s => s.kind === 'wheelchair')),
    },
  };
}
