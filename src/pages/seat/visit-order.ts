import { answer } from '#api/answer.ts';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { seat } from '#domain/contract/seat.ts';
import { lostSeats } from '#domain/contract/shapes/parts.ts';
import { kindName } from '#features/seat-map/engine/geometry.ts';
import { useUser } from '#stores/user.ts';
import { requestIdFor, writeKept } from './kept.ts';
import { admit, keysOf } from './model.ts';
import type { Choice } from './visit-choice.ts';
import type { Losses } from './visit-lost.ts';
import { intentOf, obstacleOf, orderOf } from './visit-rules.ts';

/** The order key lasts 30 minutes; a new one is asked for before it ends. */
const FRESH = 25 * 60_000;

/** From the chosen seats to their order, and how the order stands meanwhile. */
export function makeOrdering(choice: Choice, { apply, refuse }: Losses, clock: () => number) {
  const { asked, seating, get, set, picked, idsOf, seatsOf, say } = choice;
  const { scheduleId, exchange } = asked;
  let admittedAt = clock();

  /** Nothing else is begun while this is under way. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    set({ busy: true });
    try {
      return await work();
    } finally {
      set({ busy: false });
    }
  }

  async function order(seats: readonly string[]): Promise<string> {
    const replace = get().mine?.tradeNo;
    const packCode = useUser.getState().packCode || undefined;
    const requestId = requestIdFor(scheduleId, intentOf(seats, replace, exchange));
    const wanted = { scheduleId, seats: [...seats], requestId, packCode, replace, ...exchange };
    const { tradeNo } = await call(ticketOrder.create, { ...keysOf(asked), ...wanted });
    // The intent is fulfilled: the same seats again would be another order.
    writeKept(scheduleId, { seats, tradeNo });
    return tradeNo;
  }

  async function readmit(): Promise<boolean> {
    const { refusal } = await admit(scheduleId);
    admittedAt = clock();
    if (refusal?.errcode === ERR.inRoom) set({ outside: true });
    return refusal === null;
  }

  async function orderAdmitted(seats: readonly string[]): Promise<string> {
    if (clock() - admittedAt > FRESH) await readmit();
    try {
      return await order(seats);
    } catch (error) {
      if (!isFailure(error, ERR.noAdmission) || !(await readmit())) throw error;
      return order(seats);
    }
  }

  async function refresh(): Promise<void> {
    try {
      apply(await call(seat.status, keysOf(asked), { quiet: true }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      // An ended session is handled where every call's is (specification §8).
      if (error.errcode === ERR.sessionExpired)
        await call(seat.status, keysOf(asked)).then(apply, () => undefined);
    }
  }

  return {
    refresh,
    async renew(): Promise<void> {
      const { mine, busy } = get();
      if (!mine || busy) return;
      await alone(async () => {
        try {
          const { expiresAt, renewable, now } = await call(ticketOrder.renew, { tradeNo: mine.tradeNo });
          set({ mine: { ...mine, expiresAt: expiresAt ?? mine.expiresAt, renewable }, now });
          say('renewed');
        } catch (error) {
          if (!isFailure(error)) throw error;
          await refresh();
        }
      });
    },
    async holdOver(): Promise<void> {
      const before = get().mine;
      await refresh();
      if (before && !get().mine) say('over');
    },
    async next(): Promise<string | null> {
      if (get().busy) return null;
      const obstacle = obstacleOf(picked().map(i => kindName(seating.g.kind[i])));
      if (obstacle) {
        say(obstacle);
        return null;
      }
      const seats = idsOf(picked());
      const there = orderOf(seats, get().mine, exchange);
      if (there !== null) return there;
      return alone(async () => {
        try {
          return await orderAdmitted(seats);
        } catch (error) {
          if (!isFailure(error)) throw error;
          await answer(error, {
            [ERR.seatsLost]: async ({ data }) => {
              const parsed = lostSeats.safeParse(data);
              refuse(seatsOf(parsed.success ? parsed.data.lostSeats : []));
            },
            // The intent is refused, not unknown: the next attempt is another one.
            refused: async () => {
              writeKept(scheduleId, { seats });
              await refresh();
            },
          });
          return null;
        }
      });
    },
  };
}
