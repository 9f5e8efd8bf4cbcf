import type { Bilingual } from '#domain/text.ts';
import { PAYMENT_STATE } from '#domain/words/desk.ts';
import { t } from '../catalogue/text.ts';
import type { StatementLine } from '../pay/gateway.ts';
import type { Period } from '../store/ports/desk.ts';
import type { PaymentRow, RefundStep } from '../store/ports/sales.ts';
import { money } from './find.ts';

export interface Difference {
  readonly kind:
    | 'missing here'
    | 'missing there'
    | 'other amount'
    | 'other state'
    | 'twice there'
    | 'refund not here'
    | 'refund not there';
  /** Number of the payment or of the refund, as far as there is one. */
  readonly of: string;
  readonly words: Bilingual;
}
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Movements at the edge of the period, which may stand in the statement before or after. */
  readonly edges: readonly Bilingual[];
  /** Fen, and how many: what the gateway says, and what the books say of the same time. */
  readonly there: Sums;
  readonly here: Sums;
}
export interface Sums {
  readonly paid: number;
  readonly payments: number;
  readonly back: number;
  readonly refunds: number;
}

/** When something happened for sure: the gateway did it between these two. */
type When = readonly [earliest: number, latest: number];
const AT_ANY_TIME: When = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const isWithin = ([a, b]: When, { from, to }: Period): boolean => a >= from && b < to;
const touches = ([a, b]: When, { from, to }: Period): boolean => a < to && b >= from;

const paidWhen = (p: PaymentRow): When => [p.createdAt, p.receivedAt ?? Number.POSITIVE_INFINITY];
const sentWhen = ({ at, doneAt }: RefundStep): When =>
  at === undefined || doneAt === undefined ? AT_ANY_TIME : [at, doneAt];

const KIND: Readonly<Record<Difference['kind'], string>> = {
  'missing here': '账目没有',
  'missing there': '网关没有',
  'other amount': '金额不同',
  'other state': '状态不同',
  'twice there': '网关重复',
  'refund not here': '账目没有退款',
  'refund not there': '网关没有退款',
};
const NAME = { payment: '付款', refund: '退款' } as const;
const untold = ({ zh, en }: Bilingual): Bilingual =>
  t(`${zh}：网关没有提到`, `${en}: the gateway does not tell of it`);

/** What is found, line by line, and the sums of both sides. */
function openSheet(period: Period) {
  const differences: Difference[] = [];
  const edges: Bilingual[] = [];
  const here = { paid: 0, payments: 0, back: 0, refunds: 0 };
  const there = { paid: 0, payments: 0, back: 0, refunds: 0 };
  const differ = (kind: Difference['kind'], of: string, words: Bilingual): void => {
    differences.push({ kind, of, words: t(`${KIND[kind]}：${words.zh}`, `${kind}: ${words.en}`) });
  };
  /** What the books have and the statement has not. */
  const missing = (when: When, sums: () => void, what: Bilingual, told: () => void): void => {
    if (isWithin(when, period)) {
      sums();
      told();
    } else if (touches(when, period)) edges.push(what);
  };
  return { differences, edges, here, there, differ, missing };
}
type Sheet = ReturnType<typeof openSheet>;

function holdPayment(
  { differ, here }: Sheet,
  { payNo, amount }: StatementLine,
  called: Bilingual,
  p: PaymentRow | undefined,
): void {
  if (!p) {
    differ(
      'missing here',
      payNo,
      t(`付款 ${called.zh}：账目里没有`, `payment ${called.en}: the books do not know it`),
    );
    return;
  }
  if (p.receivedAt === null) {
    differ(
      'other state',
      payNo,
      t(
        `订单 ${p.tradeNo} 的付款 ${called.zh}：网关已付，账目为${PAYMENT_STATE[p.state].zh}`,
        `payment ${called.en} of ${p.tradeNo}: paid there, here: ${PAYMENT_STATE[p.state].en}`,
      ),
    );
    return;
  }
  here.paid += p.received;
  here.payments++;
  if (p.received !== amount)
    differ(
      'other amount',
      payNo,
      t(
        `订单 ${p.tradeNo} 的付款 ${called.zh}：账目为 ${money(p.received)}`,
        `payment ${called.en} of ${p.tradeNo}: ${money(p.received)} here`,
      ),
    );
}

