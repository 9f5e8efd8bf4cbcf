import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { NotHere } from '#features/page/not-here.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { DETAIL, useTitleHref } from '#halls/title-href.ts';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { LinkButton } from '#ui/button.tsx';
import type { titleLoader } from './title-model.ts';
import { TitleSkeleton } from './title-skeleton.tsx';
import { useOwnTitle } from './use-own-title.ts';

export interface BodyProps {
  title: TitleDetail;
}
type Body = ComponentType<BodyProps>;

/** A page of one title, composed by `Body`: while it comes, when it is there, and when there is none of this name. */
export const titlePage = (name: PageName, Body: Body) =>
  function TitlePage() {
    const { title } = usePageData<typeof titleLoader>();
    return (
      <HallPage name={name}>
        <PageLoad name={name} from={title} skeleton={<TitleSkeleton />}>
          {known => (known ? <Known key={known.id} name={name} title={known} Body={Body} /> : <Unknown />)}
        </PageLoad>
      </HallPage>
    );
  };

const ROOMS: readonly string[] = Object.values(DETAIL);

function Known({ name, title: sent, Body }: { name: PageName; title: TitleDetail; Body: Body }) {
  const title = useOwnTitle(sent);
  const to = useTitleHref();
  const { search } = useLocation();
  usePageTitle(title.title);
  // A title has one page: from another room's address it is gone to, with the bar or the second that a link asks for.
  if (ROOMS.includes(name) && DETAIL[title.home] !== name)
    return <Navigate replace to={to(title).replace(/\?.*/, search)} />;
  return <Body title={title} />;
}

/** Said so, with two ways on. */
function Unknown() {
  const t = useCopy('title');
  const to = useHallHref();
  return (
    <NotHere title={t('unknown.title')} text={t('unknown.text')}>
      <LinkButton to={to('digitalhall')}>{t('unknown.hall')}</LinkButton>
      <LinkButton look="ghost" to={to('digitalhall-season')}>
        {t('unknown.seasons')}
      </LinkButton>
    </NotHere>
  );
}
