import { expect, it } from 'vitest';
import { chosenCookie, chosenLocale, entryPath, preferredLocale } from './entry.ts';

it.each([
  ['', 'zh-CN'],
  ['*', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['de-DE,de;q=0.9,en;q=0.7', 'en-US'],
  ['de-DE,zh;q=0.5,en;q=0.4', 'zh-CN'],
  ['en;q=0.3, zh;q=0.8', 'zh-CN'],
  ['en;q=0, zh', 'zh-CN'],
  ['fr-FR', 'zh-CN'],
  ['de-DE,de;q=0.9', 'zh-CN'],
  ['fr-FR,*;q=0.5', 'zh-CN'],
  ['fr,zh;q=0.8,en;q=0.8', 'zh-CN'],
  ['fr,en;q=0.8,zh;q=0.8', 'en-US'],
  [';;;q=,,', 'zh-CN'],
])('of %j the language is %s', (accepted, locale) => expect(preferredLocale(accepted)).toBe(locale));

it('a choice is kept, and a strange one is none', () => {
  expect(chosenLocale(`a=1; ${chosenCookie('en-US')}`)).toBe('en-US');
  expect(chosenLocale('heming.locale=fr-FR')).toBeNull();
  expect(chosenLocale('xheming.locale=en-US')).toBeNull();
  expect(chosenLocale('')).toBeNull();
});

it.each([
  ['/', '/en-US/mobile/home'],
  ['/?from=mail', '/en-US/mobile/home?from=mail'],
  ['/login', '/en-US/mobile/login'],
  ['/musicale-detail?id=p1', '/en-US/mobile/musicale-detail?id=p1'],
  ['/pc/musicale', '/en-US/pc/musicale'],
  ['/zh-CN', '/zh-CN/mobile/home'],
  ['/zh-CN/pc', '/zh-CN/pc/home'],
  ['/zh-CN/pc/?from=mail', '/zh-CN/pc/home?from=mail'],
  ['/zh-CN/pc?empty', null],
  ['/zh-CN/musicale', '/zh-CN/mobile/musicale'],
  ['/fr-FR/pc/home', '/zh-CN/pc/home'],
  ['//evil.example/x', '/en-US/mobile/evil.example/x'],
  ['/zh-CN/pc/home', null],
  ['/zh-CN/pc/nowhere', null],
])('%s leads to %s', (path, to) => {
  const [pathname = '', query] = path.split('?');
  expect(
    entryPath({ pathname, search: query ? `?${query}` : '' }, { locale: 'en-US', device: 'mobile' }),
  ).toBe(to);
});