function holdRefund(
  { differ, here }: Sheet,
  { payNo, no, amount, state }: StatementLine,
  called: Bilingual,
  known: { readonly p: PaymentRow; readonly step: RefundStep } | undefined,
): void {
  if (!known) {
    if (state === 'done')
      differ(
        'refund not here',
        no,
        t(
          `付款 ${payNo || '?'} 的退款 ${called.zh}：这里没有人要求退`,
          `refund ${called.en} of payment ${payNo || '?'}: nobody here asked for it`,
        ),
      );
    return;
  }
  const { p, step } = known;
  const whose = t(`订单 ${p.tradeNo} 的退款 ${called.zh}`, `refund ${called.en} of ${p.tradeNo}`);
  if ((state === 'done') !== step.done)
    differ(
      'other state',
      no,
      t(
        `${whose.zh}：网关${state === 'done' ? '已退' : '退款失败'}，账目${step.done ? '已退' : '待退'}`,
        `${whose.en}: ${state} there, ${step.done ? 'done' : 'still due'} here`,
      ),
    );
  if (state !== 'done') return;
  here.back += step.done ? step.amount : 0;
  here.refunds += step.done ? 1 : 0;
  if (step.amount !== amount)
    differ(
      'other amount',
      no,
      t(`${whose.zh}：账目为 ${money(step.amount)}`, `${whose.en}: ${money(step.amount)} here`),
    );
}

/** What the books alone have. */
function holdRest(
  { differ, here, missing }: Sheet,
  payments: readonly PaymentRow[],
  seen: ReadonlySet<string>,
): void {
  for (const p of payments) {
    if (p.receivedAt !== null && p.received > 0 && !seen.has(`payment ${p.payNo} done`)) {
      const what = t(
        `订单 ${p.tradeNo} 的付款 ${p.payNo}，${money(p.received)}`,
        `payment ${p.payNo} of ${p.tradeNo}, ${money(p.received)}`,
      );
      const count = () => {
        here.paid += p.received;
        here.payments++;
      };
      missing(paidWhen(p), count, what, () => differ('missing there', p.payNo, untold(what)));
    }
    for (const step of p.steps ?? []) {
      if (!step.done || seen.has(`refund ${step.no} done`) || seen.has(`refund ${step.no} failed`)) continue;
      const what = t(
        `订单 ${p.tradeNo} 的退款 ${step.no}，${money(step.amount)}`,
        `refund ${step.no} of ${p.tradeNo}, ${money(step.amount)}`,
      );
      const count = () => {
        here.back += step.amount;
        here.refunds++;
      };
      missing(sentWhen(step), count, what, () => differ('refund not there', step.no, untold(what)));
    }
  }
}

/** Names each difference between what a gateway wrote down and the books of its payments. */
export function compare(
  lines: readonly StatementLine[],
  payments: readonly PaymentRow[],
  period: Period,
): Comparison {
  const sheet = openSheet(period);
  const { differences, edges, here, there } = sheet;
  const byNo = new Map(payments.map(p => [p.payNo, p]));
  const steps = new Map(payments.flatMap(p => (p.steps ?? []).map(step => [step.no, { p, step }] as const)));
  const seen = new Set<string>();
  for (const line of lines) {
    const { kind, payNo, no, amount, state, reference } = line;
    const name = kind === 'payment' ? payNo : no;
    const called = t(
      `${name || '没有编号'}（${reference}），${money(amount)}`,
      `${name || 'without a number'} (${reference}), ${money(amount)}`,
    );
    if (state === 'done') {
      there[kind === 'payment' ? 'paid' : 'back'] += amount;
      there[kind === 'payment' ? 'payments' : 'refunds']++;
    }
    const again = name !== '' && seen.has(`${kind} ${name} ${state}`);
    seen.add(`${kind} ${name} ${state}`);
    if (again) sheet.differ('twice there', name, t(`${NAME[kind]} ${called.zh}`, `${kind} ${called.en}`));
    else if (kind === 'payment') holdPayment(sheet, line, called, byNo.get(payNo));
    else holdRefund(sheet, line, called, steps.get(no));
  }
  holdRest(sheet, payments, seen);
  return { differences, edges, there, here };
}
