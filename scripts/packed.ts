import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync } from '@swc/core';

/** Code of a module without spaces and long names. */
export const small = (code: string): string =>
  code && minifySync(code, { module: true, compress: { unused: false }, mangle: true }).code;

/** Bytes of it on the line, nearly: packed as well as a build has time for. */
export const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
