import type { Saving } from '#domain/rules/package.ts';
import type { Bilingual } from '#domain/text.ts';
import type { ArtAttrs } from './wire-types.ts';

/** One concert of a package, on any of these performances. */
export interface PackSlot {
  readonly id: string;
  readonly programId: string;
  readonly schedules: readonly string[];
}

/** A season package. Money in fen, instants in milliseconds. */
export interface PackDoc {
  readonly id: string;
  readonly order: number;
  readonly name: Bilingual;
  readonly kicker: Bilingual;
  readonly lead: Bilingual;
  readonly gives: readonly Bilingual[];
  readonly art: ArtAttrs;
  /** Concerts to choose; 0 for all. */
  readonly pick: number;
  readonly slots: readonly PackSlot[];
  readonly saving: Saving;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly minLevel: number;
  /** Most places of one order. */
  readonly limit: number;
}
