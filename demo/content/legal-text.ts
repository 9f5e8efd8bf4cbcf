import type { Bilingual } from '#domain/text.ts';

export interface LegalText {
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly html: Bilingual;
}

type Section = readonly [title: string, ...body: readonly string[]];
/** Sections of a legal text as HTML: a heading, then paragraphs, or HTML as it is. */
export const sections = (...list: readonly Section[]): string =>
  list
    .map(
      ([title, ...body]) =>
        `<h3>${title}</h3>${body.map(b => (b.startsWith('<') ? b : `<p>${b}</p>`)).join('')}`,
    )
    .join('');
