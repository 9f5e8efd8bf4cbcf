import type { NewsPerson } from '#domain/contract/news.ts';
import type { ProgramCard } from '#domain/contract/program.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { Standing } from '#features/programme-card/standing.tsx';
import { useCard } from '#features/programme-card/use-card.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art, Portrait } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './beside.module.css';

/** The concert that an article speaks of: with its date, its price and the way to its seats. */
export function ConcertBeside({ card, first }: { card: ProgramCard; first: boolean }) {
  const t = useCopy('news');
  const { to, when, title, price, schedules, tree } = useCard(card);
  const open = schedules.some(s => isOpenToAll(s.state));
  return (
    <section className={styles.concert}>
      {first && (
        <Link to={to} tabIndex={-1} aria-hidden="true">
          <Art attrs={card.art} ratio="r43" size="wide" />
        </Link>
      )}
      <div>
        <h3 className="t-h3">
          <Link to={to}>{title}</Link>
        </h3>
        <p className="sm sec">
          <span className="num">{when.figure}</span> {when.words}
          {schedules[0] && `${tree.locale === 'zh-CN' ? '　' : ' · '}${schedules[0].hall.name}`}
        </p>
        <p className={`between gap-4 ${styles.price}`}>
          {price ? <PriceRange {...price} /> : <span />}
          <Standing shown={schedules} />
        </p>
        {first && (
          <LinkButton
            block
            look={open ? 'accent' : 'ghost'}
            to={to}
            aria-label={`${t(open ? 'concert' : 'concertDetails')} ${title}`}
          >
            {t(open ? 'concert' : 'concertDetails')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

export function PersonBeside({ person }: { person: NewsPerson }) {
  const t = useCopy('news');
  const tree = useTree();
  return (
    <li className={`grid gap-4 py-4 line-b ${styles.person}`}>
      <Portrait attrs={portraitTone(person.portrait)} ratio="r11" alt="" />
      <div>
        <b>
          <Link className="hover-line" to={href(tree, 'about-detail', { id: person.id })}>
            {person.name}
          </Link>
        </b>
        <p className="sm sec lh-6">{person.bio}</p>
        <Link className="more" to={href(tree, 'musicale', { keyword: person.name })}>
          {t('peopleConcerts', { name: person.name })}
        </Link>
      </div>
    </li>
  );
}
