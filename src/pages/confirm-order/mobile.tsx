import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSeated } from '#domain/contract/family.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import crumbs from '#features/page/crumbs-line.module.css';
import { LanguageLink } from '#features/page/language-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Steps } from '#ui/steps.tsx';
import { useChoiceTitle } from './choose/choice-loader.tsx';
import styles from './flow.module.css';
import type { loader } from './model.ts';
import { OrderLoader } from './order-loader.tsx';
import type { Phase } from './phase.ts';
import { views } from './views-mobile.tsx';

export default function ConfirmOrderMobile() {
  const t = useCopy('order');
  const common = useCopy('common');
  const tree = useTree();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [phase, setPhase] = useState<Phase>('form');
  const buying = phase !== 'status';
  // The three steps are those of choosing seats (specification §2).
  const { family, orderState, wanted } = usePageData<typeof loader>();
  const choice = useChoiceTitle(wanted === 'show' ? 'show' : 'product');
  const seats = isSeated(family) && orderState !== null;
  usePageTitle(buying ? undefined : t('confirm.detail'));
  const back = () => (key === 'default' ? navigate(href(tree, 'user', { ind: 'orders' })) : navigate(-1));
  return (
    <>
      <header className={`bar no-print border-0 ${styles.bar}`}>
        <button type="button" aria-label={common('back')} onClick={() => void back()}>
          <Icon name="back" />
        </button>
        <span className="text-centre bold lead lh-2">
          {orderState ? t(buying ? 'confirm.title' : 'confirm.detail') : choice}
        </span>
        <LanguageLink />
      </header>
      {!buying && (
        <div className={`no-print ${crumbs.line}`}>
          <Crumbs name="confirmOrder" />
        </div>
      )}
      {buying && seats && <Steps current={3} className={styles.strip} />}
      <OrderLoader views={views} onPhase={setPhase} />
    </>
  );
}
