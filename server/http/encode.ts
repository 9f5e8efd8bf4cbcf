import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fast rather than small: pages are made for the moment. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text as the client can take it: brotli, gzip or plain; without a body for HEAD. */
export function encoded(
  request: Request,
  body: string,
  init: { status: number; headers: Record<string, string> },
): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find(name => new RegExp(`\\b${name}\\b`).test(accepted));
  const headers = { ...init.headers, ...(encoding && { 'Content-Encoding': encoding }) };
  if (request.method === 'HEAD') return new Response(null, { ...init, headers });
  const bytes =
    encoding === 'br' ? brotliCompressSync(body, BROTLI) : encoding === 'gzip' ? gzipSync(body) : null;
  return new Response(bytes ? new Uint8Array(bytes) : body, { ...init, headers });
}
