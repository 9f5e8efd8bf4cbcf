/** `npm run office -- <command>`: what the box office does by hand (docs/decisions/0040). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { brand } from '#brand';
import type { Deps } from '#server/deps.ts';
import type { Answer, Asked } from '#server/desk/command.ts';
import { atTheDoor, fromText, openList } from '#server/desk/door.ts';
import { help, isCommand, noCommand, runCommand } from '#server/desk/run.ts';
import { parseEnv, type ServerEnv } from '#server/env.ts';
import { statementFile } from '#server/gateways/statement-file.ts';
import { askLocalDesk, deskPath } from '#server/host/local-desk.ts';
import { asWords } from '#server/host/log-lines.ts';
import { openMessenger } from '#server/host/messenger.ts';
import { nodeHost } from '#server/host/node.ts';
import { systemRandom } from '#server/host/random.ts';
import { notifierOf } from '#server/letters/notify.ts';
import type { Log } from '#server/log.ts';
import { ticketSigner } from '#server/orders/ticket-code.ts';
import { families } from '#server/products/families.ts';
import { StoreAway } from '#server/store/away.ts';
import { FolderInUse } from '#server/store/lock-file.ts';
import { openStore } from '#server/store/open.ts';
import { typed } from './arguments.ts';

const { values, positionals } = typed({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    who: { type: 'string', default: userInfo().username },
    why: { type: 'string', default: '' },
    // npm runs it in the project's folder; who calls it may stand in another.
    out: { type: 'string', default: process.env.INIT_CWD ?? '.' },
    full: { type: 'boolean' },
    past: { type: 'boolean' },
    failed: { type: 'boolean' },
    lang: { type: 'string' },
    ...Object.fromEntries(
      [
        'schedule',
        'seat',
        'pieces',
        'name',
        'mobile',
        'email',
        'to',
        'key',
        'sum',
        'gateway',
        'file',
        'from',
        'separator',
        'role',
        'way',
        'slip',
        'until',
      ].map(name => [name, { type: 'string' as const }]),
    ),
  },
});
const [command = 'help', ...words] = positionals;
const { 'dry-run': dry, yes, who, why, out, ...rest } = values;
const options = Object.fromEntries(
  Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === true ? '' : String(value)]],
  ),
);

/** In which language sentences are said; codes and lists are the same in both. */
const CHINESE = /^zh/i.test(values.lang ?? (process.env.LC_ALL || process.env.LANG || ''));
const inLanguage = (zh: string, en: string): string => (CHINESE ? zh : en);

// Whoever has the books may stand in another folder.
if (options.file) options.file = resolve(options.file);

const tell = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};

/** Asks whoever has the books: the database itself, the server that runs on a folder, or the folder of one that does not. */
async function ask(env: ServerEnv, asked: Asked): Promise<Answer> {
  if (!env.databaseUrl) {
    const answer = await askLocalDesk<Answer>(deskPath(env.dataDir), asked);
    if (answer) return answer;
    if (!existsSync(join(env.dataDir, 'pglite')))
      throw new Error(
        inLanguage(
          `${resolve(env.dataDir)} 里没有票务系统：把 DATA_DIR 设为服务器的文件夹，或把 DATABASE_URL 设为它的数据库。`,
          `There is no box office in ${resolve(env.dataDir)}: set DATA_DIR to the server’s folder, or DATABASE_URL to its database.`,
        ),
      );
  }
  const store = await openStore({ url: env.databaseUrl, dir: env.dataDir });
  try {
    const log: Log = (said, about) => console.error(asWords(said, about));
    const host = nodeHost({ https: env.https, log });
    // Money goes back by the server, which knows the gateways: what is due stands in the books.
    const messenger = await openMessenger(env);
    const parts = {
      store,
      host,
      clock: { now: Date.now },
      random: systemRandom,
      config: env,
      messenger,
      log,
    };
    // A letter is written here and sent by the server.
    return await runCommand(
      {
        ...parts,
        families,
        gateways: await gatewaysFor(env, asked),
        statementFile,
        notify: notifierOf(parts, env.demo ? 'kept' : 'waiting'),
      },
      asked,
    );
  } finally {
    await store.close();
  }
}

/** A gateway that shall give its statement. */
async function gatewaysFor(env: ServerEnv, { command, options }: Asked): Promise<Deps['gateways']> {
  if (command !== 'reconcile' || options.file) return {};
  const { openGateways } = await import('#server/gateways/open.ts');
  return openGateways(process.env, {
    origin: env.origins[0] ?? `http://localhost:${env.port}`,
    currency: brand.currency.code,
    now: Date.now,
  });
}

