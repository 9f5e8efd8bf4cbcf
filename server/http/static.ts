import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Bytes, compressed, type Forms, isCompressible, SUFFIX } from './compressed.ts';

interface Asset {
  readonly body: Bytes;
  readonly type: string;
  readonly etag: string;
  /** Compressed forms, as far as there are any. */
  encoded: Partial<Forms>;
}

const ENCODINGS = Object.keys(SUFFIX) as readonly (keyof typeof SUFFIX)[];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};
const YEAR = 'public, max-age=31536000, immutable';
const HASHED = /-[\w-]{8,}\.\w+$/;

const bytes = (path: string): Bytes => new Uint8Array(readFileSync(path));

/** Whole or not at all, as another process may start and read it; until then under a name that nobody is served. */
async function place(file: string, suffix: string, body: Bytes): Promise<void> {
  const half = `${file}.${process.pid}${suffix}`;
  await writeFile(half, body);
  await rename(half, file + suffix);
}

/**
 * The built site, read into memory once: only what is in the folder can be served, so no path can leave it.
 * Hashed files are kept for a year, HTML is asked for each time (quality.md R16).
 */
export class StaticSite {
  readonly #dir: string;
  readonly #assets = new Map<string, Asset>();
  readonly #texts = new Map<string, string>();

  constructor(dir: string) {
    this.#dir = dir;
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    const path = (entry: (typeof files)[number]) => join(entry.parentPath, entry.name);
    const all = new Map(
      files.map(entry => [`/${relative(dir, path(entry)).split(sep).join('/')}`, path(entry)]),
    );
    for (const [url, file] of all) {
      const extension = extname(url);
      if (extension === '.br' || extension === '.gz' || extension === '.map') continue;
      const body = bytes(file);
      const encoded: Partial<Record<keyof Forms, Bytes>> = {};
      for (const name of ENCODINGS) {
        const beside = all.get(url + SUFFIX[name]);
        if (beside) encoded[name] = bytes(beside);
      }
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
      this.#assets.set(url, { body, type: TYPES[extension] ?? 'application/octet-stream', etag, encoded });
    }
  }

  /**
   * Makes the compressed forms that are missing, of so many files at a time, and leaves them beside their files for the
   * next start. A folder that takes none has them until the process ends.
   */
  async compress(atOnce = 1): Promise<void> {
    const missing = [...this.#assets].filter(
      ([url, { body, encoded }]) =>
        isCompressible(url, body.length) && ENCODINGS.some(name => !encoded[name]),
    );
    const work = async (): Promise<void> => {
      for (let next = missing.shift(); next; next = missing.shift()) {
        const [url, asset] = next;
        const forms = await compressed(url, asset.body);
        asset.encoded = forms;
        for (const name of ENCODINGS)
          await place(join(this.#dir, url), SUFFIX[name], forms[name]).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** The text of an HTML file, or undefined; the same string each time. */
  html(url: string): string | undefined {
    const asset = this.#assets.get(url);
    if (!asset) return undefined;
    const text = this.#texts.get(url) ?? new TextDecoder().decode(asset.body);
    this.#texts.set(url, text);
    return text;
  }

  /** The file at this path, or null. */
  serve(url: string, request: Request): Response | null {
    const asset = this.#assets.get(url);
    if (!asset || asset.type.startsWith('text/html')) return null;
    const headers = new Headers({
      'Content-Type': asset.type,
      ETag: asset.etag,
      'Cache-Control':
        url.startsWith('/shstatic/') && HASHED.test(url) ? YEAR : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    });
    if (request.headers.get('if-none-match') === asset.etag)
      return new Response(null, { status: 304, headers });
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = ENCODINGS.find(name => accepted.includes(name) && asset.encoded[name]);
    if (encoding) headers.set('Content-Encoding', encoding);
    const body = (encoding && asset.encoded[encoding]) || asset.body;
    headers.set('Content-Length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }
}
