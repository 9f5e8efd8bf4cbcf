import type { WaitingRow, WaitingStore } from '../ports/waiting.ts';
import { type Journal, type Noun, Table } from './table.ts';

const key = (scheduleId: string, memberId: string): string => `${scheduleId} ${memberId}`;
const byTurn = (a: WaitingRow, b: WaitingRow): number => a.turn - b.turn;

export function memoryWaiting(journal: Journal): Noun<WaitingStore> {
  const waiting = new Table<WaitingRow>(journal);
  // No turn comes twice, also when nobody is left in line: an offer is known by its turn.
  let last = 0;
  const inLine = (scheduleId: string): WaitingRow[] =>
    waiting.filter(w => w.scheduleId === scheduleId && w.tradeNo === null).sort(byTurn);
  return {
    tables: { waiting },
    port: {
      joinWaiting: async row => {
        const known = waiting.get(key(row.scheduleId, row.memberId));
        last = Math.max(last, ...waiting.all().map(w => w.turn));
        const next: WaitingRow =
          known?.tradeNo === null
            ? { ...known, quantity: row.quantity, least: row.least, together: row.together }
            : { ...row, turn: ++last, tradeNo: null };
        waiting.put(key(row.scheduleId, row.memberId), next);
        return next;
      },
      leaveWaiting: async (scheduleId, memberId) => waiting.delete(key(scheduleId, memberId)),
      waiting: async (scheduleId, memberId) => waiting.get(key(scheduleId, memberId)),
      waitingOf: async memberId => waiting.filter(w => w.memberId === memberId).sort(byTurn),
      line: async (scheduleId, limit, after = 0) =>
        inLine(scheduleId)
          .filter(w => w.turn > after)
          .slice(0, limit),
      waitingBefore: async (scheduleId, turn = Number.POSITIVE_INFINITY) =>
        inLine(scheduleId).filter(w => w.turn < turn).length,
      waitedFor: async () =>
        [...new Set(waiting.filter(w => w.tradeNo === null).map(w => w.scheduleId))].sort(),
      offerWaiting: async (scheduleId, memberId, turn, tradeNo) => {
        const row = waiting.get(key(scheduleId, memberId));
        if (row?.turn !== turn || row.tradeNo !== null) return false;
        waiting.put(key(scheduleId, memberId), { ...row, tradeNo });
        return true;
      },
      endWaiting: async scheduleId => {
        for (const w of inLine(scheduleId)) waiting.delete(key(w.scheduleId, w.memberId));
      },
    },
  };
}
