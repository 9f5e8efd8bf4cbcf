import { Fragment } from 'react';
import type { Hit } from '#domain/contract/search.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import { newsDay } from '#features/news/day.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { Standing } from '#features/programme-card/standing.tsx';
import { useCard } from '#features/programme-card/use-card.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art, Portrait } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Cast } from '#ui/named.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './hits.module.css';
import { MarkedText, plain } from './marked-text.tsx';
import { linkIn } from './model.ts';

interface Props {
  hit: Hit;
}
const useLink = ({ link }: Hit): string => linkIn(useTree(), link) ?? '';

/** A concert: its date, poster, title, price and state. */
export function ConcertHit({ hit, card }: { hit: Hit; card: NonNullable<Hit['card']> }) {
  const t = useCopy('search');
  const { to, tall, price, schedules } = useCard(card);
  const open = schedules.some(s => isOpenToAll(s.state));
  const title = plain(hit.title);
  return (
    <li className={`grid gap-6 items-centre py-5 line-b m-gap-y-2 m-gap-x-4 m-items-start ${styles.concert}`}>
      <span className={`m-span-all m-flex m-items-baseline m-gap-2 ${styles.date}`}>
        <span className="num as-block">{tall.figure}</span>
        <small className="as-block mt-2 t-sm sec">
          {tall.lines.map(line => (
            <Fragment key={line}>
              <span>{line}</span>{' '}
            </Fragment>
          ))}
        </small>
      </span>
      <Art attrs={card.art} ratio="r34" size="poster" />
      <div>
        <h3>
          <Link to={to}>
            <MarkedText>{hit.title}</MarkedText>
          </Link>
        </h3>
        <p className="sm sec keep-all">
          <Cast>{card.artists}</Cast>
        </p>
        <p className={`clip mt-1 t-sm lh-6 sec m-gone ${styles.text}`}>
          <MarkedText>{hit.text}</MarkedText>
        </p>
      </div>
      <div className={`grid gap-1 text-right m-col-2 m-flex m-flex-wrap m-items-centre ${styles.buy}`}>
        {price && <PriceRange {...price} />}
        <Standing shown={schedules} />
        <LinkButton look="ghost" size="sm" to={to} aria-label={t(open ? 'buyFor' : 'detailsFor', { title })}>
          {t(open ? 'buy' : 'details')}
        </LinkButton>
      </div>
    </li>
  );
}

/** News, questions and pages: what it is, and the sentence where the words are. */
export function TextHit({ hit }: Props) {
  const { locale } = useTree();
  return (
    <li className={`grid py-4 line-b m-cols-1 m-gap-1 gap-6 ${styles.item}`}>
      <span className="sm ter">{hit.publishedAt ? newsDay(hit.publishedAt, locale) : hit.note}</span>
      <div>
        <h3 className="m-lead t-2 lh-4">
          <Link className="hover-line" to={useLink(hit)}>
            <MarkedText>{hit.title}</MarkedText>
          </Link>
        </h3>
        {hit.text.length > 0 && (
          <p className="mt-1 lh-75 sec">
            <MarkedText>{hit.text}</MarkedText>
          </p>
        )}
      </div>
    </li>
  );
}

/** A work in one line, with where it is played. */
export function WorkHit({ hit }: Props) {
  return (
    <li>
      <Link
        className={`grid gap-5 items-centre py-3 line-b m-gap-y-1 m-gap-x-4 ${styles.work}`}
        to={useLink(hit)}
      >
        <span>
          <MarkedText>{hit.title}</MarkedText>
        </span>
        <small className="t-sm ter">{hit.note}</small>
        <Icon className="m-col-2" name="arrow" />
      </Link>
    </li>
  );
}

/** Someone: a drawn portrait where there is one, name, part. */
export function PersonHit({ hit }: Props) {
  return (
    <li>
      <Link className={`group grid gap-4 items-centre py-4 line-b ${styles.person}`} to={useLink(hit)}>
        {hit.portrait ? (
          <Portrait attrs={portraitTone(hit.portrait)} ratio="r11" alt="" />
        ) : (
          <span className={`grid place-centre line-2-box ter ${styles.initial}`} aria-hidden="true">
            {[...plain(hit.title)][0]}
          </span>
        )}
        <span>
          <b className="group-line as-block">
            <MarkedText>{hit.title}</MarkedText>
          </b>
          <small className="as-block t-sm sec">{hit.note}</small>
        </span>
      </Link>
    </li>
  );
}

export function HitOf({ hit }: Props) {
  if (hit.group === 'concerts' && hit.card) return <ConcertHit hit={hit} card={hit.card} />;
  if (hit.group === 'works') return <WorkHit hit={hit} />;
  if (hit.group === 'artists' || hit.group === 'members') return <PersonHit hit={hit} />;
  return <TextHit hit={hit} />;
}
