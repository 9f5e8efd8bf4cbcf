import type { TitleCard as Title, TitlePage } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { Chosen, Finder } from '#halls/finder.tsx';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { NothingFound, Pages, Results } from '#halls/results.tsx';
import { shelf } from '#halls/shelf-model.ts';
import { TitleCard } from '#halls/title-card.tsx';
import { useFinder } from '#halls/use-finder.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

/** A page holds whole seasons where it can. */
export const loader = shelf('season', 36);

const PAGE = 'digitalhall-season';

/** The seasons as a ledger: the years at the left stay while their concerts go by. */
export default function HallSeason() {
  const t = useCopy('rooms');
  const { page } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <HallHead title={t('season.title')} lead={t('season.lead')} />
      <div className="wrap">
        <Load from={page} skeleton={<Waiting />}>
          {data => (
            <>
              <div className="line-y py-1">
                <Finder page={PAGE} data={data} />
              </div>
              <Chosen page={PAGE} data={data} />
              {data.list.length === 0 ? <NothingFound page={PAGE} /> : <Found data={data} />}
            </>
          )}
        </Load>
      </div>
    </HallPage>
  );
}

function Found({ data }: { data: TitlePage }) {
  const { state } = useFinder(PAGE);
  // In another order the seasons are mixed: then it is one list.
  if (state.order) return <Results page={PAGE} data={data} level={2} />;
  return (
    <>
      {bySeason(data.list).map(({ season, list }) => (
        <section
          key={season}
          className={`grid pt-10 pb-12 line-2-t m-as-block m-pt-6 m-pb-8 gap-12 ${styles.season}`}
          aria-label={season}
        >
          <h2 className="num m-static m-mb-4 m-t-5 self-start t-8 sticky lh-1">{season}</h2>
          <ul className={cx(LAYS[list.length % 3], list.length % 2 === 1 && styles.odd)}>
            {list.map(card => (
              <li key={card.id}>
                <TitleCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pages page={PAGE} data={data} />
    </>
  );
}

/** So that no row is left open: the first one takes two rows, the whole width, or half of it. */
const LAYS = [styles.corner, styles.whole, styles.half];

function bySeason(list: readonly Title[]) {
  const seasons = new Map<string, Title[]>();
  for (const card of list) seasons.set(card.season, [...(seasons.get(card.season) ?? []), card]);
  return [...seasons].map(([season, cards]) => ({ season, list: cards }));
}

const Waiting = () => (
  <div className={`grid gap-y-8 gap-x-gutter py-12 m-cols-2 m-gap-y-6 m-gap-x-gutter cols-3 ${styles.wait}`}>
    <Skeleton kind="card" ratio="r169" count={6} />
  </div>
);
