import type { MuseumPage } from '#domain/contract/orchestra.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ObjectDrawing } from './drawings.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

/** Things beside the story of the month; the others follow it. */
const BEFORE = 4;

export default function Museum() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <PageCrumbs name="museum" className={`wrap ${styles.crumbs}`} />
      <PageLoad
        name="museum"
        from={data.museum}
        skeleton={
          <div className={`wrap ${styles.wait}`}>
            <Skeleton kind="title" />
            <Skeleton kind="block" />
          </div>
        }
      >
        {museum => <Shown museum={museum} />}
      </PageLoad>
    </>
  );
}

function Shown({ museum }: { museum: MuseumPage }) {
  const t = useCopy('house');
  const tree = useTree();
  const thing = (o: MuseumPage['objects'][number]) => (
    <li key={o.id}>
      <ObjectDrawing drawing={o.drawing} />
      <h3>{o.title}</h3>
      <p>
        <span className="num">{o.year}</span>
        {o.text}
      </p>
      <p className="ter">{t('museum.inRoom', { room: o.room })}</p>
    </li>
  );
  return (
    <>
      <div className="wrap">
        <section className={styles.open}>
          <h1 tabIndex={-1}>
            {museum.headline.map(line => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={styles.lead}>{museum.lead}</p>
          <Art attrs={museum.art} size="wide" lazy={false} />
          <div className={styles.facts}>
            <dl>
              {museum.facts.map(({ figure, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{figure}</dd>
                </div>
              ))}
            </dl>
            <LinkButton to={href(tree, 'contactUs', { topic: 'hire' })}>{t('museum.book')}</LinkButton>
          </div>
        </section>
        <section className={styles.things} aria-labelledby="things">
          <h2 id="things" className="vh">
            {t('museum.things')}
          </h2>
          <ul>{museum.objects.slice(0, BEFORE).map(thing)}</ul>
          <div className={styles.month}>
            <ObjectDrawing drawing="case" />
            <p className="sm ter">{museum.month.kicker}</p>
            <h2>{museum.month.title}</h2>
            <p>{museum.month.text}</p>
            <Link className="more" to={href(tree, 'about-memorabilia', { year: 1998 })}>
              {t('museum.story')}
              <Icon name="arrow" />
            </Link>
          </div>
          <ul>{museum.objects.slice(BEFORE).map(thing)}</ul>
        </section>
      </div>
      <section className={styles.plan} aria-labelledby="museum-rooms">
        <div className="wrap">
          <div>
            <h2 id="museum-rooms">{t('museum.rooms')}</h2>
            <p className="sec">{museum.tour}</p>
          </div>
          <Plan museum={museum} />
          <ol className={styles.rooms}>
            {museum.rooms.map(room => (
              <li key={room.number}>
                <h3>
                  <span className="num">{room.number}</span>
                  {room.name}
                </h3>
                <p>{room.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`wrap ${styles.visit}`} aria-labelledby="visit">
        <h2 id="visit">{t('museum.visit')}</h2>
        <ul>
          {museum.visit.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link className="more" to={href(tree, 'map')}>
            {t('museum.way')}
            <Icon name="arrow" />
          </Link>
        </p>
      </section>
    </>
  );
}

/** Where the names of the rooms stand in the plan. */
const NAMES = [
  [160, 62],
  [430, 246],
  [690, 62],
  [950, 62],
] as const;

/** The four rooms from above, and the way through them. */
function Plan({ museum: { rooms } }: { museum: MuseumPage }) {
  const t = useCopy('house');
  return (
    <svg className={styles.drawing} viewBox="0 0 1100 300" role="img" aria-label={t('museum.plan')}>
      <path
        className={styles.walls}
        d="M20 20H1080V280H20zM300 20V120M300 180V280M560 20V160M560 220V280M820 20V90M820 150V280"
      />
      <path
        className={styles.way}
        d="M20 150H160C240 150 240 150 300 150S420 70 440 110 500 190 560 190 660 240 690 200 740 120 820 120 960 80 980 160 940 240 1080 240"
      />
      {rooms.map((room, i) => {
        const [x, y] = NAMES[i] ?? [0, 0];
        return (
          <text key={room.number} x={x} y={y}>
            <tspan>{`${room.number}　`}</tspan>
            <tspan className={styles.name}>{room.name}</tspan>
          </text>
        );
      })}
    </svg>
  );
}
