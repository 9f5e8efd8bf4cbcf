import type { Envelope } from './envelope.ts';

export interface Beside {
  /** Of the call (`besideKey`). */
  readonly key: string;
  readonly reply: Envelope;
}
/** A call and its fields; whether its failure is shown changes nothing of the answer. */
export function besideKey(path: string, fields: Iterable<readonly [string, string]>): string {
  const form = new URLSearchParams([...fields].map(([name, value]) => [name, value]));
  form.delete('showToast');
  form.sort();
  return `${path}?${form}`;
}
