import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import { MOST_PIXELS, pictureHead } from '../host/file-kind.ts';
import { still } from '../host/strip.ts';

export const NO_PICTURE = t('不是 JPEG、PNG 或 WebP 图片', 'is no JPEG, PNG or WebP picture');

/** The smallest first; whoever accepts neither of the first two has the last. */
export const PICTURE_FORMS = [
  { type: 'image/avif', ending: 'avif' },
  { type: 'image/webp', ending: 'webp' },
  { type: 'image/jpeg', ending: 'jpg' },
] as const;

export const pictureName = (id: string, width: number, ending: string): string => `${width}/${id}.${ending}`;
/** Why a file cannot be a picture of a season, before anything of it is unfolded; null when it can. */
export function pictureFault(bytes: Uint8Array): Bilingual | null {
  const head = pictureHead(bytes);
  if (!head) return NO_PICTURE;
  const [width, height] = head.size;
  if (width * height > MOST_PIXELS)
    return t(
      `像素太多（${width} × ${height}，最多 ${MOST_PIXELS / 1e6} 百万）`,
      `has too many pixels (${width} × ${height}; at most ${MOST_PIXELS / 1e6} million)`,
    );
  if (moves(bytes)) return t('是动图，请用静止的图片', 'moves; take one that stands still');
  const found = still(head.type, bytes);
  if (!found) return t('图片不完整', 'is broken off');
  return isAlone(bytes.subarray(found.end))
    ? null
    : t('图片之后还有别的内容', 'holds something else behind the end of the picture');
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The flag of an extended WebP, or the chunk that makes a PNG move, which stands before its first picture. */
function moves(bytes: Uint8Array): boolean {
  if (text(bytes, 12, 16) === 'VP8X') return ((bytes[20] ?? 0) & 0x02) !== 0;
  if (text(bytes, 12, 16) !== 'IHDR') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(bytes, at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** Cameras put a second JPEG, for brighter screens, behind the first, and fill up with zeros. */
const isAlone = (rest: Uint8Array): boolean =>
  rest.every(byte => byte === 0) || (rest[0] === 0xff && rest[1] === 0xd8 && rest[2] === 0xff);
