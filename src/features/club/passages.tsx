import type { Club } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './club.module.css';

/** How to join, in order. */
export function Steps({ steps }: { steps: Club['steps'] }) {
  const t = useCopy('club');
  return (
    <section className={styles.steps} aria-labelledby="club-steps">
      <h2 className="pb-5 ink-b" id="club-steps">
        {t('steps.title')}
      </h2>
      <ol className="m-cols-1 grid gap-gutter pt-6 cols-4">
        {steps.map((step, i) => (
          <li className="m-grid" key={step.title}>
            <span className="num m-t-4 t-7 lh-2 ter" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className="t-h4">{step.title}</h3>
              <p className="sec mt-1 lh-75">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What counts towards a level, what is taken off, and for how long. */
export function Growth({ growth }: { growth: Club['growth'] }) {
  const t = useCopy('club');
  return (
    <section className={styles.growth} aria-labelledby="club-growth">
      <h2 className="t-h3" id="club-growth">
        {t('growth.title')}
      </h2>
      <dl>
        {growth.map(item => (
          <div className="grid gap-4 py-4 line-b" key={item.title}>
            <dt>{item.title}</dt>
            <dd className="lh-75 sec">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
