import { useRef, useState } from 'react';
import { Best } from '#features/discounts/discount-panel.tsx';
import { GroupSheet, OpenGroup } from '#features/discounts/group-sheet.tsx';
import { useCopy } from '#i18n/copy.ts';
import { isWechat } from '#lib/device.ts';
import { inUnits } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast.tsx';
import { Channels, type ChannelsProps } from './fill-in/channels.tsx';
import { CheckoutFrame, type CheckoutProps, useCheckoutView } from './fill-in/checkout.tsx';
import type { OrderViews } from './order-screen.tsx';
import styles from './panel.module.css';
import { HoldBesidePay } from './pay/hold.tsx';
import { savePicture } from './pay/save-picture.ts';
import { Scan } from './pay/scan.tsx';
import { Started } from './pay/started.tsx';
import { Section } from './section.tsx';
import sections from './sections.module.css';
import type { OrderState } from './use-order.ts';

const GROUPS = { List: GroupSheet, Points: OpenGroup } as const;

/** One row shows the chosen way; the others are behind it. */
function Ways({ words, ...props }: ChannelsProps) {
  const t = useCopy('order');
  const [open, setOpen] = useState(false);
  const channel = props.form.watch('channel');
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={`flex justify-between items-centre gap-4 w-full py-2 line-b ${sections.row}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          {words.name(channel)}
          <small className="as-block t-sm ter">{words.text(channel)}</small>
        </span>
        <Icon className="ter" name="next" />
      </button>
      <BottomSheet
        open={open}
        onClose={close}
        title={t('delivery.choose')}
        footer={
          <Button size="lg" block onClick={close}>
            {t('delivery.done')}
          </Button>
        }
      >
        <Channels {...props} words={words} />
      </BottomSheet>
    </>
  );
}

/** Price and gateway come after the form; the button stays at the bottom of the screen. */
function Checkout(props: CheckoutProps) {
  const t = useCopy('order');
  const view = useCheckoutView(props);
  return (
    <CheckoutFrame
      view={view}
      Ways={Ways}
      groups={GROUPS}
      panel={
        <div className={`grid gap-4 items-centre on-surface line-t ${styles.bar}`}>
          <Best discounts={view.discounts} />
          <span className="grid gap-1">
            <Price className="t-4 lh-1" yuan={inUnits(view.checkout.total)} exact />
            <HoldBesidePay order={view.orderState.order} short />
          </span>
          {view.payButton}
        </div>
      }
    >
      <Section title={t('price.title')}>{view.prices}</Section>
      <Section title={t('pay.title')}>
        {view.gateways}
        {view.terms}
      </Section>
    </CheckoutFrame>
  );
}

/** The wallet on this phone reads the code from a picture. */
function ScanMobile({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const box = useRef<HTMLDivElement>(null);
  const save = async () => {
    const drawn = box.current?.querySelector('svg');
    if (!drawn || !(await savePicture(drawn, orderState.order.tradeNo))) toast(t('pay.qrFailed'), 'bad');
  };
  // WeChat reads no code from its own screen or album.
  if (isWechat(navigator.userAgent)) return <Scan orderState={orderState} text={t('pay.qrTextWallet')} />;
  return (
    <Scan orderState={orderState} text={t('pay.qrTextPhone')} box={box}>
      <Button look="ghost" size="sm" onClick={() => void save()}>
        {t('pay.qrSave')}
      </Button>
    </Scan>
  );
}

/** Another phone can scan what this one cannot open. */
function StartedMobile({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  return (
    <Started orderState={orderState}>
      {orderState.order.gatewayCode === 'wxAppPay' && !isWechat(navigator.userAgent) && (
        <Button
          look="quiet"
          busy={orderState.busy === 'pay'}
          onClick={() => void orderState.resume('screen')}
        >
          {t('pay.qrInstead')}
        </Button>
      )}
    </Started>
  );
}

export const views: OrderViews = { Checkout, Scan: ScanMobile, Started: StartedMobile };
