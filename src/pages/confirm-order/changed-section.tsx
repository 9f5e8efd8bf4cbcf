import { useState } from 'react';
import type { Order, RefundQuote } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { Way } from './refund-ways.tsx';
import { Section } from './section.tsx';
import styles from './status.module.css';
import type { OrderState } from './use-order.ts';

const dialog = () => import('./refund-dialog.tsx').then(m => m.RefundDialog);

interface Props {
  orderState: OrderState;
  occasion: NonNullable<Order['occasion']>;
  quote: RefundQuote;
}

/** A cancelled or moved evening: the money, another evening or a donation; of a moved one the tickets stay good. */
export function ChangedSection({
  orderState,
  occasion: { changed = 'cancelled', startsAt, was },
  quote,
}: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const [way, setWay] = useState<Way | null>(null);
  const [RefundDialog, bring] = useOnDemand(dialog);
  const choose = (chosen: Way) => {
    setWay(chosen);
    bring();
  };
  const ways = [
    ['money', true],
    ['exchange', quote.exchange !== undefined],
    ['donate', quote.donate === true],
  ] as const;
  return (
    <div className="no-print">
      <Section title={t(`changed.${changed}`)}>
        {was && (
          <p>
            {t('changed.times', {
              was: longDateTime(was, locale, true),
              now: longDateTime(startsAt, locale, true),
            })}
          </p>
        )}
        {changed === 'moved' && <p className="sec">{t('changed.keep')}</p>}
        <p className="sec">{t('changed.choice', { amount: exactly(quote.amount) })}</p>
        <div className={styles.actions}>
          {ways.map(
            ([value, offered]) =>
              offered && (
                <Button
                  key={value}
                  {...(value !== 'money' && { look: 'ghost' })}
                  aria-haspopup="dialog"
                  onClick={() => choose(value)}
                >
                  {t(`changed.${value}`)}
                </Button>
              ),
          )}
        </div>
      </Section>
      {way && RefundDialog && (
        <RefundDialog orderState={orderState} quote={quote} first={way} onClose={() => setWay(null)} />
      )}
    </div>
  );
}
