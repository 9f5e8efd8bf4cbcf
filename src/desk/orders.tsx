import { type FormEvent, useState } from 'react';
import { type FoundOrder, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Fault, Input, Way } from './parts.tsx';
import { said, useDesk } from './use-desk.ts';

/** One field finds by number, name, mobile, mail and ticket code. */
export function Orders() {
  const { t, call, locale, go } = useDesk();
  const [text, setText] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [list, setList] = useState<readonly FoundOrder[] | null>(null);
  const [fault, setFault] = useState('');
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    setFault('');
    try {
      const found = (await call(office.find, { text })).list;
      const [only, more] = found;
      if (only && !more) go(`orders/${only.tradeNo}`);
      else setList(found);
    } catch (error) {
      setFault(said(error, locale));
    }
  };
  return (
    <>
      <h1>{t.nav.orders}</h1>
      <form className="find" onSubmit={find}>
        <Input
          label={t.orders.field}
          hint={t.orders.hint}
          type="search"
          name="find"
          autoFocus
          value={text}
          onValue={setText}
        />
        <button type="submit" className="main">
          {t.orders.find}
        </button>
      </form>
      <Fault text={fault} />
      <div role="status">{list?.length === 0 && <p>{t.orders.none}</p>}</div>
      {list && list.length > 0 && <OrderList list={list} />}
    </>
  );
}

export function OrderList({ list }: { readonly list: readonly FoundOrder[] }) {
  const { t, locale } = useDesk();
  return (
    <ul className="order-list">
      {list.map(o => (
        <li key={o.tradeNo}>
          <Way to={`orders/${o.tradeNo}`}>{o.tradeNo}</Way>
          <b>{say(o.title, locale)}</b>
          {o.startsAt && <span>{longDateTime(o.startsAt, locale)}</span>}
          <span>{statusIn(o.status, locale)}</span>
          <span>{o.name}</span>
          <span>
            {o.complimentary ? t.orders.complimentary : exactly(o.total)}
            {o.back > 0 && ` (${t.orders.back} ${exactly(o.back)})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A status in a word; the specification's own codes stay readable where there is none. */
const STATUS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  new: ['待确认', 'to be confirmed'],
  new_locked: ['待确认', 'to be confirmed'],
  paid_uncheck: ['付款核对中', 'payment being checked'],
  paid_certain: ['出票中', 'tickets being made'],
  paid_return_cert: ['退款处理中', 'refund under way'],
  paid_return_fail: ['退款异常', 'refund went wrong'],
  new_confirm: ['待付款', 'to be paid'],
  cancel_user: ['已取消', 'cancelled'],
  cancel_sys: ['已取消', 'cancelled'],
  cancel_timeout: ['已超时', 'ran out'],
  paid_success: ['已付款', 'paid'],
  paid_failure: ['付款异常', 'payment went wrong'],
  paid_return_succ: ['已退款', 'refunded'],
  part_returned: ['部分退票', 'part returned'],
  refund_sent: ['退款已发出', 'refund sent'],
  seat_moved: ['换座', 'seat moved'],
};
export const statusIn = (status: string, locale: 'zh-CN' | 'en-US'): string =>
  STATUS[status]?.[locale === 'zh-CN' ? 0 : 1] ?? status;
