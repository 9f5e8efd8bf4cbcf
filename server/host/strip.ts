import { joined } from '#domain/bytes.ts';
import type { FileType } from './file-kind.ts';

/**
 * A picture without all that is no picture: where and when it was taken, by what, previews, remarks, and whatever hangs
 * on behind its end. Only what draws it is copied; null for one that is broken or moves. Plain bytes, so that the
 * browser's box office does the same.
 */
export const stripped = (type: FileType, bytes: Uint8Array): Uint8Array | null =>
  still(type, bytes)?.plain ?? null;

interface Still {
  readonly plain: Uint8Array;
  /** Where the picture ends in the file: what comes after it is none. */
  readonly end: number;
}

export function still(type: FileType, bytes: Uint8Array): Still | null {
  switch (type) {
    case 'image/jpeg':
      return jpeg(bytes);
    case 'image/png':
      return png(bytes);
    case 'image/webp':
      return webp(bytes);
    default:
      return { plain: bytes, end: bytes.length };
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const APP0 = 0xe0;
/** Adobe's, which says how the colours are coded. */
const APP14 = 0xee;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;

function jpeg(bytes: Uint8Array): Still | null {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return { plain: joined([...parts, bytes.subarray(at, at + 2)]), end: at + 2 };
    if (at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const told = (marker > APP0 && marker <= 0xef && marker !== APP14) || marker === COMMENT;
    if (marker === APP0) parts.push(jfif(bytes.subarray(at, end)));
    else if (!told) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Without its small preview: the header alone. */
function jfif(segment: Uint8Array): Uint8Array {
  if (String.fromCharCode(...segment.subarray(4, 8)) !== 'JFIF' || segment.length < 18)
    return new Uint8Array();
  const plain = segment.slice(0, 18);
  plain.set([0, 16], 2);
  plain.set([0, 0], 16);
  return plain;
}

/** Where the next marker stands: in a scan 0xff is followed by 0 or by a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length + 1;
}

const DRAWS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'IDAT', 'IEND']);

function png(bytes: Uint8Array): Still | null {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (DRAWS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return { plain: joined(parts), end };
    at = end;
  }
  return null;
}

const STILL: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Of the flags in the head of an extended file: only that it has an alpha channel is left. */
const ALPHA = 0x10;

function webp(bytes: Uint8Array): Still | null {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length || name === 'ANIM' || name === 'ANMF') return null;
    if (STILL.has(name)) {
      const chunk = bytes.slice(at, Math.min(end, bytes.length));
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ALPHA;
      parts.push(chunk);
      if (name === 'VP8 ' || name === 'VP8L') break;
    }
    at = end;
  }
  if (parts.length === 0) return null;
  const body = joined(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, body.length + 4, true);
  return { plain: joined([head, body]), end: 8 + view.getUint32(4, true) };
}
