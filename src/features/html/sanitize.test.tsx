import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { SafeHtml } from './safe-html.tsx';
import { isSafeHref, loadSanitizer, sanitize } from './sanitize.ts';

afterEach(cleanup);
const purify = await loadSanitizer();

/** The cleaned piece as elements. */
const clean = (html: string) => new DOMParser().parseFromString(sanitize(purify, html), 'text/html').body;

describe('isSafeHref', () => {
  it.each([
    'https://a.example/x',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:4008200920',
    '/zh-CN/pc/home',
    '#notes',
    '?a=1',
  ])('allows %s', href => {
    expect(isSafeHref(href)).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '',
    'ftp://x',
  ])('refuses %j', href => {
    expect(isSafeHref(href)).toBe(false);
  });
});

describe('sanitize', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a><button formaction="javascript:1">x</button></form>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<p style="position:fixed">x</p>',
    '<style>*{display:none}</style>',
    '<base href="https://evil.example">',
    '<object data="x"></object><embed src="x">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p id="root" class="btn" name="x">clobber</p>',
  ])('%s leaves nothing that acts', html => {
    const body = clean(html);
    expect(
      body.querySelector('script,style,iframe,form,input,button,object,embed,base,svg,math,link,meta'),
    ).toBeNull();
    for (const element of body.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^class$|^name$|^srcset$|^formaction$/);
        expect(value).not.toMatch(/javascript:|data:/i);
      }
  });

  it.each([
    'ftp://a.example',
    '//evil.example',
    '/\\\\evil.example',
    'sms:10086',
    'xmpp:a@b.example',
    'matrix:r/a',
  ])('takes the address %s off its link', address => {
    expect(clean(`<a href="${address}">x</a>`).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('keeps structure, and opens other sites without a way back', () => {
    const body = clean(
      '<h2>Mahler</h2><p lang="en">See <a href="https://a.example" target="_top">there</a>, <a href="/zh-CN/pc/home" target="_blank">home</a> <em>La Mer</em></p>',
    );
    expect(body.querySelector('h2')?.textContent).toBe('Mahler');
    const [there, home] = body.querySelectorAll('a');
    expect([there?.target, there?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(home?.hasAttribute('target')).toBe(false);
  });

  it('holds for any nesting of hostile pieces', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="javascript:1">',
      '</a>',
      '<img src=x onerror=1>',
      '<svg>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<template>',
      '<math>',
      '<mtext>',
      'x',
      '<b onclick=1>',
      '"',
      '>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
        const body = clean(pieces.join(''));
        expect(body.querySelector('script,style,svg,math,template,iframe')).toBeNull();
        for (const e of body.querySelectorAll('*'))
          expect([...e.attributes].some(a => a.name.startsWith('on') || /^javascript/i.test(a.value))).toBe(
            false,
          );
      }),
      { numRuns: 300 },
    );
  });
});

describe('SafeHtml', () => {
  it('shows the cleaned piece, and the next one when it changes', async () => {
    await ensureCopy('zh-CN', ['ui']);
    const piece = (html: string) => (
      <TreeProvider tree={{ locale: 'zh-CN', layout: 'pc' }}>
        <SafeHtml html={html} />
      </TreeProvider>
    );
    const view = render(piece('<p>一<img src=x onerror=alert(1)></p>'));
    expect((await screen.findByText('一')).querySelector('img')?.hasAttribute('onerror')).toBe(false);
    view.rerender(piece('<p>二</p>'));
    expect(await screen.findByText('二')).toBeTruthy();
    expect(screen.queryByText('一')).toBeNull();
  });
});
