import type { Saving } from '#domain/rules/package.ts';
import type { Doc } from './shapes/held.ts';
import type { pack } from './shapes/sale.ts';

/** One concert of a package, on any of these performances. */
export interface PackSlot {
  readonly id: string;
  readonly programId: string;
  readonly schedules: readonly string[];
}

/** A season package. Money in fen, instants in milliseconds. */
export interface PackDoc extends Omit<Doc<typeof pack>, 'programs' | 'only' | 'saving' | 'opens' | 'closes'> {
  readonly slots: readonly PackSlot[];
  readonly saving: Saving;
  readonly opensAt: number;
  readonly closesAt: number;
}
