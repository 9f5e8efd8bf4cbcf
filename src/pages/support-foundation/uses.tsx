import type { CSSProperties } from 'react';
import { brand } from '#brand';
import type { Foundation } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './uses.module.css';

/** What the last year's money was used for, the largest first. */
export function Uses({ uses }: { uses: Foundation['uses'] }) {
  const t = useCopy('support');
  const most = Math.max(...uses.map(use => use.yuan));
  return (
    <section className={`wrap py-air-3 ${styles.uses}`} aria-labelledby="foundation-uses">
      <h2 className="pb-5 ink-b" id="foundation-uses">
        {t('foundation.uses')}
      </h2>
      <dl>
        {uses.map(use => (
          <div className="m-cols-1 m-gap-2" key={use.name}>
            <dt>{use.name}</dt>
            <dd className="grid gap-2">
              <span
                className={`row gap-4 ${styles.bar}`}
                style={{ '--share': use.yuan / most } as CSSProperties}
              >
                <b className="num lead">
                  {t('foundation.million', {
                    n: `${brand.currency.sign}${(use.yuan / 1_000_000).toFixed(1)}`,
                  })}
                </b>
              </span>
              <span className="sm sec">{use.text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
