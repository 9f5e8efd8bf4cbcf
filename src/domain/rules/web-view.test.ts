import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEB_VIEW_MAX } from '../contract/web-view.ts';
import { frameSources, webTarget } from './web-view.ts';

const ALLOWED = ['www.heming.example', 'maps.example.org'];
const kindOf = (raw: string) => webTarget(raw, ALLOWED).kind;

describe('webTarget (quality.md S3)', () => {
  it.each([
    ['https://www.heming.example', 'https://www.heming.example/'],
    ['https://www.heming.example/tour?x=1#y', 'https://www.heming.example/tour?x=1#y'],
    ['  HTTPS://WWW.HEMING.EXAMPLE/a b'.replace(' b', '%20b'), 'https://www.heming.example/a%20b'],
    ['https://maps.example.org/embed', 'https://maps.example.org/embed'],
  ])('shows a known host in a frame: %s', (raw, url) => {
    expect(webTarget(raw, ALLOWED)).toMatchObject({ kind: 'frame', url });
  });

  it.each([
    'https://heming.example/',
    'https://evil.www.heming.example/',
    'https://www.heming.example.evil.org/',
    'https://wwwxheming.example/',
    'https://other.org/?u=https://www.heming.example/',
    'https://other.org/https://www.heming.example/',
    'https://other.org/@www.heming.example/',
    'https://other.org#www.heming.example',
  ])('shows another host only outside: %s', raw => {
    expect(kindOf(raw)).toBe('outside');
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [`https://www.heming.example/${'x'.repeat(WEB_VIEW_MAX)}`, 'long'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['java\tscript:alert(1)', 'disguised'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['blob:https://www.heming.example/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['about:blank', 'scheme'],
    ['http://www.heming.example/', 'scheme'],
    ['//www.heming.example/', 'scheme'],
    ['/zh-CN/mobile/home', 'scheme'],
    ['www.heming.example', 'scheme'],
    ['https:www.heming.example', 'scheme'],
    ['https:/www.heming.example', 'scheme'],
    ['https:///www.heming.example', 'scheme'],
    ['https://', 'scheme'],
    ['https:\\\\www.heming.example', 'disguised'],
    ['https://www.heming.example\\@evil.org', 'disguised'],
    ['https://www.heming.example@evil.org/', 'disguised'],
    ['https://user:pass@www.heming.example/', 'disguised'],
    ['https://@www.heming.example/', 'disguised'],
    ['https://www.heming.example%2eevil.org/', 'disguised'],
    ['https://www.heming.example:8443/', 'disguised'],
    ['https://www.heming.example:443/', 'disguised'],
    ['https://www.heming.example./', 'disguised'],
    ['https://xn--hemng-eta.example/', 'disguised'],
    ['https://www.hemіng.example/', 'disguised'],
    ['https://ｗｗｗ.heming.example/', 'disguised'],
    ['https://www。heming。example/', 'disguised'],
    ['https://www.heming.example\u200b/', 'disguised'],
    ['https://www.heming.example/\u202egpj.exe', 'disguised'],
    ['https://www.heming.example/a b', 'disguised'],
    ['https://www.heming.example\n.evil.org/', 'disguised'],
    ['https://127.0.0.1/', 'disguised'],
    ['https://2130706433/', 'disguised'],
    ['https://0x7f.1/', 'disguised'],
    ['https://[::1]/', 'disguised'],
    ['https://localhost/', 'disguised'],
    ['https://-bad.example/', 'disguised'],
    ['https://ex<ample.org/', 'malformed'],
  ])('refuses %j: %s', (raw, reason) => {
    expect(webTarget(raw, ALLOWED)).toEqual({ kind: 'refused', reason });
  });

  it('never shows in a frame, nor leads to, what is not plain https of a named host', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '.',
      'www.heming.example',
      'evil.org',
      'javascript:',
      'data:',
      'xn--',
      '\t',
      '\n',
      '\u0000',
      '\u200b',
      'é',
      '。',
      ' ',
      '127.0.0.1',
      '[::1]',
      ':443',
    );
    const made = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 8 })
      .map(p => p.join(''));
    fc.assert(
      fc.property(made, raw => {
        const target = webTarget(raw, ALLOWED);
        if (target.kind === 'refused') return;
        // What a browser would open is what was judged: same host, https, nobody's name in it.
        const url = new URL(raw.trim());
        expect(url.protocol).toBe('https:');
        expect([url.username, url.password, url.port]).toEqual(['', '', '']);
        expect(url.href).toBe(target.url);
        expect(url.hostname).toBe(target.host);
        expect(url.hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/);
        expect(target.kind === 'frame').toBe(ALLOWED.includes(url.hostname));
      }),
      { numRuns: 5000 },
    );
  });
});

it('the policy names exactly the hosts that are shown', () => {
  expect(frameSources(ALLOWED)).toEqual(['https://www.heming.example', 'https://maps.example.org']);
});
