import type { ReactNode } from 'react';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { whenNear } from '#ui/when-near.tsx';
import type { About } from './recordings-about.tsx';
import styles from './recordings-of.module.css';

const RecordingsAbout = whenNear(
  deferred(
    part(() => import('./recordings-about.tsx'), 'RecordingsAbout', 'listening', 'hall', 'play'),
    null,
  ),
);

interface Props extends About {
  title: ReactNode;
  /** Whether there is anything, as the page's own reply says. */
  toHear: boolean;
  /** The page's own edges: `wrap` where the part spans the page. */
  className?: string | undefined;
}

/**
 * From an evening, a person or an article into the digital hall. The heading stands at once, for who goes from heading
 * to heading; the titles come when somebody is near.
 */
export function RecordingsOf({ title, toHear, className, ...about }: Props) {
  return toHear ? (
    <section className={className} aria-labelledby="recordings">
      <h2 id="recordings" className="pb-4 mb-6 ink-b">
        {title}
      </h2>
      <div className={styles.room}>
        <RecordingsAbout {...about} />
      </div>
    </section>
  ) : null;
}
