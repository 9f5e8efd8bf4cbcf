import type { TitleCard } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { Chosen, Finder } from '#halls/finder.tsx';
import { HallPage } from '#halls/hall-page.tsx';
import { NothingFound, Pages } from '#halls/results.tsx';
import { TitleRow } from '#halls/title-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import { below } from '#ui/below.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

const PAGE = 'digitalhall-chief';

const InPerson = below(
  part(() => import('./in-person.tsx'), 'InPerson', 'programme', 'titlelate'),
  null,
);

/** The chief conductor: the portrait stays, the recordings pass by it, year after year. */
export default function HallChief() {
  const t = useCopy('rooms');
  const { page, chief, person } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <div className={`wrap grid pt-10 pb-8 m-as-block m-pt-5 gap-18 ${styles.lay}`}>
        <div className={`sticky self-start m-static n-static ${styles.person}`}>
          <Load from={chief} skeleton={<Skeleton kind="block" className={styles.face} />} aside>
            {({ artist }) =>
              artist && (
                <Portrait
                  attrs={portraitTone(artist.portrait)}
                  seal={artist.portrait.seal}
                  alt=""
                  lazy={false}
                />
              )
            }
          </Load>
        </div>
        <div>
          <h1 tabIndex={-1}>
            {t('chief.title')}
            <Load from={chief} skeleton={null} aside>
              {({ artist }) => artist && <span>{artist.name}</span>}
            </Load>
          </h1>
          <p className={`lead sec mt-4 lh-75 m-t-body ${styles.lead}`}>{t('chief.lead')}</p>
          <Load from={page} skeleton={<Skeleton kind="row" count={6} />}>
            {data => (
              <>
                <div className={`mt-8 line-y py-1 ${styles.finder}`}>
                  <Finder page={PAGE} data={data} />
                </div>
                <Chosen page={PAGE} data={data} />
                {data.list.length === 0 && <NothingFound page={PAGE} />}
                {byYear(data.list).map(({ year, list }) => (
                  <section
                    key={year}
                    className={`grid line-2-t m-as-block gap-6 ${styles.year}`}
                    aria-label={String(year)}
                  >
                    <h2 className="num m-pt-4 m-pb-2 pt-4 t-4 lh-1">{year}</h2>
                    <ol>
                      {list.map((card, i) => (
                        <TitleRow key={card.id} card={card} mark={i + 1} line={card.standfirst} />
                      ))}
                    </ol>
                  </section>
                ))}
                <Pages page={PAGE} data={data} />
              </>
            )}
          </Load>
        </div>
      </div>
      <Load from={person} skeleton={null} aside>
        {known => known && <InPerson person={known} />}
      </Load>
    </HallPage>
  );
}

/** Runs of one year, in the order of the list. */
function byYear(list: readonly TitleCard[]) {
  const years: { year: number; list: TitleCard[] }[] = [];
  for (const card of list) {
    const last = years.find(y => y.year === card.year);
    if (last) last.list.push(card);
    else years.push({ year: card.year, list: [card] });
  }
  return years;
}
