import { useCopy } from '#i18n/copy.ts';
import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
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
  async locale => (await withCopy(locale, ['form', 'own'], import('./info.tsx'))).Info,
  waiting,
);

const Addresses = deferred(
  async locale => (await withCopy(locale, ['own'], import('./addresses.tsx'))).Addresses,
  waiting,
);
const Certifications = deferred(
  async locale => (await withCopy(locale, ['form', 'own'], import('./certifications.tsx'))).Certifications,
  waiting,
);

const Points = deferred(
  async locale => (await withCopy(locale, ['points'], import('./points.tsx'))).Points,
  waiting,
);

const Favorites = deferred(
  async locale => (await withCopy(locale, ['favorite', 'programme'], import('./favorites.tsx'))).Favorites,
  waiting,
);

const Security = deferred(
  async locale => (await withCopy(locale, ['security', 'login'], import('./security.tsx'))).Security,
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
