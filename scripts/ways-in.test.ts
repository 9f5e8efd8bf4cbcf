import { expect, it } from 'vitest';
import { pageHtml } from '#server/http/page-html.ts';
import { forThoseWithoutScript, waysIn } from './vite-ways-in.ts';

const template = `<head></head><div id="root">${waysIn()}</div>`;

it('the root address names the orchestra and leads into all four trees without a script', () => {
  expect(template).toContain('和鸣交响乐团');
  expect(template).toContain('Heming Symphony Orchestra');
  for (const home of ['/zh-CN/pc/home', '/en-US/pc/home', '/zh-CN/mobile/home', '/en-US/mobile/home'])
    expect(template).toContain(`href="${home}"`);
});

it('a page of its own takes its place, and other pages show it only where there is no script', () => {
  expect(forThoseWithoutScript(template)).toContain('<!--app--><noscript><div class="ways">');
  for (const place of [template, forThoseWithoutScript(template)]) {
    const page = pageHtml(place, { path: '/zh-CN/pc/home', html: '<main>page</main>' });
    expect(page).toContain(
      '<div id="root" data-path="/zh-CN/pc/home"><!--app--><main>page</main><!--/app--></div>',
    );
    expect(page).not.toContain('class="ways"');
  }
});
