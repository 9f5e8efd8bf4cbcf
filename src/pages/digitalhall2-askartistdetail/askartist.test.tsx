import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';

const PAGE = '/zh-CN/pc/digitalhall2-askartistdetail?id=gu-jingxing';
const line = () => screen.findByRole('textbox', { name: '向顾景行提问' });
const send = () => screen.getByRole('button', { name: '送出问题' });

describe('a question to an artist', () => {
  it('is sent by a member, stands among the own ones, and is not shown to others', async () => {
    await newMember();
    const { user, unmount } = await renderPath(PAGE);
    await user.type(await line(), '  总谱上的力度，您会改吗？ ');
    await user.click(send());
    expect(await screen.findByText('问题已经送到。')).toBeDefined();
    expect(await screen.findByText('总谱上的力度，您会改吗？')).toBeDefined();
    expect(screen.getByText('等待回答')).toBeDefined();
    expect(((await line()) as HTMLTextAreaElement).value).toBe('');
    unmount();
    await newMember();
    await renderPath(PAGE);
    await screen.findByText(/第五交响曲的第一拍是休止/);
    expect(screen.queryByText('总谱上的力度，您会改吗？')).toBeNull();
  });

  it('of a visitor waits for the login, with what was written', async () => {
    const { user, router } = await renderPath(PAGE);
    await user.type(await line(), '您怎样读谱？');
    await user.click(screen.getByRole('button', { name: '登录后送出' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/login'));
    await newMember();
    await router.navigate(PAGE);
    expect(((await line()) as HTMLTextAreaElement).value).toBe('您怎样读谱？');
  });

  it('that is a script is a text like any other', async () => {
    await newMember();
    const { user } = await renderPath(PAGE);
    const hostile = '<script>window.hit=1</script><img src=x onerror="window.hit=1">';
    await user.click(await line());
    await user.paste(hostile);
    await user.click(send());
    expect(await screen.findByText(hostile)).toBeDefined();
    expect(document.querySelector('main script, main img[src="x"]')).toBeNull();
  });

  it('is written, without links, and within five hundred characters', async () => {
    const { client } = await newMember();
    const { user } = await renderPath(PAGE);
    await user.click(await screen.findByRole('button', { name: '送出问题' }));
    expect(await screen.findByText('请先写下问题。')).toBeDefined();
    await user.click(await line());
    await user.paste('请看 https://evil.example/x 这里');
    await user.click(send());
    expect(await screen.findByText('问题里请不要放链接。')).toBeDefined();
    expect(((await line()) as HTMLTextAreaElement).value).toContain('evil.example');
    await user.clear(await line());
    await user.paste('问'.repeat(10_000));
    expect(((await line()) as HTMLTextAreaElement).value).toHaveLength(10_000);
    expect(screen.getByText('最多 500 字，现在多出 9500 字，请删减后再提交。')).toBeDefined();
    await user.click(send());
    expect((await line()).getAttribute('aria-invalid')).toBe('true');
    const long = await client.call(digital.ask, {
      artistId: 'gu-jingxing',
      text: '问'.repeat(10_000),
      requestId: 'long',
    });
    expect(long.success).toBe(false);
    expect(await client.ok(digital.myQuestions, {})).toEqual([]);
  });

  it('is one of five a day: the sixth is refused, and what was written stays', async () => {
    const { client } = await newMember();
    for (let n = 1; n <= 5; n++)
      await client.ok(digital.ask, {
        artistId: 'gu-jingxing',
        text: `第${n}个问题，请问？`,
        requestId: `r${n}`,
      });
    const { user } = await renderPath(PAGE);
    await user.type(await line(), '第六个问题，请问？');
    await user.click(send());
    expect(await screen.findByText('操作过于频繁，请稍后再试。')).toBeDefined();
    expect((await line()).getAttribute('aria-invalid')).toBe('true');
    expect(((await line()) as HTMLTextAreaElement).value).toBe('第六个问题，请问？');
    expect(await client.ok(digital.myQuestions, {})).toHaveLength(5);
  });

  it('is not taken twice, and no word of success stands beside the refusal', async () => {
    const { client } = await newMember();
    const { user } = await renderPath(PAGE);
    for (const words of ['问题已经送到。', '这个问题您已经问过了，就在下方。']) {
      await user.type(await line(), '为什么这样慢？');
      await user.click(send());
      expect(await screen.findByText(words)).toBeDefined();
    }
    expect(screen.queryByText('问题已经送到。')).toBeNull();
    expect(await client.ok(digital.myQuestions, {})).toHaveLength(1);
  });

  it('to nobody leads to those who answer', async () => {
    await renderPath('/zh-CN/pc/digitalhall2-askartistdetail?id=nobody');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('没有这位艺术家');
    expect(screen.getByRole('link', { name: '看看谁在回答' })).toBeDefined();
  });
});
