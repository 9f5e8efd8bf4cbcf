import type { CSSProperties } from 'react';
import type { SupportHome } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './sources.module.css';

/** Where the money of a concert comes from: one bar, each part with its name and share. */
export function Sources({ sources }: { sources: SupportHome['sources'] }) {
  const t = useCopy('support');
  return (
    <section className={`wrap pb-18 m-py-10 ${styles.sources}`} aria-labelledby="support-sources">
      <div className="m-cols-1 m-gap-2 grid items-baseline cols-2 gap-12">
        <h2 id="support-sources">{sources.title}</h2>
        <p className="sec lh-text">{sources.text}</p>
      </div>
      <ul aria-label={t('sources.label')} className={`flex mt-air-1 m-grid ${styles.bar}`}>
        {sources.shares.map(share => (
          <li
            key={share.name}
            className={share.own ? styles.own : undefined}
            style={{ '--share': share.percent } as CSSProperties}
          >
            <i className="as-block on-ink" aria-hidden="true" />
            <b className="num m-t-2 as-block t-3 lh-2 mt-3">
              {t('sources.share', { percent: share.percent })}
            </b>
            <span className="t-sm sec">{share.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
