import type { Saving } from '#domain/rules/package.ts';
import type { Both } from './types.ts';
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
  readonly name: Both;
  readonly kicker: Both;
  readonly lead: Both;
  readonly gives: readonly Both[];
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
