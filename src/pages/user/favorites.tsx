import { useState } from 'react';
import { call } from '#api/client.ts';
import {
  FAVORITE_STATES,
  FAVORITE_TYPES,
  type Favorite,
  type FavoritePage,
  favorites,
} from '#domain/contract/favorites.ts';
import { siteTarget } from '#features/page/site-link.tsx';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { saleWords } from '#features/programme-card/sale.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime, shortDay } from '#lib/dates.ts';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { Art, Portrait } from '#ui/art.tsx';
import { Availability } from '#ui/availability.tsx';
import { Button, IconButton, LinkButton } from '#ui/button.tsx';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Named } from '#ui/named.tsx';
import { Pager } from '#ui/pager.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './favorites.module.css';
import type { SectionData } from './model.ts';

type Liked = SectionData<'favorite'>['liked'];

/** What the member likes, by kind, and what of it can be had again or hardly any more. */
export function Favorites({ data }: { data: SectionData<'favorite'> }) {
  const t = useCopy('favorite');
  return (
    <>
      <p className="sec measure-44">{t('lead')}</p>
      <Load from={data.favorites} skeleton={<Skeleton kind="row" count={6} />}>
        {page => <List page={page} chosen={data.liked} />}
      </Load>
    </>
  );
}

function List({ page, chosen }: { page: FavoritePage; chosen: Liked }) {
  const t = useCopy('favorite');
  const user = useCopy('user');
  const tree = useTree();
  const { counts, list, total } = page;
  const to = (query: Partial<Liked> & { pageNo?: number }) =>
    href(tree, 'user', { ind: 'favorite', ...query });
  const states = FAVORITE_STATES.filter(state => counts?.[state] || chosen.state === state);
  const types = FAVORITE_TYPES.filter(type => !counts || counts[type] > 0 || chosen.type === type);
  const all = chosen.type === undefined && chosen.state === undefined;
  return (
    <>
      {/* Where there is nothing, there is nothing to choose from. */}
      <div className="mt-4 mb-3" hidden={all && total === 0}>
        <Chips label={t('filter')}>
          <ChipLink on={all} to={to({})} count={counts?.all}>
            {t('kinds.all')}
          </ChipLink>
          {types.map(type => (
            <ChipLink key={type} on={chosen.type === type} to={to({ type })} count={counts?.[type]}>
              {t(`kinds.${type}`)}
            </ChipLink>
          ))}
          {states.map(state => (
            <ChipLink key={state} on={chosen.state === state} to={to({ state })} count={counts?.[state]}>
              {t(`kinds.${state}`)}
            </ChipLink>
          ))}
        </Chips>
      </div>
      {list.length === 0 ? (
        <EmptyState
          level={2}
          title={t(all ? 'empty' : 'emptyKind')}
          text={all ? t('emptyText') : undefined}
          action={<LinkButton to={href(tree, 'musicale')}>{user('nav.concerts')}</LinkButton>}
        />
      ) : (
        <>
          <ul className="ink-t">
            {list.map(favorite => (
              <Item key={favorite.id} favorite={favorite} />
            ))}
          </ul>
          <div className="flex flex-wrap justify-between items-centre gap-4 mt-5">
            <span className="sm ter">{t('total', { count: total })}</span>
            <Pager of={page} href={pageNo => to({ ...chosen, pageNo })} />
          </div>
        </>
      )}
    </>
  );
}

