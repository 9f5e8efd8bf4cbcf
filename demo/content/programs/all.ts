import type { ProgramDoc } from '#server/catalogue/types.ts';
import { program } from '../build.ts';
import { chinese } from './chinese.ts';
import { classical } from './classical.ts';
import { festive } from './festive.ts';
import { frenchSpanish } from './french-spanish.ts';
import { northEast } from './north-east.ts';
import { romantic } from './romantic.ts';

/** Every programme of the demonstration season. */
export const programs: readonly ProgramDoc[] = [
  ...classical,
  ...romantic,
  ...northEast,
  ...frenchSpanish,
  ...chinese,
  ...festive,
].map(program);
export const programById: ReadonlyMap<string, ProgramDoc> = new Map(programs.map(p => [p.id, p]));
