import { Best } from '#features/discounts/discount-panel.tsx';
import { GroupRow } from '#features/discounts/group-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Channels, type ChannelsProps } from './fill-in/channels.tsx';
import { CheckoutFrame, type CheckoutProps, useCheckoutView } from './fill-in/checkout.tsx';
import type { OrderViews } from './order-screen.tsx';
import styles from './panel.module.css';
import { HoldBesidePay } from './pay/hold.tsx';
import { Scan } from './pay/scan.tsx';
import { Started } from './pay/started.tsx';
import sections from './sections.module.css';
import type { OrderState } from './use-order.ts';

const GROUPS = { List: GroupRow, Points: GroupRow } as const;

const Ways = (props: ChannelsProps) => <Channels {...props} className={sections.options} />;

/** Price, gateway and button stand beside the form. */
function Checkout(props: CheckoutProps) {
  const t = useCopy('order');
  const view = useCheckoutView(props);
  return (
    <CheckoutFrame
      view={view}
      Ways={Ways}
      groups={GROUPS}
      panel={
        <aside
          className={`sticky on-surface line-box bar-t n-static ${styles.panel}`}
          aria-label={t('price.title')}
        >
          <h2>{t('price.title')}</h2>
          {view.prices}
          <div className={styles.pay}>{view.gateways}</div>
          {view.terms}
          <HoldBesidePay order={view.orderState.order} />
          <Best discounts={view.discounts} />
          {view.payButton}
        </aside>
      }
    />
  );
}

function ScanPc({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  return <Scan orderState={orderState} text={t('pay.qrText')} />;
}

export const views: OrderViews = { Checkout, Scan: ScanPc, Started };
