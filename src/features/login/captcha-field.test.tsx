import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { office, renderPath } from '#tests/render.tsx';

const panel = () => within(screen.getByRole('tabpanel'));

it('a captcha that is called for can be seen or heard, and its answer sends the code', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:spoken');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  office().server.use(
    http.post(
      '*/ucenter/rest/sendBindMsg.xhtml',
      () => HttpResponse.json({ success: false, errcode: ERR.captchaNeeded, msg: '请先输入图形验证码。' }),
      { once: true },
    ),
  );
  const { user } = await renderPath('/zh-CN/pc/login');
  await user.type(await screen.findByLabelText('手机号'), '13700137009');
  await user.click(panel().getByRole('button', { name: '获取验证码' }));
  const picture = await panel().findByRole<HTMLImageElement>('img', { name: '图形验证码图片，五个字符' });
  expect(picture.src).toMatch(/^data:image\/png;base64,/);
  expect(panel().getByText('为了您的账号安全，请先填写验证，再试一次。')).toBeInstanceOf(HTMLElement);
  const first = picture.src;
  await user.click(panel().getByRole('button', { name: '看不清，换一张' }));
  await waitFor(() => expect(picture.src).not.toBe(first));

  await user.click(panel().getByRole('button', { name: '改用语音' }));
  const sound = await panel().findByLabelText<HTMLAudioElement>('语音验证码，六个数字');
  expect(sound.controls).toBe(true);
  await waitFor(() =>
    expect(panel().getByLabelText<HTMLAudioElement>('语音验证码，六个数字').src).toBe('blob:spoken'),
  );
  expect(panel().queryByRole('img', { name: '图形验证码图片，五个字符' })).toBeNull();
  await user.type(panel().getByLabelText('听到的六个数字'), 'demo');
  await user.click(panel().getByRole('button', { name: '获取验证码' }));
  await panel().findByText(/演示模式，验证码是 \d{6}。/);
  expect(screen.queryByLabelText('听到的六个数字')).toBeNull();
});
