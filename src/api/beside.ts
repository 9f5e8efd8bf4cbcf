import { type Beside, besideKey } from '#domain/contract/beside.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import type { Wire } from './transport.ts';

/** An answer that came beside another is for the calls that follow at once; ms. */
const BESIDE = 20_000;
const beside = new Map<string, { readonly body: Envelope; readonly until: number }>();
/** Who asks, and in which language: another answer for another one. */
const asked = ({ headers: { sessionId = '', sourcePage } }: Wire, key: string): string =>
  [sessionId, sourcePage.split('/')[1], key].join(' ');

export const forgetBeside = (): void => beside.clear();

export function keepBeside(wire: Wire, body: unknown): void {
  const now = Date.now();
  // Somebody came or went: what was meant for one is not shown to the other.
  if (wire.path.startsWith('/ucenter/')) forgetBeside();
  for (const [key, { until }] of beside) if (until < now) beside.delete(key);
  const came = (body as Partial<Envelope> | null)?.beside;
  if (!Array.isArray(came)) return;
  for (const { key, reply } of came as readonly Beside[])
    beside.set(asked(wire, key), { body: reply, until: now + BESIDE });
}

export function takeBeside(wire: Wire): Envelope | undefined {
  const key = asked(wire, besideKey(wire.path, wire.form));
  const found = beside.get(key);
  beside.delete(key);
  return found && found.until >= Date.now() ? found.body : undefined;
}
