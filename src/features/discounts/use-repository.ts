import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import type { DiscountEntry, DiscountFamily, DiscountRepository } from '#domain/contract/discount.ts';
import { useCopy } from '#i18n/copy.ts';

/** The set that saves most, as a control. */
export const BEST = 'best';

interface RepositoryOf {
  readonly tradeNo: string;
  readonly calls: DiscountFamily['calls'];
  /** When it changes, the repository is read again. */
  readonly stamp: string;
}

/**
 * The repository of an order. Calls queue, so that replies come in the order of the clicks, and each reply replaces the
 * repository. What fails goes back to what the server last said.
 */
export function useRepository({ tradeNo, calls, stamp }: RepositoryOf) {
  const t = useCopy('discount');
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

  /** One edit a control at a time; `work` gives what is said of it. */
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

  return {
    /** What there is to see. */
    state: {
      repo,
      failed,
      said,
      reload: read,
      /** The repository is of the order as it is now. */
      fresh: readFor === stamp,
      /** Edits are on their way: nothing may be paid by a total that is about to change. */
      busy: pending.size > 0,
      /** What a control shows: what was asked for while it is on its way, else what the server says. */
      shown: (entry: Pick<DiscountEntry, 'tmpId' | 'applied'>): boolean =>
        pending.get(entry.tmpId) ?? entry.applied,
      waits: (control: string): boolean => pending.has(control),
    },
    /** The newest, also within a turn. */
    latest: () => latest.current,
    take,
    inTurn,
    edit,
    say: setSaid,
  };
}
