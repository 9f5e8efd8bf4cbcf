import type { ReactNode } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { AdLink } from './ad-link.tsx';
import styles from './hall-teaser.module.css';

/** The digital hall with the house lights down: what is on the air, one large picture, the others beside it or in a strip. */
export function HallTeaser({ ads, children }: { ads: readonly Ad[]; children?: ReactNode }) {
  const t = useCopy('home');
  const tree = useTree();
  const phone = tree.layout === 'mobile';
  const [lead, ...rest] = ads;
  if (!lead) return null;
  return (
    <section data-theme="hall" className={phone ? styles.phone : styles.wide} aria-labelledby="home-hall">
      <div className={phone ? undefined : 'wrap'}>
        <div className={phone ? styles.head : `sec-head ${styles.line}`}>
          <h2 id="home-hall">{t('hall.title')}</h2>
          <Link className="more" to={href(tree, 'digitalhall')}>
            {t('hall.more')}
            <Icon name="arrow" />
          </Link>
        </div>
        {children}
        {phone ? (
          // Focus lets the arrow keys scroll the strip.
          <ul className="hscroll" tabIndex={phone ? 0 : undefined}>
            {ads.map(ad => (
              <li key={ad.id} className={styles.card}>
                <Teaser ad={ad} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.grid}>
            <Teaser ad={lead} />
            <ul>
              {rest.slice(0, 5).map(ad => (
                <li key={ad.id}>
                  <AdLink link={ad.link} className={styles.recording}>
                    {ad.art && <Art attrs={ad.art} ratio="r169" size="wide" />}
                    <div>
                      <h3>{ad.title}</h3>
                      <p className="sm ter">{ad.text}</p>
                    </div>
                    <span className="num lead sec">{ad.kicker}</span>
                  </AdLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function Teaser({ ad }: { ad: Ad }) {
  return (
    <AdLink link={ad.link} className={styles.lead}>
      {ad.art && <Art attrs={ad.art} ratio="r169" size="wide" />}
      <div className={styles.words}>
        <div>
          <h3>{ad.title}</h3>
          <p className="sec">{ad.text}</p>
        </div>
        {ad.kicker && <span className="num sec">{ad.kicker}</span>}
      </div>
    </AdLink>
  );
}
