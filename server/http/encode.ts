import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** As small as what is made for the moment can be: 4 is a quarter faster, and an eighth more to carry. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 4 };
const brotliOf = promisify<string, BrotliOptions, Buffer>(brotliCompress);
const gzipOf = promisify<string, { level: number }, Buffer>(gzip);

/** Below this a packet is not saved; characters. */
const SMALLEST = 1_400;
export const worthIt = (text: string): boolean => text.length >= SMALLEST;
/** Of the texts whose compressed form is kept; characters. */
const MAX_ENCODED_LENGTH = 16_000_000;

/** The best encoding that the client takes, or null. */
export function encodingOf(request: Request): Encoding | null {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

/** In Node's threads, not in the event loop. */
export async function compressed(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = encoding === 'br' ? await brotliOf(text, BROTLI) : await gzipOf(text, GZIP);
  return new Uint8Array(bytes);
}

type Bytes = Promise<Uint8Array<ArrayBuffer>>;

/** Compresses each text once as long as it is among the latest: lists and seating plans are the same for everybody. */
export function compressor(kept = MAX_ENCODED_LENGTH): (text: string, encoding: Encoding) => Bytes {
  const known = new Map<string, Partial<Record<Encoding, Bytes>>>();
  let size = 0;
  return (text, encoding) => {
    const forms = known.get(text) ?? {};
    if (known.delete(text)) size -= text.length;
    forms[encoding] ??= compressed(text, encoding);
    known.set(text, forms);
    size += text.length;
    for (const oldest of known.keys()) {
      if (size <= kept) break;
      known.delete(oldest);
      size -= oldest.length;
    }
    return forms[encoding];
  };
}

/** A text as the client can take it; without a body for HEAD. */
export async function encoded(
  request: Request,
  text: string,
  init: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  compress: (text: string, encoding: Encoding) => Bytes = compressed,
): Promise<Response> {
  const encoding = worthIt(text) ? encodingOf(request) : null;
  const headers = { ...init.headers, ...(encoding && { 'Content-Encoding': encoding }) };
  if (request.method === 'HEAD') return new Response(null, { ...init, headers });
  return new Response(encoding ? await compress(text, encoding) : text, { ...init, headers });
}
