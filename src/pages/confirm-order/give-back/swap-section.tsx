import { useState } from 'react';
import { call } from '#api/client.ts';
import type { Order, RefundQuote } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import styles from '../give/gift.module.css';
import { Section } from '../section.tsx';
import type { OrderState } from '../use-order.ts';
import { useRefundDialog } from './use-refund-dialog.ts';

type Evening = NonNullable<Order['evenings']>[number];

/** Evenings of a paid package that stand as they were ordered: another one can take the place of each. */
export function SwapSection({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const { tradeNo, evenings = [], now } = orderState.order;
  const { busy, submit } = useSubmit();
  const [found, setFound] = useState<{ id: string; quote: RefundQuote } | null>(null);
  const [RefundDialog, bring] = useRefundDialog();
  const ahead = evenings.filter(e => !e.changed && e.startsAt > now);
  const ask = ({ id }: Evening) =>
    submit(async () => {
      bring();
      const quote = await call(presale.eveningChoice, { tradeNo, scheduleId: id });
      if (quote.exchange) setFound({ id, quote });
      else toast(t('swap.none'));
    });
  if (ahead.length === 0) return null;
  return (
    <Section title={t('swap.title')}>
      <p className="sm sec">{t('swap.lead')}</p>
      <ul className={`mt-4 line-t ${styles.list}`}>
        {ahead.map(evening => {
          const name = `${longDateTime(evening.startsAt, locale)} · ${evening.title}`;
          return (
            <li className="flex flex-wrap items-centre justify-between line-b" key={evening.id}>
              <b>{name}</b>
              <Button
                look="ghost"
                size="sm"
                busy={busy}
                aria-haspopup="dialog"
                aria-label={t('swap.of', { name })}
                onClick={() => void ask(evening)}
              >
                {t('changed.exchange')}
              </Button>
            </li>
          );
        })}
      </ul>
      {found && RefundDialog && (
        <RefundDialog
          orderState={orderState}
          quote={found.quote}
          evening={found.id}
          first="exchange"
          onClose={() => setFound(null)}
        />
      )}
    </Section>
  );
}
