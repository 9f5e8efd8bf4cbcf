import { useEffect } from 'react';
import { NotHere } from '#features/page/not-here.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import type { Phase } from './phase.ts';

const Coming = deferred(
  part(() => import('#features/programme-card/coming.tsx'), 'Coming', 'programme'),
  null,
);

/** Unknown and foreign orders look the same (quality.md S9), and both have a way on. */
export function Gone({ onPhase }: { onPhase: (phase: Phase) => void }) {
  const t = useCopy('order');
  const tree = useTree();
  useEffect(() => onPhase('status'), [onPhase]);
  return (
    <>
      <NotHere centred title={t('gone.title')} text={t('gone.text')}>
        <LinkButton to={href(tree, 'user', { ind: 'orders' })}>{t('gone.orders')}</LinkButton>
        <LinkButton look="ghost" to={href(tree, 'musicale')}>
          {t('gone.concerts')}
        </LinkButton>
      </NotHere>
      <Coming />
    </>
  );
}
