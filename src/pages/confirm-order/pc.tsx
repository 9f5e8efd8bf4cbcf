import { useState } from 'react';
import { isSeated } from '#domain/contract/family.ts';
import { FlowHeader } from '#features/flow/flow-header.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { LanguageLink } from '#features/page/language-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import type { loader } from './model.ts';
import { OrderLoader } from './order-loader.tsx';
import type { Phase } from './phase.ts';
import { views } from './views-pc.tsx';

export default function ConfirmOrderPc() {
  const t = useCopy('order');
  const tree = useTree();
  const [phase, setPhase] = useState<Phase>('form');
  const buying = phase !== 'status';
  // The three steps are those of choosing seats (specification §2).
  const { family, orderState } = usePageData<typeof loader>();
  const seats = isSeated(family) && orderState !== null;
  usePageTitle(buying ? undefined : t('confirm.detail'));
  return (
    <>
      <FlowHeader step={buying && seats ? 3 : undefined}>
        <LinkButton
          look="quiet"
          size="sm"
          to={href(tree, 'musicale-ticketservice')}
          target={buying ? '_blank' : undefined}
        >
          {t('confirm.help')}
        </LinkButton>
        <LanguageLink />
      </FlowHeader>
      {!buying && (
        <div className="wrap pt-5">
          <Crumbs name="confirmOrder" />
        </div>
      )}
      <OrderLoader views={views} onPhase={setPhase} />
    </>
  );
}
