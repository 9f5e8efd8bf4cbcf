import { brand } from '#brand';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import type { OrderState } from '../use-order.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './waiting.module.css';
import { Waiting } from './waiting.tsx';

/** To be paid at the box office: nothing is under way, so it says where, until when and with what. */
export function AtDesk({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const { order, busy, check } = orderState;
  return (
    <Waiting
      order={order}
      status={order.gatewayName}
      title={t('desk.title')}
      text={t('desk.text')}
      amountLabel={t('price.payable')}
      actions={
        <Button busy={busy === 'check'} onClick={() => void check()}>
          {t(busy === 'check' ? 'status.checking' : 'desk.check')}
        </Button>
      }
    >
      <dl className={`mt-6 ${styles.facts}`}>
        {order.expiresAt && (
          <div className="py-3 grid gap-4 line-b">
            <dt className="sec">{t('desk.until')}</dt>
            <dd>{longDateTime(order.expiresAt, locale)}</dd>
          </div>
        )}
        <div className="py-3 grid gap-4 line-b">
          <dt className="sec">{t('desk.where')}</dt>
          <dd>
            {brand.address[locale]}
            <br />
            {t('desk.phone', { phone: brand.phone, hours: brand.phoneHours })}
          </dd>
        </div>
        <div className="py-3 grid gap-4 line-b">
          <dt className="sec">{t('desk.bring')}</dt>
          <dd>{t('desk.bringText', { tradeNo: order.tradeNo })}</dd>
        </div>
      </dl>
      <OtherWays orderState={orderState} />
    </Waiting>
  );
}
