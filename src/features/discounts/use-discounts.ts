import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import {
  DISCOUNT_FAMILIES,
  type DiscountEntry,
  type DiscountFamily,
  type DiscountFamilyName,
  type DiscountRepository,
} from '#domain/contract/discount.ts';
import { pointsProblem } from '#domain/rules/discount-points.ts';
import { say } from '#domain/text.ts';
import { pointsWords } from '#domain/words/points.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { exactly } from '#lib/price.ts';
import { toast } from '#ui/toast.tsx';
import { cancelId, entriesOf, type ListGroup, listOf, toCancelFirst, waysToBest } from './groups.ts';
import { BEST, useRepository } from './use-repository.ts';

/** What is said of an entry that cannot be chosen, where the server says nothing (specification §8). */
const UNAVAILABLE = {
  promotion: 'none.entry',
  voucher: 'none.entry',
  coupon: 'none.entry',
  times: 'none.entry',
  pack: 'none.pack',
  member: 'none.entry',
} as const satisfies Readonly<Record<ListGroup, string>>;

export interface DiscountedOrder {
  readonly tradeNo: string;
  readonly family: DiscountFamilyName;
  /** Whatever makes the repository another: status, pay status. When it changes, the repository is read again. */
  readonly stamp: string;
  /** The order's status lets its discounts be edited (specification §4). */
  readonly open: boolean;
  /** Bought as a package: its promotion is a fixed line. */
  readonly packed: boolean;
}

const POINTS = 'points';

/** The discounts of an order and their verbs, for both layouts. Switching cancels, then applies (quality.md R22). */
export function useDiscounts({ tradeNo, family, stamp, open, packed }: DiscountedOrder) {
  const t = useCopy('discount');
  const { locale } = useTree();
  const { calls, hidden, named }: DiscountFamily = DISCOUNT_FAMILIES[family];
  // Names and reasons are the server's words: another language asks for them anew.
  const repository = useRepository({ tradeNo, calls, stamp: `${stamp} ${locale}` });
  const { state, latest, take, inTurn, edit, say: tell } = repository;
  const { repo } = state;

  const use = async (tmpId: string) => take(await call(calls.useDiscount, { tradeNo, tmpId }));
  const cancel = async (tmpId: string) => take(await call(calls.cancelDiscount, { tradeNo, tmpId }));
  const sum = (r: DiscountRepository): string => {
    const off = exactly(r.discountAmount);
    return r.totalFee === undefined
      ? t('said.off', { off })
      : t('said.now', { off, total: exactly(r.totalFee) });
  };

  /** Chooses an entry, or takes it back when it is chosen; one that cannot be chosen only says why. */
  function choose(group: ListGroup, entry: DiscountEntry): void {
    const { tmpId, title } = entry;
    if (entry.applied) {
      void edit(tmpId, false, title, async () => sum(await cancel(cancelId(entry))));
    } else if (!entry.available) {
      toast(entry.excludeMsg || entry.disableMsgs[0] || t(UNAVAILABLE[group]));
    } else {
      void edit(tmpId, true, title, async () => {
        const now = latest();
        const rival = now && toCancelFirst(now, group, entry);
        if (rival) await cancel(cancelId(rival));
        return sum(await use(tmpId));
      });
    }
  }

  /** Sets the points to use; what is wrong with the number, or an empty text. */
  function points(value: number): string {
    const item = latest()?.pointsItem;
    if (!item || !calls.usePoint) return t('none.points');
    const { usePoint } = calls;
    if (value === 0) {
      if (item.applied)
        void edit(POINTS, false, t('group.points'), async () => sum(await cancel(item.tmpId)));
      return '';
    }
    const problem = pointsProblem(value, item);
    if (problem) return say(pointsWords(problem), locale);
    void edit(POINTS, true, t('group.points'), async () =>
      sum(take(await call(usePoint, { tradeNo, pointValue: value }))),
    );
    return '';
  }

  /** Gives a code; why it was refused, or an empty text. What it gives is chosen at once when it can be. */
  async function redeem(code: string): Promise<string> {
    let why = '';
    await inTurn(async () => {
      try {
        const fresh = take(await call(calls.redeemCode, { tradeNo, code }, { quiet: true }));
        const got = entriesOf(fresh).find(e => e.entry.tmpId === fresh.redeemed);
        tell(t('said.redeemed', { name: got?.entry.title ?? '' }));
        if (got?.entry.available && !got.entry.applied && !toCancelFirst(fresh, got.group, got.entry))
          tell(sum(await use(got.entry.tmpId)));
      } catch (error) {
        if (!isFailure(error)) throw error;
        why = error.msg;
      }
    });
    return why;
  }

  /** The set that the server says saves most. */
  function chooseBest(): void {
    void edit(BEST, true, t('best.name'), async () => {
      let now = latest();
      if (!now) return '';
      const way = waysToBest(now, packed);
      for (const id of way.cancel) now = await cancel(id);
      for (const id of way.use) now = await use(id);
      return sum(now);
    });
  }

  /**
   * The order is confirmed: its discounts stay as they are. `totalAmount` is yuan as shown; when it is another by now
   * the refusal brings the fresh repository. The cards' module names a discount instead (specification §7).
   */
  const settle = (totalAmount: number): Promise<void> =>
    inTurn(async () => {
      const now = latest();
      const used = now && entriesOf(now).find(e => e.entry.applied)?.entry.tmpId;
      const { confirmDiscount } = calls;
      try {
        take(
          await call(
            confirmDiscount,
            named ? { tradeNo, ...(used && { tmpId: used }) } : { tradeNo, totalAmount },
          ),
        );
      } catch (error) {
        const fresh = isFailure(error) && (await confirmDiscount.shapes()).reply.safeParse(error.data);
        if (fresh && 'data' in fresh && fresh.success) take(fresh.data);
        throw error;
      }
    });

  return {
    repository: state,
    /** Arrows are there while the order and the server let discounts be edited. */
    editable: open && repo?.editable === true && repo.payStatus !== 'new_confirm',
    packed,
    hidden,
    verbs: { choose, points, redeem, chooseBest, settle },
  };
}
export type Discounts = ReturnType<typeof useDiscounts>;

/** Entries of a group that can be chosen or are. */
export const usable = (repo: DiscountRepository, group: ListGroup): readonly DiscountEntry[] =>
  listOf(repo, group).filter(e => e.available);
