import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isSeated } from '#domain/contract/family.ts';
import type { Order } from '#domain/contract/order.ts';
import { discountsEditable } from '#domain/rules/amounts.ts';
import { namedSeats } from '#domain/rules/evenings.ts';
import { CHANNELS_OF, FAMILY } from '#domain/rules/families.ts';
import { discounted } from '#features/discounts/amounts.ts';
import { DiscountPanel, Saved } from '#features/discounts/discount-panel.tsx';
import type { GroupRows } from '#features/discounts/group-row.tsx';
import { type Discounts, useDiscounts } from '#features/discounts/use-discounts.ts';
import { Gateways } from '#features/order/gateways.tsx';
import { choiceHref, payable, statusOf } from '#features/order/order-link.ts';
import { OrderStatus } from '#features/order/order-status.tsx';
import { PriceRows } from '#features/order/price-rows.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import type { LoadedOrder } from '../model.ts';
import styles from '../panel.module.css';
import { CancelButton } from '../pay/cancel-button.tsx';
import { Hold } from '../pay/hold.tsx';
import { Section } from '../section.tsx';
import sections from '../sections.module.css';
import { StubSummary } from '../summary/stub-summary.tsx';
import type { OrderState } from '../use-order.ts';
import { CertificateSection } from './certificate-section.tsx';
import type { ChannelsProps } from './channels.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { problemsOf } from './problems.ts';
import { Rules } from './rules.tsx';
import { useCheckout } from './use-checkout.ts';

export interface CheckoutProps {
  orderState: OrderState;
  addresses: LoadedOrder['addresses'];
  papers: LoadedOrder['papers'];
}

/** The unpaid order with its form and its discounts, and the parts that each layout has a place for. */
export function useCheckoutView({ orderState: own, addresses, papers }: CheckoutProps) {
  const t = useCopy('order');
  const { discounts, orderState } = useDiscountedOrder(own);
  const checkout = useCheckout(orderState, addresses, papers);
  const { order, busy } = orderState;
  const { form, rules, total } = checkout;
  const amount = exactly(inUnits(total));
  return {
    orderState,
    papers,
    discounts,
    checkout,
    amount,
    prices: <PriceRows order={order} freight={checkout.otherFee} total={t('price.total')} sum={total} />,
    gateways:
      total === 0 ? (
        <p className="sm sec">{t('pay.free')}</p>
      ) : (
        <Gateways offered={checkout.gateways} value={checkout.gateway} onChange={checkout.setGateway} />
      ),
    terms: <Rules form={form} rules={rules} order={order} />,
    payButton: (
      <PayButton
        busy={busy === 'pay' || checkout.waiting || discounts.repository.busy}
        submit={checkout.submit}
      >
        {busy === 'pay'
          ? t('pay.busy')
          : total === 0
            ? t('pay.submitFree')
            : t('pay.submitAmount', { amount })}
      </PayButton>
    ),
  };
}

/** It looks pressed at once; that all of the form is looked at and drawn again comes behind this picture. */
function PayButton({ busy, submit, children }: { busy: boolean; submit: Submit; children: ReactNode }) {
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    requestAnimationFrame(() => setTimeout(() => void submit().finally(() => setPressed(false))));
  };
  return (
    <Button look="accent" size="lg" block busy={busy || pressed} onClick={press}>
      {children}
    </Button>
  );
}
type Submit = ReturnType<typeof useCheckout>['submit'];

interface Props {
  view: ReturnType<typeof useCheckoutView>;
  /** How the ways of delivery are chosen. */
  Ways: ComponentType<ChannelsProps>;
  /** How the groups of discounts open. */
  groups: GroupRows;
  /** Below the discounts. */
  children?: ReactNode;
  /** Where one pays. */
  panel: ReactNode;
}

