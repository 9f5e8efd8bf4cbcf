import { expect, it, vi } from 'vitest';
import { parseTree } from '#site/tree.ts';
import { loader } from './model.ts';

vi.mock(import('#api/client.ts'), async original => ({
  ...(await original()),
  call: () => new Promise<never>(() => undefined),
}));
const load = (query: string) =>
  loader({
    tree: parseTree('zh-CN/mobile'),
    query: new URLSearchParams(query),
    params: {},
    signal: new AbortController().signal,
  });

it('gives what is there at once as itself, for which no skeleton is drawn, and what has to come as a promise', async () => {
  expect((await load('')).sale).toMatchObject({ kind: 'closed', reason: 'missing' });
  expect((await load('scheduleId=s1&programId=p1')).sale).toBeInstanceOf(Promise);
});
