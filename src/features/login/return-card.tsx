import { Suspense, use } from 'react';
import type { ProgramDetail } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Art } from '#ui/art.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './login.module.css';
import type { Wanted } from './wanted.ts';

/** Where one returns to after signing in: the concert with its picture, or the page's name. */
export function ReturnCard({ wanted }: { wanted: Wanted }) {
  const words = <Words wanted={wanted} />;
  if (!wanted.concert)
    return (
      <aside className={`row absolute gap-6 m-static m-mt-6 m-p-0 p-ground p-on ${styles.back}`}>
        {words}
      </aside>
    );
  return (
    <Suspense
      fallback={
        <aside className={`row absolute gap-6 m-static m-mt-6 m-p-0 p-ground p-on ${styles.back}`}>
          {words}
        </aside>
      }
    >
      <ConcertCard wanted={wanted} concert={wanted.concert} />
    </Suspense>
  );
}

function Words({ wanted }: { wanted: Wanted }) {
  const t = useCopy('login');
  const own = wanted.page === 'seat' || wanted.page === 'confirmOrder' || wanted.page === 'user';
  return <p>{own ? t(`back.${wanted.page as 'seat'}`) : t('back.page', { name: wanted.name })}</p>;
}

function ConcertCard({ wanted, concert }: { wanted: Wanted; concert: Promise<ProgramDetail | null> }) {
  const { locale } = useTree();
  const program = use(concert);
  if (!program) {
    return (
      <aside className={`row absolute gap-6 m-static m-mt-6 m-p-0 p-ground p-on ${styles.back}`}>
        <Words wanted={wanted} />
      </aside>
    );
  }
  const next = program.schedules.find(s => s.id === wanted.scheduleId) ?? program.schedules[0];
  const { composer, work, title } = program;
  return (
    <aside
      className={`row absolute gap-6 m-static m-mt-6 m-p-0 p-ground p-on ${styles.back}`}
      style={paletteStyle(program.art)}
    >
      <Art attrs={program.art} size="poster" className={`fixed-size m-gone ${styles.poster}`} />
      <div>
        <Words wanted={wanted} />
        <h2>{composer && work ? [composer, work].join(locale === 'zh-CN' ? '　' : ', ') : title}</h2>
        {next && (
          <p>
            <time dateTime={next.startsAt}>{longDateTime(next.startsAt, locale)}</time>
            {locale === 'zh-CN' ? '　' : ', '}
            {next.hall.name}
          </p>
        )}
      </div>
    </aside>
  );
}
