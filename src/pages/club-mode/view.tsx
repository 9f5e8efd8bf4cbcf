import { clubLoader } from '#features/club/data.ts';
import { Growth, Steps } from '#features/club/passages.tsx';
import { ClubPhone } from '#features/club/phone-frame.tsx';
import { Standing } from '#features/club/standing.tsx';
import { useStanding } from '#features/club/use-standing.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const loader = clubLoader;

export default function ClubMode() {
  const { club, standing: read } = usePageData<typeof loader>();
  const standing = useStanding(read);
  return (
    <ClubPhone tab="mode" club={club}>
      {page => (
        <>
          <div className="wrap">
            <Steps steps={page.steps} />
          </div>
          <div className="wrap">
            <Load from={standing} skeleton={<Skeleton count={3} />}>
              {state => <Standing state={state} />}
            </Load>
          </div>
          <div className="wrap">
            <Growth growth={page.growth} />
          </div>
        </>
      )}
    </ClubPhone>
  );
}
