/** Small pictures with everything in them that a camera puts there. */
const latin = (text: string): number[] => [...text].map(c => c.charCodeAt(0));
const be32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const be16 = (n: number): number[] => [(n >>> 8) & 255, n & 255];
const le32 = (n: number): number[] => be32(n).reverse();

/** What must be found nowhere afterwards. */
export const TOLD = 'GPS 31.2304 121.4737';
const told = latin(TOLD);

const segment = (marker: number, body: number[]): number[] => [
  0xff,
  marker,
  ...be16(body.length + 2),
  ...body,
];
export const jpeg = (width = 64, height = 64): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xe0, [...latin('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe1, [...latin('Exif\0\0'), ...told]),
    ...segment(0xe2, told),
    ...segment(0xfe, told),
    ...segment(0xdb, [0, 1, 2]),
    ...segment(0xc0, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[12, 0xff, 0x00, 34, 0xff, 0xd0, 56],
    ...segment(0xe1, told),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[78, 0xff, 0xd9],
    ...told,
  ]);

const chunk = (name: string, body: number[]): number[] => [
  ...be32(body.length),
  ...latin(name),
  ...body,
  0,
  0,
  0,
  0,
];
export const png = (width = 64, height = 64): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...latin('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]),
    ...chunk('eXIf', told),
    ...chunk('tEXt', told),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
    ...told,
  ]);

const riff = (name: string, body: number[]): number[] => [
  ...latin(name),
  ...le32(body.length),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
export function webp(moves = false): Uint8Array<ArrayBuffer> {
  const body = [
    ...riff('VP8X', [0x2c, 0, 0, 0, 63, 0, 0, 63, 0, 0]),
    ...riff('ICCP', told),
    ...(moves ? riff('ANIM', [0, 0, 0, 0, 0, 0]) : []),
    ...riff('VP8L', [0x2f, 0x3f, 0xc0, 0x0f, 0, 1, 2]),
    ...riff('EXIF', told),
    ...riff('XMP ', told),
  ];
  return new Uint8Array([...latin('RIFF'), ...le32(body.length + 4), ...latin('WEBP'), ...body]);
}

export const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
