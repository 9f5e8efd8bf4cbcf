import type { ReactNode } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { AdLink } from './ad-link.tsx';
import styles from './hall-teaser.module.css';

const LOOK = {
  pc: { section: styles.wide, width: 'wrap', head: `sec-head ${styles.line}`, List: Grid },
  mobile: { section: styles.phone, width: undefined, head: styles.head, List: Strip },
} as const;

interface Props {
  ads: readonly Ad[];
  /** What is on the air. */
  children?: ReactNode;
}

/** The digital hall with the house lights down. */
export function HallTeaser({ ads, children }: Props) {
  const t = useCopy('home');
  const tree = useTree();
  const look = LOOK[tree.layout];
  if (ads.length === 0) return null;
  return (
    <section data-theme="hall" className={look.section} aria-labelledby="home-hall">
      <div className={look.width}>
        <div className={look.head}>
          <h2 id="home-hall">{t('hall.title')}</h2>
          <MoreLink to={href(tree, 'digitalhall')}>{t('hall.more')}</MoreLink>
        </div>
        {children}
        <look.List ads={ads} />
      </div>
    </section>
  );
}

/** One large picture, the others beside it. */
function Grid({ ads: [lead, ...rest] }: Props) {
  return (
    <div className={`grid items-start n-cols-1 ${styles.grid}`}>
      {lead && <Teaser ad={lead} />}
      <ul>
        {rest.slice(0, 5).map(ad => (
          <li key={ad.id}>
            <AdLink link={ad.link} className={`grid gap-5 items-centre line-b ${styles.recording}`}>
              {ad.art && <Art attrs={ad.art} ratio="r169" size="wide" />}
              <div>
                <h3 className="t-h4">{ad.title}</h3>
                <p className="sm ter">{ad.text}</p>
              </div>
              <span className="num lead sec">{ad.kicker}</span>
            </AdLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A strip on the phone. */
function Strip({ ads }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets the arrow keys scroll the strip
    <ul className="hscroll" tabIndex={0}>
      {ads.map(ad => (
        <li key={ad.id} className={styles.card}>
          <Teaser ad={ad} />
        </li>
      ))}
    </ul>
  );
}

function Teaser({ ad }: { ad: Ad }) {
  return (
    <AdLink link={ad.link} className={styles.lead}>
      {ad.art && <Art attrs={ad.art} ratio="r169" size="wide" />}
      <div className={`flex justify-between gap-6 mt-6 ${styles.words}`}>
        <div>
          <h3>{ad.title}</h3>
          <p className="sec">{ad.text}</p>
        </div>
        {ad.kicker && <span className="num sec">{ad.kicker}</span>}
      </div>
    </AdLink>
  );
}
