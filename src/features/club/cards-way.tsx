import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './club.module.css';

const SHOP = { locale: 'zh-CN', layout: 'pc' } as const;

/** Where cards are bought: one tree sells them. The others say so, and lead to it or to the cards that one holds. */
export function CardsWay() {
  const t = useCopy('club');
  const tree = useTree();
  const here = hasPage(treeName(tree), 'membercardList');
  // A phone is led back to its own layout.
  const shop = tree.layout === 'pc';
  return (
    <section className={`wrap ${styles.cards}`} aria-labelledby="club-cards">
      <h2 id="club-cards">{t('cards.title')}</h2>
      <p className="sec">{t(here ? 'cards.text' : 'cards.elsewhere')}</p>
      {shop ? (
        <Link className="more" to={href(SHOP, 'membercardList')}>
          {t(here ? 'cards.buy' : 'cards.go')}
          <Icon name="arrow" />
        </Link>
      ) : (
        <Link className="more" to={href(tree, 'user', { navType: 'card' })}>
          {t('cards.mine')}
          <Icon name="arrow" />
        </Link>
      )}
    </section>
  );
}
