import type { DiscountEntry, DiscountRepository } from '#domain/contract/discount.ts';
import { DISCOUNT, isHeld, OFFER_KINDS, type OfferKind } from '#domain/contract/discount-kinds.ts';
import { groupTotals, totalsOf } from '#domain/rules/amounts.ts';
import type { Entry, Repository } from '#domain/rules/discount.ts';
import { POINTS, POINTS_ID } from '#domain/rules/discount-offer.ts';
import { say } from '#domain/text.ts';
import { amountWords, conditionWords, discountWords, unitWords } from '#domain/words/discount.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { DAY } from '../clock.ts';
import type { AppliedDiscount, OrderRow } from '../store/ports/sales.ts';
import { fixedLines, pointsIn } from './case.ts';

const YEARS = 50 * 365 * DAY;
const isDisabled = (e: Entry): number => Number(e.state === 'disabled');

/** What can be used, soonest end first, then the rest. Choosing moves nothing under the finger. */
const inOrder = (a: Entry, b: Entry): number =>
  isDisabled(a) - isDisabled(b) ||
  a.candidate.until - b.candidate.until ||
  (a.candidate.tmpId < b.candidate.tmpId ? -1 : 1);

function entryView({ candidate, state, fen, why }: Entry, locale: Locale, now: number): DiscountEntry {
  const { tmpId, offer, total, used, until } = candidate;
  const applied = state === 'applied';
  const counted = isHeld(offer.kind);
  return {
    tmpId,
    cancelTmpId: applied ? tmpId : '',
    title: say(offer.title, locale),
    description: say(offer.description, locale),
    available: applied || state === 'usable',
    applied,
    excluded: state === 'excluded',
    excludeMsg: state === 'excluded' && why[0] ? say(discountWords(why[0]), locale) : '',
    disableMsgs: state === 'disabled' ? why.map(w => say(discountWords(w), locale)) : [],
    endtime: until < now + YEARS ? new Date(until).toISOString() : '',
    discountDesc: say(amountWords(offer), locale),
    cardtype: offer.cardtype,
    totalnum: counted ? total : 0,
    usednum: counted ? used : 0,
    amount: toYuan(fen),
    condition: say(conditionWords(offer), locale),
  };
}

/** A line of an order that nobody edits any more. */
const lineView = (line: AppliedDiscount, locale: Locale): DiscountEntry => ({
  tmpId: line.tmpId,
  cancelTmpId: '',
  title: say(line.title, locale),
  description: '',
  available: true,
  applied: true,
  excluded: false,
  excludeMsg: '',
  disableMsgs: [],
  endtime: '',
  discountDesc: say(unitWords(line.fen), locale),
  cardtype: '',
  totalnum: 0,
  usednum: 0,
  amount: toYuan(line.fen),
  condition: '',
});

type Head =
  | 'tradeNo'
  | 'revision'
  | 'editable'
  | 'payStatus'
  | 'amount'
  | 'otherFee'
  | 'totalAmount'
  | 'totalFee';

function headOf(row: OrderRow, editable: boolean, payStatus: string): Pick<DiscountRepository, Head> {
  const { totalAmount, totalFee } = totalsOf(row);
  return {
    tradeNo: row.tradeNo,
    revision: row.discounting?.revision ?? 0,
    editable,
    payStatus,
    amount: toYuan(row.amount),
    otherFee: toYuan(row.otherFee),
    totalAmount: toYuan(totalAmount),
    totalFee: toYuan(totalFee),
  };
}

type Totals = (typeof DISCOUNT)[OfferKind]['total'] | 'pointsTotal' | 'discountAmount';
type Lists = (typeof DISCOUNT)[OfferKind]['list'];

/** The groups in the fields that the specification gives them; of the member discount there is one. */
function listsView(of: (kind: OfferKind) => DiscountEntry[]): Pick<DiscountRepository, Lists> {
  const groups = OFFER_KINDS.map(kind => {
    const { list, source } = DISCOUNT[kind];
    const entries = of(kind);
    return [list, source === 'level' ? (entries[0] ?? null) : entries] as const;
  });
  return Object.fromEntries(groups) as Pick<DiscountRepository, Lists>;
}

function totalsView(
  lines: readonly Pick<AppliedDiscount, 'kind' | 'fen'>[],
): Pick<DiscountRepository, Totals> {
  const totals = groupTotals(lines);
  const of = (kind: AppliedDiscount['kind']): number => toYuan(totals[kind] ?? 0);
  return {
    ...(Object.fromEntries(OFFER_KINDS.map(kind => [DISCOUNT[kind].total, of(kind)])) as Record<
      (typeof DISCOUNT)[OfferKind]['total'],
      number
    >),
    pointsTotal: of('points'),
    discountAmount: toYuan(lines.reduce((sum, line) => sum + line.fen, 0)),
  };
}

/** The repository of an order whose discounts can be edited. `row` carries the amounts of `repository`. */
export function repositoryView(
  row: OrderRow,
  repository: Repository,
  locale: Locale,
  now: number,
): DiscountRepository {
  const entries = [...repository.entries].sort(inOrder);
  const fixed = fixedLines(row);
  const of = (kind: OfferKind): DiscountEntry[] => [
    ...fixed.filter(line => line.kind === kind).map(line => lineView(line, locale)),
    ...entries.filter(e => e.candidate.offer.kind === kind).map(e => entryView(e, locale, now)),
  ];
  const { points, best } = repository;
  return {
    ...listsView(of),
    pointsItem: {
      available: points.available,
      applied: points.applied > 0,
      tmpId: POINTS_ID,
      discount: toYuan(points.applied),
      minAllow: points.min,
      maxAllow: points.max,
      availablePoint: points.balance,
    },
    ...totalsView([...fixed, ...repository.applied]),
    ...headOf(row, true, row.realStatus),
    best: best && {
      tmpIds: [...best.tmpIds],
      discountAmount: toYuan(best.fen),
      saves: toYuan(best.saves),
    },
  };
}

/** The repository of an order whose discounts are settled: what is in force, and nothing to choose. */
export function settledView(row: OrderRow, payStatus: string, locale: Locale): DiscountRepository {
  const of = (kind: OfferKind): DiscountEntry[] =>
    row.discounts.filter(d => d.kind === kind).map(d => lineView(d, locale));
  const points = pointsIn(row);
  return {
    ...listsView(of),
    pointsItem: {
      available: false,
      applied: points > 0,
      tmpId: POINTS_ID,
      discount: toYuan(points),
      minAllow: POINTS.min,
      maxAllow: points,
      availablePoint: points,
    },
    ...totalsView(row.discounts),
    ...headOf(row, false, payStatus),
    best: null,
  };
}
