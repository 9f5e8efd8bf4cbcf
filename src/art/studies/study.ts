import type { Palette } from '../palette.ts';

export type Study = (p: Palette) => string;
