/** Puts demo/media beside the demonstration that lives in the browser, which has no server to read it. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const AT = '/shstatic/rendered/';
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt',
};
const SAFE = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;

export function renderedMedia(dir: string): Plugin {
  let out = '';
  return {
    name: 'rendered-media',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir, `.${AT}`);
    },
    configureServer(server) {
      server.middlewares.use(AT.slice(0, -1), (request, response) => {
        const path = (request.url ?? '').slice(1).split('?')[0] ?? '';
        const file = join(dir, path);
        const plain = SAFE.test(path) && existsSync(file) && statSync(file).isFile();
        const packed = !plain && SAFE.test(path) && existsSync(`${file}.br`);
        response.statusCode = plain || packed ? 200 : 404;
        response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
        response.end(
          plain ? readFileSync(file) : packed ? brotliDecompressSync(readFileSync(`${file}.br`)) : '',
        );
      });
    },
    // Static files come without an encoding, and a worker's reply is not decoded: what is packed is unpacked here.
    closeBundle() {
      if (!existsSync(dir)) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir, name);
        if (!statSync(file).isFile()) continue;
        const target = join(out, name.replace(/\.br$/, ''));
        mkdirSync(dirname(target), { recursive: true });
        if (name.endsWith('.br')) writeFileSync(target, brotliDecompressSync(readFileSync(file)));
        else copyFileSync(file, target);
      }
    },
  };
}
