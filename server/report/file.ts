import { brand } from '#brand';
import type { Report } from '#domain/contract/orchestra.ts';
import type { Locale } from '#site/tree.ts';
import { COLUMN, Flow, INK_2 } from './flow.ts';

/** The words of the document that the report itself does not bring. */
const WORDS = {
  'zh-CN': {
    title: (year: number) => `${year} 年度报告`,
    letter: '团长的信',
    concerts: '演出',
    month: ['月份', '定期与客席', '室内乐', '教育与亲子', '合计'],
    monthOf: (m: number) => `${m} 月`,
    total: '合计',
    income: '收入',
    expense: '支出',
    amount: ['项目', `百万（${brand.currency.sign}）`, '占比'],
    composers: '演奏最多的作曲家',
    composer: ['作曲家', '次数'],
    audience: '谁在听',
    age: ['年龄', '占比'],
    visits: (n: string) => `到场 ${n} 人次`,
  },
  'en-US': {
    title: (year: number) => `Annual report ${year}`,
    letter: 'A letter from the president',
    concerts: 'Concerts',
    month: ['Month', 'Orchestra', 'Chamber', 'Education', 'Total'],
    monthOf: (m: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'][m - 1] ?? '',
    total: 'Total',
    income: 'Income',
    expense: 'Expense',
    amount: ['Item', `${brand.currency.sign} million`, 'Share'],
    composers: 'Composers most often played',
    composer: ['Composer', 'Times'],
    audience: 'Who listens',
    age: ['Age', 'Share'],
    visits: (n: string) => `${n} visits`,
  },
} as const;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const millions = (value: number): string => (value / 10).toFixed(1);
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

/** The report as a PDF, made from the same figures as the page. */
export function reportPdf(report: Report, locale: Locale): Promise<Uint8Array> {
  const w = WORDS[locale];
  const flow = new Flow(w.title(report.year), locale);
  const section = (title: string): void => {
    flow.space(22);
    flow.need(130);
    flow.text('H2', title, 15, { after: 6 });
  };
  flow.text('P', brand.name[locale], 11, { fill: INK_2 });
  flow.text('H1', w.title(report.year), 26, { leading: 1.35, after: 2 });
  flow.text('P', report.season, 11, { fill: INK_2, after: 10 });
  flow.rule();
  flow.space(10);
  flow.text('P', report.headline.join(' '), 18, { leading: 1.4, after: 6 });
  flow.text('P', report.summary, 11.5, { leading: 1.7 });

  section(w.letter);
  for (const paragraph of report.letter) flow.text('P', paragraph, 11, { leading: 1.7, after: 7 });
  flow.text('P', report.signed, 11);

  section(w.concerts);
  flow.text('P', report.monthsText, 11, { after: 6 });
  const months = report.months.map(m => [m.main, m.chamber, m.education] as const);
  const row = (name: string, values: readonly number[]) => [name, ...values.map(String), String(sum(values))];
  flow.table(
    [
      [...w.month],
      ...report.months.map((m, i) => row(w.monthOf(m.month), months[i] ?? [])),
      row(
        w.total,
        [0, 1, 2].map(k => sum(months.map(m => m[k] ?? 0))),
      ),
    ],
    [COLUMN * 0.32, COLUMN * 0.17, COLUMN * 0.17, COLUMN * 0.17, COLUMN * 0.17],
  );
  for (const [title, list] of [
    [w.income, report.income],
    [w.expense, report.expense],
  ] as const) {
    const whole = sum(list.map(a => a.value));
    flow.need(200);
    section(title);
    flow.bar(list.map(a => a.value));
    flow.table(
      [
        [...w.amount],
        ...list.map(a => [a.name, millions(a.value), percent(a.value, whole)]),
        [w.total, millions(whole), '100%'],
      ],
      [COLUMN * 0.6, COLUMN * 0.2, COLUMN * 0.2],
    );
  }
  section(w.composers);
  flow.table(
    [[...w.composer], ...report.composers.map(c => [c.name, String(c.count)])],
    [COLUMN * 0.8, COLUMN * 0.2],
  );
  section(w.audience);
  flow.text('P', w.visits(report.attendance.toLocaleString('en-US')), 11, { after: 2 });
  flow.text('P', report.audienceText, 11, { after: 6 });
  flow.table(
    [[...w.age], ...report.audience.map(a => [a.name, `${a.share}%`])],
    [COLUMN * 0.8, COLUMN * 0.2],
  );

  return flow.end();
}
