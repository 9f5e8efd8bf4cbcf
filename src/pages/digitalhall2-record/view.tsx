import { usePageData } from '#features/page/use-page-data.ts';
import { Chosen, Finder } from '#halls/finder.tsx';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { Results } from '#halls/results.tsx';
import { shelf } from '#halls/shelf-model.ts';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('record', 18);

const PAGE = 'digitalhall2-record';

/** Everything that was recorded, with all the ways to look through it beside. */
export default function HallRecords() {
  const t = useCopy('hall2');
  const { page } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <HallHead title={t('record.title')} lead={t('record.lead')} />
      <Load from={page} skeleton={<Waiting />}>
        {data => (
          <div className={`wrap grid gap-14 items-start n-cols-1 n-gap-6 ${styles.lay}`}>
            <Finder page={PAGE} data={data} column />
            <div>
              <Chosen page={PAGE} data={data} />
              <Results page={PAGE} data={data} narrow level={2} detail="digitalhall2-recorddetail" />
            </div>
          </div>
        )}
      </Load>
    </HallPage>
  );
}

const Waiting = () => (
  <div className={`wrap grid gap-14 items-start n-cols-1 n-gap-6 ${styles.lay}`}>
    <Skeleton count={12} />
    <div className="grid cols-3 gap-y-8 gap-x-gutter">
      <Skeleton kind="card" ratio="r169" count={6} />
    </div>
  </div>
);
