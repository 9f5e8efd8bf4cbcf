import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type OrderRow, ticketOrder } from '#domain/contract/order.ts';
import { hearTabs } from '#features/order/order-news.ts';
import { ensureCopy, hasCopy } from '#i18n/i18n.ts';
import type { Locale } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';

/** Unpaid orders that are held, the one that ends first in front; empty for who has none. */
export type HeldOrder = OrderRow & { readonly expiresAt: string };
interface Held {
  readonly orders: readonly HeldOrder[];
  /** The server's clock when it answered. */
  readonly now: string;
  readonly memberId: string;
}
const useStore = create<Held>()(() => ({ orders: [], now: '', memberId: '' }));
const member = (): string => useUser.getState().userInfo?.memberId ?? '';

/** Who comes back to the page sees what is held now, unless it was asked a moment ago; ms. */
const FRESH = 10_000;
/** Two places of one page share a call; ms. */
const TOGETHER = 500;
let asked = { at: 0, memberId: '' };

async function ask(): Promise<void> {
  const memberId = member();
  try {
    // A hint in the header: it neither says that a session has ended nor leads away.
    const { list, now } = await call(ticketOrder.list, { tab: 'unpaid', pageSize: 20, showToast: 'noMsg' });
    const orders = list.flatMap(row => (row.expiresAt ? [{ ...row, expiresAt: row.expiresAt }] : []));
    orders.sort((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
    useStore.setState({ orders, now: now ?? new Date().toISOString(), memberId });
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}

function refresh(pause: number): void {
  const memberId = member();
  if (asked.memberId === memberId && Date.now() - asked.at < pause) return;
  asked = { at: Date.now(), memberId };
  void ask();
}

/** What is held, with its words; null until both are there. */
export function useHeld(locale: Locale): (Held & { readonly over: () => void }) | null {
  const held = useStore();
  const memberId = useUser(u => u.userInfo?.memberId);
  const [ready, setReady] = useState(() => hasCopy(locale, 'held'));
  useEffect(() => {
    let current = true;
    void ensureCopy(locale, ['held']).then(
      () => current && setReady(true),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  useEffect(() => {
    refresh(TOGETHER);
    const seen = () => document.visibilityState === 'visible' && refresh(FRESH);
    document.addEventListener('visibilitychange', seen);
    const unhear = hearTabs(() => refresh(TOGETHER));
    return () => {
      document.removeEventListener('visibilitychange', seen);
      unhear();
    };
  }, []);
  return ready && hasCopy(locale, 'held') && held.orders.length > 0 && held.memberId === memberId
    ? { ...held, over: () => refresh(TOGETHER) }
    : null;
}
