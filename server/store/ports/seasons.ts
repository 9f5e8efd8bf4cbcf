import type { CatalogueDoc } from './catalogue.ts';

/** A season as it was published. Instants are milliseconds. */
export interface SeasonVersion {
  /** 1, 2 … in the order of publishing. */
  readonly number: number;
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly note: string;
  /** The version that it took back; null for one from files. */
  readonly undoes: number | null;
}

/** What became of a performance or of a show's date that was announced. */
export interface OccasionChange {
  readonly id: string;
  readonly family: 'seat' | 'show';
  readonly occasionId: string;
  readonly kind: 'cancelled' | 'moved' | 'restored';
  readonly fromAt: number;
  readonly toAt: number;
  /** The version of the season that said so; null where the office did. */
  readonly version: number | null;
  readonly at: number;
  /** When its buyers were told; null while they are still to be. */
  readonly toldAt: number | null;
}

/** A picture of a season; its id is made from its bytes. */
export interface SeasonPicture {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a season as a version keeps them. */
export interface KeptFiles {
  readonly texts: Readonly<Record<string, string>>;
  /** Ids of pictures by their paths. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface SeasonsStore {
  /** Newest first. */
  versions(): Promise<SeasonVersion[]>;
  /** All documents of a version; null where there is no such one. */
  docsOf(number: number): Promise<CatalogueDoc[] | null>;
  addVersion(version: SeasonVersion, docs: readonly CatalogueDoc[], files?: KeptFiles | null): Promise<void>;
  /** What it was made from; null where nobody kept it. */
  filesOf(number: number): Promise<KeptFiles | null>;
  /** Those that are there already stay: an earlier version may name them. */
  addPictures(rows: readonly SeasonPicture[]): Promise<void>;
  picture(id: string): Promise<SeasonPicture | null>;
  addChanges(rows: readonly OccasionChange[]): Promise<void>;
  /** Oldest first. */
  untold(limit: number): Promise<OccasionChange[]>;
  /** The last change of each evening that had one since, oldest first. */
  lastChanges(since: number): Promise<OccasionChange[]>;
  /** True for the one caller that does. */
  markTold(id: string, at: number): Promise<boolean>;
}
