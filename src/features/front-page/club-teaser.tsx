import type { Ad } from '#domain/contract/content.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import styles from './club-teaser.module.css';

/** The levels of membership, and the way in. */
export function ClubTeaser({ ads }: { ads: readonly Ad[] }) {
  const t = useCopy('home');
  const tree = useTree();
  if (ads.length === 0) return null;
  return (
    <>
      <ul>
        {ads.map(ad => (
          <li key={ad.id} className={`grid items-baseline py-4 line-b ${styles.level}`}>
            <h3>{ad.title}</h3>
            <span className="num t-2">{ad.kicker}</span>
            <p className="span-all t-sm sec mt-1">{ad.text}</p>
          </li>
        ))}
      </ul>
      <p className={`xs ter ${styles.rule}`}>{t('club.rule')}</p>
      <LinkButton block to={href(tree, 'register')}>
        {t('club.join')}
      </LinkButton>
    </>
  );
}
