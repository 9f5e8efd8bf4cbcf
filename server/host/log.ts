import { AsyncLocalStorage } from 'node:async_hooks';

type Level = 'info' | 'warn' | 'error';

const requests = new AsyncLocalStorage<string>();

/** What `work` logs, at once or later, carries the request's id. */
export const withRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

/** One line for each thing: instant, level, request, text. Stacks stay on the line, and no text can begin another. */
export function line(level: Level, text: string, at = new Date()): string {
  const single = text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' | ').replace(/\p{Cc}/gu, ' ');
  return `${at.toISOString()} ${level} ${requests.getStore() ?? '-'} ${single}`;
}

export const log = {
  info: (text: string): unknown => process.stdout.write(`${line('info', text)}\n`),
  warn: (text: string): unknown => process.stderr.write(`${line('warn', text)}\n`),
  error: (text: string): unknown => process.stderr.write(`${line('error', text)}\n`),
};
