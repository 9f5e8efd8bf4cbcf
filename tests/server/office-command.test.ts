import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { deskPath } from '#server/host/local-desk.ts';
import { lockFolder } from '#server/store/lock-file.ts';
import { openStore } from '#server/store/open.ts';
import { startedBefore } from './pglite.ts';
import { endAll, REAL_ENV, scratch } from './serving.ts';

afterEach(endAll);

interface Said {
  readonly code: number;
  readonly out: string;
  readonly fault: string;
}
/** A command as it is typed, with nothing in the environment but what is given, and what was compiled before. */
const run = (script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> =>
  new Promise(resolve => {
    const { PATH = '', NODE_COMPILE_CACHE } = process.env;
    execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...args],
      { env: { PATH, NODE_COMPILE_CACHE, ...REAL_ENV, ...env } },
      (error, out, fault) => resolve({ code: error ? Number(error.code) : 0, out, fault }),
    );
  });
const office = (env: Readonly<Record<string, string>>, ...args: string[]) => run('office', args, env);

test('a folder without a server: the command works there itself, and gives it back', async () => {
  const dir = startedBefore(scratch('folder'));
  await (await openStore({ dir })).close();
  expect(await office({ DATA_DIR: dir }, 'log')).toMatchObject({ code: 0, fault: '' });
  expect(await office({ DATA_DIR: dir }, 'find', 'HM1')).toMatchObject({
    code: 0,
    out: 'No order was found.\n',
  });
  // In Chinese where the command or the environment says so.
  expect((await office({ DATA_DIR: dir }, 'report-mails')).out).toBe('No reports are sent.\n');
  expect((await office({ DATA_DIR: dir }, 'report-mails', '--lang', 'zh-CN')).out).toBe('没有定时报表。\n');
  expect((await office({ DATA_DIR: dir, LANG: 'zh_CN.UTF-8' }, 'report-mails')).out).toBe('没有定时报表。\n');
  const file = join(dir, 'a.backup');
  expect((await run('backup', [file], { DATA_DIR: dir })).out).toMatch(/a\.backup: \d+ lines/);
  expect(await run('backup', [file], { DATA_DIR: dir })).toMatchObject({
    code: 1,
    fault: expect.stringContaining('is there already'),
  });
  expect((await run('restore', [file, '--check'], {})).out).toMatch(/whole, \d+ lines/);
  // Nobody has the folder now.
  lockFolder(dir)();
});

test('where no box office ever was none is made', async () => {
  const dir = join(scratch('folder'), 'typo');
  const said = await office({ DATA_DIR: dir }, 'find', 'HM1');
  expect(said.code).toBe(1);
  expect(said.fault).toMatch(/There is no box office in .*typo: set DATA_DIR/);
  expect((await run('backup', ['x'], { DATA_DIR: dir })).fault).toMatch(/There is no box office/);
  expect(() => lockFolder(dir)()).not.toThrow();
});

test('a server that has the folder and hears nothing, and one that ends in the middle', async () => {
  const dir = scratch('folder');
  mkdirSync(join(dir, 'pglite'));
  const release = lockFolder(dir);
  const deaf = await office({ DATA_DIR: dir }, 'find', 'HM1');
  expect([deaf.code, deaf.fault]).toEqual([
    1,
    expect.stringMatching(/in use by process[\s\S]*starting or stopping/),
  ]);
  release();
  const server = createServer(socket => socket.once('data', () => socket.end()));
  await new Promise<void>(resolve => server.listen(deskPath(dir), resolve));
  const broken = await office({ DATA_DIR: dir }, 'find', 'HM1');
  expect([broken.code, broken.fault]).toEqual([1, 'The server ended without an answer.\n']);
  await new Promise(resolve => server.close(resolve));
});

test('a database that does not answer', async () => {
  const said = await office({ DATABASE_URL: 'postgres://heming:hunter22@127.0.0.1:1/heming' }, 'find', 'HM1');
  expect(said.code).toBe(1);
  expect(said.fault).toMatch(/the database is away[\s\S]*Nothing was done/);
  expect(said.fault).not.toContain('hunter22');
  const backup = await run('backup', ['/tmp/x.backup'], {
    DATABASE_URL: 'postgres://heming@127.0.0.1:1/heming',
  });
  expect([backup.code, backup.fault]).toEqual([1, expect.stringMatching(/the database is away/)]);
});

test('help needs no box office, and what is typed wrongly is said in a line', async () => {
  const nowhere = { DATA_DIR: join(scratch('folder'), 'none') };
  const help = await office(nowhere, 'help');
  expect(help).toMatchObject({ code: 0, fault: '' });
  for (const word of ['verify <file>', 'acts', 'undo <act>']) expect(help.out).toContain(`${word}`);
  const typo = await office(nowhere, 'paid', 'HM1', '--sum', '-5');
  expect(typo.code).toBe(2);
  expect(typo.fault).not.toMatch(/\n\s+at /);
  // Whatever else is missing: a word that is no command comes first.
  const lost = await office({ ...nowhere, SECRET: '', ORIGINS: '', SMTP_URL: '' }, 'refnud', 'HM1');
  expect(lost).toMatchObject({ code: 1, out: '', fault: 'There is no command “refnud”. Try: help\n' });
});

test('without a key no list is accused', async () => {
  const file = join(scratch('folder'), 'door.signed');
  writeFileSync(file, 'AAAA\n{}\n');
  const { TICKET_KEY = '' } = REAL_ENV;
  expect((await office({ TICKET_KEY: '' }, 'verify', file)).out).toMatch(/there is no key/);
  expect((await office({ TICKET_KEY }, 'verify', file)).out).toMatch(/is not what the box office signed/);
});
