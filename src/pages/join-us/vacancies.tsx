import { useEffect } from 'react';
import { type JoinPage, VACANCY_KINDS, type Vacancy } from '#domain/contract/orchestra.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Accordion } from '#ui/accordion.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
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
    <Load
      from={data.page}
      skeleton={
        <div className={`wrap ${styles.wait}`}>
          <Skeleton count={20} />
        </div>
      }
    >
      {page => <Shown page={page} />}
    </Load>
  );
}

/** Opens the vacancy, or goes to the kind, that the link names. */
function useAnchor(): void {
  useEffect(() => {
    const hash = window.location.hash.slice(1);
    const target = hash ? document.getElementById(hash) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (target && typeof target.scrollIntoView === 'function') target.scrollIntoView();
  }, []);
}

function Shown({ page }: { page: JoinPage }) {
  const t = useCopy('contact');
  const groups = groupsOf(page.vacancies);
  useAnchor();
  return (
    <>
      <p className={`wrap lead sec ${styles.lead}`}>{page.lead}</p>
      <section className={`wrap ${styles.steps}`} aria-labelledby="steps">
        <h2 id="steps" className="vh">
          {t('join.steps')}
        </h2>
        <ol>
          {page.steps.map(({ title, text }, i) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={`wrap ${styles.lay}`}>
        {groups.length === 0 ? (
          <EmptyState level={2} title={t('join.none')} text={t('join.noneText')} />
        ) : (
          groups.map(({ kind, vacancies }, place) => (
            <section key={kind} id={kind} aria-labelledby={`${kind}-name`}>
              <h2 id={`${kind}-name`}>{t(`join.kind.${kind}`)}</h2>
              <div>
                {vacancies.map((vacancy, i) => (
                  <Post key={vacancy.id} vacancy={vacancy} open={place === 0 && i === 0} />
                ))}
              </div>
            </section>
          ))
        )}
        <section aria-labelledby="terms">
          <h2 id="terms">{t('join.terms')}</h2>
          <dl className={styles.terms}>
            {page.terms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
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
        <span className={styles.head}>
          <span>{vacancy.title}</span>
          <small>{t('join.places', { count: vacancy.places })}</small>
          <small>{t('join.closes', { date: longDay(vacancy.closesAt, locale) })}</small>
        </span>
      }
    >
      <p className={styles.text}>{vacancy.text}</p>
      <ul className={styles.needs} aria-label={t('join.needs')}>
        {vacancy.needs.map(need => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {vacancy.rounds.length > 0 && (
        <div className={styles.rounds}>
          <h3>{t('join.list')}</h3>
          <ol>
            {vacancy.rounds.map(round => (
              <li key={round.name}>
                <h4>{round.name}</h4>
                <ul>
                  {round.pieces.map(piece => (
                    <li key={piece.composer + piece.work}>
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
      <p className={styles.apply}>
        <LinkButton to={href(tree, 'contactUs', { topic: 'jobs' })}>{t('join.apply')}</LinkButton>
        {vacancy.auditionAt && (
          <span className="sm sec">{t('join.audition', { date: longDay(vacancy.auditionAt, locale) })}</span>
        )}
      </p>
    </Accordion>
  );
}
