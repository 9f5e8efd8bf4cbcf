import { useLocation } from 'react-router';
import type { OrchestraEvent } from '#domain/contract/orchestra.ts';
import { AboutHead, Statement } from '#features/page/about-head.tsx';
import { BigYear } from '#features/page/big-year.tsx';
import { SiteLink } from '#features/page/site-link.tsx';
import { useChoice } from '#features/page/use-choice.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { decadesOf, type loader, placeOf } from './model.ts';
import styles from './view.module.css';
import { Walk } from './walk.tsx';

export { loader } from './model.ts';

export default function Memorabilia() {
  const t = useCopy('about');
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-memorabilia" />
      <div className={`wrap pt-air-1 ${styles.open}`}>
        <Statement className={styles.title}>{t('events.title')}</Statement>
      </div>
      <Load from={data.events} skeleton={<PageSkeleton className="page-wait" kind="block" />}>
        {events => (events.length > 0 ? <Events events={events} /> : <EmptyState level={2} />)}
      </Load>
    </>
  );
}

function Events({ events }: { events: readonly OrchestraEvent[] }) {
  const t = useCopy('about');
  const { pathname } = useLocation();
  const [at, setAt] = useChoice(
    'year',
    asked => placeOf(events, asked),
    place => events[place]?.year ?? '',
  );
  const now = events[at];
  const go = (place: number) => setAt(Math.min(events.length - 1, Math.max(0, place)));
  if (!now) return null;
  return (
    <>
      <div className="wrap">
        <div
          className={`grid gap-y-12 gap-x-20 items-end pb-10 m-as-block m-min-h-0 m-pb-4 n-as-block ${styles.now}`}
          aria-live="polite"
        >
          <BigYear year={now.year} className={styles.year} />
          <div className="m-mt-4 ink-t pt-5">
            <h2 className="m-t-3 t-h1 mb-3">{now.title}</h2>
            <p className="prose">{now.text}</p>
            <SiteLink link={now.link} className="more mt-5">
              {now.linkText}
              <Icon name="arrow" />
            </SiteLink>
          </div>
        </div>
        <Decades events={events} at={at} go={go} />
      </div>
      <Walk events={events} at={at} go={go} />
      <section className={`wrap pt-20 pb-24 m-pt-10 m-pb-12 ${styles.list}`} aria-labelledby="all-events">
        <h2 className="pb-4 ink-b" id="all-events">
          {t('events.list')}
        </h2>
        <ol className="gap-x-16 mt-4">
          {events.map(e => (
            <li className="grid gap-y-1 gap-x-4 py-4 line-b" key={e.id}>
              <span className="num t-3 lh-2">{e.year}</span>
              <Link className="m-lead tap-min hover-line" to={`${pathname}?year=${e.year}`}>
                {e.title}
              </Link>
              <p className="col-2 t-sm sec lh-6">{e.line}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface WalkProps {
  events: readonly OrchestraEvent[];
  at: number;
  go: (place: number) => void;
}

/** The decades, with a dot for each event: filled ones are behind. */
function Decades({ events, at, go }: WalkProps) {
  const t = useCopy('about');
  return (
    <nav
      className={`grid m-gap-6 m-scroll-x m-no-bar m-wrap flow-column ${styles.decades}`}
      aria-label={t('events.decades')}
    >
      {decadesOf(events).map(({ year, places }) => {
        const first = places[0];
        return (
          <button
            className="m-tap grid gap-1 justify-items-start relative ter"
            key={year}
            type="button"
            aria-current={places.includes(at) ? 'true' : undefined}
            aria-label={t('events.decade', { year, count: places.length })}
            aria-disabled={first === undefined || undefined}
            onClick={() => first !== undefined && go(first)}
          >
            {`${year}s`}
            <i className="flex" aria-hidden="true">
              {places.map(place => (
                <b key={place} className={cx(place <= at && styles.behind)} />
              ))}
            </i>
          </button>
        );
      })}
    </nav>
  );
}
