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

/** Text in UTF-16 has a zero in every second byte of its figures and signs. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, 512).forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Letters with accents stand alone among plain ones; Chinese stands in pairs of high bytes. */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0;
  let pairs = 0;
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    if ((bytes[i + 1] ?? 0) < 0x80) alone++;
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
  const western = isWestern(bytes);
  const text = strict(western ? 'windows-1252' : 'gb18030', bytes);
  if (text === null) return null;
  return {
    text,
    taken: western
      ? t('按 Windows-1252（西文）读取', 'read as Windows-1252')
      : t('按 GB 18030（GBK）读取', 'read as GB 18030 (GBK)'),
  };
}
