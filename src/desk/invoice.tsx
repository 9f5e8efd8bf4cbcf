import { useState } from 'react';
import { brand } from '#brand';
import { type DeskOrder, office } from '#domain/contract/desk.ts';
import { invoiceNo, standingOf } from '#domain/rules/invoice.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Act } from './act.tsx';
import type { Of } from './order-seats.tsx';
import { Input, Shown, Way } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

/** An invoice of what was paid and stands; one that stands is corrected by another, or taken back. */
export function Invoice({ order, again }: Of) {
  const { t } = useDesk();
  const standing = standingOf(order.invoices);
  const [name, setName] = useState(standing?.name ?? order.name);
  const [tax, setTax] = useState(standing?.taxNumber ?? '');
  const [email, setEmail] = useState(standing?.email ?? order.mail);
  const words = [order.tradeNo];
  const options = { name, ...(tax && { tax }), ...(email && { email }) };
  return (
    <>
      <Act
        title={standing ? t.act.correct : t.act.invoice}
        asked={name ? { command: 'invoice', words, options } : null}
        onDone={again}
      >
        <Input label={t.act.buyer} required maxLength={120} value={name} onValue={setName} />
        <Input label={t.act.tax} maxLength={30} value={tax} onValue={setTax} />
        <Input label={t.act.mailTo} type="email" value={email} onValue={setEmail} />
      </Act>
      {standing && (
        <Act
          title={t.act.credit}
          asked={{ command: 'invoice', words, options: { credit: '' } }}
          onDone={again}
        />
      )}
    </>
  );
}

/** Those that were issued for an order, each to be printed. */
export function Invoices({ order }: { readonly order: DeskOrder }) {
  const { t, locale, may } = useDesk();
  if (order.invoices.length === 0) return null;
  return (
    <>
      <h2>{t.orders.invoices}</h2>
      {order.invoiceDue !== undefined && (
        <p className="fault">{t.orders.invoiceDue(invoiceNo(order.invoiceDue))}</p>
      )}
      <ul>
        {order.invoices.map(i => {
          const name = t.orders.invoiceLine(invoiceNo(i.number), i.credits ? invoiceNo(i.credits) : '');
          return (
            <li key={i.number}>
              {longDateTime(i.at, locale)} ·{' '}
              {may('sell') ? <Way to={`invoice/${i.number}`}>{name}</Way> : name} · {i.name} ·{' '}
              {exactly(i.sum)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** An invoice on a sheet, as it was issued. */
export function InvoicePage({ number }: { readonly number: number }) {
  const { t, locale } = useDesk();
  const loaded = useCall(office.invoice, { number });
  const colon = locale === 'zh-CN' ? '：' : ': ';
  return (
    <Shown of={loaded}>
      {({ no, credits = '', tradeNo, at, name, taxNumber, lines, sum }) => (
        <>
          <p className="no-print">
            <button type="button" className="main" onClick={() => print()}>
              {t.counter.printIt}
            </button>
          </p>
          <div className="flex flex-wrap gap-4 a4">
            <article className="sheet invoice">
              <header>{brand.name[locale]}</header>
              <h1>{t.orders.invoiceLine(no, credits)}</h1>
              <p>
                {longDateTime(at, locale, true)}
                <br />
                {t.orders.invoiceOf(tradeNo)}
              </p>
              <p>
                {t.orders.seller}
                {colon}
                {brand.name[locale]} · {brand.address[locale]}
                <br />
                {t.orders.issuedTo}
                {colon}
                <b>{name}</b>
                {taxNumber && (
                  <>
                    <br />
                    {t.orders.taxNumber}
                    {colon}
                    {taxNumber}
                  </>
                )}
              </p>
              <ul>
                {lines.map(({ what, sum: of }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one paper, which never change
                  <li key={i} className="flex justify-between gap-4">
                    <span>{say(what, locale)}</span> {exactly(of)}
                  </li>
                ))}
              </ul>
              <p>
                <b>
                  {t.orders.sum} {exactly(sum)}
                </b>
              </p>
            </article>
          </div>
        </>
      )}
    </Shown>
  );
}
