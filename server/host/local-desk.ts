import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { Log } from '../log.ts';

/**
 * Where a running server hears the office's commands: a socket in its data folder, which the system opens to the user
 * of the server alone. So no password is needed, and no network reaches it.
 */
const FILE = 'office.sock';
/** A command is some words; nobody sends more. */
const MAX_COMMAND_BYTES = 64 * 1024;

export const deskPath = (dir: string): string => join(dir, FILE);

/** One question a connection: a line of JSON there, a line of JSON back. */
export function openLocalDesk(
  path: string,
  answer: (question: unknown) => Promise<unknown>,
  log: Log,
): Server {
  rmSync(path, { force: true });
  const server = createServer(socket => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('data', chunk => {
      text += chunk;
      if (text.length > MAX_COMMAND_BYTES) socket.destroy();
      const end = text.indexOf('\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = '';
      Promise.resolve()
        .then(() => answer(JSON.parse(line)))
        .catch(error => {
          log('an office command failed', { error });
          return { ok: false, lines: ['The server could not do that; its log says more.'] };
        })
        .then(reply => socket.end(`${JSON.stringify(reply)}\n`));
    });
  });
  server.on('error', error => log('office commands are not heard', { error }));
  const before = process.umask(0o177);
  server.listen(path, () => chmodSync(path, 0o600));
  process.umask(before);
  server.unref();
  return server;
}

/** Asks the server of a data folder; null when none is there. */
export function askLocalDesk<T>(path: string, question: unknown): Promise<T | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = createConnection(path, () => socket.write(`${JSON.stringify(question)}\n`));
    socket.setEncoding('utf8');
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('end', () => {
      try {
        resolve(JSON.parse(text) as T);
      } catch {
        reject(new Error('The server ended without an answer.'));
      }
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}
