import type { Club } from '#domain/contract/club.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './club.module.css';

/** How to join, in order. */
export function Steps({ steps }: { steps: Club['steps'] }) {
  const t = useCopy('club');
  return (
    <section className={styles.steps} aria-labelledby="club-steps">
      <h2 id="club-steps">{t('steps.title')}</h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step.title}>
            <span className="num" aria-hidden="true">
              {i + 1}
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

/** What counts towards a level, what is taken off, and for how long. */
export function Growth({ growth }: { growth: Club['growth'] }) {
  const t = useCopy('club');
  return (
    <section className={styles.growth} aria-labelledby="club-growth">
      <h2 id="club-growth">{t('growth.title')}</h2>
      <dl>
        {growth.map(item => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
