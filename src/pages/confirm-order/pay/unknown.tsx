import { brand } from '#brand';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { OrderState } from '../use-order.ts';
import styles from './waiting.module.css';
import { Waiting } from './waiting.tsx';

/** Nobody knows yet how the payment ended. This screen never offers to pay (quality.md R14; failures 4). */
export function Unknown({ orderState: { order, busy, check, asked } }: { orderState: OrderState }) {
  const t = useCopy('order');
  const w = useWords(order);
  const sent = order.events.findLast(e => e.status === 'new_confirm');
  return (
    <Waiting
      order={order}
      status={t('status.unknownWord')}
      busy
      title={t('status.unknownTitle')}
      text={w('unknownText')}
      amountLabel={t('status.unknownAmount')}
      actions={
        <>
          <a className="btn ghost" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            {t('status.contact', { phone: brand.phone })}
          </a>
          <Button busy={busy === 'check'} onClick={() => void check()}>
            {t(busy === 'check' ? 'status.checking' : 'status.check')}
          </Button>
        </>
      }
    >
      <section className={`mt-7 ${styles.doing}`}>
        <h2 className="t-2 mb-2">{t('status.doing')}</h2>
        <ol>
          <li>
            <Icon name="check" className={styles.done} />
            <span>{w('kept')}</span>
            <small className="t-sm ter">{order.createdAt && hallTime(order.createdAt).time}</small>
          </li>
          <li>
            <Icon name="check" className={styles.done} />
            <span>{t('status.doingSent', { gateway: order.gatewayName ?? '' })}</span>
            <small className="t-sm ter">{sent && hallTime(sent.at).time}</small>
          </li>
          <li>
            <Icon name="clock" className={styles.now} />
            <span>
              {asked.count ? t('status.doingAsk', { count: asked.count }) : t('status.doingAskNone')}
            </span>
            <small className="t-sm ter">
              {asked.at && t('status.lastAsked', { time: hallTime(asked.at).time })}
            </small>
          </li>
          <li className="ter">
            <Icon name="ticket" />
            <span>{w('issue')}</span>
            <small className="t-sm ter">{t('status.waiting')}</small>
          </li>
        </ol>
      </section>
      <section className="mt-7">
        <h2 className="t-2 mb-2">{t('status.next')}</h2>
        <dl>
          {(['Paid', 'Not', 'Wrong'] as const).map(end => (
            <div className="py-3 line-b" key={end}>
              <dt className="bold">{t(`status.if${end}`)}</dt>
              <dd className="t-sm lh-75 sec">{end === 'Paid' ? w('ifPaid') : t(`status.if${end}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Waiting>
  );
}
