import type { SeriesDetail } from '#domain/contract/education.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** What happens, in movements. */
export function Steps({ steps }: { steps: SeriesDetail['steps'] }) {
  const t = useCopy('education');
  return (
    <section className={styles.steps} aria-labelledby="education-steps">
      <h2 id="education-steps">{t('detail.steps')}</h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step.title}>
            <span className="num" aria-hidden="true">
              {ROMAN[i]}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p className="sec">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
