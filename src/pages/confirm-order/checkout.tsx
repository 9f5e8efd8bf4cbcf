import { useEffect, useRef } from 'react';
import type { Order } from '#domain/contract/order.ts';
import { discountsEditable } from '#domain/rules/amounts.ts';
import { namedSeats } from '#domain/rules/evenings.ts';
import { CHANNELS_OF, FAMILY } from '#domain/rules/families.ts';
import { discounted } from '#features/discounts/amounts.ts';
import { Best, DiscountPanel, Saved } from '#features/discounts/discount-panel.tsx';
import { type Discounts, useDiscounts } from '#features/discounts/use-discounts.ts';
import { Gateways } from '#features/order/gateways.tsx';
import { choiceHref, payable, statusOf } from '#features/order/order-link.ts';
import { OrderStatus } from '#features/order/order-status.tsx';
import { PriceRows } from '#features/order/price-rows.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { exactYuan } from '#lib/price.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import { Price } from '#ui/price.tsx';
import { CancelButton } from './cancel-button.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { Hold, HoldBesidePay } from './hold.tsx';
import type { Desk } from './model.ts';
import styles from './panel.module.css';
import { problemsOf } from './problems.ts';
import { Rules } from './rules.tsx';
import { Section } from './section.tsx';
import sections from './sections.module.css';
import { StubSummary } from './stub-summary.tsx';
import { useCheckout } from './use-checkout.ts';
import type { DeskState } from './use-desk.ts';

interface Props {
  desk: DeskState;
  addresses: Desk['addresses'];
}

/** The unpaid order: everything to fill in, the exact price, and one button. */
export function Checkout({ desk: own, addresses }: Props) {
  const t = useCopy('order');
  const { discounts, desk } = useDiscountedDesk(own);
  const w = useWords(desk.order);
  const tree = useTree();
  const mobile = tree.layout === 'mobile';
  const checkout = useCheckout(desk, addresses);
  const { order, busy, refusedTotal } = desk;
  const { form, rules, total, otherFee, confirmed } = checkout;
  const amount = `¥${exactYuan(total / 100)}`;
  const problems = form.formState.isSubmitted ? problemsOf(form.formState.errors) : [];
  const payButton = (
    <Button
      look="accent"
      size="lg"
      block
      busy={busy === 'pay' || checkout.waiting || discounts.busy}
      onClick={() => void checkout.submit()}
    >
      {busy === 'pay' ? t('pay.busy') : t('pay.submitAmount', { amount })}
    </Button>
  );
  const gateways = <Gateways value={checkout.gateway} onChange={checkout.setGateway} />;
  const named = namedSeats(order);
  const terms = <Rules form={form} rules={rules} order={order} />;

  return (
    <div className={styles.layout}>
      <div>
        <header className={styles.head}>
          <h1>{t('confirm.title')}</h1>
          <p className="sec">
            <OrderStatus value={statusOf(order)} family={order.family} /> {t('confirm.number')}{' '}
            <span className="num">{order.tradeNo}</span>
            {tree.locale === 'zh-CN' ? '　' : '. '}
            {w('held')}
          </p>
          <Hold desk={desk} />
        </header>
        {order.payment?.state === 'declined' && (
          <Note kind="warn" role="status" className={styles.note}>
            {t('status.declined')}
          </Note>
        )}
        {refusedTotal !== null && (
          <Note kind="warn" role="alert" className={styles.note}>
            <b>{t('price.changedTitle')}</b>
            <p>{t('price.changed', { old: `¥${exactYuan(refusedTotal)}`, now: amount })}</p>
          </Note>
        )}
        {order.replaces && <Carried order={order} />}
        <div className={styles.note}>
          <ErrorSummary problems={problems} />
        </div>
        <StubSummary order={order} />
        {!FAMILY[order.family].contact ? null : confirmed ? (
          <Confirmed desk={desk} onChange={checkout.change} />
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
              {named.length > 0 && <CertificateSection form={form} rules={rules} seats={named} />}
              <input type="submit" hidden />
            </form>
            <DeliverySection checkout={checkout} order={order} />
          </>
        )}
        <Section title={t('discount.title')} aside={<Saved repo={discounts.repo} />}>
          <DiscountPanel discounts={discounts} />
        </Section>
        {mobile && (
          <>
            <Section title={t('price.title')}>
              <PriceRows order={order} freight={otherFee} total={t('price.total')} sum={total} />
            </Section>
            <Section title={t('pay.title')}>
              {gateways}
              {terms}
            </Section>
          </>
        )}
        <div className={sections.small}>
          <BackToChoice order={order} />
          {order.payStatus === 'new_confirm' && (
            <Button look="quiet" busy={busy === 'edit'} onClick={() => void desk.giveUp(true)}>
              {t('status.editDiscounts')}
            </Button>
          )}
          <CancelButton desk={desk} />
        </div>
      </div>
      {mobile ? (
        <div className={styles.bar}>
          <Best discounts={discounts} />
          <span className={styles.sum}>
            <Price yuan={total / 100} exact />
            <HoldBesidePay order={order} short />
          </span>
          {payButton}
        </div>
      ) : (
        <aside className={styles.panel} aria-label={t('price.title')}>
          <h2>{t('price.title')}</h2>
          <PriceRows order={order} freight={otherFee} total={t('price.total')} sum={total} />
          <div className={styles.pay}>{gateways}</div>
          {terms}
          <HoldBesidePay order={order} />
          <Best discounts={discounts} />
          {payButton}
        </aside>
      )}
    </div>
  );
}

