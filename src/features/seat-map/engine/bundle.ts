// The map's own JavaScript as one module: what the benchmark weighs.
import { createSeatMap } from './engine.ts';
import { compile } from './geometry.ts';
import { readPalette } from './palette.ts';

export const seatMap = { compile, createSeatMap, readPalette };
