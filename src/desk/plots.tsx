import type { ReactNode } from 'react';
import { type EveningReport, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { exactly } from '#lib/price.ts';
import { Shown } from './parts.tsx';
import { useCall, useDesk } from './use-desk.ts';

type Line = EveningReport['lines'][number];

/** An evening's report, drawn; behind each plot stand its figures. */
export function Plots({ scheduleId }: { scheduleId: string }) {
  const { t } = useDesk();
  const loaded = useCall(office.report, { scheduleId });
  return (
    <Shown of={loaded}>
      {({ sum, ledger, lines }) => {
        const of = (group: string): Line[] => lines.filter(l => l.group === group);
        return (
          <>
            <p>{t.reports.books(exactly(sum), exactly(ledger))}</p>
            {of('category').length === 0 ? (
              <p>{t.reports.noSales}</p>
            ) : (
              <div className="plots">
                <Curve lines={of('days before')} />
                <Bars title={t.reports.category} lines={of('category')} />
                <Bars title={t.reports.channel} lines={of('channel')} />
                <Bars title={t.reports.attendance} lines={of('attendance')} sums={false} />
              </div>
            )}
          </>
        );
      }}
    </Shown>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Each line with its share of the largest. */
function Bars({ title, lines, sums = true }: { title: string; lines: readonly Line[]; sums?: boolean }) {
  const { t, locale } = useDesk();
  const most = Math.max(1, ...lines.map(l => l.places));
  return (
    <section className="act">
      <h2>{title}</h2>
      <Table head={['', t.reports.places, ...(sums ? [t.orders.total] : [])]}>
        {lines.map(l => (
          <tr key={l.name.en}>
            <th scope="row">
              {say(l.name, locale)}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" height="6" aria-hidden="true">
                <rect className="bar" width={(100 * l.places) / most} height="4" />
              </svg>
            </th>
            <td>{l.places}</td>
            {sums && <td>{exactly(l.sum)}</td>}
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** Seats sold so far, from the first day to the evening's own. */
function Curve({ lines }: { lines: readonly Line[] }) {
  const { t } = useDesk();
  let soFar = 0;
  const days = lines.map(l => {
    soFar += l.places;
    return { day: Number(l.name.en), soFar, places: l.places, sum: l.sum };
  });
  const first = Math.max(1, days[0]?.day ?? 1);
  const x = (day: number): number => 100 - (100 * day) / first;
  const y = (seats: number): number => 40 - (40 * seats) / Math.max(1, soFar);
  // A step a day: between two days nothing is sold.
  const steps = days.map(d => `H${x(d.day)}V${y(d.soFar)}`).join('');
  const line = `M0 40${steps}`;
  return (
    <section className="act">
      <h2>{t.reports.curve}</h2>
      <figure>
        <svg viewBox="0 -1 100 42" preserveAspectRatio="none" height="140" role="img">
          <title>{t.reports.fromTo(soFar, days[0]?.day ?? 0)}</title>
          <path className="area" d={`${line}V40Z`} />
          <path className="line" d={line} />
        </svg>
        <figcaption className="axis">
          <span>{t.reports.dayName(first)}</span>
          <span>{soFar}</span>
          <span>{t.reports.dayName(days.at(-1)?.day ?? 0)}</span>
        </figcaption>
      </figure>
      <details>
        <summary>{t.reports.daysBefore}</summary>
        <Table head={[t.reports.daysBefore, t.reports.places, t.reports.soFar, t.orders.total]}>
          {days.map(d => (
            <tr key={d.day}>
              <th scope="row">{t.reports.dayName(d.day)}</th>
              <td>{d.places}</td>
              <td>{d.soFar}</td>
              <td>{exactly(d.sum)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </section>
  );
}
