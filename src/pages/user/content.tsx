import { Cards } from './cards.tsx';
import { Coupons } from './coupons.tsx';
import { Digital } from './digital.tsx';
import type { UserData } from './model.ts';
import { OrderList } from './order-list.tsx';
import { Overview } from './overview.tsx';
import { Tickets } from './tickets.tsx';

/** The section that `ind` asks for. */
export function Content({ data }: { data: UserData }) {
  if (data.section === 'orders') return <OrderList data={data} />;
  if (data.section === 'tickets') return <Tickets data={data} />;
  if (data.section === 'card') return <Cards data={data} />;
  if (data.section === 'coupon') return <Coupons data={data} />;
  if (data.section === 'digital') return <Digital data={data} />;
  return <Overview data={data} />;
}
