import { brotliCompressSync, constants } from 'node:zlib';
import { minify, minifySync } from '@swc/core';

const AS_MODULE = { module: true, compress: { unused: false }, mangle: true } as const;
/** Code of a module without spaces and long names. */
export const small = (code: string): string => code && minifySync(code, AS_MODULE).code;
/** The same beside other work. */
export const smallBeside = async (code: string): Promise<string> =>
  code && (await minify(code, AS_MODULE)).code;

/** Bytes of it on the line, nearly: packed as well as a build has time for. */
export const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
