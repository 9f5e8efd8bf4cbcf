import type { MediaManifest } from '#domain/contract/media.ts';
import type { Bilingual } from '#domain/text.ts';

/** A picture of a season as it was brought. Its id is made from its bytes. */
export interface Picture {
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file of a season as it was found. */
export interface SourceFile {
  /** From the folder's root, with slashes. */
  readonly path: string;
  /** What it says; null for pictures and for what could not be read. */
  readonly text: string | null;
  readonly bytes: number;
  /** Below pictures/: what it shows, or why it cannot be taken. */
  readonly picture?: Picture | Bilingual;
  /** How the bytes of a table were taken, where that was not plain. */
  readonly taken?: Bilingual;
  /** Why it was not read: the reader of the folder found it out. */
  readonly refused?: 'link' | 'outside' | 'large' | 'encoding';
}

export interface Fault {
  readonly file: string;
  /** From 1; 0 where the fault is of the file as a whole. */
  readonly line: number;
  /** works[2].minutes; empty where the fault is of the file as a whole. */
  readonly field: string;
  readonly words: Bilingual;
}

/** One thing of a season: what its file says, in the shape of its kind. */
export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly file: string;
  // biome-ignore lint/suspicious/noExplicitAny: its kind's shape has judged it
  readonly value: any;
  /** Prose by language, as its kind has it: HTML, or a text a paragraph. */
  readonly prose?: { readonly html: Bilingual; readonly paragraphs: readonly Bilingual[] };
}

/** The streams that a media folder holds, by id; null where a manifest is none. */
export type Media = ReadonlyMap<string, MediaManifest | null>;

/** A season that was read: plain data, so that a bundler can carry it. */
export interface Season {
  readonly entries: readonly Entry[];
}

type Path = readonly PropertyKey[];
/** Where of a file a field stands. */
export type LineOf = (path: Path) => number;

/** works[2].minutes */
export const fieldOf = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`)).join('');
