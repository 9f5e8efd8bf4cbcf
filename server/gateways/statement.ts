/** One movement that a gateway has written down. Money is integer fen and never negative. */
export interface StatementLine {
  readonly kind: 'payment' | 'refund';
  /** Our number of the payment; empty where the gateway was told none. */
  readonly payNo: string;
  /** Our number of the refund's step; empty for a payment. */
  readonly no: string;
  readonly amount: number;
  readonly state: 'done' | 'failed';
  /** What the gateway calls it. */
  readonly reference: string;
}

/** A file that is not what it should be, in words for whoever brought it. */
export class NoStatement extends Error {}

/** Fen of a sum as statements write it: 1,234.50 or -0.01. */
export function fenOf(text: string): number {
  const plain = text.trim().replaceAll(',', '');
  const [, sign = '', whole = '', minor = ''] = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '' || /[1-9]/.test(minor.slice(2))) throw new NoStatement(`“${text}” is no sum.`);
  const fen = Number(whole) * 100 + Number(minor.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -fen : fen;
}

/** Columns by the names of their head, so that their order may change. */
export function columns(head: readonly string[], needed: readonly string[]) {
  const at = new Map(head.map((name, i) => [name.trim().replaceAll('(', '（').replaceAll(')', '）'), i]));
  const missing = needed.filter(name => !at.has(name));
  if (missing.length > 0) throw new NoStatement(`The table lacks ${missing.join(', ')}.`);
  return (row: readonly string[], name: string): string => row[at.get(name) ?? -1]?.trim() ?? '';
}

/** What the file says of itself at its end must be what it holds: else a part is missing. */
export function sameAsTold(what: string, told: number, found: number): void {
  if (told !== found)
    throw new NoStatement(`It tells of ${told} ${what} and has ${found}: a part is missing.`);
}
