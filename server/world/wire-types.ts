import type { AD_FLAGS } from '../../src/domain/contract/content.ts';
import type { PROGRAM_TYPES } from '../../src/domain/contract/program.ts';

export type { ArtAttrs } from '../../src/domain/contract/parts.ts';
export type ProgramType = (typeof PROGRAM_TYPES)[number];
export type AdFlag = (typeof AD_FLAGS)[number];
