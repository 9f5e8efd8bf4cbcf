import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineSources } from './inline-sources.ts';
import { jsonBlock, pageHtml } from './page-html.ts';

const TEMPLATE =
  '<!doctype html><html><head><title>t</title></head><body><div id="root"></div></body></html>';
const rootOf = (html: string): string =>
  /<div id="root" data-path="[^"]*"><!--app-->([\s\S]*)<!--\/app--><\/div>/.exec(html)?.[1] ?? '';

const part = (html: string, data?: unknown) => ({ path: '/zh-CN/pc/home', html, data });
const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a rendered page in its template', () => {
  it('takes the place of the empty root, and of another page', () => {
    const first = pageHtml(TEMPLATE, part('<p style="color:red">one</p>', { a: 1 }));
    expect(rootOf(first)).toBe('<p style="color:red">one</p>');
    const second = pageHtml(first, { path: '/en-US/pc/home', html: '<p>two</p>', data: { b: 2 } });
    expect(rootOf(second)).toBe('<p>two</p>');
    expect(second).not.toMatch(/one|red|"a"|zh-CN/);
    expect(second.match(/id="first-data"/g)).toHaveLength(1);
  });

  it('says what it is a page of, whatever the address holds', () => {
    const html = pageHtml(TEMPLATE, { path: '/zh-CN/pc/sitesearch?q="><script>', html: 'x' });
    expect(html).toContain('data-path="/zh-CN/pc/sitesearch?q=&#34;&#62;&#60;script&#62;"');
    expect(html).not.toContain('<script>');
  });

  it('what React wants preloaded goes into the head', () => {
    const html = pageHtml(
      TEMPLATE,
      part('<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><p>x</p>'),
    );
    expect(rootOf(html)).toBe('<p>x</p>');
    expect(html).toContain('<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/></head>');
  });

  it('a page without data leaves nothing behind', () => {
    expect(pageHtml(TEMPLATE, part('x'))).toBe(
      TEMPLATE.replace(
        '<div id="root"></div>',
        '<div id="root" data-path="/zh-CN/pc/home"><!--app-->x<!--/app--></div>',
      ),
    );
    expect(inlineSources(TEMPLATE)).toEqual({ scripts: [], styles: [], styleAttributes: [] });
  });

  it('tells what it has in line, each once', () => {
    const html = pageHtml(
      TEMPLATE.replace(
        '</head>',
        '<script>one()</script><script type="module" data-code="/a.js /b.js">two()</script><script type="application/ld+json">{}</script><style data-file="a">p{}</style></head>',
      ),
      part(
        '<i style="--p:#fff"></i><b class="art" style="--p:#fff">x</b><u style="background:url(&quot;a&amp;b.svg&quot;)">style="no"</u>',
        '<i style="color:red">',
      ),
    );
    expect(inlineSources(html)).toEqual({
      scripts: [sha('one()'), sha('two()')],
      styles: [sha('p{}')],
      styleAttributes: [sha('--p:#fff'), sha('background:url("a&b.svg")')],
    });
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
        const html = pageHtml(TEMPLATE, part('<p>x</p>', texts));
        const data = /<script type="application\/json" id="first-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
        expect(JSON.parse(data ?? '')).toEqual(texts);
        expect(html.match(/<script/g)).toHaveLength(1);
      }),
    );
  });
});
