import { t } from '../catalogue/text.ts';
import type { KeptFiles } from '../store/ports/seasons.ts';
import type { Fault, SourceFile } from './source.ts';

/** What a version keeps of the files that it was made from. */
export const keptFiles = (files: readonly SourceFile[]): KeptFiles => ({
  texts: Object.fromEntries(files.flatMap(({ path, text }) => (text === null ? [] : [[path, text]]))),
  pictures: Object.fromEntries(
    files.flatMap(({ path, picture }) => (picture && 'id' in picture ? [[path, picture.id]] : [])),
  ),
});

const length = (text: string): number => new TextEncoder().encode(text).length;
/** They again; pictures without their bytes, since the store has them in all sizes. */
function filesFrom({ texts, pictures }: KeptFiles): SourceFile[] {
  return [
    ...Object.entries(texts).map(([path, text]) => ({ path, text, bytes: length(text) })),
    ...Object.entries(pictures).map(([path, id]) => ({
      path,
      text: null,
      bytes: 0,
      picture: { id, file: path, bytes: new Uint8Array() },
    })),
  ];
}

/** Whether tables alone were sent, without a season round them. */
export const areTables = (files: readonly SourceFile[]): boolean =>
  files.length > 0 && files.every(({ path }) => path.endsWith('.csv'));

/** What a table takes the place of, beside the file of its name. */
const FOR: Readonly<Record<string, (path: string) => boolean>> = {
  'calendar.csv': path => /^calendar(?:\.(?:ya?ml|json)$|\/)/.test(path),
};

/** Tables over the season that stands. */
export function laidOver(tables: readonly SourceFile[], kept: KeptFiles): SourceFile[] {
  const gone = (path: string): boolean =>
    tables.some(table => table.path === path || FOR[table.path]?.(path) === true);
  return [...filesFrom(kept).filter(({ path }) => !gone(path)), ...tables];
}

export const notKept = (file: string): Fault => ({
  file,
  line: 0,
  field: '',
  words: t(
    '只送来了表格，而目前这一版没有留下文件：请连同音乐季的文件夹一起送来',
    'came without a season, and the files of the one that stands were not kept: send it with the season’s folder',
  ),
});
