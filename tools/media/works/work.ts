import type { MediaManifest } from '#domain/contract/media.ts';
import type { Bilingual } from '#domain/text.ts';
import type { PlayingSettings } from '../perform.ts';

/** What somebody who knows the piece adds to its score. Everything is optional: an unknown score is rendered without. */
export interface Work {
  readonly composer?: Bilingual | undefined;
  readonly work?: string | undefined;
  readonly workTitle?: Bilingual | undefined;
  readonly title?: Bilingual | undefined;
  readonly settings?: PlayingSettings | undefined;
  /** False: what is repeated is played once. */
  readonly repeats?: boolean | undefined;
  /** Names of the annotated themes by their label. */
  readonly themes?: Readonly<Record<string, Bilingual>> | undefined;
  /** Where parts of the form begin: printed number of the bar. */
  readonly form?: readonly (readonly [bar: string, name: Bilingual])[] | undefined;
  /** Where it grows and the file of the score does not say so: printed numbers of the bars. */
  readonly growths?: readonly (readonly [from: string, to: string])[] | undefined;
  /** Of a file with several movements: what is said of each of them. */
  readonly movements?:
    | readonly Pick<Work, 'title' | 'settings' | 'repeats' | 'themes' | 'form' | 'growths'>[]
    | undefined;
  /** With pictures. */
  readonly film?: boolean | undefined;
  /** Whose score it is, where its file does not say. */
  readonly credits?: MediaManifest['credits'] | undefined;
}

export const t = (zh: string, en: string): Bilingual => ({ zh, en });
