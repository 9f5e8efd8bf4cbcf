import { usePageData } from '#features/page/use-page-data.ts';
import { Chosen, Finder } from '#halls/finder.tsx';
import { Hits } from '#halls/hits.tsx';
import { Results } from '#halls/results.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';

const PAGE = 'digitalhall';

/** What was looked for: by words, or by what is chosen. */
export function Found() {
  const { found, hits, state } = usePageData<typeof loader>();
  if (hits)
    return (
      <Load from={hits} skeleton={<Skeleton kind="row" count={5} />}>
        {data => <Hits page={PAGE} keyword={state.keyword ?? ''} data={data} />}
      </Load>
    );
  return (
    <Load from={found} skeleton={<Skeleton kind="row" count={5} />}>
      {data => (
        <>
          <Finder page={PAGE} data={data} />
          <Chosen page={PAGE} data={data} />
          <Results page={PAGE} data={data} level={2} />
        </>
      )}
    </Load>
  );
}
