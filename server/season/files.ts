import type { SeasonFiles } from '../deps.ts';
import { seasonReader } from './reader.ts';
import { look, scaled } from './scale.ts';

/** Of a server. */
export const seasonFiles: SeasonFiles = seasonReader({ look, scaled });
