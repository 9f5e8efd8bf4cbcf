import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import styles from '../panel.module.css';

interface Props {
  /** Instants in ms or ISO, in order; percent of the price that is kept. */
  steps: readonly { readonly until: number | string; readonly percent: number }[];
  /** The server's clock, ISO: marks the step that holds now. */
  now?: string;
}

export function Ladder({ steps, now }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const at = now ? Date.parse(now) : Number.NaN;
  const current = steps.findIndex(s => at <= new Date(s.until).getTime());
  return (
    <table className={`mt-2 t-sm ${styles.steps}`}>
      <caption className="vh">{t('refund.ladder')}</caption>
      <tbody>
        {steps.map((step, i) => (
          <tr key={step.until} aria-current={i === current || undefined}>
            <th className="text-left regular sec line-b" scope="row">
              {t('refund.until', { date: longDateTime(step.until, locale) })}
            </th>
            <td className="line-b">
              {step.percent === 0 ? t('refund.none') : t('refund.percent', { n: step.percent })}
            </td>
            {now && <td className="line-b">{i === current && t('refund.current')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
