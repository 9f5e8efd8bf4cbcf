import { useCopy } from '#i18n/copy.ts';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Cards } from './cards.tsx';
import { Coupons } from './coupons.tsx';
import { Digital } from './digital.tsx';
import type { UserData } from './model.ts';
import { OrderList } from './order-list.tsx';
import { Overview } from './overview.tsx';
import { Tickets } from './tickets.tsx';

const waiting = <Skeleton kind="row" count={6} />;
const Info = deferred(
  part(() => import('./info.tsx'), 'Info', 'form', 'own'),
  waiting,
);

const Addresses = deferred(
  part(() => import('./addresses.tsx'), 'Addresses', 'own'),
  waiting,
);
const Certifications = deferred(
  part(() => import('./certifications.tsx'), 'Certifications', 'form', 'own'),
  waiting,
);

const Points = deferred(
  part(() => import('./points.tsx'), 'Points', 'points'),
  waiting,
);

const Favorites = deferred(
  part(() => import('./favorites.tsx'), 'Favorites', 'favorite', 'programme'),
  waiting,
);

const Security = deferred(
  part(() => import('./security.tsx'), 'Security', 'security', 'login'),
  waiting,
);

const OWN = {
  security: Security,
  favorite: Favorites,
  points: Points,
  info: Info,
  address: Addresses,
  certification: Certifications,
} as const;

/** The section that `ind` asks for. */
export function Content({ data }: { data: UserData }) {
  const t = useCopy('user');
  const { section } = data;
  if (section === 'orders') return <OrderList data={data} />;
  if (section === 'tickets') return <Tickets data={data} />;
  if (section === 'card') return <Cards data={data} />;
  if (section === 'coupon') return <Coupons data={data} />;
  if (section === 'digital') return <Digital data={data} />;
  if (section === 'overview') return <Overview data={data} />;
  const Own = OWN[section];
  // The heading is there at once; the rest comes with its code.
  return (
    <>
      <h1>{t(`nav.${section}`)}</h1>
      <Own data={data} />
    </>
  );
}
