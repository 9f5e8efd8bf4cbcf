import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { MoreLink } from '#ui/more-link.tsx';

interface Props {
  to: string;
  label: string;
}

/** Where cards are bought: one tree sells them. The others say so, and lead to it or to the cards that one holds. */
export function CardsWay({ to, label }: Props) {
  const t = useCopy('club');
  const tree = useTree();
  const here = hasPage(treeName(tree), 'membercardList');
  return (
    <section className="wrap py-12 line-t" aria-labelledby="club-cards">
      <h2 id="club-cards">{t('cards.title')}</h2>
      <p className="sec mt-2 mb-4 lh-text">{t(here ? 'cards.text' : 'cards.elsewhere')}</p>
      <MoreLink to={to}>{label}</MoreLink>
    </section>
  );
}
