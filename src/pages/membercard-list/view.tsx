import { PAGE_ART } from '#art/page-art.ts';
import type { CardOffer } from '#domain/contract/membership.ts';
import { membership } from '#domain/contract/membership.ts';
import { UNOPENED_DAYS } from '#domain/rules/fulfilment.ts';
import { CardFace } from '#features/membership/card-face.tsx';
import { useFacts } from '#features/membership/facts.tsx';
import { asks } from '#features/page/asks.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './view.module.css';

export const loader = asks({ offers: membership.offers });

const STEPS = ['one', 'two', 'three'] as const;

/** The cards on sale: what each gives, its price, and the way to it. */
export default function MembercardList() {
  const t = useCopy('card');
  const tree = useTree();
  const { offers } = usePageData<typeof loader>();
  return (
    <>
      <Banner title={t('list.title')} lead={t('list.lead')} art={PAGE_ART.cards} height={320} />
      <div className={`wrap flex items-centre justify-between line-b ${styles.sub}`}>
        <Crumbs name="membercardList" />
        <LinkButton look="quiet" size="sm" to={href(tree, 'user', { navType: 'card' })}>
          {t('list.mine')}
        </LinkButton>
      </div>
      <div className="wrap pt-14 pb-24">
        <Load from={offers} skeleton={<Waiting />}>
          {list =>
            list.length === 0 ? (
              <EmptyState level={2} title={t('list.empty')} text={t('list.emptyText')} />
            ) : (
              <section aria-label={t('list.cards')}>
                <ul className="grid cols-3 gap-y-16 gap-x-10 n-cols-1">
                  {list.map((card, i) => (
                    <Card key={card.cardId} card={card} first={i < 3} />
                  ))}
                </ul>
              </section>
            )
          }
        </Load>
        <section className={`mt-24 ${styles.how}`} aria-labelledby="card-how">
          <h2 className="pb-4 ink-b t-h2" id="card-how">
            {t('list.how')}
          </h2>
          <ol className="grid gap-10 mt-7 cols-3 n-cols-1">
            {STEPS.map(step => (
              <li key={step}>
                <h3 className="t-h4">{t(`list.${step}`)}</h3>
                <p className="sec mt-2">{t(`list.${step}Text`, { days: UNOPENED_DAYS })}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function Card({ card, first }: { card: CardOffer; first: boolean }) {
  const t = useCopy('card');
  const tree = useTree();
  const facts = useFacts(card);
  return (
    <li className="column">
      <CardFace card={card} lazy={!first} />
      <p className={`mt-4 ${styles.lead}`}>{card.lead}</p>
      <ul className={`mt-4 ${styles.gives}`}>
        {card.gives.map(text => (
          <li className="flex items-baseline gap-2 py-1" key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      <ul className={`mt-4 mb-6 ter t-sm ${styles.facts}`}>
        {facts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="flex items-centre justify-between gap-4 mt-auto pt-4 line-t">
        <Price className="t-6" yuan={card.price} />
        <LinkButton
          to={href(tree, 'confirmMemberOrder', { cardId: card.cardId })}
          aria-label={t('list.buyOf', { name: card.name })}
        >
          {t('list.buy')}
        </LinkButton>
      </p>
    </li>
  );
}

function Waiting() {
  return (
    <div className="grid cols-3 gap-y-16 gap-x-10 n-cols-1">
      {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
        <div key={key} className="column">
          <Skeleton kind="block" className={styles.face} />
          <Skeleton count={7} />
        </div>
      ))}
    </div>
  );
}
