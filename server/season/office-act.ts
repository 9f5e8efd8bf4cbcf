import type { TextKind } from '#domain/contract/editing.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';

/** What an act says of an evening, or what was said before it. Null takes a field away. */
export interface Fields {
  readonly cancelled?: boolean;
  readonly startsAt?: number;
  readonly movedFrom?: number | null;
}
interface Signed {
  /** Its name: 1, 2 … */
  readonly number: number;
  readonly scheduleId: string;
  readonly at: number;
  readonly who: string;
  readonly why: string;
  /** The version of the season whose files say the same: the act is over, unless that version is taken back. */
  readonly settledBy?: number;
  readonly undoneAt?: number;
}
export interface Edit extends Signed {
  readonly what: 'cancel' | 'move';
  readonly says: Fields;
  readonly before: Fields;
}
export interface Held extends Signed {
  readonly what: 'hold';
  /** Of a standing one those that are still held. */
  readonly seats: readonly string[];
}
/** A text that was written at the desk: news, or a banner of the home page. It belongs to no evening. */
export interface Written extends Signed {
  readonly what: 'text';
  readonly of: TextKind;
  readonly id: string;
  /** What was typed, for whoever goes on with it; null where the text was taken down. */
  readonly typed: unknown;
  /** Its documents as they shall be; without a body where there is none. */
  readonly docs: readonly CatalogueDoc[];
  /** The same as they were before anything was written. */
  readonly before: readonly CatalogueDoc[];
}
/**
 * What the office did to an evening that the season's files say otherwise: an edition of it that stands over theirs
 * until it is undone by its number (docs/decisions/0047). It lies among the documents, where no version names it.
 */
export type OfficeAct = Edit | Held | Written;
export const isEdit = (act: OfficeAct): act is Edit => act.what === 'cancel' || act.what === 'move';
export const isWritten = (act: OfficeAct): act is Written => act.what === 'text';
export const isStanding = (act: OfficeAct): boolean => act.settledBy === undefined;
