/** Serves a static build as any web host would: files, else the page. `node scripts/serve-static.ts dist-demo 5184` */

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const [dir = 'dist-demo', port = '5184'] = process.argv.slice(2);
const root = resolve(dir);
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.sms': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

function find(pathname: string): string | null {
  for (const candidate of [pathname, `${pathname.replace(/\/+$/, '')}/index.html`]) {
    const file = resolve(join(root, decodeURIComponent(candidate)));
    if (!file.startsWith(root + sep)) continue;
    try {
      if (statSync(file).isFile()) return file;
    } catch {
      // The next candidate.
    }
  }
  return extname(pathname) === '' ? join(root, '404.html') : null;
}

createServer((request, response) => {
  const file = find(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
  });
  response.end(readFileSync(file));
}).listen(Number(port), () => console.log(`Serving ${dir} at http://localhost:${port}`));
