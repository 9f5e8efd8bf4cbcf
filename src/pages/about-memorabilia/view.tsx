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
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { decadesOf, type loader, placeOf } from './model.ts';
import styles from './view.module.css';
import { Walk } from './walk.tsx';

export default function Memorabilia() {
  const t = useCopy('about');
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-memorabilia" />
      <div className={`wrap ${styles.open}`}>
        <Statement className={styles.title}>{t('events.title')}</Statement>
      </div>
      <Load
        from={data.events}
        skeleton={
          <div className={`wrap ${styles.wait}`}>
            <Skeleton kind="block" />
          </div>
        }
      >
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
        <div className={styles.now} aria-live="polite">
          <BigYear year={now.year} className={styles.year} />
          <div>
            <h2>{now.title}</h2>
            <p className="prose">{now.text}</p>
            <SiteLink link={now.link} className={`more ${styles.on}`}>
              {now.linkText}
              <Icon name="arrow" />
            </SiteLink>
          </div>
        </div>
        <Decades events={events} at={at} go={go} />
      </div>
      <Walk events={events} at={at} go={go} />
      <section className={`wrap ${styles.list}`} aria-labelledby="all-events">
        <h2 id="all-events">{t('events.list')}</h2>
        <ol>
          {events.map(e => (
            <li key={e.id}>
              <span className="num">{e.year}</span>
              <Link to={`${pathname}?year=${e.year}`}>{e.title}</Link>
              <p>{e.line}</p>
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
    <nav className={styles.decades} aria-label={t('events.decades')}>
      {decadesOf(events).map(({ year, places }) => {
        const first = places[0];
        return (
          <button
            key={year}
            type="button"
            aria-current={places.includes(at) ? 'true' : undefined}
            aria-label={t('events.decade', { year, count: places.length })}
            aria-disabled={first === undefined || undefined}
            onClick={() => first !== undefined && go(first)}
          >
            {`${year}s`}
            <i aria-hidden="true">
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
