import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import type { Segment, Sheet } from './follow.ts';

type Words = (key: `section.${SectionId}`) => string;

/** Who plays, as one says it: the section; where several things sit in one, a harpsichord beside a harp, its own name. */
export const nameOf = ({ section, instrument }: Segment, locale: Locale, words: Words): string =>
  section === null || section === 'harp' ? say(instrument, locale) : words(`section.${section}`);

/** What the wedge of a section is called in this work. */
export function wedgeName({ score }: Sheet, section: SectionId, locale: Locale, words: Words): string {
  const there = section === 'harp' ? score.parts.find(p => p.section === 'harp') : undefined;
  return there ? say(there.name, locale) : words(`section.${section}`);
}
