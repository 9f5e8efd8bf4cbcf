import { useDeferredValue, useId, useState } from 'react';
import type { Members, Section, SectionId } from '#domain/contract/orchestra.ts';
import { sectionOf } from '#features/orchestra/section-of.ts';
import { StagePlan } from '#features/orchestra/stage-plan.tsx';
import { AboutHead, AboutLoad, Statement } from '#features/page/about-head.tsx';
import { useChoice } from '#features/page/use-choice.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { findPlayers, type loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function MemberList() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-member-list" within="about-member" />
      <AboutLoad
        name="about-member-list"
        from={data.members}
        skeleton={
          <div className={`wrap py-10 ${styles.wait}`}>
            <Skeleton kind="title" />
            <Skeleton count={30} />
          </div>
        }
      >
        {members => <Band members={members} />}
      </AboutLoad>
    </>
  );
}

function Band({ members: { sections, total } }: { members: Members }) {
  const t = useCopy('about');
  const id = useId();
  const [words, setWords] = useState('');
  const found = findPlayers(sections, useDeferredValue(words));
  const count = found.reduce((sum, s) => sum + s.players.length, 0);
  const [value, setValue] = useChoice('section', asked =>
    sectionOf(asked, sections, sections[0]?.id ?? 'violin-1'),
  );
  const searching = words.trim() !== '';
  const choose = (section: SectionId) => {
    setWords('');
    setValue(section);
    const target = document.getElementById(`section-${section}`);
    if (target && typeof target.scrollIntoView === 'function') target.scrollIntoView({ block: 'start' });
  };
  return (
    <div
      className={`wrap grid gap-18 items-start pt-10 pb-24 m-as-block m-pt-7 m-pb-12 n-as-block ${styles.lay}`}
    >
      <aside className={`sticky m-static m-mb-6 n-static n-mb-8 ${styles.side}`}>
        <Statement className={styles.title}>{t('list.title')}</Statement>
        <p className="sec">{t('list.lead', { total })}</p>
        <div className="mt-4 mb-6">
          <StagePlan sections={sections} value={value} onChange={choose} controls={id} />
        </div>
        <div role="search">
          <TextInput
            label={t('list.findLabel')}
            type="search"
            maxLength={40}
            placeholder={t('list.find')}
            value={words}
            onChange={e => setWords(e.currentTarget.value)}
          />
          <p className="sm ter" role="status">
            {searching ? t('list.found', { count }) : ''}
          </p>
        </div>
      </aside>
      <div id={id}>
        {found.length === 0 ? (
          <EmptyState
            level={2}
            title={t('list.none')}
            text={t('list.noneText')}
            action={
              <Button look="ghost" onClick={() => setWords('')}>
                {t('list.clear')}
              </Button>
            }
          />
        ) : (
          found.map((section, i) => (
            <Roster
              key={section.id}
              section={section}
              chosen={!searching && section.id === value}
              family={section.family !== found[i - 1]?.family}
            />
          ))
        )}
      </div>
    </div>
  );
}

/** A section's players with a sentence each; the first of a family says its name. */
function Roster({ section, chosen, family }: { section: Section; chosen: boolean; family: boolean }) {
  const t = useCopy('about');
  const tree = useTree();
  return (
    <section
      id={`section-${section.id}`}
      className={cx('pb-12', styles.section, chosen && styles.chosen)}
      aria-labelledby={`name-${section.id}`}
    >
      {family && <p className="sm ter mb-1">{section.familyName}</p>}
      <h2 className="between pb-2 ink-b" id={`name-${section.id}`}>
        {section.name}
        <span className="num ter">{section.players.length}</span>
      </h2>
      <ol className="m-cols-1 grid gap-x-12">
        {section.players.map(player => (
          <li className="py-4 line-b" key={player.id}>
            <Link
              className="m-lead inline-block tap-min hover-line"
              to={href(tree, 'about-detail', { id: player.id })}
            >
              {player.name}
            </Link>
            <p className="sm ter lh-75">
              {player.desk}
              <span>{t('stage.since', { year: player.since })}</span>
            </p>
            <p className="sm sec lh-75">{player.line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
