import { Unzip, UnzipInflate } from 'fflate';
import { joined } from '#domain/bytes.ts';
import { ODD } from '#domain/contract/patterns.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import { MAX_FILES, MAX_UNPACKED } from './limits.ts';
import { ID_LENGTH, isPicture, MAKING, mostOf, oneFile } from './one-file.ts';
import type { Fault, SourceFile } from './source.ts';

/** Packed bytes that are unfolded before it is looked at what they came to: a thousand times as many at most. */
const STEP = 8_192;
const IGNORED = /(?:^|\/)(?:\.[^./][^/]*|\.\.[^/]+|node_modules|__MACOSX)(?:\/|$)/;
const MOST_OF_A_NAME = 300;

interface Unpacked {
  readonly files: readonly SourceFile[];
  /** Of the archive itself; with any of them none of its files is read. */
  readonly faults: readonly Fault[];
}

const fault = (file: string, words: Bilingual): Fault => ({ file, line: 0, field: '', words });

/** Nothing is written to a disk; a name that would leave the folder is no slip of the hand. */
const leaves = (path: string): boolean =>
  /^\/|^[a-z]:|\\/i.test(path) ||
  ODD.test(path) ||
  path.split('/').some(part => part === '..' || part === '.');

const BROKEN = t(
  '在压缩包里已损坏，或压缩方式无法读取',
  'is broken in the archive, or packed in a way that cannot be read',
);

class TooMuch extends Error {}

/**
 * Unpacks as it reads, and stops as soon as there is more than a season has: what an archive says of its own sizes may be
 * a lie.
 */
function unpack(bytes: Uint8Array<ArrayBuffer>): { found: Map<string, Uint8Array[]>; faults: Fault[] } {
  const found = new Map<string, Uint8Array[]>();
  const faults: Fault[] = [];
  const bad = new Set<string>();
  let whole = 0;
  let over = false;
  const unzip = new Unzip(file => {
    const { name } = file;
    if (over) return;
    if (name.length > MOST_OF_A_NAME || leaves(name)) {
      faults.push(
        fault(
          name.slice(0, MOST_OF_A_NAME),
          t('离开了文件夹，不会读取', 'leaves the folder and is not read'),
        ),
      );
      return;
    }
    if (name.endsWith('/') || IGNORED.test(name)) return;
    if (found.has(name)) {
      faults.push(fault(name, t('在压缩包里有两次', 'is in the archive twice')));
      return;
    }
    if (found.size >= MAX_FILES) {
      over = true;
      return;
    }
    const parts: Uint8Array[] = [];
    found.set(name, parts);
    let size = 0;
    const told = (words: Bilingual): void => {
      if (!bad.has(name)) faults.push(fault(name, words));
      bad.add(name);
      parts.length = 0;
    };
    file.ondata = (error, part) => {
      if (error) return told(BROKEN);
      size += part.length;
      whole += part.length;
      over ||= whole > MAX_UNPACKED;
      if (size > mostOf(name.slice(name.indexOf('/') + 1)) && size > mostOf(name)) {
        told(t('文件太大', 'is too large'));
      } else if (!over && !bad.has(name)) parts.push(part);
    };
    try {
      file.start();
    } catch {
      told(BROKEN);
    }
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) {
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    if (over) throw new TooMuch();
  }
  return { found, faults };
}

/** The one folder that all of it lies in, where there is one: who packs a folder packs its name, too. */
function around(paths: readonly string[]): string {
  if (paths.includes('season.yaml')) return '';
  const at = paths.find(path => /^[^/]+\/season\.yaml$/.test(path));
  return at ? at.slice(0, -'season.yaml'.length) : '';
}

export async function pictureId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', joined([new TextEncoder().encode(MAKING), bytes]));
  return [...new Uint8Array(digest)]
    .map(b => b.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
}

const WORKBOOK = t(
  '这是工作簿，不是文件夹：请把表格另存为 calendar.csv 或 prices.csv，放进音乐季的文件夹',
  'is a workbook, not a folder: save its table as calendar.csv or prices.csv and put it into the season’s folder',
);
const NO_ARCHIVE = t('不是 ZIP 压缩包', 'is no ZIP archive');

/** The files of a season that came as an archive: as those of a folder, or what is wrong with it. */
export async function archiveFiles(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked> {
  const bad = (words: Bilingual): Unpacked => ({ files: [], faults: [fault(name, words)] });
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) return bad(NO_ARCHIVE);
  let unpacked: ReturnType<typeof unpack>;
  try {
    unpacked = unpack(bytes);
  } catch (error) {
    if (!(error instanceof TooMuch)) return bad(NO_ARCHIVE);
    return bad(
      t(
        `展开后太大：最多 ${MAX_FILES} 个文件、${MAX_UNPACKED / 1e6} MB`,
        `unfolds to too much: at most ${MAX_FILES} files and ${MAX_UNPACKED / 1e6} MB`,
      ),
    );
  }
  const { found, faults } = unpacked;
  if (found.has('[Content_Types].xml')) return bad(WORKBOOK);
  if (faults.length > 0) return { files: [], faults };
  if (found.size === 0) return bad(t('里面没有文件', 'holds no file'));
  const top = around([...found.keys()]);
  const files: SourceFile[] = [];
  for (const [full, parts] of found) {
    if (!full.startsWith(top)) continue;
    const path = full.slice(top.length);
    const read = joined(parts);
    const id = isPicture(path) ? await pictureId(read) : '';
    files.push(oneFile(path, read, () => id));
  }
  return { files, faults: [] };
}
