import type { ReportKind } from '#domain/contract/desk.ts';
import type { Bilingual } from '#domain/text.ts';
import { MAIL_ABOUT_WORDS, MAIL_EVERY_WORDS, MAIL_LANGUAGE_WORDS } from '#domain/words/report-mail.ts';
import type { Locale } from '#site/tree.ts';

const each =
  (code: keyof Bilingual) =>
  <K extends string>(words: Readonly<Record<K, Bilingual>>): Record<K, string> =>
    Object.fromEntries(Object.entries<Bilingual>(words).map(([name, text]) => [name, text[code]])) as Record<
      K,
      string
    >;
const [inZh, inEn] = [each('zh'), each('en')];

const zh = {
  kind: '报表',
  which: { day: '哪一天', week: '哪一周（其中任一天）', month: '哪个月' },
  curve: '售票曲线',
  theDay: '当天',
  daysBefore: '演出前天数',
  dayName: (n: number) => (n === 0 ? '演出当天' : `${n} 天前`),
  when: { day: '每天售出', month: '每月售出' },
  unit: { day: '日', month: '月份' },
  name: '名称',
  places: '数量',
  mails: {
    title: '定时寄到邮箱',
    lead: (mail: string) =>
      `早上六点以后寄到 ${mail}，表格（CSV）附在信里；报表里没有任何人的名字。账号停用或岗位不能再看报表时自动停止。`,
    none: '还没有定时报表。',
    notSent: '这台服务器没有设置邮件，信寄不出去。',
    every: '多久一次',
    how: inZh(MAIL_EVERY_WORDS),
    about: '内容',
    of: inZh(MAIL_ABOUT_WORDS),
    language: '语言',
    languages: inZh(MAIL_LANGUAGE_WORDS),
    next: '下一封',
    add: '设置',
    reason: '定时报表',
    end: '停止',
    which: '哪一份',
  },
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
      week: `到这个周日为止合计 ${sum}，账面 ${books}。`,
      month: `到月底为止合计 ${sum}，账面 ${books}。`,
    })[kind],
  differ: '两者不一致，请运行“核对”（office reconcile）。',
  file: { table: '下载表格（CSV）', page: '下载打印页（HTML）' },
  print: '打印',
  nothing: {
    evening: '这场还没有售出。',
    season: '这个音乐季还没有售出。',
    day: '这天没有售出，也没有收款或退款。',
    week: '这一周没有售出，也没有收款或退款。',
    month: '这个月没有售出，也没有收款或退款。',
  },
};

const en: typeof zh = {
  kind: 'Report of',
  which: { day: 'Day', week: 'Week (any day of it)', month: 'Month' },
  curve: 'Sales curve',
  theDay: 'the day',
  daysBefore: 'Days before',
  dayName: n => (n === 0 ? 'on the day' : `${n} ${n === 1 ? 'day' : 'days'} before`),
  when: { day: 'Sold each day', month: 'Sold each month' },
  unit: { day: 'Day', month: 'Month' },
  name: 'Name',
  places: 'Number',
  mails: {
    title: 'Sent by mail',
    lead: mail =>
      `Sent to ${mail} after six in the morning, with the table (CSV) attached; nobody’s name is in a report. It ends by itself when the account is closed or its role may not read reports any more.`,
    none: 'No report is sent yet.',
    notSent: 'This server is not set up to send mail: nothing would arrive.',
    every: 'How often',
    how: inEn(MAIL_EVERY_WORDS),
    about: 'What of',
    of: inEn(MAIL_ABOUT_WORDS),
    language: 'Language',
    languages: inEn(MAIL_LANGUAGE_WORDS),
    next: 'Next',
    add: 'Have a report sent',
    reason: 'report by mail',
    end: 'Stop one',
    which: 'Which one',
  },
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
      week: `Up to the end of this week it all comes to ${sum}; the books say ${books}.`,
      month: `Up to the end of this month it all comes to ${sum}; the books say ${books}.`,
    })[kind],
  differ: 'They differ: please run the reconciliation (office reconcile).',
  file: { table: 'Download the table (CSV)', page: 'Download the page to print (HTML)' },
  print: 'Print',
  nothing: {
    evening: 'Nothing is sold for this evening yet.',
    season: 'Nothing is sold for this season yet.',
    day: 'Nothing was sold on this day, and no money came or went.',
    week: 'Nothing was sold in this week, and no money came or went.',
    month: 'Nothing was sold in this month, and no money came or went.',
  },
};

export const REPORT_WORDS: Readonly<Record<Locale, typeof zh>> = { 'zh-CN': zh, 'en-US': en };
