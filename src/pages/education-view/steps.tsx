import type { SeriesDetail } from '#domain/contract/education.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** What happens, in movements. */
export function Steps({ steps }: { steps: SeriesDetail['steps'] }) {
  const t = useCopy('education');
  return (
    <section className={`mt-14 m-mt-10 ${styles.steps}`} aria-labelledby="education-steps">
      <h2 className="pb-4 ink-b" id="education-steps">
        {t('detail.steps')}
      </h2>
      <ol>
        {steps.map((step, i) => (
          <li className="grid py-6 line-b" key={step.title}>
            <span className="num m-t-3 t-5 lh-2 ter" aria-hidden="true">
              {ROMAN[i]}
            </span>
            <div>
              <h3 className="t-h4">{step.title}</h3>
              <p className="sec mt-1 lh-text measure">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