/** The order with its discounts: until it is confirmed, the amounts are those that their repository states. */
function useDiscountedDesk(desk: DeskState): { discounts: Discounts; desk: DeskState } {
  const { order, refusedTotal, read } = desk;
  const { tradeNo, family, realStatus, payStatus, packTradeNo } = order;
  const waits = discountsEditable(family, statusOf(order));
  const discounts = useDiscounts({
    tradeNo,
    family,
    stamp: [realStatus, payStatus, refusedTotal].join(' '),
    open: waits && payStatus !== 'new_confirm',
    packed: packTradeNo !== undefined,
  });
  const { repo, fresh, settle } = discounts;
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
    desk: {
      ...desk,
      order: shown,
      pay: (details, gateway, total) =>
        desk.pay(details, gateway, total, waits ? () => settle(payable(shown) / 100) : undefined),
    },
  };
}

/** What an order took over from the one whose place it took. */
function Carried({ order: { replaces, discount } }: { order: Order }) {
  const t = useCopy('order');
  const locale = useTree().locale;
  const dropped = replaces?.dropped ?? [];
  if (dropped.length === 0 && discount === 0) return null;
  return (
    <Note kind={dropped.length > 0 ? 'warn' : 'info'} role="status" className={styles.note}>
      {discount > 0 && <p>{t('status.carried')}</p>}
      {dropped.length > 0 && (
        <p>
          {t('status.dropped', {
            names: dropped
              .map(d => (locale === 'zh-CN' ? `“${d}”` : d))
              .join(locale === 'zh-CN' ? '、' : ', '),
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
        {t(order.family === 'seat' ? 'confirm.backToSeats' : 'confirm.back')}
      </LinkButton>
    )
  );
}

/** Contact and delivery as they were confirmed, and the way to change them. */
function Confirmed({ desk: { order }, onChange }: { desk: DeskState; onChange: () => void }) {
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
      <dl className={sections.fixed}>
        <div>
          <dt>{t('contact.name')}</dt>
          <dd>
            {order.linkman} <span className="num">{order.mobile}</span> {order.email}
          </dd>
        </div>
        {order.channel && asked && (
          <div>
            <dt>{w('delivery')}</dt>
            <dd>{channelName(order.channel)}</dd>
          </div>
        )}
        {order.deliverTo && (
          <div>
            <dt>{t('delivery.deliverTo')}</dt>
            <dd>{order.deliverTo}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
