import { afterEach, describe, expect, it } from 'vitest';
import { pageAddress, siteAddress } from './site-address.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('an address for others', () => {
  it.each([
    ['https://tickets.example.org', 'https://tickets.example.org/zh-CN/pc/home'],
    ['https://test.example.org/', 'https://test.example.org/zh-CN/pc/home'],
    // None is set: it is where the page was opened.
    ['', `${window.location.origin}/zh-CN/pc/home`],
  ])('is at the base %j', (base, address) => {
    expect(siteAddress('/zh-CN/pc/home', base)).toBe(address);
  });

  it.each([
    ['/en-US/pc/musicale-detail?id=mahler-5#works', '/en-US/pc/musicale-detail?id=mahler-5#works'],
    // A leaf of the app is the page itself for who opens it elsewhere.
    ['/zh-CN/mobile/digitalhall-c?season=2026', '/zh-CN/mobile/digitalhall?season=2026'],
  ])('of the page %s is %s', (open, shared) => {
    window.history.replaceState(null, '', open);
    expect(pageAddress('https://tickets.example.org')).toBe(`https://tickets.example.org${shared}`);
  });
});

it('no part of the site writes one from the host it happens to stand on', async () => {
  const { globSync, readFileSync } = await import('node:fs');
  const own = globSync('src/{features,halls,hooks,pages,ui}/**/*.{ts,tsx}').filter(
    file => !/\.test\./.test(file) && /\blocation\.(origin|href)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(own.sort()).toEqual([
    // Of the media that it plays.
    'src/features/player/sound/begin.ts',
    'src/hooks/site-address.ts',
    // Of the payment that comes back to this very window.
    'src/pages/confirm-order/pay/started.tsx',
    // The entry of the history is this one again.
    'src/ui/back.ts',
  ]);
});
