/** What a file is by its first bytes; its name and what the browser calls it say nothing (quality.md S14). */
export const FILE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Pixels of a picture: a few kilobytes can unfold into gigabytes. */
export const MOST_PIXELS = 40_000_000;

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The type of a file that may be kept, or null: of another kind, broken, or a picture of too many pixels. */
export function fileType(bytes: Uint8Array): FileType | null {
  const head = pictureHead(bytes);
  if (head) return head.size[0] * head.size[1] <= MOST_PIXELS ? head.type : null;
  return text(bytes, 0, 5) === '%PDF-' ? 'application/pdf' : null;
}

/** Width and height of a picture; null for what is none. */
export const pictureSize = (bytes: Uint8Array): Size | null =>
  fileType(bytes) ? (pictureHead(bytes)?.size ?? null) : null;

type Size = readonly [width: number, height: number];
interface PictureHead {
  readonly type: Exclude<FileType, 'application/pdf'>;
  readonly size: Size;
}

/** What a picture says of itself, however large it is; null for what is none. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return picture('image/png', pngSize(bytes));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return picture('image/jpeg', jpegSize(bytes));
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
    return picture('image/webp', webpSize(bytes));
  return null;
}

const picture = (type: PictureHead['type'], size: Size | null): PictureHead | null =>
  size && size[0] > 0 && size[1] > 0 ? { type, size } : null;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || text(bytes, 12, 16) !== 'IHDR') return null;
  const view = viewOf(bytes);
  return [view.getUint32(16), view.getUint32(20)];
}

/** In the first frame header; the segments before it are passed over by their lengths. */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // Padding before a marker, or a segment.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** The larger of what the head and each picture inside say, in width and in height: each of them is unfolded. */
function webpSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  let most: Size | null = null;
  for (let at = 12; at + 18 <= bytes.length; ) {
    const size = webpPart(bytes, view, at);
    if (size) most = [Math.max(size[0], most?.[0] ?? 0), Math.max(size[1], most?.[1] ?? 0)];
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return most;
}

function webpPart(bytes: Uint8Array, view: DataView, at: number): Size | null {
  const three = (from: number): number => view.getUint16(from, true) + (bytes[from + 2] ?? 0) * 65_536;
  switch (text(bytes, at, at + 4)) {
    case 'VP8 ':
      return [view.getUint16(at + 14, true) & 0x3fff, view.getUint16(at + 16, true) & 0x3fff];
    case 'VP8L': {
      const bits = view.getUint32(at + 9, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8X':
      return [three(at + 12) + 1, three(at + 15) + 1];
    default:
      return null;
  }
}
