import type { Hono } from 'hono';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '#app/render.tsx';
import { nodeMocks } from '#mocks/node.ts';
import { href } from '#site/href.ts';
import { hasPage, type PageName, page, pageNames } from '#site/pages.ts';
import { TREES } from '#site/tree.ts';

let app: Hono;
const seen: Request[] = [];
const fetch = (request: Request) => {
  seen.push(request);
  return app.fetch(request);
};
const options = { now: 0, demo: true };

beforeAll(async () => {
  ({ app } = await nodeMocks());
});

describe.each(TREES)('every public page of %s', tree => {
  const names = pageNames.filter(name => hasPage(tree, name) && !page(name).auth && !page(name).hidden);

  it.each(names)('%s is rendered with its data, without a script', async name => {
    seen.length = 0;
    const path =
      name === 'musicale-detail' ? href(tree, name, { id: 'mahler-5' }) : href(tree, name as PageName);
    const rendered = await render({ path, fetch, ...options });
    expect(rendered?.html).toContain(`data-page="${name}"`);
    expect(rendered?.html.match(/<h1/g)).toHaveLength(1);
    const replies = Object.values(rendered?.data.replies ?? {});
    // All of a concert comes beside its one answer.
    if (name === 'musicale-detail') expect(seen).toHaveLength(1);
    else expect(replies.length).toBeLessThanOrEqual(seen.length);
    expect(replies.filter(reply => (reply as { success?: boolean }).success !== true)).toEqual([]);
    expect(replies.length > 0).toBe(seen.length > 0);
    expect(rendered?.html).not.toContain('<script');
  });
});

describe('what a page asks while it is rendered', () => {
  it('is asked as an anonymous visitor of that page', async () => {
    seen.length = 0;
    await render({ path: '/en-US/mobile/home', fetch, ...options });
    expect(seen.length).toBeGreaterThan(0);
    for (const request of seen) {
      expect(request.headers.get('sourcePage')).toBe('/en-US/mobile/home');
      expect(request.headers.get('appKey')).toBe('heming-mobile-demo');
      expect([request.headers.get('sessionId'), request.headers.get('cookie')]).toEqual([null, null]);
    }
  });

  it('keeps two pages that are rendered together apart', async () => {
    const [zh, en] = await Promise.all([
      render({ path: '/zh-CN/pc/home', fetch, ...options }),
      render({ path: '/en-US/pc/home', fetch, ...options }),
    ]);
    expect([zh?.data.locale, en?.data.locale]).toEqual(['zh-CN', 'en-US']);
    expect(JSON.stringify(zh?.data)).toContain('马勒');
    expect(JSON.stringify(en?.data)).not.toContain('马勒');
    expect(en?.html).toContain('Mahler');
  });
});

it('the first picture stands in the page, once', async () => {
  const art = vi.fn((path: string) =>
    path.startsWith('/shstatic/art/') ? '<svg fill="#fff">50%</svg>' : null,
  );
  const rendered = await render({ path: '/zh-CN/mobile/home', fetch, art, ...options });
  const held = rendered?.html.match(/src="data:image\/svg\+xml,[^"]*"/g);
  expect(held).toEqual(['src="data:image/svg+xml,%3csvg fill=%22%23fff%22%3e50%25%3c/svg%3e"']);
  expect(rendered?.html).toMatch(/<img src="\/shstatic\/art\/[^>]* loading="lazy"/);
});

describe('the page of the build', () => {
  it('has the frame, the heading and skeletons, and asks nothing', async () => {
    seen.length = 0;
    const rendered = await render({ path: '/zh-CN/mobile/home', ...options });
    expect(seen).toEqual([]);
    expect(rendered?.html).toMatch(/<h1[^>]*>和鸣交响乐团<\/h1>/);
    expect(rendered?.html).toContain('aria-label="主导航"');
    expect(rendered?.data.replies).toEqual({});
  });
});

it('a box office that fails leaves the skeleton in place, and the page is sent all the same', async () => {
  const rendered = await render({
    path: '/zh-CN/pc/home',
    fetch: () => new Response('<h1>502</h1>', { status: 502 }),
    ...options,
  });
  expect(rendered?.html).toContain('data-page="home"');
});

it('paths that are no page are not rendered', async () => {
  expect(await render({ path: '/zh-CN/pc/nowhere', fetch, ...options })).toBeNull();
  expect(await render({ path: '/', fetch, ...options })).toBeNull();
});
