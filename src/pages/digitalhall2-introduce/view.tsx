import type { TitlePage } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { minutesOf } from '#halls/length.ts';
import { Shelf } from '#halls/shelf.tsx';
import { Strip } from '#halls/strip-part.ts';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import { Sources } from './sources.tsx';
import styles from './view.module.css';

const WAYS = ['score', 'melody', 'two', 'go'] as const;
const ACCESS = ['free', 'buy', 'member', 'gift'] as const;

/** What the hall is: in a sentence, in figures, in four things to do, and what its sound is made of. */
export default function HallIntroduce() {
  const t = useCopy('introduce');
  const { all, shown, credited } = usePageData<typeof loader>();
  return (
    <HallPage name="digitalhall2-introduce">
      <div className={`wrap ${styles.open}`}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={`serif ${styles.says}`}>{t('says')}</p>
        <Load from={all} skeleton={<Skeleton className={styles.figuresWait} />} aside>
          {page => <Figures page={page} />}
        </Load>
      </div>
      <ol className={`wrap ${styles.ways}`}>
        {WAYS.map((way, i) => (
          <li key={way}>
            <span className="num">{i + 1}</span>
            <h2>{t(`way.${way}.title`)}</h2>
            <p className="sec">{t(`way.${way}.text`)}</p>
          </li>
        ))}
      </ol>
      <Load from={shown} skeleton={null} aside>
        {({ list }) =>
          list.length > 0 && (
            <Shelf title={t('begin')}>
              <Strip list={list} />
            </Shelf>
          )
        }
      </Load>
      <Shelf title={t('access')}>
        <dl className={styles.access}>
          {ACCESS.map(name => (
            <div key={name}>
              <dt>{t(`accessOf.${name}.title`)}</dt>
              <dd className="sec">{t(`accessOf.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Shelf>
      <Shelf title={t('sound')}>
        <div className={styles.sound}>
          <div className="prose">
            <p>{t('sound1')}</p>
            <p>{t('sound2')}</p>
          </div>
          <Load from={credited} skeleton={<Skeleton count={6} />}>
            {titles => <Sources titles={titles} />}
          </Load>
        </div>
      </Shelf>
    </HallPage>
  );
}

function Figures({ page: { total, list } }: { page: TitlePage }) {
  const t = useCopy('introduce');
  const sounding = list.filter(card => card.state === 'out' && card.seconds > 0);
  const figures = [
    { figure: total, label: t('titles') },
    {
      figure: minutesOf(sounding.reduce((sum, card) => sum + card.seconds, 0)),
      label: t('minutes'),
    },
    { figure: list.filter(card => card.kind === 'film').length, label: t('films') },
    { figure: list.filter(card => card.free).length, label: t('free') },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
