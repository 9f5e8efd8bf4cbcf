import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';

/** How the bytes of a table were taken as text; undefined where nothing had to be guessed. */
export interface TableText {
  readonly text: string;
  readonly taken?: Bilingual;
}

const strict = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Text in UTF-16 has a zero beside each sign that parts its cells and lines: beside the other byte it has fewer. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (!bytes.subarray(0, 512).includes(0)) return null;
  const signs = (encoding: string): number =>
    new TextDecoder(encoding).decode(bytes).split(/[\t\n\r,;]/).length;
  return signs('utf-16le') > signs('utf-16be') ? 'utf-16le' : 'utf-16be';
}

const isFigure = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;

/** Letters with accents stand alone among plain ones; Chinese stands in pairs of high bytes, or in two with a figure each. */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0;
  let pairs = 0;
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    if (isFigure(bytes[i + 1]) && (bytes[i + 2] ?? 0) >= 0x80 && isFigure(bytes[i + 3])) {
      pairs++;
      i += 3;
    } else if ((bytes[i + 1] ?? 0) < 0x80) alone++;
    else {
      pairs++;
      i++;
    }
  }
  return alone > pairs;
}

/** A table as an office saves it: by its mark, else UTF-8, else GB 18030 or what Windows has in the West. Null: none. */
export function tableText(bytes: Uint8Array): TableText | null {
  const wide = utf16Of(bytes);
  if (wide) {
    const text = strict(wide, bytes);
    return text === null ? null : { text, taken: t('按 UTF-16 读取', 'read as UTF-16') };
  }
  const plain = strict('utf-8', bytes);
  if (plain !== null) return { text: plain };
  // What some programs put before the bytes that they had.
  const own = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  const western = isWestern(own);
  const text = strict(western ? 'windows-1252' : 'gb18030', own);
  if (text === null) return null;
  return {
    text,
    taken: western
      ? t('按 Windows-1252（西文）读取', 'read as Windows-1252')
      : t('按 GB 18030（GBK）读取', 'read as GB 18030 (GBK)'),
  };
}
