import { brand } from '#brand';
import type { ReportKind } from '#domain/contract/desk.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { isReportKind, REPORT_GROUP } from '#domain/words/report.ts';
import { addDays, hallTime, mondayOf } from '#lib/dates.ts';
import { decimal } from '#lib/price.ts';
import type { Locale } from '#site/tree.ts';
import type { Command, Line as Said } from '../command.ts';
import { csv, type Rows, SEPARATOR, tableFor } from '../csv.ts';
import { daysOf, isDay, monthOf } from '../days.ts';
import { money } from '../find.ts';
import { noPerformance, noSuchDay, noSuchMonth, noSuchReport } from '../refusals.ts';
import { daysReport } from './days.ts';
import { page } from './page.ts';
import { eveningReport, seasonReport } from './places.ts';
import type { Report, ReportParts } from './sums.ts';

/** A report by its kind and its evening, day or month: today, or this month, where none is named. */
export async function reportOf(parts: ReportParts, kind: ReportKind, of: string): Promise<Report> {
  const today = hallTime(parts.now).date;
  switch (kind) {
    case 'evening': {
      const schedule = parts.season.catalogue.schedules.get(of);
      if (!schedule) throw noPerformance();
      return eveningReport(parts, schedule);
    }
    case 'season':
      return seasonReport(parts);
    case 'day': {
      const day = of || today;
      if (!isDay(day)) throw noSuchDay();
      return daysReport(parts, { kind, of: day, period: daysOf(day) });
    }
    case 'week': {
      const first = of ? (isDay(of) ? mondayOf(of) : null) : mondayOf(today);
      if (!first) throw noSuchDay();
      return daysReport(parts, { kind, of: first, period: daysOf(first, addDays(first, 6)) });
    }
    case 'month': {
      const month = of || today.slice(0, 7);
      const period = monthOf(month);
      if (!period) throw noSuchMonth();
      return daysReport(parts, { kind, of: month, period });
    }
  }
}

const fileOf = ({ kind, of }: Report): string =>
  ['report', kind, of]
    .filter(Boolean)
    .join('-')
    .replace(/[^\w-]+/g, '-');

/** The table of a report, by its name. */
export function tableOf(
  report: Report,
  locale: Locale,
  table: (rows: Rows) => string = csv,
): Record<string, string> {
  const { kind, lines, sum, ledger, moved } = report;
  const word = (text: Bilingual): string => say(text, locale);
  const rows = lines.map(l => [word(REPORT_GROUP[l.group]), word(l.name), l.places, decimal(l.fen)]);
  const totals: readonly (readonly [Bilingual, number | undefined])[] = [
    [MOVED, moved],
    [BROUGHT[kind], sum],
    [BOOKS, ledger],
  ];
  return {
    [`${fileOf(report)}.csv`]: table([
      [...HEAD.map(word), brand.currency.code],
      ...rows,
      ...totals.flatMap(([name, fen]) =>
        fen === undefined ? [] : [[word(TOTAL), word(name), '', decimal(fen)]],
      ),
    ]),
  };
}

/** The same and its page for the printer. */
export const filesOf = (
  report: Report,
  locale: Locale,
  table?: (rows: Rows) => string,
): Record<string, string> => ({
  ...tableOf(report, locale, table),
  [`${fileOf(report)}.html`]: page(report, locale),
});
const HEAD: readonly Bilingual[] = [
  { zh: '类别', en: 'group' },
  { zh: '名称', en: 'name' },
  { zh: '数量', en: 'places' },
];
const TOTAL = { zh: '合计', en: 'total' };
const MOVED = { zh: '这段时间的净收入', en: 'came in, less what went back' };
const BOOKS = { zh: '订单与付款的账面', en: 'by the books of orders and payments' };
const BROUGHT: Readonly<Record<ReportKind, Bilingual>> = {
  evening: { zh: '这场的收入', en: 'of this evening' },
  season: { zh: '各场的收入', en: 'of all evenings' },
  day: { zh: '到这天为止', en: 'all until the end of this day' },
  week: { zh: '到周日为止', en: 'all until Sunday' },
  month: { zh: '到月底为止', en: 'all until the end of the month' },
};

function toldOf({ sum, ledger }: Report): Said {
  const differ = sum === ledger ? { zh: '', en: '' } : { zh: '：两者不一致', en: ': THEY DIFFER' };
  return {
    zh: `合计 ${money(sum)}；账面 ${money(ledger)}${differ.zh}。`,
    en: `Total ${money(sum)}; the books say ${money(ledger)}${differ.en}.`,
  };
}

const line = (group: string, name: string, places: number, fen: number): string =>
  `${group.padEnd(14)} ${name.padEnd(32)} ${String(places).padStart(6)} ${money(fen).padStart(14)}`;

export const report: Command = {
  usage: `evening <performance> | report day <YYYY-MM-DD> | report week <a day of it> | report month <YYYY-MM> | report season ${SEPARATOR}`,
  does: {
    zh: '售出、保留、赠出和退回：一张表，和一页可打印的。',
    en: 'What was sold, held, given and returned: as a table, and as a page to print.',
  },
  async plan(ctx) {
    const kind = ctx.word(0, {
      zh: 'evening、day、week、month 或 season',
      en: 'evening, day, week, month or season',
    });
    if (!isReportKind(kind)) throw noSuchReport();
    if (kind === 'evening') ctx.word(1, { zh: '场次', en: 'The performance' });
    const found = await reportOf(ctx, kind, ctx.asked.words[1] ?? '');
    return {
      lines: [
        found.title,
        ...found.lines.map(({ group, name, places, fen }) => ({
          zh: line(REPORT_GROUP[group].zh, name.zh, places, fen),
          en: line(REPORT_GROUP[group].en, name.en, places, fen),
        })),
        toldOf(found),
      ],
      files: filesOf(found, ctx.asked.locale ?? 'en-US', rows => tableFor(ctx, rows)),
    };
  },
};
