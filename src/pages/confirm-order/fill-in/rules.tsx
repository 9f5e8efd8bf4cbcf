import type { Order } from '#domain/contract/order.ts';
import { ladderOf } from '#domain/rules/refund.ts';
import { useWords } from '#features/order/words.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Link } from '#ui/link.tsx';
import { Ladder } from '../give-back/ladder.tsx';
import styles from '../panel.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'rules'> {
  order: Order;
}

/** The terms to accept, with the refund ladder before the money is paid. */
export function Rules({ form, rules, order }: Props) {
  const t = useCopy('order');
  const w = useWords(order);
  const tree = useTree();
  const steps = order.ladder ?? (order.occasion ? ladderOf(Date.parse(order.occasion.startsAt)) : []);
  const last = steps.at(-1);
  return (
    <div className={`grid gap-4 mb-5 m-mt-4 ${styles.rules}`}>
      <details className={styles.ladder}>
        <summary className="tap-min t-sm sec pointer">
          {w('terms', { date: last ? longDateTime(last.until, tree.locale) : '' })}
        </summary>
        {last ? <Ladder steps={steps} /> : <p className="sm sec">{w('refundLead')}</p>}
      </details>
      <Checkbox
        id="order-rules"
        label={
          <span className="sm sec">
            {t('pay.rules')}
            {tree.locale === 'en-US' && ' '}
            <Link to={href(tree, 'musicale-ticketservice')} target="_blank">
              {t('pay.rulesLink')}
            </Link>
            {t('pay.rulesEnd')}
          </span>
        }
        {...fieldOf(form, 'rules', { validate: rules.rules })}
      />
    </div>
  );
}
