import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { usePoll } from '#hooks/use-poll.ts';
import { useUser } from '#stores/user.ts';
import { useHeadingFocus } from '#ui/focus-heading.ts';
import type { CheckoutProps } from './fill-in/checkout.tsx';
import { draftOf, dropDraft } from './fill-in/draft.ts';
import type { LoadedOrder } from './model.ts';
import { AtDesk } from './pay/at-desk.tsx';
import { Unknown } from './pay/unknown.tsx';
import type { Phase } from './phase.ts';
import { StatusScreen } from './status/status-screen.tsx';
import { type OrderState, useOrder } from './use-order.ts';

/** How often the order is read again, ms. */
const POLL = { form: null, scan: 3000, started: 5000, unknown: 10_000 } as const;

/** What the two layouts draw each in its own way. */
export interface OrderViews {
  readonly Checkout: ComponentType<CheckoutProps>;
  readonly Scan: ComponentType<{ orderState: OrderState }>;
  readonly Started: ComponentType<{ orderState: OrderState }>;
}
interface Props {
  orderState: LoadedOrder;
  views: OrderViews;
  onPhase: (phase: Phase) => void;
}

/** One order: its form while it waits to be paid, then what became of it. */
export function OrderScreen({ orderState: loaded, views: { Checkout, Scan, Started }, onPhase }: Props) {
  const orderState = useOrder(loaded);
  const { order, phase } = orderState;
  const memberId = useUser(s => s.userInfo?.memberId ?? '');
  const moving =
    order.realStatus === 'paid_uncheck' ||
    order.realStatus === 'paid_certain' ||
    order.realStatus === 'paid_failure';
  // Who comes back to the tab sees the order as it is.
  usePoll(() => orderState.read(true), phase === 'status' ? (moving ? 5000 : null) : POLL[phase], 0);
  // In one picture with the screen: header, steps and content never disagree.
  useLayoutEffect(() => onPhase(phase), [phase, onPhase]);
  useHeadingFocus(phase);
  useEffect(() => {
    // An order that gave way to another one leaves it what was typed.
    if (phase === 'status' && order.replacedBy === undefined) dropDraft(memberId, draftOf(order));
  }, [phase, memberId, order]);

  switch (phase) {
    case 'form':
      return <Checkout orderState={orderState} addresses={loaded.addresses} papers={loaded.papers} />;
    case 'scan':
      return <Scan orderState={orderState} />;
    case 'started':
      return order.gatewayCode === 'desk' ? (
        <AtDesk orderState={orderState} />
      ) : (
        <Started orderState={orderState} />
      );
    case 'unknown':
      return <Unknown orderState={orderState} />;
    case 'status':
      return <StatusScreen orderState={orderState} />;
  }
}
