import type { ContentDoc } from '../types.ts';
import { faq } from './faq.ts';
import { legal } from './legal.ts';
import { news } from './news.ts';

export const DAY = 86_400_000;

/** Texts in HTML behind the ads of the same id, dated from an instant (ms). */
export const contents = (from: number): ContentDoc[] => [
  ...news.map(n => ({ id: n.id, title: n.title, html: n.html, updatedAt: from - n.daysAgo * DAY })),
  ...faq.map(q => ({ id: q.id, title: q.question, html: q.answer, updatedAt: from - 60 * DAY })),
  ...legal.map(l => ({ id: l.id, title: l.title, html: l.html, updatedAt: from - 90 * DAY })),
];
