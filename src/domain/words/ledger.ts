import { exactly, inUnits, priced } from '#lib/price.ts';
import type { LedgerKind } from '../contract/order.ts';
import {
  hasMoved,
  type LedgerPart,
  type LedgerRow,
  partRows,
  sideOf,
  type WAYS,
  waysOf,
} from '../rules/ledger.ts';
import type { Bilingual } from '../text.ts';

/** What became of the money of an order in words: one reader for the page, lists, letters and copies. */

type Words = Bilingual | ((row: LedgerRow) => Bilingual);
const to = ({ tradeNo = '' }: LedgerRow): string => tradeNo;

/** What a row of the sum is called. */
const LABEL: Readonly<Record<LedgerKind, Words>> = {
  paid: { zh: '实付', en: 'Paid' },
  brought: row => ({ zh: `由订单 ${to(row)} 换入`, en: `From order ${to(row)}` }),
  received: { zh: '收到', en: 'Received' },
  again: { zh: '重复付款', en: 'Paid once more' },
  exchanged: row => ({ zh: `换到订单 ${to(row)}`, en: `To order ${to(row)}` }),
  difference: { zh: '换票差额退回', en: 'Difference, back to you' },
  returned: { zh: '已退', en: 'Back to you' },
  donated: ({ receiptNo }) => ({
    zh: receiptNo ? `捐赠（收据 ${receiptNo}）` : '捐赠',
    en: receiptNo ? `To the foundation (receipt ${receiptNo})` : 'To the foundation',
  }),
  kept: { zh: '退后实付', en: 'Paid in the end' },
  fee: { zh: '其中手续费', en: 'Of this, fees' },
  points: { zh: '其中抵扣已用积分', en: 'Of this, for points already spent' },
};
export function ledgerLabel(row: LedgerRow): Bilingual {
  const words = LABEL[row.kind];
  return typeof words === 'function' ? words(row) : words;
}

/** Its amount, with what goes out taken off. */
export const ledgerSum = ({ kind, fen }: LedgerRow): string =>
  `${sideOf(kind) === 'out' ? '−' : ''}${exactly(inUnits(fen))}`;

/** A row as part of a sentence; what only adds up is no news. */
const CLAUSE: Readonly<Partial<Record<LedgerKind, (sum: string, row: LedgerRow) => Bilingual>>> = {
  brought: (sum, row) => ({ zh: `由订单 ${to(row)} 换入 ${sum}`, en: `${sum} from order ${to(row)}` }),
  received: sum => ({ zh: `收到 ${sum}`, en: `${sum} received` }),
  again: sum => ({ zh: `重复付款 ${sum}`, en: `${sum} paid once more` }),
  exchanged: (sum, row) => ({ zh: `换到订单 ${to(row)}，抵 ${sum}`, en: `${sum} to order ${to(row)}` }),
  difference: sum => ({ zh: `差额退回 ${sum}`, en: `${sum} goes back as the difference` }),
  returned: sum => ({ zh: `退款 ${sum}`, en: `${sum} goes back` }),
  donated: sum => ({ zh: `捐赠 ${sum} 给基金会`, en: `${sum} given to the foundation` }),
  fee: sum => ({ zh: `手续费 ${sum}`, en: `fee ${sum}` }),
  points: sum => ({ zh: `抵扣已用掉的积分 ${sum}`, en: `${sum} kept for points already spent` }),
};
const joined = (rows: readonly LedgerRow[]): Bilingual => {
  const clauses = rows.flatMap(row => CLAUSE[row.kind]?.(priced(inUnits(row.fen)), row) ?? []);
  return { zh: clauses.map(c => c.zh).join('，'), en: clauses.map(c => c.en).join(', ') };
};

/** What happened to the money since it was paid, in one line; null where nothing did. */
export const ledgerLine = (rows: readonly LedgerRow[]): Bilingual | null =>
  hasMoved(rows) ? joined(rows) : null;

/** What the tickets of another order brought, where that was more than these cost; null where all of it was used. */
export function surplusLine({
  credit,
  back,
  fee = 0,
}: {
  readonly credit: number;
  readonly back: number;
  readonly fee?: number | undefined;
}): Bilingual | null {
  if (back + fee <= 0) return null;
  const [all, used, rest, kept] = [credit, credit - back - fee, back, fee].map(fen => priced(inUnits(fen)));
  return {
    zh: `原订单的票款 ${all} 中，${used} 抵本单，${rest} 原路退回${fee > 0 ? `，手续费 ${kept}` : ''}。`,
    en: `Of ${all} from the first order, ${used} pays for this one and ${rest} goes back to you${fee > 0 ? `; ${kept} is kept as a fee` : ''}.`,
  };
}

/** What one step did with the price of what was given up: for the time line. */
export const partLine = (part: LedgerPart, short: number): Bilingual => {
  const rows: LedgerRow[] = [
    ...partRows(part),
    { kind: 'fee', fen: part.fee },
    ...(short > 0 ? [{ kind: 'points', fen: short } as const] : []),
  ];
  const nothing = !rows.some(r => sideOf(r.kind) === 'out');
  const line = joined(rows);
  return nothing ? { zh: `退款 ${priced(0)}，${line.zh}`, en: `${priced(0)} goes back, ${line.en}` } : line;
};

/** What was done with tickets that are gone. */
const DONE: Readonly<Record<(typeof WAYS)[number], Bilingual>> = {
  returned: { zh: '退票', en: 'returned' },
  donated: { zh: '捐赠', en: 'donated' },
  exchanged: { zh: '换票', en: 'exchanged' },
};
const NO_MONEY: Bilingual = {
  zh: '已退回，没有需要退的款项。',
  en: 'It was returned; there was no money to go back.',
};

/** Word and sentence of an order of which nothing is left, by what was done; null where its status says it all. */
export function endOf(
  status: string,
  rows: readonly LedgerRow[],
): { readonly label?: Bilingual; readonly hint: Bilingual } | null {
  if (status !== 'paid_return_succ' || rows.length === 0) return null;
  const ways = waysOf(rows);
  if (ways.length === 0) return { hint: NO_MONEY };
  if (ways.join() === 'returned') return null;
  const en = ways
    .map(way => DONE[way].en)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
  const line = joined(rows);
  return {
    label: {
      zh: `已${ways.map(way => DONE[way].zh).join('、')}`,
      en: en.charAt(0).toUpperCase() + en.slice(1),
    },
    hint: { zh: `原来的门票已失效：${line.zh}。`, en: `Its tickets are no longer valid: ${line.en}.` },
  };
}
