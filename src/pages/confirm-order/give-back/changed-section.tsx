import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import type { Order, RefundQuote } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '../section.tsx';
import styles from '../status/status.module.css';
import type { OrderState } from '../use-order.ts';
import type { Way } from './refund-ways.tsx';
import { useRefundDialog } from './use-refund-dialog.ts';

interface Props {
  orderState: OrderState;
  occasion: NonNullable<Order['occasion']>;
  quote: RefundQuote;
  /** What is played, where it is one evening of a package. */
  concert?: string;
}
type Evening = NonNullable<Order['evenings']>[number];

/** What was cancelled or moved, and what one can have for it; in a package evening by evening. */
export function ChangedSections({ orderState }: { orderState: OrderState }) {
  const { evenings, occasion, refund } = orderState.order;
  if (evenings)
    return evenings.map(
      evening =>
        evening.changed && <ChangedEvening key={evening.id} orderState={orderState} evening={evening} />,
    );
  return (
    occasion &&
    refund?.allowed && <ChangedSection orderState={orderState} occasion={occasion} quote={refund} />
  );
}

/** An evening of a package, with its share of the price. */
function ChangedEvening({ orderState, evening }: { orderState: OrderState; evening: Evening }) {
  const { tradeNo, now } = orderState.order;
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const { id, title } = evening;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was read again may have another share
  useEffect(() => {
    // One that has begun, or that somebody has used: there is nothing to choose any more.
    return askAside(options => call(presale.eveningChoice, { tradeNo, scheduleId: id }, options), setQuote);
  }, [tradeNo, id, now]);
  return (
    quote?.allowed && (
      <ChangedSection orderState={orderState} occasion={evening} quote={quote} concert={title} />
    )
  );
}

/** A cancelled or moved evening: the money, another evening or a donation; of a moved one the tickets stay good. */
function ChangedSection({
  orderState,
  occasion: { id, changed = 'cancelled', startsAt, was },
  quote,
  concert,
}: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const [way, setWay] = useState<Way | null>(null);
  const [RefundDialog, bring] = useRefundDialog();
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
      <Section title={[say(CHANGED[changed], locale), concert].filter(Boolean).join(' · ')}>
        {concert && !was && <p>{longDateTime(startsAt, locale, true)}</p>}
        {was && (
          <p>
            {t('changed.times', {
              was: longDateTime(was, locale, true),
              now: longDateTime(startsAt, locale, true),
            })}
          </p>
        )}
        {changed === 'moved' && <p className="sec">{t('changed.keep')}</p>}
        <p className="sec">
          {t(concert ? 'changed.part' : 'changed.choice', { amount: exactly(quote.amount) })}
        </p>
        <div className={`flex gap-3 mt-5 ${styles.actions}`}>
          {ways.map(
            ([value, offered]) =>
              offered && (
                <Button
                  key={value}
                  {...(value !== 'money' && { look: 'ghost' })}
                  aria-haspopup="dialog"
                  onClick={() => choose(value)}
                >
                  {t(concert && value === 'money' ? 'changed.moneyPart' : `changed.${value}`)}
                </Button>
              ),
          )}
        </div>
      </Section>
      {way && RefundDialog && (
        <RefundDialog
          orderState={orderState}
          quote={quote}
          evening={concert && id}
          first={way}
          onClose={() => setWay(null)}
        />
      )}
    </div>
  );
}
