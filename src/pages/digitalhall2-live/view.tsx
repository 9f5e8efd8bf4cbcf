import type { Airing } from '#domain/contract/digital.ts';
import { digital } from '#domain/contract/digital.ts';
import { asks } from '#features/page/asks.ts';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { Strip } from '#halls/deferred-strip.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { LiveHero } from '#halls/live-hero.tsx';
import { Shelf } from '#halls/shelf.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDay } from '#lib/dates.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { AiringRow } from './airing-row.tsx';
import styles from './view.module.css';

export const loader = asks({ live: digital.live });

const PAGE = 'digitalhall2-live';

/** What is on the air, the days to come as a timetable, and what was on. */
export default function HallLive() {
  const t = useCopy('hall2');
  const to = useHallHref();
  const { live } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <PageLoad name={PAGE} from={live} skeleton={<Skeleton kind="block" className={styles.wait} />}>
        {({ now, onAir, next, evenings, past }) => {
          const first = onAir[0] ?? next[0];
          return (
            <>
              <div className="mt-4">
                {first ? (
                  <LiveHero airing={first} now={now} heading={t('live.title')} />
                ) : (
                  <h1 tabIndex={-1} className="wrap">
                    {t('live.title')}
                  </h1>
                )}
              </div>
              <Shelf title={t('live.timetable')}>
                {next.length === 0 && <EmptyState title={t('live.empty')} text={t('live.emptyText')} />}
                <p className="sm ter mb-6">{t('live.zone')}</p>
                {byDay(next).map(({ day, list }) => (
                  <Day key={day} day={day} list={list} now={now} />
                ))}
              </Shelf>
              {evenings.length > 0 && (
                <Shelf title={t('live.evenings')}>
                  <p className="sec mb-6">{t('live.eveningsText')}</p>
                  <ul>
                    {evenings.map(airing => (
                      <AiringRow key={airing.id} airing={airing} now={now} dated />
                    ))}
                  </ul>
                </Shelf>
              )}
              {past.length > 0 && (
                <Shelf
                  title={t('live.past')}
                  more={{ to: to('digitalhall2-record'), label: t('today.allRecords') }}
                >
                  <Strip list={past.slice(0, 8)} />
                </Shelf>
              )}
            </>
          );
        }}
      </PageLoad>
    </HallPage>
  );
}

function Day({ day, list, now }: { day: string; list: readonly Airing[]; now: string }) {
  const { locale } = useTree();
  const first = list[0]?.startsAt ?? now;
  return (
    <section className={`grid gap-8 n-cols-1 n-gap-0 ${styles.day}`}>
      <h3 className="pt-5">{longDay(first, locale)}</h3>
      <ul aria-label={day}>
        {list.map(airing => (
          <AiringRow key={airing.id} airing={airing} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** By the hall's days. */
function byDay(airings: readonly Airing[]) {
  const days = new Map<string, Airing[]>();
  for (const airing of airings) {
    const day = hallTime(airing.startsAt).date;
    days.set(day, [...(days.get(day) ?? []), airing]);
  }
  return [...days].map(([day, list]) => ({ day, list }));
}
