import type { CardOffer } from '#domain/contract/membership.ts';
import { FlowHeader } from '#features/flow/flow-header.tsx';
import { CardFace } from '#features/membership/card-face.tsx';
import { CardChoice } from '#features/membership/choice.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { LanguageLink } from '#features/page/language-link.tsx';
import { NotHere } from '#features/page/not-here.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import flow from '../flow.module.css';
import ConfirmOrderPc from '../pc.tsx';
import type { loader } from './member-model.ts';
import styles from './member-view.module.css';

export { loader } from './member-model.ts';

/** A card on its way to be an order, and the order that it became. */
export default function ConfirmMemberOrder() {
  const { offer } = usePageData<typeof loader>();
  return offer ? <Choosing offer={offer} /> : <ConfirmOrderPc />;
}

function Choosing({ offer }: { offer: Promise<CardOffer | null> }) {
  const t = useCopy('card');
  const tree = useTree();
  return (
    <>
      <FlowHeader>
        <LinkButton look="quiet" size="sm" to={href(tree, 'membercardList')}>
          {t('choice.back')}
        </LinkButton>
        <LanguageLink />
      </FlowHeader>
      <div className="wrap pt-5">
        <Crumbs name="confirmMemberOrder" />
      </div>
      <Load
        from={offer}
        skeleton={
          <div className={flow.skeleton}>
            <h1 className="t-h1 mb-6">{t('choice.title')}</h1>
            <Skeleton kind="row" />
            <Skeleton count={6} />
          </div>
        }
      >
        {card =>
          card ? (
            <div className={`grid gap-18 n-cols-1 ${styles.page}`}>
              <header>
                <h1 className="t-h1">{t('choice.title')}</h1>
                <p className="lead">{card.lead}</p>
                <CardFace card={card} lazy={false} className={styles.face} />
              </header>
              <CardChoice
                key={card.cardId}
                card={card}
                orderPath={tradeNo => href(tree, 'confirmMemberOrder', { tradeNo })}
              />
            </div>
          ) : (
            <NotHere centred title={t('choice.gone')} text={t('choice.goneText')}>
              <LinkButton to={href(tree, 'membercardList')}>{t('choice.back')}</LinkButton>
            </NotHere>
          )
        }
      </Load>
    </>
  );
}
