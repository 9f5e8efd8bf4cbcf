import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import type { Segment, Sheet } from './follow.ts';

type Words = (key: `section.${SectionId}`) => string;

/** Who plays: the section's name; where a section has several instruments, as harp and harpsichord, the instrument's own. */
export const nameOf = ({ section, instrument }: Segment, locale: Locale, words: Words): string =>
  section === null || section === 'harp' ? say(instrument, locale) : words(`section.${section}`);

/**
 * What the wedge of a section is called in this work: where several things sit in one, the one that has the melody; else the
 * one that it is named after, or what stands there in its place.
 */
export function wedgeName(
  { score }: Pick<Sheet, 'score'>,
  section: SectionId,
  locale: Locale,
  words: Words,
  sounding: readonly Segment[],
): string {
  const name = words(`section.${section}`);
  if (section !== 'harp') return name;
  const leads = sounding.find(segment => segment.section === section);
  if (leads) return nameOf(leads, locale, words);
  const there = score.parts.filter(p => p.section === section).map(p => say(p.name, locale));
  return there.includes(name) ? name : (there[0] ?? name);
}