/** Why nobody could be asked, for whoever typed the command. */
function inWords(error: unknown): string {
  if (error instanceof FolderInUse)
    return `${error.message}\n${inLanguage(
      '它听不到命令：正在启动或停止（请再试），或是较早的版本。',
      'It does not hear commands: it is just starting or stopping (try again), or an older release.',
    )}`;
  if (error instanceof StoreAway)
    return inLanguage(
      `${error.message}。什么也没有做。DATABASE_URL 的数据库在运行吗？地址对吗？`,
      `${error.message}. Nothing was done. Is the database of DATABASE_URL running, and is this its address?`,
    );
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}\n${inLanguage(
      '票务系统属于另一个用户：请用服务器的用户运行（sudo -u heming npm run office -- …）。',
      'The box office is another user’s: run the command as the user of the server (sudo -u heming npm run office -- …).',
    )}`;
  return error instanceof Error ? error.message : String(error);
}

function write(name: string, text: string): void {
  const path = join(out, name);
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(path, text, { mode: 0o600 });
  } catch (error) {
    throw new Error(
      inLanguage(
        `${name} 不能写到 ${resolve(out)}（${(error as Error).message}）：用 --out 指定文件夹。`,
        `${name} cannot be written to ${resolve(out)} (${(error as Error).message}): name a folder with --out.`,
      ),
    );
  }
  tell([inLanguage(`已写入：${relative('.', path)}`, `Written: ${relative('.', path)}`)]);
}

/** A list and codes, with nothing but the public key: neither server nor network. */
async function verify(): Promise<boolean> {
  const [file, ...codes] = words;
  if (!file)
    throw new Error(
      inLanguage(
        '哪份名单？office verify <文件> [<票码> …] [--key <公钥>]',
        'Which list? office verify <file> [<code> …] [--key <public key>]',
      ),
    );
  const own = process.env.TICKET_KEY ?? '';
  const publicKey = options.key
    ? fromText(options.key)
    : (await ticketSigner({ config: parseEnv(own ? { TICKET_KEY: own } : {}) })).publicKey;
  if (publicKey?.length !== 32)
    throw new Error(
      inLanguage(
        '--key 应是 `office key` 显示的公钥。',
        '--key must be the public key, as `office key` shows it.',
      ),
    );
  const list = await openList(readFileSync(file, 'utf8'), publicKey);
  if (!list) {
    // Without a key only a demonstration's list can be told from a forged one.
    tell([
      options.key || own
        ? inLanguage(`${file} 不是票务系统签名的。`, `${file} is not what the box office signed.`)
        : inLanguage(
            `${file} 无法核对：没有公钥。请写 --key <公钥>（office key 会显示），或提供服务器的 TICKET_KEY。`,
            `${file} cannot be checked: there is no key. Give --key <public key>, as office key shows it, or the server’s TICKET_KEY.`,
          ),
    ]);
    return false;
  }
  tell([
    inLanguage(
      `${file} 是真的：${list.title}，${list.startsAt}，${list.tickets.length} 张票，制于 ${list.madeAt}。`,
      `${file} is genuine: ${list.title}, ${list.startsAt}, ${list.tickets.length} tickets, made ${list.madeAt}.`,
    ),
  ]);
  const said = await Promise.all(codes.map(code => atTheDoor(code.trim(), list, publicKey)));
  tell(said.map(({ words }) => inLanguage(words.zh, words.en)));
  return said.every(({ admits }) => admits);
}

async function agreed(): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY)
    throw new Error(
      inLanguage(
        '没有人可以确认：加 --yes，或用 --dry-run 只看。',
        'Nobody is there to ask: add --yes, or --dry-run to look only.',
      ),
    );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(inLanguage('确定要做吗？输入 yes：', 'Shall it be done? Type yes: '));
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function main(): Promise<boolean> {
  const env = (): ServerEnv => parseEnv(process.env);
  if (command === 'help') {
    tell(help(CHINESE ? 'zh-CN' : 'en-US'));
    return true;
  }
  if (command === 'verify') return verify();
  // Before anything is asked of the environment.
  if (!isCommand(command)) throw new Error(inLanguage(noCommand(command).zh, noCommand(command).en));
  const asked: Asked = {
    command,
    words,
    options,
    who,
    why: why || (dry ? 'a look' : ''),
    ...(CHINESE && { locale: 'zh-CN' }),
  };
  const shown = await ask(env(), asked);
  tell(shown.lines);
  for (const [name, text] of Object.entries(shown.files ?? {})) {
    write(name, text);
  }
  if (shown.digest === undefined || dry) return shown.ok;
  if (shown.grave && !(await agreed())) {
    tell([inLanguage('什么也没有做。', 'Nothing was done.')]);
    return true;
  }
  const done = await ask(env(), { ...asked, agreed: shown.digest });
  tell(done.lines);
  return done.ok && done.digest === undefined;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}
