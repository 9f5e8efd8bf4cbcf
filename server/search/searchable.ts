import type { SearchGroup } from '#domain/contract/search.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { ArtAttrs } from '../catalogue/wire-types.ts';

/** One thing that can be found, in both languages. */
export interface Searchable {
  readonly group: SearchGroup;
  /** Unique in its group. */
  readonly id: string;
  /** A path of this site without its tree. */
  readonly link: string;
  readonly title: Bilingual;
  /** Other names that it goes by, found like the title and not shown: 贝五, Op. 67. */
  readonly names?: readonly string[];
  /** Other spellings of its name, and what people ask for when they mean it: found like the title. */
  readonly aliases?: readonly string[];
  /** What belongs to it: composer, artists, hall, movements. */
  readonly words?: readonly string[];
  /** Its text, shown in part. */
  readonly text: Bilingual;
  /** The text only repeats the words: it is shown, and not searched once more. */
  readonly repeats?: true;
  /** A line of facts. */
  readonly note: Bilingual;
  /** Better known or nearer: 0 to 1, decides between equals. */
  readonly prior: number;
  readonly art?: ArtAttrs;
  readonly portrait?: { readonly seed: string; readonly seal: string; readonly instrument: string };
  /** Not found before this instant, ms. */
  readonly publishedAt?: number;
  /** Not found from this instant on, ms. */
  readonly until?: number;
  /** The programme whose card stands for it. */
  readonly programId?: string;
}

/** Words between commas of either script, as files of a season and the tables here write them. */
export const listedWords = (text = ''): string[] =>
  text
    .split(/[,，、]/)
    .map(word => word.trim())
    .filter(Boolean);

/** Where searchable things come from. To add a source, add its provider to providers/all.ts. */
export type Provider = (catalogue: Catalogue) => readonly Searchable[];
