import type { Report } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Table } from '#ui/table.tsx';
import { Block } from './block.tsx';
import styles from './charts.module.css';
import { sum } from './model.ts';

const KINDS = ['main', 'chamber', 'education'] as const;
type Kind = (typeof KINDS)[number];
type Month = Report['months'][number];

const totalOf = (month: Month): number => sum(KINDS.map(k => month[k]));
const nameOf = (month: number, locale: Locale): string =>
  locale === 'zh-CN' ? `${month} 月` : monthName(month, locale).slice(0, 3);
/** Kinds of a month's concerts from below. */
const heads = (month: Month): Kind[] => KINDS.flatMap(k => Array<Kind>(month[k]).fill(k));

const CHART = { pc: Chords, mobile: Rows } as const;

/** Each concert is a note; a month is a chord. */
export function Concerts({ report }: { report: Report }) {
  const t = useCopy('about');
  const Chart = CHART[useTree().layout];
  const total = sum(report.months.map(totalOf));
  const label = t('report.concertsTotal', { year: report.year, total });
  return (
    <Block
      title={t('report.concerts')}
      figure={total}
      text={report.monthsText}
      chart={
        <>
          <Chart months={report.months} label={label} />
          <ul className={`flex flex-wrap gap-y-2 gap-x-8 mt-5 t-sm sec ${styles.kinds}`}>
            {KINDS.map(kind => (
              <li className="row" key={kind}>
                <svg viewBox="-14 -12 28 24" aria-hidden="true">
                  <Head kind={kind} x={0} y={0} />
                </svg>
                {t(`report.${kind}`)}
              </li>
            ))}
          </ul>
        </>
      }
      table={<MonthTable report={report} label={label} />}
    />
  );
}

function Head({ kind, x, y }: { kind: Kind; x: number; y: number }) {
  return (
    <ellipse className={styles[kind]} cx={x} cy={y} rx={12} ry={8} transform={`rotate(-18 ${x} ${y})`} />
  );
}

interface ChartProps {
  months: readonly Month[];
  label: string;
}

function Chords({ months, label }: ChartProps) {
  const { locale } = useTree();
  return (
    <svg className="as-block w-full spill" viewBox="0 0 1130 440" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map(line => (
        <path key={line} className={styles.staff} d={`M0 ${392 - line * 80}H1130`} />
      ))}
      {months.map((month, i) => {
        const x = 50 + i * 90;
        const list = heads(month);
        const top = 392 - (list.length - 1) * 20;
        return (
          <g key={month.month}>
            {list.map((kind, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place
              <Head key={k} kind={kind} x={x} y={392 - k * 20} />
            ))}
            <path className={styles.stem} d={`M${x + 11.5} 388V${top - 34}`} />
            <text className={`fill-ink ${styles.count}`} x={x + 20} y={top - 22}>
              {list.length}
            </text>
            <text className={`fill-sec anchor-middle ${styles.month}`} x={x} y={430}>
              {nameOf(month.month, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same notes lying down, for a narrow page. */
function Rows({ months, label }: ChartProps) {
  const { locale } = useTree();
  return (
    <svg className="as-block w-full spill" viewBox="0 0 350 372" role="img" aria-label={label}>
      {months.map((month, i) => {
        const y = 18 + i * 30;
        const list = heads(month);
        return (
          <g key={month.month}>
            <path className={styles.staff} d={`M52 ${y}H350`} />
            <text className={`fill-sec ${styles.monthSmall}`} x={0} y={y + 5}>
              {nameOf(month.month, locale)}
            </text>
            {list.map((kind, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place
              <g key={k} transform={`translate(${62 + k * 14.6} ${y}) scale(.56)`}>
                <Head kind={kind} x={0} y={0} />
              </g>
            ))}
            <text className={`fill-ink ${styles.countSmall}`} x={62 + list.length * 14.6} y={y + 5}>
              {list.length}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function MonthTable({ report, label }: { report: Report; label: string }) {
  const t = useCopy('about');
  const { locale } = useTree();
  return (
    <Table caption={label} captionShown>
      <thead>
        <tr>
          <th scope="col">{t('report.monthHead')}</th>
          {KINDS.map(kind => (
            <th key={kind} scope="col" data-align="end">
              {t(`report.${kind}`)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {t('report.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {report.months.map(month => (
          <tr key={month.month}>
            <th scope="row">{nameOf(month.month, locale)}</th>
            {KINDS.map(kind => (
              <td key={kind} data-align="end">
                {month[kind]}
              </td>
            ))}
            <td data-align="end">{totalOf(month)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('report.total')}</th>
          {KINDS.map(kind => (
            <td key={kind} data-align="end">
              {sum(report.months.map(m => m[kind]))}
            </td>
          ))}
          <td data-align="end">{sum(report.months.map(totalOf))}</td>
        </tr>
      </tbody>
    </Table>
  );
}
