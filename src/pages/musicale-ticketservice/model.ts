import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

export interface Question {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}
export interface Group {
  readonly name: string;
  readonly questions: readonly Question[];
}

/** Questions come as ads, their answers as contents of the same ids; the line above the title is the group. */
async function groups(signal: AbortSignal): Promise<Group[]> {
  const options = { signal, quiet: true };
  const ads = await readAds(options, 'faq');
  if (ads.length === 0) return [];
  const answers = await call(content.adContents, { ids: ads.map(ad => ad.id) }, options);
  const byId = new Map(answers.map(a => [a.id, a.html]));
  const found = new Map<string, Question[]>();
  for (const ad of ads) {
    const question = { id: ad.id, title: ad.title, html: byId.get(ad.id) ?? '' };
    found.set(ad.kicker, [...(found.get(ad.kicker) ?? []), question]);
  }
  return [...found].map(([name, questions]) => ({ name, questions }));
}

export function loader({ signal }: PageArgs) {
  return { groups: handled(groups(signal)) };
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Groups with the questions that contain every word, in the question or its answer. Tags are no words. */
export function findQuestions(all: readonly Group[], words: string): Group[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...all];
  return all.flatMap(group => {
    const questions = group.questions.filter(q => {
      const text = fold(`${group.name} ${q.title} ${q.html.replace(/<[^>]*>/g, ' ')}`);
      return wanted.every(word => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}
