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

/** The section that `ind` asks for. */
export function Content({ data }: { data: UserData }) {
  if (data.section === 'orders') return <OrderList data={data} />;
  if (data.section === 'tickets') return <Tickets data={data} />;
  if (data.section === 'card') return <Cards data={data} />;
  if (data.section === 'coupon') return <Coupons data={data} />;
  if (data.section === 'digital') return <Digital data={data} />;
  if (data.section === 'address') return <Addresses data={data} />;
  if (data.section === 'certification') return <Certifications data={data} />;
  if (data.section === 'info') return <Info data={data} />;
  return <Overview data={data} />;
}
