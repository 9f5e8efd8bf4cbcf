import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FoundOrder, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Fault, Input, Way } from './parts.tsx';
import { said, useDesk } from './use-desk.ts';

/** What was looked for stands with this entry of the history, and not in its address: it is somebody's number or name. */
const lookedFor = (): string => {
  const { find } = (history.state ?? {}) as { find?: unknown };
  return typeof find === 'string' ? find : '';
};

/** One field finds by number, name, mobile, mail and ticket code. */
export function Orders() {
  const { t, call, locale, go } = useDesk();
  const [text, setText] = useState(lookedFor);
  const [list, setList] = useState<readonly FoundOrder[] | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  // On a slow line an answer may come when something else was asked, or when somebody went on.
  const round = useRef(0);
  const ask = async (wanted: string, onFound: (found: readonly FoundOrder[]) => void): Promise<void> => {
    const mine = ++round.current;
    const isLast = (): boolean => mine === round.current;
    setFault('');
    setBusy(true);
    try {
      const { list } = await call(office.find, { text: wanted });
      if (isLast()) onFound(list);
    } catch (error) {
      if (isLast()) setFault(said(error, locale));
    }
    if (isLast()) setBusy(false);
  };
  useEffect(
    () => () => {
      round.current++;
    },
    [],
  );
  // Who comes back from an order finds the list that it was chosen from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for this entry of the history
  useEffect(() => {
    if (text) void ask(text, setList);
  }, []);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    history.replaceState({ find: text }, '');
    void ask(text, found => {
      const [only, more] = found;
      if (only && !more) go(`orders/${only.tradeNo}`);
      else setList(found);
    });
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
        <button type="submit" className="main" aria-busy={busy}>
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
    <ul className="order-list column gap-2">
      {list.map(o => (
        <li key={o.tradeNo} className="row flex-wrap gap-y-1 gap-x-4 py-1 line-b">
          <Way to={`orders/${o.tradeNo}`} className="inline-flex items-centre line-h">
            {o.tradeNo}
          </Way>
          <b>{say(o.title, locale)}</b>
          {o.startsAt && <span>{longDateTime(o.startsAt, locale)}</span>}
          <span>{say(statusSaid(o.status), locale)}</span>
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
