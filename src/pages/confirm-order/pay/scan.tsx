import type { ReactNode, Ref } from 'react';
import { QrCode } from '#features/ticket/qr-code.tsx';
import { siteAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { treeName } from '#site/tree.ts';
import { Button } from '#ui/button.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import type { OrderState } from '../use-order.ts';
import { Hold } from './hold.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './waiting.module.css';
import { Waiting } from './waiting.tsx';

interface Props {
  orderState: OrderState;
  text: string;
  /** Holds the drawn code. */
  box?: Ref<HTMLDivElement>;
  /** Below the code. */
  children?: ReactNode;
}

/** wxAppPay shows a code in place of a page (specification §3); the page follows the order by itself. */
export function Scan({ orderState, text, box, children }: Props) {
  const t = useCopy('order');
  const tree = useTree();
  const { order, busy, check, scan, closeScan } = orderState;
  const own = scan !== null && !/^[a-z]+:/i.test(scan);
  // The phone that scans opens the page of its own layout.
  const path = `/${tree.locale}/mobile/${scan ?? ''}`;
  return (
    <Waiting
      order={order}
      status={t('pay.wxAppPay')}
      title={t('pay.qrTitle')}
      text={text}
      amountLabel={t('price.payable')}
      actions={
        <>
          <Button look="ghost" onClick={closeScan}>
            {t('pay.qrClose')}
          </Button>
          <Button busy={busy === 'check'} onClick={() => void check()}>
            {t(busy === 'check' ? 'status.checking' : 'status.startedCheck')}
          </Button>
        </>
      }
    >
      <div ref={box} className={`grid justify-items-centre gap-4 mt-7 p-6 on-surface ${styles.code}`}>
        <QrCode
          text={own ? siteAddress(path) : (scan ?? '')}
          label={t('pay.qrAlt')}
          fallback={t('pay.qrFailed')}
        />
        {children}
        {own && <MoreLink to={`/${treeName(tree)}/${scan}`}>{t('pay.qrSandbox')}</MoreLink>}
      </div>
      <Hold orderState={orderState} />
      <OtherWays orderState={orderState} />
    </Waiting>
  );
}
