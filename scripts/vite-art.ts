import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { ART_BASE } from '#art/path.ts';
import { artResponse } from '#art/serve.ts';

function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const pathname = (request.url ?? '').split('?')[0] ?? '';
  if (!pathname.startsWith(`${ART_BASE}/`)) {
    next();
    return;
  }
  const art = artResponse(pathname);
  response.statusCode = art ? 200 : 404;
  response.setHeader('Content-Type', art ? 'image/svg+xml' : 'text/plain');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(art?.svg ?? 'No such artwork');
}

/** Artwork on demand while developing and previewing; the Node host does the same in production. */
export function artwork(): Plugin {
  return {
    name: 'artwork',
    configureServer: server => void server.middlewares.use(answer),
    configurePreviewServer: server => void server.middlewares.use(answer),
  };
}
