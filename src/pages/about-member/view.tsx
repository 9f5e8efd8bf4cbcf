import { useId } from 'react';
import type { Members } from '#domain/contract/orchestra.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { PortraitCard } from '#features/orchestra/portrait-card.tsx';
import { sectionOf } from '#features/orchestra/section-of.ts';
import { SectionPanel } from '#features/orchestra/section-panel.tsx';
import { StagePlan } from '#features/orchestra/stage-plan.tsx';
import { AboutHead, AboutLoad, Statement } from '#features/page/about-head.tsx';
import { asks } from '#features/page/asks.ts';
import { useChoice } from '#features/page/use-choice.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { cx } from '#ui/class-names.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = asks({ members: orchestra.members });

const LEAD = { pc: 'member.lead', mobile: 'member.leadPhone' } as const;

export default function Member() {
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-member" />
      <AboutLoad
        name="about-member"
        from={data.members}
        skeleton={<PageSkeleton title className="py-10 page-wait" kind="block" />}
      >
        {members => (
          <>
            <Stage members={members} />
            <Leading members={members} />
          </>
        )}
      </AboutLoad>
    </>
  );
}

function Stage({ members: { sections, total } }: { members: Members }) {
  const t = useCopy('about');
  const { layout } = useTree();
  const id = useId();
  const [value, choose] = useChoice('section', asked => sectionOf(asked, sections, 'horn'));
  return (
    <div className="wrap">
      <div className={`grid gap-8 items-end pt-10 m-as-block m-pt-7 n-as-block ${styles.top}`}>
        <Statement>{t('member.title', { total })}</Statement>
        <p className="sec">{t(LEAD[layout])}</p>
      </div>
      <div className={`gap-16 items-start mt-6 m-cols-1 m-gap-4 grid ${styles.stage}`}>
        <StagePlan sections={sections} value={value} onChange={choose} controls={id} />
        {/* A finger wants larger targets than the drawing has. */}
        <fieldset
          className={`m-flex m-gap-2 m-min-w-0 m-scroll-x m-no-bar m-wrap m-border-0 ${styles.names}`}
        >
          <legend className="vh">{t('stage.choose')}</legend>
          {sections.map(s => (
            <button
              className="m-items-centre m-tap m-t-sm"
              key={s.id}
              type="button"
              aria-pressed={s.id === value}
              onClick={() => choose(s.id)}
            >
              {s.name}
              <small className="num" aria-hidden="true">
                {s.players.length}
              </small>
            </button>
          ))}
        </fieldset>
        <SectionPanel id={id} sections={sections} value={value} onChange={choose} />
      </div>
    </div>
  );
}

/** The principal members by role: where a role has one person, the roles stand side by side. */
function Leading({ members: { roles } }: { members: Members }) {
  const t = useCopy('about');
  const tree = useTree();
  const single = roles.filter(r => r.people.length === 1);
  const several = roles.filter(r => r.people.length > 1);
  return (
    <section className={`wrap py-24 m-py-12 ${styles.leading}`} aria-labelledby="leading">
      <div className="sec-head">
        <h2 id="leading">{t('member.leading')}</h2>
        <nav className="flex flex-wrap gap-y-1 gap-x-6 m-gone" aria-label={t('member.roles')}>
          {roles.map(r => (
            <a className="tap-min t-sm sec hover-line" key={r.role} href={`#${r.role}`}>
              {r.name}
            </a>
          ))}
        </nav>
      </div>
      <ul className={cx('grid gap-y-10 gap-x-gutter m-cols-2', styles.people, 'mt-6', styles.first)}>
        {single.flatMap(r =>
          r.people.map(person => (
            <li key={person.id} id={r.role}>
              <PortraitCard person={person} tone={portraitTone(person.portrait)} />
            </li>
          )),
        )}
      </ul>
      {several.map(r => (
        <section
          key={r.role}
          id={r.role}
          className={`pt-14 ${styles.role}`}
          aria-labelledby={`${r.role}-name`}
        >
          <h3 className="t-h4 mb-4 pb-2 line-b" id={`${r.role}-name`}>
            {r.name}
          </h3>
          <ul className={`grid gap-y-10 gap-x-gutter m-cols-2 ${styles.people}`}>
            {r.people.map(person => (
              <li key={person.id}>
                <PortraitCard person={person} tone={portraitTone(person.portrait)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <MoreLink to={href(tree, 'about-member-list')}>{t('member.all')}</MoreLink>
      </p>
    </section>
  );
}
