import { Link } from 'react-router';
import { REFUND_LADDER } from '#domain/rules/refund.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Ladder } from './ladder.tsx';
import styles from './panel.module.css';
import type { Checkout } from './use-checkout.ts';

interface Props extends Pick<Checkout, 'form' | 'rules'> {
  startsAt: string;
}

/** The terms to accept, with the refund ladder before the money is paid (product.md, “Beyond” 8). */
export function Rules({ form, rules, startsAt }: Props) {
  const t = useCopy('order');
  const tree = useTree();
  const steps = REFUND_LADDER.map(s => ({
    until: Date.parse(startsAt) - s.hours * 3_600_000,
    percent: s.percent,
  }));
  const last = steps.at(-1);
  return (
    <div className={styles.rules}>
      {last && (
        <details className={styles.ladder}>
          <summary>{t('pay.refundUntil', { date: longDateTime(last.until, tree.locale) })}</summary>
          <Ladder steps={steps} />
        </details>
      )}
      <Checkbox
        id="order-rules"
        error={form.formState.errors.rules?.message}
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
        {...form.register('rules', { validate: rules.rules })}
      />
    </div>
  );
}
