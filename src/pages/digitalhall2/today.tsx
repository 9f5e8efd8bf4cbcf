import type { DigitalFront, Shelf as ShelfName } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { Sleeve } from '#halls/sleeve.tsx';
import { Strip } from '#halls/strip.tsx';
import { TitleCard } from '#halls/title-card.tsx';
import { TitleRow } from '#halls/title-row.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

const NEWEST = 5;
const ROWS = 4;
const SLEEVES = 5;

/** What is new, what can be learnt, and records: below what is on the air. */
export function Today({ data }: { data: DigitalFront }) {
  const t = useCopy('hall2');
  const to = useHallHref();
  const shelf = (name: ShelfName) => data.shelves.find(s => s.shelf === name)?.list ?? [];
  const [lead, ...others] = data.newest;
  const albums = shelf('album');
  const courses = shelf('course');
  const voices = shelf('voice');
  return (
    <>
      {lead && (
        <Shelf
          title={t('today.newest')}
          more={{ to: to('digitalhall2-record'), label: t('today.allRecords') }}
        >
          <div className={`grid n-cols-1 ${styles.newest}`}>
            <TitleCard card={lead} large line={lead.standfirst} />
            <ul className="grid">
              {others.slice(0, NEWEST - 1).map(card => (
                <li key={card.id}>
                  <TitleCard card={card} />
                </li>
              ))}
            </ul>
          </div>
        </Shelf>
      )}
      {voices.length + courses.length > 0 && (
        <div className={`grid cols-2 n-cols-1 ${styles.halves}`}>
          <Shelf
            title={t('today.voice')}
            more={{ to: to('digitalhall2-voice'), label: t('today.allVoices') }}
          >
            <ol className={styles.rows}>
              {voices.slice(0, ROWS).map((card, i) => (
                <TitleRow key={card.id} card={card} mark={i + 1} line={card.standfirst} />
              ))}
            </ol>
          </Shelf>
          <Shelf
            title={t('today.course')}
            more={{ to: to('digitalhall2-course'), label: t('today.allCourses') }}
          >
            <ol className={styles.rows}>
              {courses.slice(0, ROWS).map((card, i) => (
                <TitleRow
                  key={card.id}
                  card={card}
                  mark={i + 1}
                  line={card.standfirst}
                  page="digitalhall2-coursedetail"
                />
              ))}
            </ol>
          </Shelf>
        </div>
      )}
      {albums.length > 0 && (
        <Shelf
          title={t('today.album')}
          more={{ to: to('digitalhall2-albumonline'), label: t('today.allAlbums') }}
        >
          <ul className={`grid cols-5 ${styles.sleeves}`}>
            {albums.slice(0, SLEEVES).map(card => (
              <li key={card.id}>
                <Sleeve card={card} page="digitalhall2-album" />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {data.years.length > 0 && (
        <Shelf title={t('today.year')} more={{ to: to('digitalhall-year'), label: t('today.allYears') }}>
          <Strip list={data.years.slice(0, 4)} />
        </Shelf>
      )}
    </>
  );
}
