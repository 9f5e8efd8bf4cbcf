import type { AD_FLAGS } from '#domain/contract/content.ts';
import type { PROGRAM_TYPES } from '#domain/contract/program.ts';

export type { ArtAttrs } from '#domain/contract/parts.ts';
export type ProgramType = (typeof PROGRAM_TYPES)[number];
export type AdFlag = (typeof AD_FLAGS)[number];
