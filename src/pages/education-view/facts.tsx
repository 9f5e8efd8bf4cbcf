import type { SeriesDetail } from '#domain/contract/education.ts';
import { agesText } from '#features/education/words.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

/** What one needs to know before coming. */
export function Facts({ series }: { series: SeriesDetail }) {
  const t = useCopy('education');
  return (
    <aside className={styles.facts} aria-labelledby="education-facts">
      <h2 id="education-facts">{t('detail.facts')}</h2>
      <dl>
        <div>
          <dt>{t('detail.who')}</dt>
          <dd>
            {agesText(series.ages, t)} <span className="tag">{t(`entry.${series.entry}`)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('detail.place')}</dt>
          <dd>{series.place}</dd>
        </div>
        {series.facts.map(fact => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
