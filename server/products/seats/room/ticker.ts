import { nextFlow } from '#domain/rules/room.ts';
import type { Latency } from '../../../http/latency.ts';
import type { RoomRow } from '../../../store/ports/rooms.ts';

/** Somewhat less than a second, ms, as timers and lines are never on time. */
const ALMOST = 900;
/** What a process said of its answers so many ticks ago counts no more. */
const FORGOTTEN = 5;

/**
 * The room's second. One process moves it on, and which one does not matter: whoever finds that nobody has for a
 * second of its own clock. So clocks that disagree make it neither faster nor stop.
 */
export class Ticker {
  /** What this process says of itself to the others. */
  readonly #process: string;
  readonly #latency: Latency;
  #seen = { ticks: -1, at: 0 };

  constructor(process: string, latency: Latency) {
    this.#process = process;
    this.#latency = latency;
  }

  tick(row: RoomRow, now: number, inside: number): RoomRow {
    const { flow } = row;
    if (flow.ticks !== this.#seen.ticks || now < this.#seen.at) this.#seen = { ticks: flow.ticks, at: now };
    const mine = now - this.#seen.at >= ALMOST;
    const p95 = this.#latency.p95();
    const ticks = mine ? flow.ticks + 1 : flow.ticks;
    const answered = Object.fromEntries([
      ...Object.entries(flow.answered).filter(
        ([process, { tick }]) => process !== this.#process && ticks - tick < FORGOTTEN,
      ),
      [this.#process, { tick: ticks, p95 }],
    ]);
    const same = flow.answered[this.#process];
    if (!mine) return same?.tick === ticks ? row : { ...row, flow: { ...flow, answered } };
    this.#seen = { ticks, at: now };
    const all = Object.values(answered).flatMap(a => (a.p95 === null ? [] : [a.p95]));
    const { limit, rest } = nextFlow(flow, { p95: all.length > 0 ? Math.max(...all) : null, inside });
    return { ...row, flow: { limit, rest, ticks, answered } };
  }
}
