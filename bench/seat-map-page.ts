import type { SeatingPlan } from '../src/domain/contract/seating-plan.ts';
import { createSeatMap, type SeatMap } from '../src/features/seat-map/engine/engine.ts';
import { compile } from '../src/features/seat-map/engine/geometry.ts';
import { FREE, PICKED, TAKEN } from '../src/features/seat-map/engine/paint.ts';
import { readPalette } from '../src/features/seat-map/engine/palette.ts';
import { bare } from './seat-map-bare.ts';
import { arcPlan, isSold } from './seat-map-plan.ts';

/** What this page promises (docs: architecture, “Weight and speed”). */
export interface Bench {
  /** Makes the plan's data, so that `mount` need not. */
  prepare(n: number): unknown;
  /** Shows n seats, a quarter of them sold; resolves when they are painted. */
  mount(n: number): Promise<void>;
  /** Client position of the i-th free seat that is in sight, or null. */
  pos(i: number): { x: number; y: number } | null;
  selected(i: number): boolean;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const stage = document.querySelector<HTMLElement>('#stage')!;

function ours(): Bench {
  const plans = new Map<number, SeatingPlan>();
  let map: SeatMap | undefined;
  let free: number[] = [];
  const planOf = (n: number) => {
    const plan = plans.get(n) ?? arcPlan(n);
    plans.set(n, plan);
    return plan;
  };
  return {
    prepare: planOf,
    async mount(n) {
      map?.destroy();
      const geometry = compile(planOf(n), name => Number(name[1]) - 1);
      const state = new Uint8Array(n);
      free = [];
      for (let i = 0; i < n; i++) {
        if (isSold(i)) state[i] = TAKEN;
        else free.push(i);
      }
      const made = createSeatMap(stage, geometry, {
        palette: readPalette(document.body),
        labels: { zone: z => geometry.zones[z]!.id, stage: 'Stage' },
        state,
        onToggle: i => made.set(i, made.state[i] === PICKED ? FREE : PICKED),
      });
      map = made;
      await new Promise(done => requestAnimationFrame(done));
    },
    pos(i) {
      const seat = free[i];
      if (!map || seat === undefined) return null;
      const { x, y } = map.place(seat);
      const { width, height } = map.size();
      if (x < 0 || y < 0 || x > width || y > height) return null;
      const box = stage.getBoundingClientRect();
      return { x: box.left + x, y: box.top + y };
    },
    selected: i => map !== undefined && free[i] !== undefined && map.state[free[i]] === PICKED,
  };
}

window.bench = new URLSearchParams(location.search).get('map') === 'bare' ? bare(stage) : ours();
