import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';

const open = (url: string, tree = 'en-US/mobile') =>
  renderPath(`/${tree}/webView?url=${encodeURIComponent(url)}`);

describe('the web view', () => {
  it('shows a known host in a sandbox that is nobody’s, with the way out', async () => {
    await open('https://www.openstreetmap.org/export/embed.html?bbox=1');
    const frame = (await screen.findByTitle('A page of www.openstreetmap.org')) as HTMLIFrameElement;
    expect(frame.src).toBe('https://www.openstreetmap.org/export/embed.html?bbox=1');
    const sandbox = frame.getAttribute('sandbox')?.split(' ') ?? [];
    expect(sandbox).toEqual(['allow-scripts', 'allow-forms']);
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('www.openstreetmap.org');
    const out = screen.getByRole('link', { name: 'Open in the browser' });
    expect(out.getAttribute('rel')).toMatch(/noopener/);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('explains another host, and leads there only in a window of its own', async () => {
    await open('https://example.org/a?b=1', 'zh-CN/mobile');
    const link = await screen.findByRole('link', { name: '前往example.org' });
    expect(link.getAttribute('href')).toBe('https://example.org/a?b=1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toMatch(/noopener noreferrer/);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['', 'No address was given.'],
    ['javascript:alert(1)', /begin with https/],
    ['data:text/html,<script>window.hit=1</script>', /begin with https/],
    ['//www.openstreetmap.org', /begin with https/],
    ['http://www.openstreetmap.org', /begin with https/],
    ['https://www.openstreetmap.org@evil.org/', /in disguise/],
    ['https://www.openstreetmap.org\\@evil.org/', /in disguise/],
    ['https://xn--openstretmap-7ib.org/', /in disguise/],
    [`https://www.openstreetmap.org/${'x'.repeat(10_000)}`, /very long/],
  ])('refuses %s without asking anyone, and gives a way on', async (url, words) => {
    let asked = false;
    office().server.events.on(
      'request:start' as never,
      (({ request }: { request: Request }) => {
        asked ||= request.url.includes('/webview/');
      }) as never,
    );
    await open(url);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe(
      '/en-US/mobile/home',
    );
    expect(document.querySelector('iframe')).toBeNull();
    for (const link of within(screen.getByRole('main')).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^\/en-US\/mobile\//);
    expect(asked).toBe(false);
  });
});
