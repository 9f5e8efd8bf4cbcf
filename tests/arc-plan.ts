import type { SeatingPlan } from '#domain/contract/seating-plan.ts';

const plans = new Map<number, SeatingPlan>();
/** The plan of `n` seats, made once. */
export function planOf(n: number): SeatingPlan {
  const plan = plans.get(n) ?? arcPlan(n);
  plans.set(n, plan);
  return plan;
}

/** A hall of exactly `n` seats in arcs around a stage, in zones of 20 rows, with six price categories. */
export function arcPlan(n: number): SeatingPlan {
  const pitch = 20;
  const zones: SeatingPlan['zones'] = [];
  let left = n;
  const span = 1.9 * Math.PI;
  for (let row = 0; left > 0; row++) {
    const radius = 160 + row * 22;
    const inRow = Math.min(left, Math.floor((radius * span) / pitch));
    left -= inRow;
    if (row % 20 === 0)
      zones.push({
        name: `Ring ${zones.length + 1}`,
        zone_id: `R${zones.length + 1}`,
        position: { x: 0, y: 0 },
        rows: [],
      });
    const seats = Array.from({ length: inRow }, (_, i) => {
      const angle = Math.PI / 2 + ((i - (inRow - 1) / 2) / inRow) * -span;
      return {
        seat_guid: `${row}-${i}`,
        seat_number: String(i + 1),
        category: `C${Math.min(6, 1 + (row % 6))}`,
        position: { x: radius * Math.cos(angle), y: radius * Math.sin(angle) },
        rotation: (angle * 180) / Math.PI - 90,
      };
    });
    zones.at(-1)!.rows.push({
      row_number: String(row + 1),
      row_number_position: 'both',
      position: { x: 0, y: 0 },
      seats,
    });
  }
  return {
    name: `${n} seats`,
    size: { width: 2000, height: 2000 },
    zones,
    categories: [1, 2, 3, 4, 5, 6].map(c => ({ name: `C${c}`, color: '#2B4A8C' })),
    stage: { x: 0, y: 0, width: 160, height: 120 },
  };
}

/** A quarter is sold: every fourth seat in a fixed shuffle. */
export const isSold = (i: number): boolean => Math.imul(i + 1, 2654435761) >>> 30 === 0;

/** Resolves when the next frame is painted. */
export async function painted(): Promise<void> {
  await new Promise(done => requestAnimationFrame(done));
  await new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}
