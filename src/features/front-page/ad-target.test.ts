import { describe, expect, it } from 'vitest';
import { adTarget } from './ad-target.ts';

const zh = { locale: 'zh-CN', layout: 'pc' } as const;
const en = { locale: 'en-US', layout: 'mobile' } as const;

describe('adTarget', () => {
  it('leads to pages of this site, in the reader’s tree', () => {
    expect(adTarget(zh, 'musicale')).toEqual({ to: '/zh-CN/pc/musicale' });
    expect(adTarget(en, 'musicale-detail?id=mahler-5')).toEqual({
      to: '/en-US/mobile/musicale-detail?id=mahler-5',
    });
  });

  it('leads to https addresses', () => {
    expect(adTarget(zh, 'https://example.org/a')).toEqual({ url: 'https://example.org/a' });
  });

  it.each([
    ['', 'nothing'],
    ['no-such-page/1', 'a page that does not exist'],
    ['javascript:alert(1)', 'a script'],
    ['JAVASCRIPT:alert(1)', 'a script'],
    ['data:text/html,x', 'data'],
    ['http://example.org', 'plain http'],
    ['//evil.example', 'another origin'],
    ['/\\evil.example', 'another origin'],
    ['../../..//evil.example', 'another origin'],
    ['https://', 'half an address'],
  ])('leads nowhere for %j (%s)', link => {
    expect(adTarget(zh, link)).toBeNull();
  });
});
