import { afterEach, describe, expect, it } from 'vitest';
import { firstData, firstReplies, NOTHING_SENT, replyKey } from './first-data.ts';

const key = replyKey('/thvendor/ad/getNewAdList.xhtml', 'adflag=home');
function embed(text: string): void {
  document.body.innerHTML = '<script type="application/json" id="first-data"></script>';
  (document.getElementById('first-data') as HTMLElement).textContent = text;
}
const data = (at = 1000, locale = 'zh-CN') =>
  JSON.stringify({ locale, at, replies: { [key]: { success: true }, other: 1 } });
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the replies of the first page', () => {
  it('are handed out once each', async () => {
    embed(data());
    const take = firstReplies(firstData(document, 1000) ?? NOTHING_SENT);
    await expect(take('zh-CN', key)).resolves.toEqual({ success: true });
    expect(take('zh-CN', key)).toBeUndefined();
    expect(take('zh-CN', 'unknown')).toBeUndefined();
  });

  it('speak one language only', () => {
    embed(data());
    expect(firstReplies(firstData(document, 1000) ?? NOTHING_SENT)('en-US', key)).toBeUndefined();
  });

  it.each([
    ['too old', data(1000), 1000 + 120_000],
    ['from a clock far ahead', data(10_000_000), 0],
    ['no JSON', '{"locale":', 0],
    ['null', 'null', 0],
    ['of another shape', '{"at":0}', 0],
    ['with replies that are none', '{"at":0,"locale":"zh-CN","replies":null}', 0],
  ])('are left when they are %s', (_, text, now) => {
    embed(text);
    expect(firstData(document, now)).toBeNull();
  });

  it('need not be there', () => {
    expect(firstData(document, 0)).toBe(NOTHING_SENT);
  });
});
