import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPage } from './href.ts';
import { safeRedirect } from './redirect.ts';

describe('where one is sent after login (quality.md S2)', () => {
  it.each([
    '/zh-CN/pc/home',
    '/zh-CN/pc/seat?scheduleId=s1&programId=p1',
    '/en-US/mobile/user?ind=tickets#top',
    '/zh-CN/mobile/legalNotice-c',
    '/zh-CN/pc/musicale?keyword=%E9%A9%AC%E5%8B%92',
  ])('%s is a page of this site', path => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    '',
    'home',
    'zh-CN/pc/home',
    '//e',
    '//e/zh-CN/pc/home',
    '/\\e',
    '/\\/e/zh-CN/pc/home',
    '/\t/e',
    '/\n/e/zh-CN/pc/home',
    'https://host@e',
    'https://here.invalid/zh-CN/pc/home',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//zh-CN/pc/home',
    'data:text/html,x',
    '/zh-CN/../..//e',
    '/zh-CN/pc/../../..//e/zh-CN/pc/home',
    '/zh-CN/pc/%2e%2e/%2e%2e//e',
    '/zh-CN/pc/no-such-page',
    '/zh-CN/pc/findpwd-phone/../../../x',
    '/fr-FR/pc/home',
    // Login pages would send back to themselves (specification §3).
    '/zh-CN/pc/login',
    '/en-US/mobile/login?x=1',
    '/zh-CN/pc/./login',
    '/zh-CN/pc/%6cogin',
    '/zh-CN/pc/register',
    '/zh-CN/pc/findpwd',
    '/zh-CN/pc/findpwd-phone',
    '/zh-CN/pc/musicale?from=/login',
  ])('%j goes home', path => {
    expect(safeRedirect(path)).toBe('/');
  });

  it('whatever comes in, what goes out is home or a page of this site', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '..',
            'zh-CN',
            'pc',
            'home',
            'login',
            '\t',
            '@',
            ':',
            '%2f',
            '?',
            '#',
            'evil.example',
          ),
        )
        .map(p => `/${p.join('/')}`),
      fc.array(fc.constantFrom('/', '\\', '.', 'zh-CN/', 'pc/', 'home', '\t', '%5c')).map(p => p.join('')),
    );
    fc.assert(
      fc.property(hostile, path => {
        const target = safeRedirect(path);
        const parsed = new URL(target, 'https://site.invalid');
        expect(parsed.origin).toBe('https://site.invalid');
        if (target !== '/') expect(matchPage(parsed.pathname)).not.toBeNull();
        expect(safeRedirect(target)).toBe(target);
      }),
      { numRuns: 3000 },
    );
  });
});
