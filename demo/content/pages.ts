import { hallTime } from '#lib/dates.ts';
import type { ContentDoc } from '#server/catalogue/types.ts';
import { clubQuestions } from './club/questions.ts';
import { faq } from './faq.ts';
import { legal } from './legal.ts';
import { news } from './news.ts';
import { aboutContents } from './orchestra/about.ts';
import { foundationReport } from './support/foundation.ts';

export const DAY = 86_400_000;

/** Texts in HTML behind the ads of the same id, dated from an instant (ms). */
export const contents = (from: number): ContentDoc[] => [
  ...news.map(n => ({ id: n.id, title: n.title, html: n.html, updatedAt: from - n.daysAgo * DAY })),
  ...faq.map(q => ({ id: q.id, title: q.question, html: q.answer, updatedAt: from - 60 * DAY })),
  ...clubQuestions.map(q => ({ id: q.id, title: q.question, html: q.html, updatedAt: from - 45 * DAY })),
  { id: 'foundation-report', ...foundationReport(hallTime(from).year), updatedAt: from - 30 * DAY },
  ...aboutContents(from),
  ...legal.map(l => ({ id: l.id, title: l.title, html: l.html, updatedAt: from - 90 * DAY })),
];
