import { type JoinPage, VACANCY_KINDS, type Vacancy } from '#domain/contract/orchestra.ts';
import { useAnchor } from '#features/page/use-anchor.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Accordion } from '#ui/accordion.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

/** Vacancies by kind, players first; kinds without one are left out. */
const groupsOf = (vacancies: readonly Vacancy[]) =>
  VACANCY_KINDS.map(kind => ({ kind, vacancies: vacancies.filter(v => v.kind === kind) })).filter(
    group => group.vacancies.length > 0,
  );

/** The vacancies, below the head of either layout. */
export function Vacancies() {
  const data = usePageData<typeof loader>();
  return (
    <Load from={data.page} skeleton={<PageSkeleton className="page-wait py-8" count={20} />}>
      {page => <Shown page={page} />}
    </Load>
  );
}

function Shown({ page }: { page: JoinPage }) {
  const t = useCopy('contact');
  const groups = groupsOf(page.vacancies);
  useAnchor();
  return (
    <>
      <p className={`wrap lead sec pt-3 pb-10 lh-text m-py-6 ${styles.lead}`}>{page.lead}</p>
      <section className={`wrap ${styles.steps}`} aria-labelledby="steps">
        <h2 id="steps" className="vh">
          {t('join.steps')}
        </h2>
        <ol className="m-cols-2 m-gap-y-6 m-gap-x-gutter grid cols-4 gap-gutter">
          {page.steps.map(({ title, text }, i) => (
            <li className="pt-4 bar-t" key={title}>
              <span className="num t-6 lh-1 text-accent" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="mt-2 t-h4">{title}</h3>
              <p className="mt-1 t-sm lh-75 sec">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={`wrap pt-18 pb-24 m-pt-10 m-pb-12 ${styles.lay}`}>
        {groups.length === 0 ? (
          <EmptyState level={2} title={t('join.none')} text={t('join.noneText')} />
        ) : (
          groups.map(({ kind, vacancies }, place) => (
            <section className="m-as-block m-py-6" key={kind} id={kind} aria-labelledby={`${kind}-name`}>
              <h2 className="m-mb-3" id={`${kind}-name`}>
                {t(`join.kind.${kind}`)}
              </h2>
              <div>
                {vacancies.map((vacancy, i) => (
                  <Post key={vacancy.id} vacancy={vacancy} open={place === 0 && i === 0} />
                ))}
              </div>
            </section>
          ))
        )}
        <section className="m-as-block m-py-6" aria-labelledby="terms">
          <h2 className="m-mb-3" id="terms">
            {t('join.terms')}
          </h2>
          <dl className={styles.terms}>
            {page.terms.map(({ title, text }) => (
              <div className="m-cols-1 grid gap-y-1 gap-x-8 py-4 line-b lh-75" key={title}>
                <dt className="bold">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

/** The first one is open: what is behind the others is seen from it. */
function Post({ vacancy, open }: { vacancy: Vacancy; open: boolean }) {
  const t = useCopy('contact');
  const tree = useTree();
  const { locale } = tree;
  return (
    <Accordion
      id={vacancy.id}
      open={open}
      title={
        <span
          className={`grid grow gap-6 items-baseline m-cols-auto m-gap-y-1 m-gap-x-4 n-cols-1 ${styles.head}`}
        >
          <span className="m-span-all">{vacancy.title}</span>
          <small className="small-sans sec nowrap">{t('join.places', { count: vacancy.places })}</small>
          <small className="small-sans sec">
            {t('join.closes', { date: longDay(vacancy.closesAt, locale) })}
          </small>
        </span>
      }
    >
      <p className="measure lh-text">{vacancy.text}</p>
      <ul className={`mt-3 mb-6 ${styles.needs}`} aria-label={t('join.needs')}>
        {vacancy.needs.map(need => (
          <li className="lh-75" key={need}>
            {need}
          </li>
        ))}
      </ul>
      {vacancy.rounds.length > 0 && (
        <div className={styles.rounds}>
          <h3 className="t-h4 pb-2 ink-b">{t('join.list')}</h3>
          <ol className="grid gap-5 mt-4">
            {vacancy.rounds.map(round => (
              <li key={round.name}>
                <h4>{round.name}</h4>
                <ul>
                  {round.pieces.map(piece => (
                    <li
                      className="m-cols-1 grid gap-y-1 gap-x-5 items-baseline py-2 line-b"
                      key={piece.composer + piece.work}
                    >
                      <span className="sm ter">{piece.composer}</span>
                      <span>{piece.work}</span>
                      <span className="sm sec">{piece.passage}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className="row flex-wrap gap-y-3 gap-x-6 mt-6">
        <LinkButton to={href(tree, 'contactUs', { topic: 'jobs' })}>{t('join.apply')}</LinkButton>
        {vacancy.auditionAt && (
          <span className="sm sec">{t('join.audition', { date: longDay(vacancy.auditionAt, locale) })}</span>
        )}
      </p>
    </Accordion>
  );
}
