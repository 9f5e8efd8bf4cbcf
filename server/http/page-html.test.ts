import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBlock, pageHtml, styleHashes } from './page-html.ts';

const TEMPLATE =
  '<!doctype html><html><head><title>t</title></head><body><div id="root"></div></body></html>';
const rootOf = (html: string): string =>
  /<div id="root"><!--app-->([\s\S]*)<!--\/app--><\/div>/.exec(html)?.[1] ?? '';
const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

describe('a rendered page in its template', () => {
  it('takes the place of the empty root, and of another page', () => {
    const first = pageHtml(TEMPLATE, { html: '<p style="color:red">one</p>', data: { a: 1 } });
    expect(rootOf(first)).toBe('<p class="s0">one</p>');
    const second = pageHtml(first, { html: '<p style="color:blue">two</p>', data: { b: 2 } });
    expect(rootOf(second)).toBe('<p class="s0">two</p>');
    expect(second).not.toMatch(/one|red|"a"/);
    expect(second.match(/<style>|id="first-data"/g)).toEqual(['<style>', 'id="first-data"']);
  });

  it('has no style attribute: each becomes a class of one block, whose hash the policy gets', () => {
    const html = pageHtml(TEMPLATE, {
      html: '<i style="--p:#fff;width:3rem"></i><b class="art" style="--p:#fff;width:3rem">x</b><u id="a" style="background:url(&quot;a.svg&quot;)" class="k">style="no"</u>',
    });
    expect(rootOf(html)).toBe(
      '<i class="s0"></i><b class="s0 art">x</b><u id="a" class="s1 k">style="no"</u>',
    );
    expect(styleOf(html)).toBe('#root .s0{--p:#fff;width:3rem}#root .s1{background:url("a.svg")}');
    const hash = createHash('sha256').update(styleOf(html)).digest('base64');
    expect(styleHashes(html)).toEqual([`'sha256-${hash}'`]);
  });

  it('has no script; what React wants preloaded goes into the head', () => {
    const html = pageHtml(TEMPLATE, {
      html: '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><p>x</p><script>alert(1)</script><template id="B:0"></template>',
    });
    expect(rootOf(html)).toBe('<p>x</p><template id="B:0"></template>');
    expect(html).toContain('<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/></head>');
    expect(html).not.toContain('<script');
  });

  it('leaves pictures below the fold to the page itself, and keeps their places', () => {
    const html = pageHtml(TEMPLATE, {
      html: '<img src="/hero.svg" alt="" fetchPriority="high"/><img src="/card.svg" alt="" width="9" height="9" loading="lazy" decoding="async"/>',
    });
    expect(rootOf(html)).toContain('<img src="/hero.svg"');
    expect(rootOf(html)).not.toContain('card.svg');
    expect(rootOf(html)).toMatch(
      /<img src="data:image\/gif;base64,[^"]+" alt="" width="9" height="9" loading="lazy"/,
    );
  });

  it('a page without data or styles leaves nothing behind', () => {
    expect(pageHtml(TEMPLATE, { html: 'x' })).toBe(
      TEMPLATE.replace('<div id="root"></div>', '<div id="root"><!--app-->x<!--/app--></div>'),
    );
    expect(styleHashes(TEMPLATE)).toEqual([]);
  });

  it('text of the box office cannot become markup, whatever it says (quality.md S1)', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '</script>',
        '<!--',
        '-->',
        '<script>',
        '$&',
        "$'",
        '\u2028',
        '</div><!--/app-->',
        ']]>',
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile), texts => {
        const block = jsonBlock(texts);
        expect(JSON.parse(block)).toEqual(texts);
        expect(block).not.toMatch(/[<>&\u2028\u2029]/);
        const html = pageHtml(TEMPLATE, { html: '<p>x</p>', data: texts });
        const data = /<script type="application\/json" id="first-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
        expect(JSON.parse(data ?? '')).toEqual(texts);
        expect(html.match(/<script/g)).toHaveLength(1);
      }),
    );
  });

  it('a style can leave neither its rule nor its block', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const escaped = text
          .replace(/&/g, '&amp;')
          .replace(/"/g, '&quot;')
          .replace(/</g, '&lt;')
          .replace(/>/g, '&gt;')
          .replace(/'/g, '&#x27;');
        const html = pageHtml(TEMPLATE, { html: `<p style="--p:${escaped}">x</p>` });
        expect(styleOf(html)).toMatch(/^#root \.s0\{[^{}<>]*\}$/);
        expect(html.match(/<\/style>/g)).toHaveLength(1);
      }),
    );
  });
});
