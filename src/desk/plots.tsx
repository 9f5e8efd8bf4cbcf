import { useEffect, useRef } from 'react';
import type { DeskReport, ReportGroup, ReportKind } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { REPORT_GROUP } from '#domain/words/report.ts';
import { daysAround, monthsFrom, soFarOf, stepsOf, ticksTo } from '#lib/plot.ts';
import { exactly } from '#lib/price.ts';
import { Axes, type Tick } from './axes.tsx';
import { Panel, Table } from './parts.tsx';
import { REPORT_WORDS } from './report-words.ts';
import { useDesk } from './use-desk.ts';

export type ReportLine = DeskReport['lines'][number];

/** Groups whose lines are days or months, which have a distance from each other. */
const DATED = ['day', 'month'] as const;
/** Groups in which what counts is the money. */
const OF_MONEY: readonly ReportGroup[] = ['money in', 'money back', 'kept'];
/** Groups of places that brought nothing yet. */
const NO_SUM: readonly ReportGroup[] = ['attendance'];
const ORDER: readonly ReportGroup[] = [
  ...(['money in', 'money back', 'kept', 'sold', 'complimentary', 'status'] as const),
  ...(['category', 'channel', 'discount', 'attendance', 'returned', 'evening'] as const),
];

/** A report, drawn; behind each plot stand its figures. */
export function Plots({ kind, lines }: { kind: ReportKind; lines: readonly ReportLine[] }) {
  const { locale } = useDesk();
  const of = (group: ReportGroup): ReportLine[] => lines.filter(l => l.group === group);
  return (
    <div className="plots grid gap-x-6 items-start">
      {of('days before').length > 0 && <Curve lines={of('days before')} />}
      {DATED.map(
        group => of(group).length > 0 && <Columns key={group} kind={kind} group={group} lines={of(group)} />,
      )}
      {ORDER.map(group => {
        const mine = of(group);
        if (mine.length === 0) return null;
        const title = say(REPORT_GROUP[group], locale);
        return (
          <Bars
            key={group}
            title={title}
            lines={mine}
            by={group === 'status' ? null : OF_MONEY.includes(group) ? 'sum' : 'places'}
            sums={!NO_SUM.includes(group)}
          />
        );
      })}
    </div>
  );
}

/** Below nought with a sign as long as a figure. */
const amount = (sum: number): string => (sum < 0 ? `−${exactly(-sum)}` : exactly(sum));

interface BarsProps {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  /** What its bars show; none where one of its lines is of another kind than the rest. */
  readonly by: 'places' | 'sum' | null;
  readonly sums: boolean;
}
/** Each line with its share of the largest. */
function Bars({ title, lines, by, sums }: BarsProps) {
  const { t, locale } = useDesk();
  const words = REPORT_WORDS[locale];
  const size = (l: ReportLine): number => (by === null ? 0 : Math.abs(l[by]));
  const most = Math.max(1, ...lines.map(size));
  return (
    <Panel title={title}>
      <Table label={title} head={[words.name, words.places, ...(sums ? [t.orders.total] : [])]}>
        {lines.map(l => (
          <tr key={l.name.en}>
            <th scope="row">
              {say(l.name, locale)}
              {by !== null && (
                <svg
                  className="w-full"
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  height="6"
                  aria-hidden="true"
                >
                  <rect className="bar fill-accent" width={(100 * size(l)) / most} height="4" />
                </svg>
              )}
            </th>
            <td>{l.places}</td>
            {sums && <td>{amount(l.sum)}</td>}
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

/** The figures of a plot, which a printer shows, too. */
function Figures({
  title,
  head,
  rows,
}: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = (): void => {
      if (details.current) details.current.open = true;
    };
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  return (
    <details ref={details}>
      <summary className="line-h content-centre pointer">{title}</summary>
      <Table label={title} head={head}>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row, in the order of its heads
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}

/** Seats sold so far, from the first day to the evening's own. */
function Curve({ lines }: { lines: readonly ReportLine[] }) {
  const { t, locale } = useDesk();
  const words = REPORT_WORDS[locale];
  const days = soFarOf(lines.map(l => ({ day: Number(l.name.en), places: l.places, sum: l.sum })));
  const sold = days.at(-1)?.soFar ?? 0;
  const first = Math.max(1, days[0]?.day ?? 1);
  const up = ticksTo(sold);
  const top = up.at(-1) ?? 1;
  const path = stepsOf(
    days.map(d => ({ x: d.x, y: d.soFar })),
    top,
  );
  const across = ticksTo(first)
    .filter(day => day <= first)
    .map((day): Tick => ({ at: 100 - (100 * day) / first, name: day === 0 ? words.theDay : String(day) }));
  return (
    <Panel title={words.curve} className="span-all">
      <Axes
        title={words.fromTo(sold, days[0]?.day ?? 0)}
        up={up}
        across={across}
        units={[words.seatsSoFar, words.daysBefore]}
      >
        <path className="area fill-accent" d={`${path}V100Z`} />
        <path className="line fill-none thin-stroke" d={path} />
      </Axes>
      <Figures
        title={words.figures}
        head={[words.daysBefore, words.places, words.soFar, t.orders.total]}
        rows={days.map(d => [words.dayName(d.day), String(d.places), String(d.soFar), amount(d.sum)])}
      />
    </Panel>
  );
}

interface ColumnsProps {
  readonly kind: ReportKind;
  readonly group: (typeof DATED)[number];
  readonly lines: readonly ReportLine[];
}
/** What was sold on each day or in each month, those without anything among them. */
function Columns({ kind, group, lines }: ColumnsProps) {
  const { t, locale } = useDesk();
  const words = REPORT_WORDS[locale];
  const title = words.when[group];
  const byName = new Map(lines.map(l => [l.name.en, l]));
  const [first = '', last = ''] = [lines[0]?.name.en, lines.at(-1)?.name.en];
  const names =
    group === 'month' ? monthsFrom(first, last) : daysAround(first, kind === 'week' ? 'week' : 'month');
  const up = ticksTo(Math.max(...lines.map(l => l.places)));
  const top = up.at(-1) ?? 1;
  const wide = 100 / names.length;
  // As many names as have room on a telephone.
  const every = Math.max(1, Math.ceil(names.length / 7));
  const across = names.flatMap((name, i): Tick[] =>
    i % every === 0
      ? [{ at: (i + 0.5) * wide, name: group === 'day' ? String(Number(name.slice(8))) : name.slice(2) }]
      : [],
  );
  return (
    <Panel title={title} className="span-all">
      <Axes title={title} up={up} across={across} units={[words.places, words.unit[group]]}>
        {names.map((name, i) => {
          const tall = (100 * (byName.get(name)?.places ?? 0)) / top;
          return (
            <rect
              key={name}
              className="bar fill-accent"
              x={(i + 0.15) * wide}
              width={wide * 0.7}
              y={100 - tall}
              height={tall}
            />
          );
        })}
      </Axes>
      <Figures
        title={words.figures}
        head={[words.unit[group], words.places, t.orders.total]}
        rows={lines.map(l => [l.name.en, String(l.places), amount(l.sum)])}
      />
    </Panel>
  );
}
