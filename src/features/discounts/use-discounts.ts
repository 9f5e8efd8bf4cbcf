import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
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
const BEST = 'best';

/**
 * The discounts of an order and their verbs, for both layouts. Calls queue, so that replies come in the order of the
 * clicks, and each reply replaces the repository; switching cancels, then applies (R22). What fails
 * goes back to what the server last said.
 */
export function useDiscounts({ tradeNo, family, stamp: state, open, packed }: DiscountedOrder) {
  const t = useCopy('discount');
  const { locale } = useTree();
  // Names and reasons are the server's words: another language asks for them anew.
  const stamp = `${state} ${locale}`;
  const { calls, hidden, named }: DiscountFamily = DISCOUNT_FAMILIES[family];
  const [repo, setRepo] = useState<DiscountRepository | null>(null);
  const [failed, setFailed] = useState<CallFailure | null>(null);
  /** The stamp that the repository was read for. */
  const [readFor, setReadFor] = useState('');
  /** What the controls show while their edits are on their way, by tmpId. */
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [said, setSaid] = useState('');
  const latest = useRef<DiscountRepository | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(new Set<string>());

  const take = useCallback((fresh: DiscountRepository): DiscountRepository => {
    latest.current = fresh;
    setRepo(fresh);
    setFailed(null);
    return fresh;
  }, []);
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.current.then(work);
    queue.current = result.catch(() => undefined);
    return result;
  }, []);
  const read = useCallback(
    () =>
      inTurn(async () => {
        try {
          take(await call(calls.getDiscountRepo, { tradeNo }, { quiet: true }));
          setReadFor(stamp);
        } catch (error) {
          if (!isFailure(error)) throw error;
          if (error.kind !== 'aborted') setFailed(error);
        }
      }),
    [calls, tradeNo, stamp, inTurn, take],
  );
  useEffect(() => {
    void read();
  }, [read]);

  /** One edit a control at a time, in the order of the clicks. */
  async function edit(id: string, on: boolean, name: string, work: () => Promise<string>): Promise<void> {
    if (waiting.current.has(id)) return;
    waiting.current.add(id);
    setPending(now => new Map(now).set(id, on));
    await inTurn(async () => {
      try {
        setSaid(await work());
      } catch (error) {
        if (!isFailure(error)) throw error;
        // The wrapper has said why. The control goes back, and that is said as well.
        setSaid(t('said.reverted', { name }));
        // Nobody knows whether a request without an answer did it: the server does.
        await call(calls.getDiscountRepo, { tradeNo }, { quiet: true })
          .then(take)
          .catch(() => undefined);
      } finally {
        waiting.current.delete(id);
        setPending(now => {
          const left = new Map(now);
          left.delete(id);
          return left;
        });
      }
    });
  }
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
        const rival = latest.current && toCancelFirst(latest.current, group, entry);
        if (rival) await cancel(cancelId(rival));
        return sum(await use(tmpId));
      });
    }
  }

  /** Sets the points to use; what is wrong with the number, or an empty text. */
  function points(value: number): string {
    const item = latest.current?.pointsItem;
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
        setSaid(t('said.redeemed', { name: got?.entry.title ?? '' }));
        if (got?.entry.available && !got.entry.applied && !toCancelFirst(fresh, got.group, got.entry))
          setSaid(sum(await use(got.entry.tmpId)));
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
      let now = latest.current;
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
      const used = latest.current && entriesOf(latest.current).find(e => e.entry.applied)?.entry.tmpId;
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
    repo,
    failed,
    /** Arrows are there while the order and the server let discounts be edited. */
    editable: open && repo?.editable === true && repo.payStatus !== 'new_confirm',
    packed,
    reload: read,
    hidden,
    /** Edits are on their way: nothing may be paid by a total that is about to change. */
    busy: pending.size > 0,
    /** The repository is of the order as it is now. */
    fresh: readFor === stamp,
    said,
    /** What a control shows: what was asked for while it is on its way, else what the server says. */
    shown: (entry: Pick<DiscountEntry, 'tmpId' | 'applied'>): boolean =>
      pending.get(entry.tmpId) ?? entry.applied,
    waits: (tmpId: string): boolean => pending.has(tmpId),
    choose,
    points,
    redeem,
    settle,
    chooseBest,
    bestWaits: pending.has(BEST),
  };
}
export type Discounts = ReturnType<typeof useDiscounts>;

/** Entries of a group that can be chosen or are. */
export const usable = (repo: DiscountRepository, group: ListGroup): readonly DiscountEntry[] =>
  listOf(repo, group).filter(e => e.available);
