import type { ComponentType } from 'react';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import type { UserSection } from '#site/user-section.ts';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Cards } from './cards.tsx';
import { Coupons } from './coupons.tsx';
import { Digital } from './digital.tsx';
import type { loader, SectionData } from './model.ts';
import { OrderList } from './order-list.tsx';
import { Overview } from './overview.tsx';
import { Tickets } from './tickets.tsx';

const waiting = <Skeleton kind="row" count={6} />;

/** Sections whose code comes by itself: their heading is there at once. */
const DEFERRED = {
  favorite: deferred(
    part(() => import('./favorites.tsx'), 'Favorites', 'favorite', 'programme'),
    waiting,
  ),
  points: deferred(
    part(() => import('./points.tsx'), 'Points', 'points'),
    waiting,
  ),
  security: deferred(
    part(() => import('./security.tsx'), 'Security', 'security', 'login'),
    waiting,
  ),
  info: deferred(
    part(() => import('./info.tsx'), 'Info', 'form', 'own'),
    waiting,
  ),
  address: deferred(
    part(() => import('./addresses.tsx'), 'Addresses', 'own'),
    waiting,
  ),
  certification: deferred(
    part(() => import('./certifications.tsx'), 'Certifications', 'form', 'own'),
    waiting,
  ),
};
const VIEWS: { readonly [S in UserSection]: ComponentType<{ data: SectionData<S> }> } = {
  overview: Overview,
  orders: OrderList,
  tickets: Tickets,
  digital: Digital,
  card: Cards,
  coupon: Coupons,
  ...DEFERRED,
};

/** The section that `ind` asks for. */
export function Content() {
  const t = useCopy('user');
  const { section, data } = usePageData<typeof loader>();
  // One name chose both of them, each from its table.
  const View = VIEWS[section] as ComponentType<{ data: typeof data }>;
  return (
    <>
      {section in DEFERRED && <h1>{t(`nav.${section}`)}</h1>}
      <View data={data} />
    </>
  );
}
