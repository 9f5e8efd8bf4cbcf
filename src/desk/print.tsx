import { useState } from 'react';
import { brand } from '#brand';
import { office, type PrintedOrder } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Code } from './code.tsx';
import { Shown } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

const SIZES = ['label', 'a4'] as const;

/** An order's tickets and its receipt, as a printer of labels or of sheets takes them. */
export function Print({ tradeNo }: { readonly tradeNo: string }) {
  const { t } = useDesk();
  const [size, setSize] = useState<(typeof SIZES)[number]>('label');
  const loaded = useCall(office.print, { tradeNo });
  return (
    <Shown of={loaded}>
      {order => (
        <>
          <h1 className="no-print">{t.counter.print}</h1>
          <fieldset className="no-print">
            <legend>{t.counter.paper}</legend>
            {SIZES.map(s => (
              <label key={s} className="check row gap-2 line-h">
                <input type="radio" name="size" checked={size === s} onChange={() => setSize(s)} />
                {t.counter.sizes[s]}
              </label>
            ))}
          </fieldset>
          <p className="no-print">
            <button type="button" className="main" onClick={() => print()}>
              {t.counter.print}
            </button>
          </p>
          <div className={`flex flex-wrap gap-4 ${size}`}>
            {order.tickets.map(ticket => (
              <Ticket key={ticket.code} ticket={ticket} tradeNo={order.tradeNo} name={order.name} />
            ))}
            <Receipt order={order} />
          </div>
        </>
      )}
    </Shown>
  );
}

interface TicketProps extends Pick<PrintedOrder, 'tradeNo' | 'name'> {
  readonly ticket: PrintedOrder['tickets'][number];
}
function Ticket({ ticket, tradeNo, name }: TicketProps) {
  const { t, locale } = useDesk();
  return (
    <article className="sheet" data-code={ticket.code}>
      <header>{brand.name[locale]}</header>
      <h2 className="mt-3">{say(ticket.title, locale)}</h2>
      <p>
        <b>{longDateTime(ticket.startsAt, locale, true)}</b>
        <br />
        {say(ticket.hall, locale)}
      </p>
      <p className="place mt-3 mb-3">
        {ticket.places.map(place => (
          <b key={place.zh} className="as-block">
            {say(place, locale)}
          </b>
        ))}
      </p>
      <p>
        {say(ticket.category, locale)} {exactly(ticket.price)}
        {name && ` · ${name}`}
      </p>
      <Code text={ticket.code} label={t.counter.code} />
      <footer>
        <code>{ticket.code.slice(0, 16)}</code> · {tradeNo}
      </footer>
    </article>
  );
}

function Receipt({ order }: { readonly order: PrintedOrder }) {
  const { t, locale, me } = useDesk();
  return (
    <article className="sheet receipt">
      <header>{brand.name[locale]}</header>
      <h2 className="mt-3">{t.counter.receipt}</h2>
      <p>
        {order.tradeNo}
        <br />
        {longDateTime(order.paidAt, locale, true)}
      </p>
      <ul>
        {order.tickets.map(k => (
          <li key={k.code}>
            {say(k.title, locale)}, {longDateTime(k.startsAt, locale, true)}:{' '}
            {k.places.map(p => say(p, locale)).join('; ')} {exactly(k.price)}
          </li>
        ))}
      </ul>
      <p>
        <b>
          {t.orders.total} {exactly(order.total)}
        </b>{' '}
        {say(order.way, locale)}
        {order.back > 0 && ` · ${t.orders.back} ${exactly(order.back)}`}
      </p>
      <footer>{me.name || me.mail}</footer>
    </article>
  );
}
