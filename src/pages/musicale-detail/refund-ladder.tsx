import type { Schedule } from '#domain/contract/program.ts';
import { ladderOf } from '#domain/rules/refund.ts';
import { shortMoment } from '#features/programme-card/sale.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { colon, listed } from '#lib/listed.ts';
import styles from './refund-ladder.module.css';

/** What a returned ticket costs, by date, before anybody pays. The rule is the box office's own. */
export function RefundLadder({ schedule }: { schedule: Schedule }) {
  const t = useCopy('reading');
  const { locale } = useTree();
  const steps = ladderOf(Date.parse(schedule.startsAt));
  return (
    <>
      <p className={`sec ${styles.lead}`}>{t('refund.lead')}</p>
      <table className={styles.ladder}>
        <caption className="vh">
          {listed([t('refund.table'), longDateTime(schedule.startsAt, locale)], locale, colon)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('refund.when')}</th>
            <th scope="col">{t('refund.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(step => (
            <tr key={step.percent}>
              <td>{t('refund.until', { date: shortMoment(new Date(step.until).toISOString(), locale) })}</td>
              <td>{step.percent === 0 ? t('refund.free') : t('refund.percent', { n: step.percent })}</td>
            </tr>
          ))}
          <tr>
            <td>{t('refund.after')}</td>
            <td>{t('refund.none')}</td>
          </tr>
        </tbody>
      </table>
      <p className={`sm ter ${styles.cancelled}`}>{t('refund.cancelled')}</p>
    </>
  );
}
