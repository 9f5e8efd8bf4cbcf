import type { ReportKind } from '#domain/contract/desk.ts';
import type { Locale } from '#site/tree.ts';

const zh = {
  kind: '报表',
  which: { day: '哪一天', month: '哪个月' },
  curve: '售票曲线',
  theDay: '当天',
  daysBefore: '演出前天数',
  dayName: (n: number) => (n === 0 ? '演出当天' : `${n} 天前`),
  when: { day: '每天售出', month: '每月售出' },
  unit: { day: '日', month: '月份' },
  places: '数量',
  seatsSoFar: '累计座位',
  soFar: '累计',
  figures: '数据',
  fromTo: (seats: number, days: number) => `演出前 ${days} 天开始，共售出 ${seats} 个座位`,
  moved: (sum: string) => `这段时间收款减退款，净收入 ${sum}。`,
  books: (kind: ReportKind, sum: string, books: string) =>
    ({
      evening: `这场合计 ${sum}，账面 ${books}。`,
      season: `各场合计 ${sum}，账面 ${books}。`,
      day: `到这天为止合计 ${sum}，账面 ${books}。`,
      month: `到月底为止合计 ${sum}，账面 ${books}。`,
    })[kind],
  differ: '两者不一致，请运行“核对”（office reconcile）。',
  file: { table: '下载表格（CSV）', page: '下载打印页（HTML）' },
  print: '打印',
  nothing: {
    evening: '这场还没有售出。',
    season: '这个音乐季还没有售出。',
    day: '这天没有售出，也没有收款或退款。',
    month: '这个月没有售出，也没有收款或退款。',
  },
};

const en: typeof zh = {
  kind: 'Report of',
  which: { day: 'Day', month: 'Month' },
  curve: 'Sales curve',
  theDay: 'the day',
  daysBefore: 'Days before',
  dayName: n => (n === 0 ? 'on the day' : `${n} ${n === 1 ? 'day' : 'days'} before`),
  when: { day: 'Sold each day', month: 'Sold each month' },
  unit: { day: 'Day', month: 'Month' },
  places: 'Number',
  seatsSoFar: 'Seats so far',
  soFar: 'So far',
  figures: 'The figures',
  fromTo: (seats, days) =>
    `${seats} ${seats === 1 ? 'seat' : 'seats'} sold from ${days} ${days === 1 ? 'day' : 'days'} before`,
  moved: sum => `Came in, less what went back: ${sum}.`,
  books: (kind, sum, books) =>
    ({
      evening: `This evening brought ${sum}; the books say ${books}.`,
      season: `All evenings brought ${sum}; the books say ${books}.`,
      day: `Up to the end of this day it all comes to ${sum}; the books say ${books}.`,
      month: `Up to the end of this month it all comes to ${sum}; the books say ${books}.`,
    })[kind],
  differ: 'They differ: please run the reconciliation (office reconcile).',
  file: { table: 'Download the table (CSV)', page: 'Download the page to print (HTML)' },
  print: 'Print',
  nothing: {
    evening: 'Nothing is sold for this evening yet.',
    season: 'Nothing is sold for this season yet.',
    day: 'Nothing was sold on this day, and no money came or went.',
    month: 'Nothing was sold in this month, and no money came or went.',
  },
};

export const REPORT_WORDS: Readonly<Record<Locale, typeof zh>> = { 'zh-CN': zh, 'en-US': en };
