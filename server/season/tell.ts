import { OFFER } from '#domain/rules/hold.ts';
import type { Deps } from '../deps.ts';
import type { Notify } from '../notices.ts';
import type { Tx } from '../store/port.ts';
import type { LetterState } from '../store/ports/letters.ts';
import { type OrderRow, orderedFor } from '../store/ports/sales.ts';
import type { OccasionChange } from '../store/ports/seasons.ts';
import { CHANGE_NOTICE, changeLetters, heard, news } from './heard.ts';

/** What is told of in one round. */
const CHANGES_A_ROUND = 20;
/** So long after a change an order that was under way may still be paid; ms. */
const PAID_LATER = 2 * OFFER;
/** Letters that were given up or left out told nobody. */
const TELLING: ReadonlySet<LetterState> = new Set(['waiting', 'sending', 'sent', 'unsure', 'kept']);

export type Change = Pick<OccasionChange, 'family' | 'occasionId' | 'kind' | 'fromAt' | 'toAt'>;

/** Writes down what became of evenings, in the transaction that changes them: by a version of the season or by command. */
export function recordChanges(
  tx: Tx,
  changes: readonly Change[],
  { version, by, at }: { version: number | null; by: string; at: number },
): Promise<void> {
  return tx.seasons.addChanges(
    changes.map(change => ({ ...change, id: `${by}-${change.occasionId}`, version, at, toldAt: null })),
  );
}

/** Who has a paid order for it. */
export const buyersOf = async (tx: Tx, occasionId: string) =>
  (await tx.desk.ordersAt(occasionId)).filter(row => row.realStatus === 'paid_success');

/** What a buyer is to hear of a change; null where it is what was ordered, or what was heard. */
async function newsFor(tx: Tx, row: OrderRow, { kind, occasionId, fromAt, toAt }: OccasionChange) {
  const ordered = orderedFor(row, { id: occasionId, startsAt: fromAt });
  const letters = changeLetters(await tx.letters.lettersOf(row.tradeNo), occasionId);
  return news(heard(letters, TELLING, ordered), { cancelled: kind === 'cancelled', startsAt: toAt });
}

const paidAt = ({ events }: OrderRow): number => events.findLast(e => e.status === 'paid_success')?.at ?? 0;

/** Writes to every buyer who does not know of a change, or to those who have paid after an instant. */
async function tell(tx: Tx, notify: Notify, change: OccasionChange, after = 0): Promise<void> {
  const { id, occasionId: scheduleId, toAt: startsAt } = change;
  for (const row of await buyersOf(tx, scheduleId)) {
    if (after > 0 && paidAt(row) <= after) continue;
    const kind = await newsFor(tx, row, change);
    if (!kind) continue;
    const { tradeNo } = row;
    await notify(tx, { kind: CHANGE_NOTICE[kind], scheduleId, tradeNo, startsAt, change: id });
  }
}

/**
 * Tells every buyer of what was written down, once; without letters it stays to be told. For a while who has paid
 * meanwhile is looked for again: an order that was under way, or made by a process that showed the season as it was.
 */
export async function tellChanges(deps: Deps): Promise<void> {
  const { notify, store, clock } = deps;
  if (!notify) return;
  for (const change of await store.direct.seasons.untold(CHANGES_A_ROUND))
    await store.transaction(async tx => {
      // Of several processes one tells.
      if (await tx.seasons.markTold(change.id, clock.now())) await tell(tx, notify, change);
    });
  for (const change of await store.direct.seasons.lastChanges(clock.now() - PAID_LATER))
    if (change.toldAt !== null) {
      const { toldAt } = change;
      await store.transaction(tx => tell(tx, notify, change, toldAt));
    }
}
