import { type Bilingual, say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import { saleContext } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Answer,
  type Asked,
  type Command,
  type DeskCtx,
  type Line,
  Wrong,
  withAct,
  wrong,
} from './command.ts';
import { commands } from './commands.ts';

/**
 * Runs a command: the first time it tells what would be done, the second time, with the digest of what it told, it is
 * done. What has changed in between is shown again instead. Nothing is done twice at once: every act locks what it
 * changes, and looks again.
 */
export async function runCommand(deps: Deps, asked: Asked): Promise<Answer> {
  const now = deps.clock.now();
  const said = (line: Line): string => inLocale(line, asked.locale ?? 'en-US');
  if (asked.command === 'help') return { ok: true, lines: help(asked.locale) };
  if (!isCommand(asked.command)) return { ok: false, lines: [said(noCommand(asked.command))] };
  const command: Command = commands[asked.command];
  // Another process may have changed the season a moment ago.
  expireCatalogue(deps.store);
  const season = await saleContext(deps);
  const ctx: DeskCtx = {
    deps,
    season,
    now,
    asked,
    word(n, name) {
      const word = asked.words[n];
      if (word === undefined)
        throw wrong(
          `缺少${name.zh}：${asked.command} ${command.usage}`,
          `${name.en} is missing: ${asked.command} ${command.usage}`,
        );
      return word;
    },
    option: name => asked.options[name],
  };
  try {
    const { ok = true, lines: all, files, grave = false, run } = await command.plan(ctx);
    const lines = all.map(line => inLocale(line, 'en-US'));
    const read = { ok, lines: all.map(said), ...(files && { files }) };
    if (!run) return read;
    if (asked.why.trim() === '') throw new Wrong(WHY);
    const digest = (await deps.host.sha256(JSON.stringify([asked.command, lines]))).slice(0, 24);
    if (asked.agreed !== digest) {
      const changed = asked.agreed === undefined ? [] : [said(CHANGED)];
      return { ...read, lines: [...changed, ...read.lines], digest, grave };
    }
    const { command: name, words, options, who, why } = asked;
    const row = { at: now, who, why, command: name, asked: { words, options }, lines };
    const done = await run(withAct(deps.store, row), tx => tx.desk.addAct(row));
    const { lines: told, ...made } = 'lines' in done ? done : { lines: done };
    return { ...read, ...made, lines: told.map(said) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, lines: [said(error.said)] };
    if (error instanceof Refusal) return { ok: false, lines: [said(error.text)] };
    throw error;
  }
}

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
export const noCommand = (name: string): Bilingual => ({
  zh: `没有命令“${name}”；全部命令见 help。`,
  en: `There is no command “${name}”. Try: help`,
});

const inLocale = (line: Line, locale: Locale): string =>
  typeof line === 'string' ? line : say(line, locale);
const WHY: Bilingual = {
  zh: '请写明原因（--why）：它会留在记录里。',
  en: 'Say why (--why): it stands in the record.',
};
const CHANGED: Line = {
  zh: '情况刚刚有变化，现在会是这样：',
  en: 'Something has changed meanwhile. It would now be:',
};

/** A question as the socket brings it; throws for what is none. */
export function askedOf(question: unknown): Asked {
  const { command, words, options, who, why, agreed, locale } = question as Record<string, unknown>;
  const text = (value: unknown): string => {
    if (typeof value !== 'string' || value.length > 500) throw new Error('a command is made of words');
    return value;
  };
  return {
    command: text(command),
    words: (words as unknown[]).map(text),
    options: Object.fromEntries(Object.entries(options as object).map(([name, v]) => [name, text(v)])),
    who: text(who),
    why: text(why),
    ...(agreed !== undefined && { agreed: text(agreed) }),
    ...(locale === 'zh-CN' && { locale }),
  };
}

/** Done by the command itself, where there is neither database nor network. */
const VERIFY: { readonly usage: string; readonly does: Bilingual } = {
  usage: '<file> [<code> …] [--key <public key>]',
  does: {
    zh: '检票名单是不是真的，谁能入场；只需要公钥，或服务器的 TICKET_KEY。',
    en: 'Whether a list of the door is genuine, and whom it admits; needs nothing but the key, or the server’s TICKET_KEY.',
  },
};
const ALL: Bilingual = {
  zh: '每条命令：--who <姓名>（不写则为系统账号），要做的事写 --why <原因>，--dry-run，--yes，--lang zh|en。',
  en: 'Every command: --who <name> (the account’s where absent), --why <reason> for acts, --dry-run, --yes, --lang zh|en.',
};

export const help = (locale: Locale = 'en-US'): string[] => [
  ...Object.entries({ ...commands, verify: VERIFY }).flatMap(([name, { usage, does }]) => [
    `${name} ${usage}`.trim(),
    `    ${say(does, locale)}`,
  ]),
  '',
  say(ALL, locale),
];