/** Everything to fill in, and a panel with one button. */
export function CheckoutFrame({ view, Ways, groups, children, panel }: Props) {
  const t = useCopy('order');
  const { orderState, discounts, checkout, amount } = view;
  const w = useWords(orderState.order);
  const { locale } = useTree();
  const { order, busy, refusedTotal } = orderState;
  const { form, rules, confirmed } = checkout;
  const problems = form.formState.isSubmitted ? problemsOf(form.formState.errors) : [];
  const named = namedSeats(order);

  return (
    <div className={`grid gap-24 items-start m-as-block n-cols-1 n-gap-10 ${styles.layout}`}>
      <div>
        <header className={`m-pt-4 m-t-sm ${styles.head}`}>
          <h1 className="t-h1 mb-2">{t('confirm.title')}</h1>
          <p className="sec">
            <OrderStatus value={statusOf(order)} family={order.family} /> {t('confirm.number')}{' '}
            <span className="num">{order.tradeNo}</span>
            {locale === 'zh-CN' ? '　' : '. '}
            {w('held')}
          </p>
          <Hold orderState={orderState} />
        </header>
        {order.payment?.state === 'declined' && (
          <Note kind="warn" role="status" className={styles.note}>
            {t('status.declined')}
          </Note>
        )}
        {refusedTotal !== null && (
          <Note kind="warn" role="alert" className={styles.note}>
            <b>{t('price.changedTitle')}</b>
            <p>{t('price.changed', { old: exactly(refusedTotal), now: amount })}</p>
          </Note>
        )}
        {order.replaces && <Carried order={order} />}
        <div className={styles.note}>
          <ErrorSummary problems={problems} />
        </div>
        <StubSummary order={order} />
        {!FAMILY[order.family].contact ? null : confirmed ? (
          <Confirmed orderState={orderState} onChange={checkout.change} />
        ) : (
          <>
            <form
              noValidate
              onSubmit={event => {
                event.preventDefault();
                void checkout.submit();
              }}
            >
              <ContactSection form={form} rules={rules} order={order} />
              {named.length > 0 && (
                <CertificateSection form={form} rules={rules} seats={named} kept={view.papers} />
              )}
              <input type="submit" hidden />
            </form>
            <DeliverySection checkout={checkout} order={order} Ways={Ways} />
          </>
        )}
        <Section title={t('discount.title')} aside={<Saved repo={discounts.repository.repo} />}>
          <DiscountPanel discounts={discounts} rows={groups} />
        </Section>
        {children}
        <div className={`mt-4 t-sm ter ${sections.small}`}>
          <BackToChoice order={order} />
          {order.payStatus === 'new_confirm' && (
            <Button look="quiet" busy={busy === 'edit'} onClick={() => void orderState.giveUp(true)}>
              {t('status.editDiscounts')}
            </Button>
          )}
          <CancelButton orderState={orderState} />
        </div>
      </div>
      {panel}
    </div>
  );
}

/** The order with its discounts: until it is confirmed, the amounts are those that their repository states. */
function useDiscountedOrder(orderState: OrderState): { discounts: Discounts; orderState: OrderState } {
  const { order, refusedTotal, read } = orderState;
  const { tradeNo, family, realStatus, payStatus, packTradeNo } = order;
  const waits = discountsEditable(family, statusOf(order));
  const discounts = useDiscounts({
    tradeNo,
    family,
    stamp: [realStatus, payStatus, refusedTotal].join(' '),
    open: waits && payStatus !== 'new_confirm',
    packed: packTradeNo !== undefined,
  });
  const { repo, fresh } = discounts.repository;
  const { settle } = discounts.verbs;
  // A repository without the order's totals: the order itself has them, as it is after the edit.
  const first = useRef(repo);
  useEffect(() => {
    if (first.current && repo && repo !== first.current && repo.totalFee === undefined)
      void read(true).catch(() => undefined);
    first.current = repo;
  }, [repo, read]);
  const shown = discounted(order, waits && fresh ? repo : null);
  return {
    discounts,
    orderState: {
      ...orderState,
      order: shown,
      pay: (details, gateway, total) =>
        orderState.pay(details, gateway, total, waits ? () => settle(inUnits(payable(shown))) : undefined),
    },
  };
}

/** What an order took over from the one whose place it took. */
function Carried({ order: { replaces, discount } }: { order: Order }) {
  const t = useCopy('order');
  const locale = useTree().locale;
  const dropped = replaces?.dropped ?? [];
  if (dropped.length === 0 && discount === 0) return null;
  const names = dropped.map(d => (locale === 'zh-CN' ? `“${d}”` : d));
  return (
    <Note kind={dropped.length > 0 ? 'warn' : 'info'} role="status" className={styles.note}>
      {discount > 0 && <p>{t('status.carried')}</p>}
      {dropped.length > 0 && (
        <p>
          {t('status.dropped', {
            names: listed(names, locale),
          })}
        </p>
      )}
    </Note>
  );
}

/** Back to where the order was chosen, which keeps it. */
function BackToChoice({ order }: { order: Order }) {
  const t = useCopy('order');
  const tree = useTree();
  const to = choiceHref(tree, order);
  return (
    to && (
      <LinkButton look="quiet" to={to}>
        {t(isSeated(order.family) ? 'confirm.backToSeats' : 'confirm.back')}
      </LinkButton>
    )
  );
}

/** Contact and delivery as they were confirmed, and the way to change them. */
function Confirmed({ orderState: { order }, onChange }: { orderState: OrderState; onChange: () => void }) {
  const t = useCopy('order');
  const w = useWords(order);
  const { name: channelName } = useChannelWords(order);
  const asked = CHANNELS_OF[order.delivery].length > 1;
  return (
    <Section
      title={t('contact.title')}
      aside={
        <button type="button" className="more" onClick={onChange}>
          {t('contact.change')}
        </button>
      }
    >
      <dl className={`grid gap-2 py-4 ${sections.fixed}`}>
        <div className="grid">
          <dt className="ter">{t('contact.name')}</dt>
          <dd>
            {order.linkman} <span className="num">{order.mobile}</span> {order.email}
          </dd>
        </div>
        {order.channel && asked && (
          <div className="grid">
            <dt className="ter">{w('delivery')}</dt>
            <dd>{channelName(order.channel)}</dd>
          </div>
        )}
        {order.deliverTo && (
          <div className="grid">
            <dt className="ter">{t('delivery.deliverTo')}</dt>
            <dd>{order.deliverTo}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
