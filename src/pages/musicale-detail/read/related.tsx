import type { ProgramDetail } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { WideCard } from '#features/programme-card/wide-card.tsx';
import { ShowSection } from '#features/shows/show-section.tsx';
import { RecordingsOf } from '#halls/recordings-of.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { MoreLink } from '#ui/more-link.tsx';
import type { loader } from '../model.ts';
import styles from './related.module.css';

const LOOK = {
  pc: {
    section: `wrap ${styles.related}`,
    recordings: `wrap ${styles.recordings}`,
    list: styles.cards,
    Head: HeadPc,
  },
  mobile: { section: styles.phone, recordings: `wrap ${styles.recordings}`, list: 'hscroll', Head: Title },
} as const;

/** Where to go from here: other concerts, and the shows around this one. */
export function Related({ card }: { card: ProgramDetail }) {
  const t = useCopy('reading');
  const { section, recordings, list, Head } = LOOK[useTree().layout];
  const { shows } = usePageData<typeof loader>();
  return (
    <>
      <RecordingsOf title={t('toHear')} toHear={card.toHear} programId={card.id} className={recordings} />
      {card.related.length > 0 && (
        <section className={section} aria-labelledby="related">
          <Head card={card} />
          <ul className={list}>
            {card.related.map(other => (
              <li key={other.id}>
                <WideCard card={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShowSection shows={shows} related />
    </>
  );
}

function Title({ card: { type } }: { card: ProgramDetail }) {
  const t = useCopy('reading');
  return <h2 id="related">{t(type === 'archive' ? 'relatedNow' : 'related')}</h2>;
}

function HeadPc({ card }: { card: ProgramDetail }) {
  const t = useCopy('reading');
  return (
    <div className="sec-head">
      <Title card={card} />
      <MoreLink to={href(useTree(), 'musicale')}>{t('all')}</MoreLink>
    </div>
  );
}
