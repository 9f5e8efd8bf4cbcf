import type { PlayerDoc } from '#server/catalogue/orchestra-types.ts';
import { brass } from './brass.ts';
import { lowStrings } from './low-strings.ts';
import { others } from './others.ts';
import { violins } from './violins.ts';
import { winds } from './winds.ts';

/** The band, section by section. */
export const players: readonly PlayerDoc[] = [...violins, ...lowStrings, ...winds, ...brass, ...others];
