import type { MediaFiles } from '../deps.ts';

const TYPES: Readonly<Record<string, string>> = {
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  svg: 'image/svg+xml; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** For the listener's own cache alone: within the hour it may be heard again without being asked for. */
const CACHE = 'private, max-age=3600';

type ByteRange = { readonly start: number; readonly end: number } | 'all' | 'none';

/** One range of bytes (RFC 9110, 14.2): several, or what is no range, mean the whole file. */
export function rangeOf(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'all';
  const [from, to] = [match[1] ?? '', match[2] ?? ''];
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'none' : { start: Math.max(0, size - last), end: size };
  }
  const start = Number(from);
  const end = to === '' ? size : Math.min(size, Number(to) + 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'none' : { start, end };
}

/** A file of the media, or the part of it that is asked for. */
export async function partOf(
  files: MediaFiles,
  path: string,
  request: Request,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const br = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const file = await files.open(path, { br });
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (!file || type === undefined)
    return new Response('Not found\n', {
      status: 404,
      headers: { ...common, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  const headers = new Headers({
    ...common,
    'Content-Type': type,
    ETag: file.etag,
    'Cache-Control': CACHE,
    'Accept-Ranges': 'bytes',
    Vary: 'Cookie, Accept-Encoding',
  });
  if (file.encoding) headers.set('Content-Encoding', file.encoding);
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const other = request.headers.get('if-range');
  const range =
    other !== null && other !== file.etag ? 'all' : rangeOf(request.headers.get('range'), file.size);
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === 'all' ? { start: 0, end: file.size } : range;
  if (range !== 'all') headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`);
  headers.set('Content-Length', String(end - start));
  const body = request.method === 'HEAD' ? null : await file.read(start, end);
  return new Response(body, { status: range === 'all' ? 200 : 206, headers });
}
