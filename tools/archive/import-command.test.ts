import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/store/lock-file.ts';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'heming-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    encoding: 'utf8',
  });

describe('npm run world:import', () => {
  it('says how it is used', () => {
    const { status, stderr } = run();
    expect(status).toBe(2);
    expect(stderr).toContain('npm run world:import -- <file.json>');
  });

  it('says that a file is not there', () => {
    const { status, stderr } = run(join(folder, 'nothing.json'));
    expect(status).toBe(2);
    expect(stderr).toContain('cannot be read');
  });

  it('refuses a folder that a server holds, and names the server', () => {
    const file = join(folder, 'empty.json');
    writeFileSync(file, '{"programs":[]}');
    const release = lockFolder(folder);
    try {
      const { status, stderr } = run(file);
      expect(status).toBe(1);
      expect(stderr).toContain(`in use by process ${process.pid}`);
      expect(stderr).not.toContain('    at ');
    } finally {
      release();
    }
  });
});
