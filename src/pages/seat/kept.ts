import { type Intent, intentFor } from '#lib/intent.ts';
import { readJson, writeText } from '#lib/storage.ts';

/** What the tab remembers of a choice: it survives a reload, a change of language, and a session that ended. */
export interface KeptChoice {
  readonly seats: readonly string[];
  /** The request that is under way: the same choice asks with the same id, so that it makes one order (R12, R20). */
  readonly intent?: Intent;
  /** The order that was made of these seats. */
  readonly tradeNo?: string;
}
const nameOf = (scheduleId: string) => `heming.seats.${scheduleId}`;
const isText = (v: unknown): v is string => typeof v === 'string' && v.length <= 80;

function parse(stored: unknown): KeptChoice | null {
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
}

export const readKept = (scheduleId: string): KeptChoice | null =>
  readJson('session', nameOf(scheduleId), parse);

/** Without session storage the choice lasts as long as the page. */
export function writeKept(scheduleId: string, kept: KeptChoice | null): void {
  writeText('session', nameOf(scheduleId), kept && JSON.stringify(kept));
}

/** The id of this intent: the kept one for the same choice, else a new one. */
export function requestIdFor(scheduleId: string, of: string): string {
  const kept = readKept(scheduleId);
  const intent = intentFor(kept?.intent, of);
  if (intent !== kept?.intent) writeKept(scheduleId, { seats: kept?.seats ?? [], intent });
  return intent.requestId;
}
