import type { Section, SectionId } from '#domain/contract/orchestra.ts';

/** The section that the URL names, else `first`. */
export const sectionOf = (asked: string | null, sections: readonly Section[], first: SectionId): SectionId =>
  sections.find(s => s.id === asked)?.id ?? first;
