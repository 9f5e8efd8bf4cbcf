import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Found } from './deferred-parts.ts';
import { Front } from './front.tsx';
import { FrontSkeleton } from './front-skeleton.tsx';
import type { loader } from './model.ts';

export { loader } from './model.ts';

/** The digital hall: what is on, what was played, what there is to hear; or what was looked for. */
export default function DigitalHall() {
  const t = useCopy('rooms');
  const { front } = usePageData<typeof loader>();
  return (
    <HallPage name="digitalhall" crumbs={false}>
      {front ? (
        <PageLoad name="digitalhall" from={front} skeleton={<FrontSkeleton />}>
          {data => <Front data={data} />}
        </PageLoad>
      ) : (
        <>
          <HallHead title={t('find.title')} />
          <div className="wrap pb-8">
            <Found />
          </div>
        </>
      )}
    </HallPage>
  );
}
