import type { WaitingRow, WaitingStore } from '../ports/waiting.ts';
import { type Journal, type Noun, pair, Table } from './table.ts';

const byTurn = (a: WaitingRow, b: WaitingRow): number => a.turn - b.turn;

export function memoryWaiting(journal: Journal): Noun<WaitingStore> {
  const waiting = new Table<WaitingRow>(journal, w => pair(w.scheduleId, w.memberId));
  // No turn comes twice, also when nobody is left in line: an offer is known by its turn.
  let last = 0;
  const inLine = (scheduleId: string): WaitingRow[] =>
    waiting.filter(w => w.scheduleId === scheduleId && w.tradeNo === null, byTurn);
  return {
    tables: { waiting },
    port: {
      joinWaiting: async row => {
        const known = waiting.get(pair(row.scheduleId, row.memberId));
        last = Math.max(last, ...waiting.all().map(w => w.turn));
        const next: WaitingRow =
          known?.tradeNo === null
            ? { ...known, quantity: row.quantity, least: row.least, together: row.together }
            : { ...row, turn: ++last, tradeNo: null };
        waiting.put(next);
        return next;
      },
      leaveWaiting: async (scheduleId, memberId) => waiting.delete(pair(scheduleId, memberId)),
      waiting: async (scheduleId, memberId) => waiting.get(pair(scheduleId, memberId)),
      waitingOf: async memberId => waiting.filter(w => w.memberId === memberId, byTurn),
      line: async (scheduleId, limit, after = 0) =>
        inLine(scheduleId)
          .filter(w => w.turn > after)
          .slice(0, limit),
      waitingBefore: async (scheduleId, turn = Number.POSITIVE_INFINITY) =>
        inLine(scheduleId).filter(w => w.turn < turn).length,
      waitedFor: async () =>
        [...new Set(waiting.filter(w => w.tradeNo === null).map(w => w.scheduleId))].sort(),
      offerWaiting: async (scheduleId, memberId, turn, tradeNo) => {
        const waits = (row: WaitingRow): boolean => row.turn === turn && row.tradeNo === null;
        return waiting.change(pair(scheduleId, memberId), { tradeNo }, waits);
      },
      endWaiting: async scheduleId => {
        waiting.drop(w => w.scheduleId === scheduleId && w.tradeNo === null);
      },
    },
  };
}
