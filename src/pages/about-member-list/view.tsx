import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import type { Members, Section, SectionId } from '#domain/contract/orchestra.ts';
import { sectionOf } from '#features/orchestra/section-of.ts';
import { StagePlan } from '#features/orchestra/stage-plan.tsx';
import { AboutHead, AboutLoad, Statement } from '#features/page/about-head.tsx';
import { useFolds } from '#features/page/use-folds.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
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
        skeleton={<PageSkeleton title className={`py-10 ${styles.wait}`} count={30} />}
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
  const { last, isOpen, fold } = useFolds('section', asked =>
    sectionOf(asked, sections, sections[0]?.id ?? 'violin-1'),
  );
  const { Part } = LOOK[useTree().layout];
  const searching = words.trim() !== '';
  const choose = (section: SectionId) => {
    setWords('');
    fold(section, true);
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
          <StagePlan sections={sections} value={last} onChange={choose} controls={id} />
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
            <Part
              key={section.id}
              section={section}
              chosen={!searching && section.id === last}
              family={section.family !== found[i - 1]?.family}
              open={searching || isOpen(section.id)}
              onFold={searching ? undefined : open => fold(section.id, open)}
            >
              <Roster section={section} />
            </Part>
          ))
        )}
      </div>
    </div>
  );
}

interface PartProps {
  section: Section;
  chosen: boolean;
  /** It is the first of its family, whose name it says. */
  family: boolean;
  open: boolean;
  onFold: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

function Laid({ section, chosen, family, children }: PartProps) {
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
      {children}
    </section>
  );
}

/** A phone has one line for a section until it is opened: a hundred players are a walk of fifteen screens. */
function Folded({ section, family, open, onFold, children }: PartProps) {
  return (
    <>
      {family && <p className="sm ter pt-6 line-b">{section.familyName}</p>}
      <Accordion
        id={`section-${section.id}`}
        open={open}
        onFold={onFold}
        title={
          <>
            <h2 className="t-h3 grow">{section.name}</h2>
            <span className="num ter">{section.players.length}</span>
          </>
        }
      >
        {children}
      </Accordion>
    </>
  );
}

const LOOK = { pc: { Part: Laid }, mobile: { Part: Folded } } as const;

/** A section's players with a sentence each. */
function Roster({ section }: { section: Section }) {
  const t = useCopy('about');
  const tree = useTree();
  return (
    <ol className={`m-cols-1 grid gap-x-12 ${styles.roster}`}>
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
  );
}
