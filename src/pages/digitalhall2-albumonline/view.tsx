import type { TitleCard, TitlePage } from '#domain/contract/digital.ts';
import { minutesOf } from '#halls/length.ts';
import { shelf } from '#halls/shelf-model.ts';
import { ShelfPage } from '#halls/shelf-page.tsx';
import { Record, Sleeve } from '#halls/sleeve.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';
import { Named } from '#ui/named.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('album', 48);

/** A wall of records; the newest is taken down and held in the hand. */
export default function HallAlbums() {
  const t = useCopy('hall2');
  return (
    <ShelfPage
      name="digitalhall2-albumonline"
      title={t('album.title')}
      lead={t('album.lead')}
      skeleton={<PageSkeleton kind="card" ratio="r11" count={5} />}
      empty={t('album.empty')}
    >
      {data => <Albums data={data} />}
    </ShelfPage>
  );
}

function Albums({ data: { list, pageNo } }: { data: TitlePage }) {
  const [first, others] = pageNo === 1 ? [list[0], list.slice(1)] : [undefined, list];
  return (
    <div className="wrap">
      {first && <First card={first} />}
      <ul className={`grid pt-12 pb-8 line-2-t cols-4 ${styles.wall}`}>
        {others.map(card => (
          <li key={card.id}>
            <Sleeve card={card} page="digitalhall2-album" level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function First({ card }: { card: TitleCard }) {
  const t = useCopy('hall2');
  const to = useHallHref();
  return (
    <section className={`grid gap-20 items-centre pb-16 n-cols-1 n-gap-8 ${styles.first}`}>
      <Record card={card} lazy={false} />
      <div>
        <p className="sm ter">{t('album.new')}</p>
        <h2 className="mt-2 t-h1">
          <Named>{card.title}</Named>
        </h2>
        <p className="lead sec">{card.people}</p>
        <p className={`serif mt-6 mb-4 t-h3 regular lh-5 ${styles.says}`}>{card.standfirst}</p>
        <p className="sm ter">
          {[card.season, card.seconds > 0 ? t('album.minutes', { count: minutesOf(card.seconds) }) : '']
            .filter(Boolean)
            .join('　')}
        </p>
        <LinkButton className="mt-7" size="lg" to={to('digitalhall2-album', { id: card.id })}>
          {t('album.open')}
        </LinkButton>
      </div>
    </section>
  );
}
