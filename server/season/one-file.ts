import { MAX_PICTURE, MAX_TEXT } from './limits.ts';
import { pictureFault } from './pictures.ts';
import type { SourceFile } from './source.ts';
import { tableText } from './table-text.ts';

/** What a picture is scaled to is part of its name: whoever has one under a name has it as it is made now. */
export const MAKING = 'pictures.1|';
export const ID_LENGTH = 32;

export const isPicture = (path: string): boolean => path.startsWith('pictures/');
export const mostOf = (path: string): number => (isPicture(path) ? MAX_PICTURE : MAX_TEXT);

/** A file of a season by its path and bytes, from wherever they came; `id` is asked for of pictures alone. */
export function oneFile(path: string, bytes: Uint8Array<ArrayBuffer>, id: () => string): SourceFile {
  const found = { path, text: null, bytes: bytes.length };
  if (isPicture(path)) return { ...found, picture: pictureFault(bytes) ?? { id: id(), file: path, bytes } };
  if (path.endsWith('.csv')) {
    const read = tableText(bytes);
    return read ? { ...found, ...read } : { ...found, refused: 'encoding' };
  }
  try {
    return { ...found, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ...found, refused: 'encoding' };
  }
}
