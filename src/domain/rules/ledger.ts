import type { LedgerKind } from '../contract/order.ts';

/** What became of the money of an order: what came in, where it went, and what stayed. Integer fen. */
export interface LedgerRow {
  readonly kind: LedgerKind;
  readonly fen: number;
  /** The other order of an exchange. */
  readonly tradeNo?: string | undefined;
  /** Of a donation. */
  readonly receiptNo?: string | undefined;
}

/** A part that was given up: what of its price goes where, and what the house keeps as its fee. */
export interface LedgerPart {
  /** Before discounts. */
  readonly price: number;
  readonly fee: number;
  readonly amount: number;
  readonly donated?: string | undefined;
  readonly exchanged?: { readonly tradeNo: string; readonly back: number } | undefined;
}

export interface LedgerInput {
  /** Its money came and made it, whatever became of it since. */
  readonly made: boolean;
  readonly paid: number;
  /** What tickets of another order brought into it. */
  readonly brought?: { readonly tradeNo: string; readonly fen: number } | undefined;
  /** Its lines, discounts and freight. */
  readonly amount: number;
  readonly discount: number;
  readonly otherFee: number;
  readonly parts: readonly LedgerPart[];
  /** Nothing of it is left. */
  readonly ended: boolean;
  /** Money that came and did not make it, or went back before parts were written down. */
  readonly others: readonly { readonly received: number; readonly refund: number }[];
}

/** Where a row stands in the sum: in = out + kept; what is `of` the kept is part of it. */
const SIDE = {
  paid: 'in',
  brought: 'in',
  received: 'in',
  again: 'in',
  exchanged: 'out',
  difference: 'out',
  returned: 'out',
  donated: 'out',
  kept: 'kept',
  fee: 'of',
  points: 'of',
} as const satisfies Record<LedgerKind, 'in' | 'out' | 'kept' | 'of'>;
export const sideOf = (kind: LedgerKind) => SIDE[kind];

/** Where the price of one part went. */
export const partRows = ({ amount, donated, exchanged }: LedgerPart): LedgerRow[] => {
  if (donated !== undefined) return some({ kind: 'donated', fen: amount, receiptNo: donated });
  if (!exchanged) return some({ kind: 'returned', fen: amount });
  const { tradeNo, back } = exchanged;
  return [
    ...some({ kind: 'exchanged', fen: amount - back, tradeNo }),
    ...some({ kind: 'difference', fen: back }),
  ];
};
const some = (row: LedgerRow): LedgerRow[] => (row.fen > 0 ? [row] : []);

const sum = (rows: readonly { readonly fen: number }[]): number => rows.reduce((all, r) => all + r.fen, 0);

/** Rows of one kind, order and receipt are one. */
function gathered(rows: readonly LedgerRow[]): LedgerRow[] {
  const found = new Map<string, LedgerRow>();
  for (const row of rows) {
    const key = `${row.kind} ${row.tradeNo} ${row.receiptNo}`;
    found.set(key, { ...row, fen: (found.get(key)?.fen ?? 0) + row.fen });
  }
  return [...found.values()];
}

/** All rows of an order, in the order in which they are read; none where no money came. */
export function ledgerOf(input: LedgerInput): LedgerRow[] {
  const { made, paid, brought, parts, others } = input;
  const received = others.reduce((all, o) => all + o.received, 0);
  if (!made && received === 0) return [];
  const back = others.reduce((all, o) => all + o.refund, 0);
  const income: LedgerRow[] = [
    ...(made ? [{ kind: 'paid', fen: paid } as const] : []),
    ...(made && brought ? some({ kind: 'brought', ...brought }) : []),
    ...some({ kind: made ? 'again' : 'received', fen: received }),
  ];
  const out = gathered([...parts.flatMap(partRows), ...some({ kind: 'returned', fen: back })]);
  const gone = valueGone(input);
  const given = parts.reduce((all, p) => all + p.amount, 0);
  const fee = parts.reduce((all, p) => all + p.fee, 0);
  return [
    ...income,
    ...out,
    { kind: 'kept', fen: sum(income) - sum(out) },
    ...some({ kind: 'fee', fen: fee }),
    ...some({ kind: 'points', fen: Math.max(0, gone - given - fee) }),
  ];
}

/** What was paid for the parts that are gone: all of it in the end, before that their share of lines and discounts. */
function valueGone({ amount, discount, otherFee, parts, ended }: LedgerInput): number {
  if (parts.length === 0) return 0;
  if (ended) return Math.max(0, amount - discount) + otherFee;
  const price = parts.reduce((all, p) => all + p.price, 0);
  return amount > 0 ? price - Math.floor((discount * price) / amount) : 0;
}

/** Whether there is more to tell than what was paid. */
export const hasMoved = (rows: readonly Pick<LedgerRow, 'kind'>[]): boolean =>
  rows.some(r => SIDE[r.kind] === 'out' || r.kind === 'received' || r.kind === 'again');

/** What was done with the tickets of an order of which nothing is left; a difference is part of its exchange. */
export const WAYS = ['returned', 'donated', 'exchanged'] as const satisfies readonly LedgerKind[];
export const waysOf = (rows: readonly Pick<LedgerRow, 'kind'>[]): (typeof WAYS)[number][] =>
  WAYS.filter(way => rows.some(r => r.kind === way));
