import { rng } from '#art/kit.ts';
import type { PlanIndex, PlannedSeat } from '#server/catalogue/types.ts';

interface Party {
  readonly seats: readonly PlannedSeat[];
  readonly score: number;
}

/** Parties of one to four neighbours; good seats go first, with luck mixed in. */
function parties(plan: PlanIndex, next: () => number): Party[] {
  const all: Party[] = [];
  for (const row of plan.rows) {
    const sellable = row.filter(seat => seat.kind === 'seat');
    for (let i = 0; i < sellable.length; ) {
      const size = 1 + Math.floor(next() * 1.6) + Math.floor(next() * 2.4);
      const seats = sellable.slice(i, i + size);
      const rank = seats[0]?.rank ?? 6;
      all.push({ seats, score: next() * 6 + rank * 0.5 });
      i += size;
    }
  }
  return all.sort((a, b) => a.score - b.score);
}

/** Two neighbours of the best category that the demonstration never sells before the house is sold out. */
function keptPair(plan: PlanIndex): ReadonlySet<string> {
  for (const { code } of plan.categories)
    for (const row of plan.rows) {
      const middle = Math.floor(row.length / 2);
      for (const i of [middle, middle + 1, middle - 1]) {
        const pair = [row[i - 1], row[i]];
        if (pair.every(seat => seat?.kind === 'seat' && seat.category === code))
          return new Set(pair.map(seat => seat?.guid ?? ''));
      }
    }
  return new Set();
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The seats that the demonstration world counts as sold: the same for every process and every reading, since they
 * follow from the schedule's id alone. In clusters, as parties buy. Wheelchair places stay free until all is sold.
 */
export function presoldSeats(
  schedule: { readonly id: string; readonly presold: number },
  plan: PlanIndex,
): ReadonlySet<string> {
  if (schedule.presold <= 0) return NONE;
  if (schedule.presold >= 1) return new Set(plan.seats.keys());
  const kept = keptPair(plan);
  const target = Math.floor(plan.seats.size * schedule.presold);
  const sold = new Set<string>();
  for (const party of parties(plan, rng(schedule.id))) {
    if (sold.size >= target) break;
    if (party.seats.some(seat => kept.has(seat.guid))) continue;
    for (const seat of party.seats) sold.add(seat.guid);
  }
  return sold;
}
