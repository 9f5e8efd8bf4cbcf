import { AsyncLocalStorage } from 'node:async_hooks';
import type { About, Level } from '../log.ts';
import { asJson, asText } from './log-lines.ts';

const requests = new AsyncLocalStorage<string>();

/** What `work` logs, at once or later, carries the request's id. */
export const withRequest = <T>(id: string, work: () => T): T => requests.run(id, work);

interface Setting {
  readonly format: 'json' | 'text';
  /** Values that stand in no line. */
  readonly secrets: readonly string[];
  readonly write: (level: Level, line: string) => void;
  /** Told of every line. */
  readonly heard: (level: Level) => void;
}
let setting: Setting = {
  format: 'text',
  secrets: [],
  write: (level, line) => (level === 'info' ? process.stdout : process.stderr).write(line),
  heard: () => undefined,
};
/** JSON goes to standard output, whatever its level: one stream keeps the order. */
export function setLog(patch: Partial<Setting>): void {
  const write =
    patch.format === 'json' ? { write: (_: Level, line: string) => process.stdout.write(line) } : {};
  setting = { ...setting, ...write, ...patch };
}

const say =
  (level: Level) =>
  (words: string, about?: About): void => {
    setting.heard(level);
    const entry = { level, words, about, request: requests.getStore(), at: new Date() };
    const line = (setting.format === 'json' ? asJson : asText)(entry, setting.secrets);
    setting.write(level, `${line}\n`);
  };

/** One line for each thing that happens. */
export const log = { info: say('info'), warn: say('warn'), error: say('error') };
