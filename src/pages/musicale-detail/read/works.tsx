import { Fragment, useState } from 'react';
import type { ProgramDetail } from '#domain/contract/program.ts';
import type { HeardLines } from '#halls/work-heard.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Named, Person } from '#ui/named.tsx';
import { part } from '#ui/part.ts';
import styles from './works.module.css';

const WorksHeard = deferred(
  part(() => import('#halls/work-heard.tsx'), 'WorksHeard', 'listening', 'play'),
  null,
);

type Work = ProgramDetail['worksList'][number];
/** From this length on, whole minutes, the movements are drawn to scale. */
const TO_SCALE_FROM_MINUTES = 25;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const numeral = (i: number): string => ROMAN[i] ?? String(i + 1);

interface Props {
  card: Pick<ProgramDetail, 'id' | 'worksList' | 'recorded'>;
}

/** The programme by work and movement. */
export function Works({ card: { id: programId, worksList: works, recorded = true } }: Props) {
  const t = useCopy('concert');
  const [heard, setHeard] = useState<HeardLines>();
  return (
    <>
      <ol className={`ink-t ${styles.works}`}>
        {works.map((work, i) => (
          <Fragment key={work.id}>
            <li className="grid line-b items-baseline">
              {/* A composer with two works in a row is named once. */}
              <span className={`m-span-all m-t-body ${styles.composer}`}>
                {work.composer !== works[i - 1]?.composer && (
                  <>
                    <Person>{work.composer}</Person>
                    {work.composerYears && <small className="ter as-block">{work.composerYears}</small>}
                  </>
                )}
              </span>
              <div>
                <h3 className="m-t-1 t-3 lh-4">
                  <Named>{work.title}</Named>
                </h3>
                {work.movements.length > 1 && (
                  <ol className={`mt-2 sec t-sm ${styles.movements}`}>
                    {work.movements.map((m, n) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a movement is its place
                      <li className="grid items-baseline" key={`${n}-${m.title}`}>
                        <i className="ter">{numeral(n)}</i>
                        <Named>{m.title}</Named>
                      </li>
                    ))}
                  </ol>
                )}
                <Bars work={work} />
                {heard?.get(work.id)}
              </div>
              {work.minutes > 0 && (
                <span className={`nowrap m-t-2 ${styles.minutes}`}>
                  {work.minutes}
                  <small className="ter">{t('minutes')}</small>
                </span>
              )}
            </li>
            {work.intervalAfter && i < works.length - 1 && (
              <li className={`grid line-b items-baseline ${styles.interval}`}>{t('interval')}</li>
            )}
          </Fragment>
        ))}
      </ol>
      {recorded && <WorksHeard programId={programId} works={works} onFound={setHeard} />}
    </>
  );
}

/** Movements as a bar each, as wide as they are long. */
function Bars({ work }: { work: Work }) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const { movements } = work;
  if (work.minutes < TO_SCALE_FROM_MINUTES || movements.length < 2 || movements.some(m => m.minutes <= 0))
    return null;
  const list = movements
    .map(m => t('barItem', { title: m.title, minutes: m.minutes }))
    .join(locale === 'zh-CN' ? '，' : '; ');
  return (
    <div className={`flex mt-6 ${styles.bars}`} role="img" aria-label={t('bars', { list })}>
      {movements.map((m, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a movement is its place
        <span className="m-py-1 m-px-2 flex t-xs" key={`${n}-${m.title}`} style={{ flexGrow: m.minutes }}>
          {t('movementMinutes', { n: numeral(n), minutes: m.minutes })}
        </span>
      ))}
    </div>
  );
}
