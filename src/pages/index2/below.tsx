import type { ReactNode } from 'react';
import type { ProgramCard } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import { Section } from './section.tsx';

const Ads = deferred(
  part(() => import('./ads.tsx'), 'Ads'),
  <Skeleton kind="block" />,
);

/** What stands below the month. `children` draws the highlights in the layout's own way. */
export function Below({ children }: { children: (highlights: readonly ProgramCard[]) => ReactNode }) {
  const t = useCopy('home');
  const tree = useTree();
  const { highlights } = usePageData<typeof loader>();
  return (
    <>
      <Section
        id="index2-highlights"
        title={t('index2.highlights')}
        more={<MoreLink to={href(tree, 'musicale')}>{t('next.all')}</MoreLink>}
      >
        <Load from={highlights} skeleton={<Skeleton kind="row" count={3} />}>
          {children}
        </Load>
      </Section>
      <Ads />
    </>
  );
}
