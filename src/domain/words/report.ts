import type { ReportGroup, ReportKind } from '../contract/desk.ts';
import type { Bilingual } from '../text.ts';

/** What a report counts by. */
export const REPORT_GROUP: Readonly<Record<ReportGroup, Bilingual>> = {
  status: { zh: '座位', en: 'seats' },
  sold: { zh: '售出', en: 'sold' },
  complimentary: { zh: '赠出', en: 'complimentary' },
  category: { zh: '座位等级', en: 'category' },
  channel: { zh: '取票方式', en: 'channel' },
  discount: { zh: '优惠', en: 'discount' },
  evening: { zh: '场次', en: 'evening' },
  day: { zh: '售出日期', en: 'day' },
  month: { zh: '售出月份', en: 'month' },
  'days before': { zh: '演出前天数', en: 'days before' },
  attendance: { zh: '到场', en: 'attendance' },
  returned: { zh: '退票', en: 'returned' },
  'money in': { zh: '收款', en: 'money in' },
  'money back': { zh: '退款', en: 'money back' },
  kept: { zh: '留存', en: 'kept' },
};

/** Of what there may be a report. */
export const REPORT_KIND: Readonly<Record<ReportKind, Bilingual>> = {
  evening: { zh: '一场演出', en: 'Evening' },
  day: { zh: '一天', en: 'Day' },
  week: { zh: '一周', en: 'Week' },
  month: { zh: '一个月', en: 'Month' },
  season: { zh: '整个音乐季', en: 'Season' },
};
export const isReportKind = (kind: string): kind is ReportKind => Object.hasOwn(REPORT_KIND, kind);
