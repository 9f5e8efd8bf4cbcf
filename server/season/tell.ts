import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import type { OccasionChange } from '../store/ports/seasons.ts';

/** What is told of in one round. */
const AT_ONCE = 20;
const NOTICE = {
  cancelled: 'evening-cancelled',
  moved: 'evening-moved',
  restored: 'evening-restored',
} as const;

export type Change = Pick<OccasionChange, 'family' | 'occasionId' | 'kind' | 'fromAt' | 'toAt'>;

/** Writes down what became of evenings, in the transaction that changes them: by a version of the season or by command. */
export function recordChanges(
  tx: Tx,
  changes: readonly Change[],
  { version, at }: { version: number | null; at: number },
): Promise<void> {
  const by = version ?? `office-${at.toString(36)}`;
  return tx.seasons.addChanges(
    changes.map(change => ({ ...change, id: `${by}-${change.occasionId}`, version, at, toldAt: null })),
  );
}

/** Who has a paid order for it. */
export const buyersOf = async (tx: Tx, occasionId: string) =>
  (await tx.desk.ordersAt(occasionId)).filter(row => row.realStatus === 'paid_success');

/** Tells every buyer of what was written down, once; without letters it stays to be told. */
export async function tellChanges(deps: Deps): Promise<void> {
  const { notify } = deps;
  if (!notify) return;
  for (const change of await deps.store.direct.seasons.untold(AT_ONCE))
    await deps.store.transaction(async tx => {
      // Of several processes one tells.
      if (!(await tx.seasons.markTold(change.id, deps.clock.now()))) return;
      for (const { tradeNo } of await buyersOf(tx, change.occasionId))
        await notify(tx, { kind: NOTICE[change.kind], scheduleId: change.occasionId, tradeNo });
    });
}
