import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainBlocks } from './plain-blocks.ts';

describe('the words of edited content', () => {
  it('come by paragraph, headings as headings', () => {
    expect(
      plainBlocks(
        '<h2>One</h2><p>A <em>b</em> &amp; c</p><ul><li>x</li></ul><blockquote><p>q</p><cite>w</cite></blockquote>',
      ),
    ).toEqual([
      { tag: 'h2', text: 'One' },
      { tag: 'p', text: 'A b & c' },
      { tag: 'ul', text: 'x', parts: [{ tag: 'li', text: 'x' }] },
      {
        tag: 'blockquote',
        text: 'q w',
        parts: [
          { tag: 'p', text: 'q' },
          { tag: 'cite', text: 'w' },
        ],
      },
    ]);
  });
  it('leave out what is never words', () => {
    const html =
      '<p>a</p><script>var p = "<p>evil</p>"</script><style>p{}</style><!-- <p>b</p> --><svg><p>c</p></svg><p>d</p>';
    expect(plainBlocks(html).map(b => b.text)).toEqual(['a', 'd']);
  });
  it('read characters by their number', () => {
    expect(plainBlocks('<p>&#39532;&#x52d2; &#0;&#x110000; &nope;</p>')[0]?.text).toBe('马勒 &nope;');
  });
  it('are words for any content, however broken', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<p>',
            '</p>',
            '<h2>',
            '</h2>',
            '<script>',
            '</script>',
            '<',
            '>',
            '&lt;',
            'x',
            '<img src=x onerror=1>',
          ),
        ),
        parts => {
          for (const { tag, text } of plainBlocks(parts.join(''))) {
            expect(['h2', 'h3', 'p', 'li']).toContain(tag);
            expect(text).not.toBe('');
          }
        },
      ),
    );
  });
});
