/** A file that is not what it should be, in words for whoever brought it. */
export class NoStatement extends Error {}

/** A sum as statements write it, in the currency's smallest unit, `decimals` below its own: 1,234.50 or -0.01. */
export function fenOf(text: string, decimals = 2): number {
  const plain = text.trim().replaceAll(',', '');
  const [, sign = '', whole = '', minor = ''] = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '' || /[1-9]/.test(minor.slice(decimals))) throw new NoStatement(`“${text}” is no sum.`);
  const fen = Number(whole + minor.slice(0, decimals).padEnd(decimals, '0'));
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
