import type { TitlePage } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { Strip } from '#halls/deferred-strip.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { minutesOf } from '#halls/length.ts';
import { Shelf } from '#halls/shelf.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import { Sources } from './sources.tsx';
import styles from './view.module.css';

export { loader } from './model.ts';

const WAYS = ['score', 'melody', 'two', 'go'] as const;
const ACCESS = ['free', 'buy', 'member', 'gift'] as const;

/** What the hall is: in a sentence, in figures, in four things to do, and what its sound is made of. */
export default function HallIntroduce() {
  const t = useCopy('introduce');
  const { all, shown, credited } = usePageData<typeof loader>();
  return (
    <HallPage name="digitalhall2-introduce">
      <div className={`wrap pt-12 pb-16 ${styles.open}`}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={`serif mt-4 keep-all ${styles.says}`}>{t('says')}</p>
        <Load from={all} skeleton={<Skeleton className={styles.figuresWait} />} aside>
          {page => <Figures page={page} />}
        </Load>
      </div>
      <ol className={`wrap grid gap-10 py-12 cols-4 ${styles.ways}`}>
        {WAYS.map((way, i) => (
          <li key={way}>
            <span className="num t-3 text-accent">{i + 1}</span>
            <h2 className="mt-2 t-h3">{t(`way.${way}.title`)}</h2>
            <p className="sec mt-2 lh-text">{t(`way.${way}.text`)}</p>
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
            <div className="grid py-4 line-b gap-8" key={name}>
              <dt className="title-4">{t(`accessOf.${name}.title`)}</dt>
              <dd className="sec measure-44 lh-text">{t(`accessOf.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Shelf>
      <Shelf title={t('sound')}>
        <div className={`grid gap-20 n-cols-1 n-gap-2 ${styles.sound}`}>
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
    <dl className={`grid gap-gutter mt-16 line-2-t cols-4 ${styles.figures}`}>
      {figures.map(({ figure, label }) => (
        <div className="flex col-reverse justify-end pt-6" key={label}>
          <dt className="mt-2 sec">{label}</dt>
          <dd className="num t-10 lh-1">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