/** One favourite. Removed, it stays in its place until one leaves, and can be taken back. */
function Item({ favorite }: { favorite: Favorite }) {
  const t = useCopy('favorite');
  const tree = useTree();
  const { busy, submit } = useSubmit();
  /** Its id at the box office; null while it is removed. */
  const [id, setId] = useState<string | null>(favorite.id);
  const { title, type, targetId, gone } = favorite;
  const to = favorite.link ? siteTarget(tree, favorite.link) : null;
  const remove = () =>
    submit(async () => {
      await call(favorites.remove, { id: id ?? '' });
      setId(null);
    });
  const undo = () =>
    submit(async () => {
      setId((await call(favorites.save, { type, targetId })).id);
      toast(t('back', { title }), 'ok');
    });
  if (id === null)
    return (
      <li
        className={`gap-y-2 gap-x-5 items-centre py-4 line-b flex flex-wrap justify-between sec ${styles.taken}`}
      >
        <span role="status">{t('taken', { title })}</span>
        {!gone && (
          <Button
            look="ghost"
            size="sm"
            busy={busy}
            autoFocus
            aria-label={t('undoOf', { title })}
            onClick={() => void undo()}
          >
            {t('undo')}
          </Button>
        )}
      </li>
    );
  return (
    <li
      className={`grid gap-y-2 gap-x-5 items-centre py-4 line-b ${styles.item}`}
      data-gone={gone || undefined}
    >
      <Picture favorite={favorite} />
      <div className={styles.what}>
        <h2 className="break-anywhere">
          {to ? (
            <Link className="m-py-2 hover-line" to={to}>
              <Named>{title}</Named>
            </Link>
          ) : (
            <Named>{title}</Named>
          )}
        </h2>
        {gone ? (
          <p className="sm ter">{t('gone')}</p>
        ) : (
          favorite.line && <p className="sm sec">{favorite.line}</p>
        )}
        <Follow lead={t('next')} what={favorite.next} />
        <Follow lead={t('newest')} what={favorite.newest} />
        <p className={`sm ter flex flex-wrap ${styles.kind}`}>
          <span>{t(`kinds.${type}`)}</span>
          <span>{t('addedAt', { date: shortDay(favorite.addedAt, tree.locale) })}</span>
        </p>
      </div>
      <Now favorite={favorite.next ? { ...favorite, ...favorite.next } : favorite} />
      <IconButton
        plain
        label={t('removeOf', { title })}
        // Who took it back stays where they were.
        autoFocus={id !== favorite.id}
        aria-disabled={busy || undefined}
        className={`text-accent ${styles.heart}`}
        onClick={() => void remove()}
      >
        <Icon name="heart" fill />
      </IconButton>
    </li>
  );
}

/** What comes of somebody or something that is followed, with its way. */
function Follow({ lead, what }: { lead: string; what: Favorite['newest'] | Favorite['next'] }) {
  const to = siteTarget(useTree(), what?.link ?? '');
  return (
    what &&
    to && (
      <p className="sm">
        {lead}{' '}
        <Link className="m-py-2 hover-line" to={to}>
          <Named>{what.title}</Named>
        </Link>
      </p>
    )
  );
}

function Picture({ favorite: { art, portrait } }: { favorite: Favorite }) {
  if (art) return <Art attrs={art} size="square" ratio="r11" className={`w-full ${styles.picture}`} />;
  if (portrait)
    return (
      <Portrait attrs={portraitTone(portrait)} alt="" ratio="r11" className={`w-full ${styles.picture}`} />
    );
  return <span className={`w-full on-paper-2 ${styles.blank}`} aria-hidden="true" />;
}

/** What can be done about it now: the next evening and its sale, the price, the day it was written. */
function Now({ favorite }: { favorite: Favorite }) {
  const t = useCopy('favorite');
  const programme = useCopy('programme');
  const { locale } = useTree();
  const { state, startsAt, minPrice, publishedAt, again, type } = favorite;
  const over = state === 'ended' || state === 'cancelled';
  const sale = state && saleWords({ ...favorite, state }, programme, locale);
  return (
    <div className={`grid gap-1 justify-items-start ${styles.now}`}>
      {startsAt && <span className="sm sec">{longDateTime(startsAt, locale)}</span>}
      {sale && (
        <Availability kind={sale.kind}>{again && state !== 'few' ? t('again') : sale.words}</Availability>
      )}
      {again && state === 'few' && <span className="sm">{t('again')}</span>}
      {minPrice !== undefined && !over && state !== 'out' && (
        <span className="sm sec num">{t('from', { price: priced(minPrice) })}</span>
      )}
      {type === 'news' && publishedAt && <span className="sm sec num">{shortDay(publishedAt, locale)}</span>}
    </div>
  );
}
