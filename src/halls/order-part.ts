import { withCopy } from '#i18n/i18n.ts';
import { loadChunk } from '#lib/chunk.ts';
import type { Locale } from '#site/tree.ts';
import { deferred } from '#ui/deferred.tsx';

const part = (locale: Locale) =>
  withCopy(
    locale,
    ['listening'],
    loadChunk(() => import('./order-listening.tsx')),
  );

/** What orders let one hear: after the page, and with words of its own. */
export const AskOrders = deferred(async locale => (await part(locale)).AskOrders, null);
export const OrderListen = deferred(async locale => (await part(locale)).OrderListen, null);
export const OrderListening = deferred(async locale => (await part(locale)).OrderListening, null);
