import { useId } from 'react';
import type { Report } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import styles from './charts.module.css';

/** Who was played most often. It is a table as it stands: the lines are drawn in its cells. */
export function Composers({ report: { composers } }: { report: Report }) {
  const t = useCopy('about');
  const id = useId();
  const most = Math.max(...composers.map(c => c.count), 1);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('report.composers')}</h2>
      <table className={`w-full mt-5 ${styles.composers}`}>
        <thead className="vh">
          <tr>
            <th className="py-2 text-start" scope="col">
              {t('report.composer')}
            </th>
            <th className="py-2 text-start" scope="col">
              {t('report.times')}
            </th>
          </tr>
        </thead>
        <tbody>
          {composers.map(({ name, count, chinese }) => (
            <tr key={name} className={cx(chinese && styles.chinese)}>
              <th className="py-2 text-start" scope="row">
                {name}
                {chinese && <span className="vh">{t('report.chinese')}</span>}
              </th>
              <td className="row gap-3 py-3">
                <i style={{ inlineSize: `${(count / most) * 86}%` }} />
                <span className="num t-2 lh-1">{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`sm sec row mt-2 ${styles.key}`}>
        <i className="on-accent round" aria-hidden="true" />
        {t('report.chinese')}
      </p>
    </section>
  );
}
