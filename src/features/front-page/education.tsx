import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { AdLink } from './ad-link.tsx';
import styles from './education.module.css';

const ROW = { pc: styles.row, mobile: `hscroll ${styles.strip}` } as const;

/** Education programmes as cards: a row on the desktop, a strip on the phone. */
export function Education({ ads }: { ads: readonly Ad[] }) {
  const { layout } = useTree();
  return (
    <ul className={ROW[layout]}>
      {ads.slice(0, 4).map(ad => (
        <li key={ad.id}>
          <AdLink link={ad.link} className="card">
            {ad.art && <Art attrs={ad.art} ratio="r43" size="wide" />}
            {ad.kicker && <p className={`sm ter mt-4 ${styles.kicker}`}>{ad.kicker}</p>}
            <h3 className={styles.title}>{ad.title}</h3>
            <p className="sm sec mt-1 lh-75">{ad.text}</p>
          </AdLink>
        </li>
      ))}
    </ul>
  );
}
