import type { CopyFiles, CopyTree } from './types.ts';

/** The Chinese copy by namespace: each comes with the first page that needs it. */
export const files: CopyFiles = import.meta.glob<{ default: CopyTree }>('./*.ts', { base: './zh-CN/' });
