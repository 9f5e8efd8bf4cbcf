import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';

const paragraphs = (texts: readonly string[]): string => texts.map(text => `<p>${text}</p>`).join('');

/** Paragraphs of plain text in both languages as HTML. */
export const html = (zh: readonly string[], en: readonly string[]): Bilingual =>
  t(paragraphs(zh), paragraphs(en));
