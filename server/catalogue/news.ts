import {
  type MovingScore,
  NEWS_TYPES,
  type NewsCard,
  type NewsDetail,
  SCORE_PARTS,
} from '#domain/contract/news.ts';
import { say } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import type { Catalogue } from './types.ts';
import type { NewsDoc, ScoreDoc } from './types-news.ts';
import { NEWS_KINDS } from './types-news.ts';
import { cardView, iso, type View } from './view.ts';

const RELATED = 3;
/** Read in a minute: Chinese characters, and English words. */
const READ_IN_A_MINUTE = { 'zh-CN': 350, 'en-US': 200 } as const;
const SECONDS = 60;

const lists = new WeakMap<Catalogue, readonly NewsDoc[]>();

/** News that are out at `now`, the newest first. */
export function newsOf(catalogue: Catalogue, now: number): readonly NewsDoc[] {
  const all =
    lists.get(catalogue) ??
    [...catalogue.kind<NewsDoc>('news').values()].sort(
      (a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1),
    );
  lists.set(catalogue, all);
  const first = all.findIndex(n => n.publishedAt <= now);
  return first < 0 ? [] : all.slice(first);
}

export const scoreOf = (catalogue: Catalogue, { score }: NewsDoc): ScoreDoc | undefined =>
  score === undefined ? undefined : catalogue.kind<ScoreDoc>('score').get(score);
export const yearOf = (doc: NewsDoc): number => hallTime(doc.publishedAt).year;
export const typeName = (type: (typeof NEWS_TYPES)[number], locale: Locale): string =>
  say(NEWS_KINDS[type], locale);

/** Words of a body, without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function minutesOf(html: string, locale: Locale): number {
  const text = plainText(html);
  const length = locale === 'zh-CN' ? text.replace(/\s/g, '').length : text.split(' ').length;
  return Math.max(1, Math.round(length / READ_IN_A_MINUTE[locale]));
}

export function newsCardView(catalogue: Catalogue, doc: NewsDoc, locale: Locale): NewsCard {
  const html = catalogue.contents.get(doc.id)?.html;
  const score = scoreOf(catalogue, doc);
  return {
    id: doc.id,
    type: doc.type,
    typeName: typeName(doc.type, locale),
    title: say(doc.title, locale),
    text: say(doc.text, locale),
    art: doc.art,
    publishedAt: iso(doc.publishedAt),
    minutes: html ? minutesOf(say(html, locale), locale) : 1,
    ...(score && { seconds: Math.round(secondsOf(score)) }),
  };
}

const secondsOf = ({ beats, tempo }: ScoreDoc): number => (beats * SECONDS) / tempo;
const milli = (n: number): number => Math.round(n * 1000) / 1000;

/** A score in seconds, as the player wants it. */
export function scoreView(doc: ScoreDoc, locale: Locale): MovingScore {
  const beat = SECONDS / doc.tempo;
  return {
    id: doc.id,
    seconds: milli(doc.beats * beat),
    parts: SCORE_PARTS.flatMap(part => {
      const notes = doc.parts[part];
      return notes
        ? [
            {
              part,
              notes: notes.map(([at, length, pitch, loud]): [number, number, number, number] => [
                milli(at * beat),
                milli(length * beat),
                pitch,
                loud,
              ]),
            },
          ]
        : [];
    }),
    captions: doc.captions.map(c => ({ at: milli(c.at * beat), text: say(c.text, locale) })),
  };
}

/** News that share most with this one: programmes, people, category; the newest among equals. */
function related(doc: NewsDoc, all: readonly NewsDoc[]): NewsDoc[] {
  const [programs, artists] = [new Set(doc.programs), new Set(doc.artists)];
  const score = (n: NewsDoc): number =>
    n.programs.filter(p => programs.has(p)).length * 3 +
    n.artists.filter(a => artists.has(a)).length * 2 +
    (n.type === doc.type ? 1 : 0);
  return all
    .filter(n => n.id !== doc.id && score(n) > 0)
    .sort((a, b) => score(b) - score(a) || b.publishedAt - a.publishedAt)
    .slice(0, RELATED);
}

/** An article in full, with its neighbours in its category and what it speaks of. */
export function newsDetailView(view: View, doc: NewsDoc): Omit<NewsDetail, 'toHear'> {
  const { catalogue, locale, now } = view;
  const all = newsOf(catalogue, now);
  const card = (n: NewsDoc | undefined): NewsCard | null => (n ? newsCardView(catalogue, n, locale) : null);
  const siblings = all.filter(n => n.type === doc.type);
  const at = siblings.findIndex(n => n.id === doc.id);
  const score = scoreOf(catalogue, doc);
  const html = catalogue.contents.get(doc.id)?.html;
  return {
    ...newsCardView(catalogue, doc, locale),
    html: html ? say(html, locale) : '',
    author: say(doc.author, locale),
    caption: say(doc.caption, locale),
    ...(score && { score: scoreView(score, locale) }),
    programs: doc.programs.flatMap(id => {
      const program = catalogue.programs.get(id);
      return program && catalogue.listed.has(id) ? [cardView(view, program)] : [];
    }),
    people: doc.artists.flatMap(id => {
      const artist = catalogue.artists.get(id);
      if (!artist) return [];
      return [
        { id, name: say(artist.name, locale), bio: say(artist.bio, locale), portrait: artist.portrait },
      ];
    }),
    older: card(siblings[at + 1]),
    newer: at > 0 ? card(siblings[at - 1]) : null,
    related: related(doc, all).map(n => newsCardView(catalogue, n, locale)),
  };
}

/** Categories in the order of the site, with how many there are; empty ones too, as their pages exist. */
export const newsTypes = (catalogue: Catalogue, now: number, locale: Locale) => {
  const all = newsOf(catalogue, now);
  return NEWS_TYPES.map(code => ({
    code,
    name: typeName(code, locale),
    count: all.filter(n => n.type === code).length,
  }));
};
