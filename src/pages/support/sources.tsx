import type { CSSProperties } from 'react';
import type { SupportHome } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './sources.module.css';

/** Where the money of a concert comes from: one bar, each part with its name and share. */
export function Sources({ sources }: { sources: SupportHome['sources'] }) {
  const t = useCopy('support');
  return (
    <section className={`wrap ${styles.sources}`} aria-labelledby="support-sources">
      <div>
        <h2 id="support-sources">{sources.title}</h2>
        <p className="sec">{sources.text}</p>
      </div>
      <ul aria-label={t('sources.label')} className={styles.bar}>
        {sources.shares.map(share => (
          <li
            key={share.name}
            className={share.own ? styles.own : undefined}
            style={{ '--share': share.percent } as CSSProperties}
          >
            <i aria-hidden="true" />
            <b className="num">{t('sources.share', { percent: share.percent })}</b>
            <span>{share.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
