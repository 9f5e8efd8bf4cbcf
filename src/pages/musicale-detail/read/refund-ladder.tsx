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
      <p className="sec lh-9 measure">{t('refund.lead')}</p>
      <table className={`mt-4 ${styles.ladder}`}>
        <caption className="vh">
          {listed([t('refund.table'), longDateTime(schedule.startsAt, locale)], locale, colon)}
        </caption>
        <thead>
          <tr>
            <th className="t-xs regular ter text-left py-2 ink-b" scope="col">
              {t('refund.when')}
            </th>
            <th className="t-xs regular ter text-left py-2 ink-b" scope="col">
              {t('refund.fee')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(step => (
            <tr key={step.percent}>
              <td className="py-4 line-b">
                {t('refund.until', { date: shortMoment(new Date(step.until).toISOString(), locale) })}
              </td>
              <td className="py-4 line-b">
                {step.percent === 0 ? t('refund.free') : t('refund.percent', { n: step.percent })}
              </td>
            </tr>
          ))}
          <tr>
            <td className="py-4 line-b">{t('refund.after')}</td>
            <td className="py-4 line-b">{t('refund.none')}</td>
          </tr>
        </tbody>
      </table>
      <p className="sm ter mt-3">{t('refund.cancelled')}</p>
    </>
  );
}
