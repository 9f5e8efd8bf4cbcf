import type { ComponentType } from 'react';
import type { PersonDetail } from '#domain/contract/orchestra.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { NotHere } from '#features/page/not-here.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { SiteLink } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { RecordingsOf } from '#halls/recordings-of.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Portrait } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

/** A concert in the list. */
type Row = ComponentType<{ card: PersonDetail['concerts'][number] }>;

/** A person of the house, below the head of either layout. */
export function PersonPage({ Row }: { Row: Row }) {
  const data = usePageData<typeof loader>();
  return (
    <PageLoad
      name="about-detail"
      from={data.person}
      skeleton={<PageSkeleton title className={`py-12 ${styles.wait}`} count={12} />}
    >
      {person => (person ? <Person key={person.id} person={person} Row={Row} /> : <Unknown />)}
    </PageLoad>
  );
}

function Person({ person, Row }: { person: PersonDetail; Row: Row }) {
  const t = useCopy('about');
  const tree = useTree();
  usePageTitle(person.name);
  const tone = portraitTone(person.portrait);
  return (
    <article>
      <header
        className={cx(
          'p-ground p-on m-as-block',
          `grid ${styles.head}`,
          !person.portrait.instrument && styles.plain,
        )}
        style={paletteStyle(tone)}
      >
        {person.portrait.instrument && (
          <Portrait attrs={tone} seal={person.portrait.seal} alt="" lazy={false} />
        )}
        <div className="on-art">
          <h1 className="m-t-6 t-display" tabIndex={-1}>
            {person.name}
          </h1>
          <p className={`mb-5 m-mb-2 ${styles.other}`} lang={person.otherLang}>
            {person.nameOther}
          </p>
          {person.title && (
            <p className="lead">
              {person.title}
              {person.since > 0 && <span>{t('detail.since', { year: person.since })}</span>}
            </p>
          )}
          {person.quote && <blockquote className="pt-5">{person.quote}</blockquote>}
          <div className="mt-6">
            <FavoriteButton type="person" targetId={person.id} labelled="art" />
          </div>
        </div>
      </header>
      <div className={`wrap grid gap-y-12 gap-x-24 pt-16 pb-12 m-as-block m-py-8 n-as-block ${styles.lay}`}>
        <div>
          <div className="prose lead">
            {person.bio.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Concerts person={person} Row={Row} />
          <RecordingsOf
            title={t('detail.toHear')}
            toHear={person.toHear}
            artistId={person.id}
            keyword={person.name}
            className={styles.concerts}
          />
        </div>
        <aside className={`m-mt-10 ${styles.side}`}>
          <Works person={person} />
          <News person={person} />
          <Colleagues person={person} />
        </aside>
      </div>
      <p className="wrap flex flex-wrap gap-3 pt-4 pb-24 m-pb-12">
        <LinkButton look="ghost" to={href(tree, 'about-member')}>
          {t('detail.back')}
        </LinkButton>
        <LinkButton look="ghost" to={href(tree, 'about-member-list')}>
          {t('detail.allMembers')}
        </LinkButton>
      </p>
    </article>
  );
}

function Concerts({ person, Row }: { person: PersonDetail; Row: Row }) {
  const t = useCopy('about');
  if (person.concerts.length === 0) return null;
  const coming = person.concerts.some(c => c.state !== 'ended');
  const title = coming ? t(person.own ? 'detail.concerts' : 'detail.everyone') : t('detail.past');
  return (
    <section className={styles.concerts} aria-labelledby="concerts">
      <h2 className="pb-4 ink-b" id="concerts">
        {title}
      </h2>
      {person.concerts.map(card => (
        <Row key={card.id} card={card} />
      ))}
    </section>
  );
}

function Works({ person: { works } }: { person: PersonDetail }) {
  const t = useCopy('about');
  const tree = useTree();
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="works">
      <h2 className="t-h4 pb-2 ink-b" id="works">
        {t('detail.works')}
      </h2>
      <ul>
        {works.map(work => (
          <li key={work.id}>
            <Link
              className="as-block py-2 line-b hover-line"
              to={href(tree, 'musicale-detail', { id: work.programId })}
            >
              <span className="sm ter as-block">{work.composer}</span>
              {work.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function News({ person: { news } }: { person: PersonDetail }) {
  const t = useCopy('about');
  const { locale } = useTree();
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="person-news">
      <h2 className="t-h4 pb-2 ink-b" id="person-news">
        {t('detail.news')}
      </h2>
      <ul>
        {news.map(item => (
          <li key={item.id}>
            <SiteLink link={item.link} className="as-block py-2 line-b hover-line">
              {item.publishedAt && (
                <span className="sm ter as-block">{longDay(item.publishedAt, locale, true)}</span>
              )}
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Colleagues({ person: { id, section } }: { person: PersonDetail }) {
  const t = useCopy('about');
  const tree = useTree();
  if (!section) return null;
  return (
    <section aria-labelledby="colleagues">
      <h2 className="t-h4 pb-2 ink-b" id="colleagues">
        {t('detail.section')}
      </h2>
      <p className="flex flex-wrap gap-y-1 gap-x-5 py-3 lh-9">
        {section.players.map(player =>
          player.id === id ? (
            <b key={player.id}>{player.name}</b>
          ) : (
            <Link
              className="hover-line tap-min"
              key={player.id}
              to={href(tree, 'about-detail', { id: player.id })}
            >
              {player.name}
            </Link>
          ),
        )}
      </p>
      <p>
        <MoreLink to={href(tree, 'about-member-list', { section: section.id })}>{section.name}</MoreLink>
      </p>
    </section>
  );
}

/** Nobody has this id: said so, with two ways on. */
function Unknown() {
  const t = useCopy('about');
  const tree = useTree();
  return (
    <NotHere title={t('detail.unknown.title')} text={t('detail.unknown.text')}>
      <LinkButton to={href(tree, 'about-member')}>{t('detail.unknown.members')}</LinkButton>
      <LinkButton look="ghost" to={href(tree, 'about-member-list')}>
        {t('detail.unknown.list')}
      </LinkButton>
    </NotHere>
  );
}
