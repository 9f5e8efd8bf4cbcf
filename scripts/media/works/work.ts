import type { Bilingual } from '#domain/text.ts';
import type { PlayingSettings } from '../perform.ts';

/** What somebody who knows the piece adds to its score. Everything is optional: an unknown score is rendered without. */
export interface Work {
  readonly composer?: Bilingual;
  readonly work?: string;
  readonly workTitle?: Bilingual;
  readonly title?: Bilingual;
  readonly settings?: PlayingSettings;
  /** False: what is repeated is played once. */
  readonly repeats?: boolean;
  /** Names of the annotated themes by their label. */
  readonly themes?: Readonly<Record<string, Bilingual>>;
  /** Where parts of the form begin: printed number of the bar. */
  readonly form?: readonly (readonly [bar: string, name: Bilingual])[];
}

export const t = (zh: string, en: string): Bilingual => ({ zh, en });
