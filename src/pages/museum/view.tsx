import type { MuseumPage } from '#domain/contract/orchestra.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { asks } from '#features/page/asks.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { ObjectDrawing } from './drawings.tsx';
import styles from './view.module.css';

export const loader = asks({ museum: orchestra.museum });

/** Things beside the story of the month; the others follow it. */
const BEFORE = 4;

export default function Museum() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <PageCrumbs name="museum" className="wrap pt-5" />
      <PageLoad
        name="museum"
        from={data.museum}
        skeleton={<PageSkeleton title className="page-wait py-8" kind="block" />}
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
        <section
          className={`grid gap-x-gutter items-end pt-6 pb-16 m-as-block m-pt-6 m-pb-8 n-as-block ${styles.open}`}
        >
          <h1 className="m-t-6 t-10" tabIndex={-1}>
            {museum.headline.map(line => (
              <span className="as-block" key={line}>
                {line}
              </span>
            ))}
          </h1>
          <p className={`mt-6 lh-9 sec ${styles.lead}`}>{museum.lead}</p>
          <Art className="m-mt-6" attrs={museum.art} size="wide" lazy={false} />
          <div className={`mt-8 ${styles.facts}`}>
            <dl className="flex gap-air-2 mb-6">
              {museum.facts.map(({ figure, label }) => (
                <div className="flex col-reverse justify-end" key={label}>
                  <dt className="t-sm sec">{label}</dt>
                  <dd className="num t-3">{figure}</dd>
                </div>
              ))}
            </dl>
            <LinkButton to={href(tree, 'contactUs', { topic: 'hire' })}>{t('museum.book')}</LinkButton>
          </div>
        </section>
        <section className={`pt-12 pb-20 ink-t m-py-8 ${styles.things}`} aria-labelledby="things">
          <h2 id="things" className="vh">
            {t('museum.things')}
          </h2>
          <ul className="m-cols-2 m-gap-y-8 m-gap-x-gutter grid">
            {museum.objects.slice(0, BEFORE).map(thing)}
          </ul>
          <div className={`grid gap-x-gutter m-as-block n-as-block ${styles.month}`}>
            <ObjectDrawing drawing="case" />
            <p className="sm ter">{museum.month.kicker}</p>
            <h2 className="mt-2 mb-3 t-h1 m-t-h2">{museum.month.title}</h2>
            <p>{museum.month.text}</p>
            <MoreLink
              className="self-start justify-self-start mt-4"
              to={href(tree, 'about-memorabilia', { year: 1998 })}
            >
              {t('museum.story')}
            </MoreLink>
          </div>
          <ul className="m-cols-2 m-gap-y-8 m-gap-x-gutter grid">
            {museum.objects.slice(BEFORE).map(thing)}
          </ul>
        </section>
      </div>
      <section className={`on-paper-1 line-y ${styles.plan}`} aria-labelledby="museum-rooms">
        <div className="wrap m-cols-1 m-gap-6 m-py-10 grid items-centre py-16">
          <div>
            <h2 id="museum-rooms">{t('museum.rooms')}</h2>
            <p className="sec">{museum.tour}</p>
          </div>
          <Plan museum={museum} />
          <ol className={`span-all gap-gutter m-cols-1 grid cols-4 ${styles.rooms}`}>
            {museum.rooms.map(room => (
              <li key={room.number}>
                <h3 className="t-h4">
                  <span className="num ter">{room.number}</span>
                  {room.name}
                </h3>
                <p className="mt-1 t-sm lh-75 sec">{room.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`wrap pt-18 pb-24 m-pt-10 m-pb-12 ${styles.visit}`} aria-labelledby="visit">
        <h2 id="visit">{t('museum.visit')}</h2>
        <ul className="m-cols-1 gap-y-8 gap-x-gutter grid cols-4">
          {museum.visit.map(({ title, text }) => (
            <li className="pt-4 bar-t" key={title}>
              <h3 className="t-h4">{title}</h3>
              <p className="mt-1 t-sm lh-75 sec">{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <MoreLink to={href(tree, 'map')}>{t('museum.way')}</MoreLink>
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
    <svg
      className={`as-block w-full ${styles.drawing}`}
      viewBox="0 0 1100 300"
      role="img"
      aria-label={t('museum.plan')}
    >
      <path
        className={styles.walls}
        d="M20 20H1080V280H20zM300 20V120M300 180V280M560 20V160M560 220V280M820 20V90M820 150V280"
      />
      <path
        className={`fill-none ${styles.way}`}
        d="M20 150H160C240 150 240 150 300 150S420 70 440 110 500 190 560 190 660 240 690 200 740 120 820 120 960 80 980 160 940 240 1080 240"
      />
      {rooms.map((room, i) => {
        const [x, y] = NAMES[i] ?? [0, 0];
        return (
          <text className="anchor-middle fill-ink" key={room.number} x={x} y={y}>
            <tspan>{`${room.number}　`}</tspan>
            <tspan className={`m-gone ${styles.name}`}>{room.name}</tspan>
          </text>
        );
      })}
    </svg>
  );
}
