import { type Intent, intentFor } from '#lib/intent.ts';

/** What the tab remembers of a choice: it survives a reload, a change of language, and a session that ended. */
export interface Kept {
  readonly seats: readonly string[];
  /** The request that is under way: the same choice asks with the same id, so that it makes one order (R12, R20). */
  readonly intent?: Intent;
  /** The order that was made of these seats. */
  readonly tradeNo?: string;
}
const nameOf = (scheduleId: string) => `heming.seats.${scheduleId}`;
const isText = (v: unknown): v is string => typeof v === 'string' && v.length <= 80;

export function readKept(scheduleId: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(scheduleId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { seats, intent, tradeNo } = stored as {
      seats?: unknown;
      intent?: { of?: unknown; requestId?: unknown };
      tradeNo?: unknown;
    };
    if (!Array.isArray(seats)) return null;
    const of = typeof intent?.of === 'string' ? intent.of : '';
    const requestId = isText(intent?.requestId) ? intent.requestId : '';
    return {
      seats: seats.filter(isText).slice(0, 50),
      ...(of && requestId && { intent: { of, requestId } }),
      ...(isText(tradeNo) && tradeNo && { tradeNo }),
    };
  } catch {
    return null;
  }
}

export function writeKept(scheduleId: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(nameOf(scheduleId), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(scheduleId));
  } catch {
    // Without session storage the choice lasts as long as the page.
  }
}

/** The id of this intent: the kept one for the same choice, else a new one. */
export function requestIdFor(scheduleId: string, of: string): string {
  const kept = readKept(scheduleId);
  const intent = intentFor(kept?.intent, of);
  if (intent !== kept?.intent) writeKept(scheduleId, { seats: kept?.seats ?? [], intent });
  return intent.requestId;
}
