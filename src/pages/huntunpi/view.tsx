import { useState } from 'react';
import type { HallPage } from '#domain/contract/orchestra.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { asks } from '#features/page/asks.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { PriceRange } from '#ui/price.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Listen } from './listen-buttons.tsx';
import { Reverberation } from './reverberation.tsx';
import { Seats } from './seats.tsx';
import { Section } from './section.tsx';
import styles from './view.module.css';

export const loader = asks({ hall: orchestra.hall });

export default function Hall() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <div data-theme="hall" className="pt-6">
        <div className="wrap">
          <Crumbs name="huntunpi" />
        </div>
      </div>
      <PageLoad
        name="huntunpi"
        from={data.hall}
        skeleton={<PageSkeleton className="page-wait py-12" kind="block" />}
      >
        {hall => <Shown hall={hall} />}
      </PageLoad>
    </>
  );
}

function Shown({ hall }: { hall: HallPage }) {
  const t = useCopy('house');
  const seats = hall.zones.reduce((sum, zone) => sum + zone.seats, 0);
  return (
    <>
      <section data-theme="hall" className="pb-5">
        <div className="wrap">
          <div className={`grid gap-12 items-end pt-8 n-cols-1 n-gap-8 ${styles.head}`}>
            <h1 tabIndex={-1}>
              {hall.headline.map(line => (
                <span className="as-block" key={line}>
                  {line}
                </span>
              ))}
            </h1>
            <p className="lh-9 sec">{hall.lead}</p>
          </div>
          <Section labels={hall.labels} />
        </div>
      </section>
      <div className="wrap">
        <dl className={`grid line-b ${styles.figures}`}>
          <div className="flex col-reverse justify-end line-l">
            <dt className="mt-2 t-sm sec">{t('hall.seats')}</dt>
            <dd className="num t-7">{seats.toLocaleString('en-US')}</dd>
          </div>
          {hall.figures.map(({ figure, label }) => (
            <div className="flex col-reverse justify-end line-l" key={label}>
              <dt className="mt-2 t-sm sec">{label}</dt>
              <dd className="num t-7">{figure}</dd>
            </div>
          ))}
        </dl>
        <section className={`grid gap-20 py-20 n-cols-1 n-gap-8 ${styles.sound}`} aria-labelledby="sound">
          <div>
            <h2 id="sound">{hall.acoustics.title}</h2>
            {hall.acoustics.text.map(paragraph => (
              <p className="mt-4 lh-9" key={paragraph}>
                {paragraph}
              </p>
            ))}
            <Listen bands={hall.acoustics.bands} />
          </div>
          <Reverberation bands={hall.acoustics.bands} ideal={hall.acoustics.ideal} />
        </section>
      </div>
      <Places hall={hall} />
      <section className={`wrap pt-18 ${styles.entries}`} aria-labelledby="history">
        <h2 id="history">{t('hall.history')}</h2>
        <ol className="grid gap-gutter mt-6 cols-4">
          {hall.history.map(({ title, text }) => (
            <li className="pt-4 bar-t" key={title}>
              <h3 className="t-h4">{title}</h3>
              <p className="mt-2 t-sm lh-75 sec">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`wrap pt-18 ${styles.entries}`} aria-labelledby="rooms">
        <h2 id="rooms">{t('hall.rooms')}</h2>
        <ul className="grid gap-gutter mt-6 cols-4">
          {hall.rooms.map(({ title, text }) => (
            <li className="pt-4 bar-t" key={title}>
              <h3 className="t-h4">{title}</h3>
              <p className="mt-2 t-sm lh-75 sec">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Where to sit and what one hears there: a part is picked out on the plan. */
function Places({ hall }: { hall: HallPage }) {
  const t = useCopy('house');
  const tree = useTree();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <section className={`on-paper-1 line-y ${styles.places}`} aria-labelledby="places">
      <div className="wrap grid items-centre pt-18 pb-20 gap-16">
        <Seats plan={hall.plan} chosen={chosen} />
        <div>
          <h2 className="pb-4 ink-b" id="places">
            {t('hall.places')}
          </h2>
          <ol>
            {hall.zones.map(zone => (
              <li key={zone.letter}>
                <button
                  type="button"
                  className="group"
                  aria-pressed={chosen === zone.letter}
                  onClick={() => setChosen(chosen === zone.letter ? null : zone.letter)}
                >
                  <b aria-hidden="true">{zone.letter}</b>
                  <strong className="group-line">{zone.name}</strong>
                  <PriceRange min={zone.minPrice} max={zone.maxPrice} />
                  <span className="sm sec">{zone.text}</span>
                  <span className="sm ter">{t('hall.zoneSeats', { count: zone.seats })}</span>
                </button>
              </li>
            ))}
          </ol>
          <LinkButton block to={href(tree, 'musicale', { hall: 'main' })}>
            {t('hall.concerts')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
