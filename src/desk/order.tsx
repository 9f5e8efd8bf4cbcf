import { type ReactNode, useState } from 'react';
import { type DeskOrder, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Act } from './act.tsx';
import { Invoice, Invoices } from './invoice.tsx';
import { Kept, Paid, Refund } from './order-money.tsx';
import { Complimentary, Exchange, ExchangeBack, Move } from './order-seats.tsx';
import { OrderList } from './orders.tsx';
import { Acts, Panel, Shown } from './parts.tsx';
import { useCall, useDesk, useFresh } from './use-desk.ts';

/** An order's whole life, and what can be done with it. */
export function OrderPage({ tradeNo }: { readonly tradeNo: string }) {
  const loaded = useCall(office.order, { tradeNo });
  useFresh(loaded.again);
  return (
    <Shown of={loaded}>{order => <Found key={order.tradeNo} order={order} again={loaded.again} />}</Shown>
  );
}

function Found({ order, again }: { readonly order: DeskOrder; again(): void }) {
  const { t, locale, may, go } = useDesk();
  // What was done to it stays in sight, also when it cannot be done again; what it allows now is there at once.
  const [first] = useState(order);
  const was = (status: string): boolean => [first.status, order.status].includes(status);
  const seated = first.seats.length > 0;
  const paid = was('paid_success');
  const at = (iso: string): string => longDateTime(iso, locale);
  return (
    <article>
      <h1>{order.tradeNo}</h1>
      <p>
        <b>{say(order.title, locale)}</b>
        {order.startsAt && ` · ${at(order.startsAt)}`}
      </p>
      <dl className="flex flex-wrap gap-y-1 gap-x-5 mt-1 mb-4">
        <div>
          <dt>{t.orders.status}</dt>
          <dd>{order.complimentary ? t.orders.complimentary : say(statusSaid(order.status), locale)}</dd>
        </div>
        <div>
          <dt>{t.orders.total}</dt>
          <dd>
            {exactly(order.total)}
            {order.back > 0 && ` (${t.orders.back} ${exactly(order.back)})`}
          </dd>
        </div>
        <div>
          <dt>{t.orders.contact}</dt>
          <dd>{[order.name, order.mobile, order.mail].filter(Boolean).join(' · ') || '–'}</dd>
        </div>
      </dl>
      {order.payAt && (
        <p>
          {t.counter.linkTo}:{' '}
          <a href={order.payAt}>
            <code className="break-anywhere">{order.payAt}</code>
          </a>
          {order.until && ` · ${t.counter.until} ${at(order.until)}`}
        </p>
      )}
      <Acts menu={t.orders.menu}>
        {paid && (
          <Act title={t.act.resend} asked={{ command: 'resend', words: [order.tradeNo] }} onDone={again} />
        )}
        <Act title={t.act.note} asked={{ command: 'note', words: [order.tradeNo] }} onDone={again} />
        {paid && may('sell') && order.seats.length > 0 && (
          <Panel title={t.counter.print}>
            <button type="button" onClick={() => go(`print/${order.tradeNo}`)}>
              {t.counter.print}
            </button>
          </Panel>
        )}
        {paid && may('sell') && !order.complimentary && <Invoice order={order} again={again} />}
        {paid && may('money') && <Refund order={order} again={again} />}
        {paid && may('money') && seated && <Exchange order={order} again={again} />}
        {paid && may('money') && seated && <ExchangeBack order={order} again={again} />}
        {paid && may('seats') && order.seats.length > 0 && <Move order={order} again={again} />}
        {may('seats') && order.name && <Complimentary order={order} again={again} />}
        {(first.kept || order.kept) && may('sell') && <Kept order={order} again={again} />}
        {was('new_confirm') && may('sell') && <Paid order={order} again={again} />}
      </Acts>
      <Listed title={t.orders.tickets}>
        {order.tickets.map(k => (
          <li key={k.place}>
            {k.seats.map(seat => say(seat, locale)).join('; ')} ·{' '}
            <code className="break-anywhere">{k.short}</code> ·{' '}
            {k.usedAt ? t.orders.used(at(k.usedAt), k.door ? say(k.door, locale) : '') : t.orders.unused}
            {k.given && ` · ${t.orders.given}`}
          </li>
        ))}
      </Listed>
      <Listed title={t.orders.scans}>
        {order.scans.map(s => (
          <li key={`${s.at} ${s.said.en}`}>
            {[at(s.at), say(s.said, locale), say(s.door, locale), s.who].filter(Boolean).join(' · ')}
          </li>
        ))}
      </Listed>
      <Listed title={t.orders.payments}>
        {order.payments.map(p => (
          <li key={p.payNo}>
            {at(p.at)} · {say(p.gateway, locale)} · {exactly(p.amount)} · {say(p.state, locale)}
            {p.refund > 0 && ` · ${t.orders.back} ${exactly(p.refund)}`}
          </li>
        ))}
      </Listed>
      <Invoices order={order} />
      <h2>{t.orders.events}</h2>
      <ol>
        {order.events.map(e => (
          <li key={`${e.at} ${e.status}`}>
            {at(e.at)} · {say(e.note, locale) || say(statusSaid(e.status), locale)}
          </li>
        ))}
      </ol>
      <Listed title={t.orders.acts}>
        {order.acts.map(a => (
          <li key={`${a.at} ${a.what.en}`}>
            {at(a.at)} · {a.who} · {say(a.what, locale)} · {a.why}
          </li>
        ))}
      </Listed>
      <Listed title={t.orders.letters}>
        {order.letters.map(line => (
          <li key={line.en}>{say(line, locale)}</li>
        ))}
      </Listed>
      {order.others.length > 0 && (
        <>
          <h2>{t.orders.others}</h2>
          <OrderList list={order.others} />
        </>
      )}
    </article>
  );
}

/** A heading and its lines, where there are any. */
function Listed({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  );
}
