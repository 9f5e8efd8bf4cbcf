import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { orderCalls } from '#domain/contract/order.ts';
import { type ShowDetail, show as shows } from '#domain/contract/show.ts';
import { ADMISSION } from '#domain/rules/hold.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { toFen } from '#lib/money.ts';
import { href } from '#site/href.ts';

/** A permission that is older than this is asked for again before the order: it would soon run out. */
const STALE = ADMISSION - 5 * 60_000;

/** What the box office said of the chosen date: asked before anything else is chosen. */
export type Permission =
  | { readonly kind: 'none' | 'asking' | 'allowed' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Replaced {
  readonly tradeNo: string;
  /** The date of the order that gives way. */
  readonly dateId: string;
}

/** Date and tickets of a show, the permission for the date, and the way to the order. */
export function useShowChoice(show: ShowDetail, replaced?: Replaced) {
  const tree = useTree();
  const navigate = useNavigate();
  const open = show.dates.filter(d => isOpen(d.state));
  const [dateId, setDateId] = useState(
    () => (open.find(d => d.id === replaced?.dateId) ?? open[0])?.id ?? '',
  );
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [permission, setPermission] = useState<Permission>({ kind: 'none' });
  const [left, setLeft] = useState<number | null>(null);
  const { busy, submit } = useSubmit();
  /** When the permission was given, by this device's clock, ms. */
  const allowedAt = useRef(0);
  const sendOnce = useIntent();

  useEffect(() => {
    if (dateId === '') return;
    const { signal, abort } = aborter();
    setPermission({ kind: 'asking' });
    setLeft(null);
    call(shows.checkPermission, { showId: show.id, dateId }, { signal, quiet: true })
      .then(() => {
        allowedAt.current = Date.now();
        setPermission({ kind: 'allowed' });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!isFailure(error)) throw error;
        setPermission({ kind: 'refused', reason: error.message });
      });
    return abort;
  }, [dateId, show.id]);

  const date = show.dates.find(d => d.id === dateId);
  const chosen = show.types.flatMap(type => {
    const quantity = counts[type.code] ?? 0;
    return quantity > 0 ? [{ type, quantity }] : [];
  });
  const places = chosen.reduce((sum, c) => sum + c.quantity * c.type.admits, 0);
  const free = left ?? date?.free ?? 0;
  /** Fen. */
  const total = chosen.reduce((sum, c) => sum + toFen(c.type.price) * c.quantity, 0);

  const place = async (): Promise<void> => {
    const tickets = chosen.map(c => ({ code: c.type.code, quantity: c.quantity }));
    const replace = replaced?.dateId === dateId ? replaced.tradeNo : undefined;
    const payload = { showId: show.id, dateId, tickets, ...(replace && { replace }) };
    if (Date.now() - allowedAt.current > STALE) {
      await call(shows.checkPermission, { showId: show.id, dateId });
      allowedAt.current = Date.now();
    }
    const { tradeNo } = await sendOnce(payload, asked => call(shows.create, asked));
    // Another date is another order: the old one gives its places back.
    if (replaced && !replace)
      await call(orderCalls.show.cancel, { tradeNo: replaced.tradeNo }, { quiet: true }).catch(
        () => undefined,
      );
    await navigate(href(tree, 'confirmOrder', { tradeNo, supportSeat: 'N' }));
  };

  return {
    date,
    choose: setDateId,
    permission,
    counts,
    set: (code: string, quantity: number) => setCounts(c => ({ ...c, [code]: quantity })),
    chosen,
    places,
    free,
    total,
    over: places > show.limit,
    short: places > free,
    busy,
    submit: async (): Promise<void> => {
      if (places > 0 && permission.kind === 'allowed')
        await submit(place, failure => {
          if (isFailure(failure, ERR.stockLost)) setLeft(leftOf(failure.data));
        });
    },
  };
}
export type ShowChoice = ReturnType<typeof useShowChoice>;

function aborter() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const leftOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'left' in data && typeof data.left === 'number'
    ? data.left
    : 0;
