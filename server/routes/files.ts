import type { Hono } from 'hono';
import { FILE_PATH } from '#domain/contract/upload.ts';
import type { Deps } from '../deps.ts';
import { replyHeaders } from '../http/headers.ts';
import { findSession } from '../http/session.ts';

/**
 * Files that members sent, to their owner alone: the session's header and cookie are asked for, so that no address
 * opens one by itself. Whatever a file pretends to be, a browser that gets hold of it shows nothing and runs nothing.
 */
export function mountFiles(app: Hono, deps: Deps): void {
  app.get(`${FILE_PATH}:id`, async c => {
    const request = c.req.raw;
    const nothing = new Response(null, { status: 404, headers: replyHeaders });
    const id = c.req.param('id');
    if (!/^u[\w-]{10,40}$/.test(id) || !deps.host.sameSite(request)) return nothing;
    const session = await findSession(deps, request, deps.clock.now()).catch(() => null);
    const file = session && (await deps.store.direct.persons.upload(session.memberId, id).catch(() => null));
    // Foreign and absent ones get the same reply (quality.md S9).
    if (!file) return nothing;
    return new Response(Uint8Array.from(file.bytes), {
      headers: {
        ...replyHeaders,
        'Cache-Control': 'private, no-store',
        'Content-Type': file.type,
        'Content-Length': String(file.bytes.length),
        'Content-Disposition': `attachment; filename*=UTF-8''${quoted(file.name)}`,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}

/** Letters that RFC 8187 lets stand; all others by their bytes. */
const quoted = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
