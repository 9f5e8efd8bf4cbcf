import type { SeriesDetail } from '#domain/contract/education.ts';
import { agesText } from '#features/education/words.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

/** What one needs to know before coming. */
export function Facts({ series }: { series: SeriesDetail }) {
  const t = useCopy('education');
  return (
    <aside className={`bar-t on-surface ${styles.facts}`} aria-labelledby="education-facts">
      <h2 className="t-h3" id="education-facts">
        {t('detail.facts')}
      </h2>
      <dl>
        <div className="py-3 line-b">
          <dt className="t-xs ter">{t('detail.who')}</dt>
          <dd className="mt-1">
            {agesText(series.ages, t)} <span className="tag">{t(`entry.${series.entry}`)}</span>
          </dd>
        </div>
        <div className="py-3 line-b">
          <dt className="t-xs ter">{t('detail.place')}</dt>
          <dd className="mt-1">{series.place}</dd>
        </div>
        {series.facts.map(fact => (
          <div className="py-3 line-b" key={fact.title}>
            <dt className="t-xs ter">{fact.title}</dt>
            <dd className="mt-1">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
