/** Bare Node: the same bytes from memory, and the same file read behind a signature that is checked. A process of its own. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const SECRET = 'bare';
const [folder = '', size = '0'] = process.argv.slice(2);
const page = Buffer.alloc(Number(size), 'a');
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest();
const pass = sign('title').toString('hex');

const server = createServer(async ({ url = '' }, response) => {
  if (url === '/page') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    return response.end(page);
  }
  const [file = '', given = ''] = url.split('?');
  if (!timingSafeEqual(Buffer.from(given, 'hex'), sign('title'))) return response.writeHead(403).end();
  const bytes = await readFile(join(folder, file));
  response.writeHead(200, { 'Content-Type': 'video/iso.segment', 'Content-Length': bytes.length });
  return response.end(bytes);
});
server.listen(0, () => process.send?.({ port: (server.address() as { port: number }).port, pass }));
process.on('message', () => process.send?.(process.cpuUsage()));
