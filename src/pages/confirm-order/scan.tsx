import { useRef } from 'react';
import { Link } from 'react-router';
import { QrCode } from '#features/ticket/qr-code.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { treeName } from '#site/tree.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { Hold } from './hold.tsx';
import { OtherWays } from './other-ways.tsx';
import { savePicture } from './save-picture.ts';
import type { DeskState } from './use-desk.ts';
import styles from './waiting.module.css';
import { Waiting } from './waiting.tsx';

/** wxAppPay shows a code in place of a page (specification §3); the page follows the order by itself. */
export function Scan({ desk }: { desk: DeskState }) {
  const t = useCopy('order');
  const tree = useTree();
  const { order, busy, check, scan, closeScan } = desk;
  const box = useRef<HTMLDivElement>(null);
  const phone = tree.layout === 'mobile';
  const save = async () => {
    const drawn = box.current?.querySelector('svg');
    if (!drawn || !(await savePicture(drawn, order.tradeNo))) toast(t('pay.qrFailed'), 'bad');
  };
  const own = scan !== null && !/^[a-z]+:/i.test(scan);
  // The phone that scans opens the page of its own layout.
  const path = `/${tree.locale}/mobile/${scan ?? ''}`;
  return (
    <Waiting
      order={order}
      status={
        <span className="st wait">
          <Icon name="clock" />
          {t('pay.wxAppPay')}
        </span>
      }
      title={t('pay.qrTitle')}
      text={t(phone ? 'pay.qrTextPhone' : 'pay.qrText')}
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
      <div ref={box} className={styles.code}>
        <QrCode
          text={own ? new URL(path, window.location.origin).href : (scan ?? '')}
          label={t('pay.qrAlt')}
          fallback={t('pay.qrFailed')}
        />
        {phone && (
          <Button look="ghost" size="sm" onClick={() => void save()}>
            {t('pay.qrSave')}
          </Button>
        )}
        {own && (
          <Link className="more" to={`/${treeName(tree)}/${scan}`}>
            {t('pay.qrSandbox')}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      <Hold desk={desk} />
      <OtherWays desk={desk} />
    </Waiting>
  );
}
