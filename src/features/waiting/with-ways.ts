import { ensureCopy } from '#i18n/i18n.ts';
import { LOCALES } from '#site/tree.ts';

/** A deferred part together with its words, in both languages: the language may be switched while it stands. */
export async function withWays<Part>(part: Promise<Part>): Promise<Part> {
  const [module] = await Promise.all([part, ...LOCALES.map(locale => ensureCopy(locale, ['ways']))]);
  return module;
}
