import type { Bilingual } from '../text.ts';

interface Coded {
  readonly code: string;
}

/** Words for each code of a reason: one that is missing does not compile. */
export type WordsOf<R extends Coded> = {
  readonly [C in R['code']]: Bilingual | ((reason: Extract<R, { readonly code: C }>) => Bilingual);
};

/** A reason in words. */
export function inWords<R extends Coded>(words: WordsOf<R>, reason: R): Bilingual {
  const own = words[reason.code as R['code']] as Bilingual | ((reason: R) => Bilingual);
  return typeof own === 'function' ? own(reason) : own;
}
