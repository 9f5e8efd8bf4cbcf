import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { endAll, scratch, serving } from './serving.ts';

afterEach(endAll);

test('an orchestra’s own site opens no file of the demonstration', async () => {
  const data = scratch('house');
  // All that there is, but for the one folder.
  const readable = readdirSync('.').filter(name => name !== 'demo');
  const site = await serving({ DATA_DIR: data, DATABASE_URL: '' }, [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    `--allow-fs-read=${data}`,
    `--allow-fs-write=${data}`,
    ...['/tmp', '/proc', '/sys', '/etc', '/usr'].map(dir => `--allow-fs-read=${dir}`),
    ...readable.map(name => `--allow-fs-read=${name}`),
    'server/main.ts',
  ]);
  expect((await fetch(`${site.url}/livez`)).status).toBe(200);
  expect(site.said()).not.toContain('ERR_ACCESS_DENIED');
});
