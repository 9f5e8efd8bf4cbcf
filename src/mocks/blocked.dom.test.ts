import { afterEach, expect, it } from 'vitest';
import { sayBlocked } from './blocked.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/zh-CN/mobile/home', /Service Worker/, '重新加载'],
  ['/en-US/pc/musicale', /service worker/, 'Reload'],
  ['/', /Service Worker/, '重新加载'],
])('where workers are blocked %s says so in its language, with a way on', (path, text, again) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"><main aria-busy="true"></main></div>';
  sayBlocked();
  const main = document.querySelector('#root > main:only-child');
  expect(main?.textContent).toMatch(text);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(main?.querySelector('button')?.textContent).toBe(again);
});
