import type { MailAbout, MailEvery } from '../contract/desk.ts';
import type { Bilingual } from '../text.ts';

/** How often a report is sent, of what, and in which language: for the page and the command. */
export const MAIL_EVERY_WORDS: Readonly<Record<MailEvery, Bilingual>> = {
  day: { zh: '每天', en: 'Every day' },
  week: { zh: '每周一', en: 'Every Monday' },
  month: { zh: '每月一日', en: 'On the first of each month' },
};
export const MAIL_ABOUT_WORDS: Readonly<Record<MailAbout, Bilingual>> = {
  time: { zh: '前一天、前一周或前一个月', en: 'The day, week or month before' },
  season: { zh: '整个音乐季至今', en: 'The season so far' },
};
export const MAIL_LANGUAGE_WORDS = {
  'zh-CN': { zh: '中文', en: 'Chinese' },
  'en-US': { zh: '英文', en: 'English' },
} as const satisfies Readonly<Record<string, Bilingual>>;
