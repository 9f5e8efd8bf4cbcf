import { expect, it, vi } from 'vitest';
import { pageFiller, type Renderer } from './page-filler.ts';

const TEMPLATE = '<html><head></head><body><div id="root"></div></body></html>';
const ART = '/shstatic/art/poster/a_C-major.svg';
const url = (path: string) => new URL(path, 'http://heming.example');

function filler(render: Renderer['render'], lines: string[] = []) {
  let now = 0;
  const fetch = () => new Response();
  const fill = pageFiller({
    renderer: { render },
    fetch,
    art: path => (path === ART ? '<svg fill="#fff">50%</svg>' : null),
    demo: true,
    now: () => now,
    log: (words, { path, error } = {}) => lines.push(`${words} ${path}: ${(error as Error).message}`),
  });
  return { fill: (path: string) => fill(TEMPLATE, url(path)), advance: (ms: number) => (now += ms) };
}
const rendering = () => vi.fn<Renderer['render']>(async ({ path }) => ({ html: `<p>${path}</p>`, data: {} }));

it('shows the season as it is, and one rendering to every visitor of the next seconds', async () => {
  const render = rendering();
  const { fill, advance } = filler(render);
  const [a, b] = await Promise.all([fill('/zh-CN/pc/home'), fill('/zh-CN/pc/home')]);
  expect(a).toContain('<p>/zh-CN/pc/home</p>');
  expect(b).toBe(a);
  advance(4_999);
  await fill('/zh-CN/pc/home');
  expect(render).toHaveBeenCalledTimes(1);
  advance(1);
  await fill('/zh-CN/pc/home');
  expect(render).toHaveBeenCalledTimes(2);
  await fill('/en-US/pc/home');
  await fill('/zh-CN/pc/musicale?type=chamber');
  expect(render.mock.calls.map(([o]) => o.path)).toEqual([
    '/zh-CN/pc/home',
    '/zh-CN/pc/home',
    '/en-US/pc/home',
    '/zh-CN/pc/musicale?type=chamber',
  ]);
});

it.each([
  ['a page of one member', '/zh-CN/pc/user'],
  ['a login page', '/zh-CN/pc/login'],
  ['an unknown path', '/zh-CN/pc/nowhere'],
  ['the root', '/'],
  ['a scenario of one tab', '/zh-CN/pc/home?scenario=sold-out'],
  ['an endless query', `/zh-CN/pc/musicale?keyword=${'x'.repeat(400)}`],
])('%s gets the page of the build', async (_, path) => {
  const render = rendering();
  expect(await filler(render).fill(path)).toBe(TEMPLATE);
  expect(render).not.toHaveBeenCalled();
});

it('a fault or a redirect shows the page of the build, and the fault is logged', async () => {
  const lines: string[] = [];
  const { fill } = filler(async ({ path }) => {
    if (path.includes('home')) throw new Error('a bug');
    return null;
  }, lines);
  expect(await fill('/zh-CN/pc/home')).toBe(TEMPLATE);
  expect(await fill('/zh-CN/pc/musicale')).toBe(TEMPLATE);
  expect(lines).toEqual(['rendering a page /zh-CN/pc/home: a bug']);
});

it('renders two pages at a time: beyond them visitors do not wait', async () => {
  let finish: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    finish = resolve;
  });
  const render = vi.fn<Renderer['render']>(async () => {
    await gate;
    return { html: 'late', data: {} };
  });
  const { fill } = filler(render);
  const waiting = [fill('/zh-CN/pc/home'), fill('/en-US/pc/home')];
  expect(await fill('/zh-CN/pc/musicale')).toBe(TEMPLATE);
  finish();
  expect((await Promise.all(waiting)).every(html => html.includes('late'))).toBe(true);
  expect(await fill('/zh-CN/pc/musicale')).toContain('late');
});

it('what no page reads from a query makes no page of its own', async () => {
  const render = rendering();
  const { fill } = filler(render);
  const plain = await fill('/zh-CN/pc/musicale');
  expect(await fill('/zh-CN/pc/musicale?utm_source=post&x=1')).toBe(plain);
  const chamber = await fill('/zh-CN/pc/musicale?type=chamber&sort=date');
  expect(await fill('/zh-CN/pc/musicale?x=2&sort=date&type=chamber')).toBe(chamber);
  expect(render).toHaveBeenCalledTimes(2);
});

it('pages with a query leave most of the time to others, and those without are made all the same', async () => {
  let advance: (ms: number) => number = () => 0;
  const render = vi.fn<Renderer['render']>(async ({ path }) => {
    advance(50);
    return { html: path, data: {} };
  });
  const made = filler(render);
  ({ advance } = made);
  expect(await made.fill('/zh-CN/pc/musicale?keyword=1')).toContain('keyword=1');
  expect(await made.fill('/zh-CN/pc/musicale?keyword=2')).toBe(TEMPLATE);
  expect(await made.fill('/zh-CN/pc/musicale')).toContain('musicale');
  advance(200);
  expect(await made.fill('/zh-CN/pc/musicale?keyword=2')).toContain('keyword=2');
});

it('keeps a bounded number of pages', async () => {
  const render = rendering();
  const { fill } = filler(render);
  for (let i = 0; i < 250; i++) await fill(`/zh-CN/pc/musicale?pageNo=${i}`);
  render.mockClear();
  await fill('/zh-CN/pc/musicale?pageNo=249');
  expect(render).not.toHaveBeenCalled();
  await fill('/zh-CN/pc/musicale?pageNo=0');
  expect(render).toHaveBeenCalledTimes(1);
});
