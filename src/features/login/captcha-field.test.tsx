import { screen, waitFor, within } from '@testing-library/react';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
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

it.each(['+86 137 0013 7011', '+8613700137012', '0086-137-0013-7013', '１３７００１３７０１４'])(
  'a number that is pasted as %s is understood whole',
  async pasted => {
    const { user } = await renderPath('/zh-CN/pc/login');
    const field = await screen.findByLabelText<HTMLInputElement>('手机号');
    await user.click(field);
    await user.paste(pasted);
    expect(field.value).toBe(pasted);
    await user.click(panel().getByRole('button', { name: '获取验证码' }));
    await panel().findByText(/演示模式，验证码是 \d{6}。/);
  },
);

/** Computes in place: there are no workers here. */
class WorkerHere extends EventTarget {
  async postMessage({ type, challenge }: { type: string; challenge: Challenge }): Promise<void> {
    if (type !== 'work') return;
    const data = await solveChallenge({ challenge, deriveKey });
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  terminate(): void {}
}
/** Never comes to an end, but can be given up. */
class SlowWorker extends WorkerHere {
  override async postMessage({ type }: { type: string }): Promise<void> {
    if (type === 'abort') this.dispatchEvent(Object.assign(new Event('message'), { data: null }));
  }
}

async function signInAfterFailures() {
  const { user, router } = await renderPath('/zh-CN/pc/login');
  await user.click(await screen.findByRole('tab', { name: '密码' }));
  await user.type(panel().getByLabelText('手机号或邮箱'), '13800138000');
  const password = panel().getByLabelText('密码');
  const signIn = async (typed: string) => {
    await user.clear(password);
    await user.type(password, typed);
    await user.click(panel().getByRole('button', { name: '登录' }));
  };
  for (let i = 0; i < 3; i++) {
    await signIn(`wrong guess ${i}`);
    await panel().findByText('账号或密码不正确。');
  }
  return { user, router, signIn };
}

it('the device passes the check by itself, beside the page, and nobody has to do anything', async () => {
  vi.stubGlobal('Worker', WorkerHere);
  const { router, signIn } = await signInAfterFailures();
  await signIn('Heming-2026');
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/zh-CN/pc/login'));
  expect(screen.queryByRole('img', { name: '图形验证码图片，五个字符' })).toBeNull();
  vi.unstubAllGlobals();
});

it('while it takes long, calm words and the picture as the other way', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const { user, signIn } = await signInAfterFailures();
  await signIn('Heming-2026');
  expect((await panel().findByText('正在核对，请稍候。')).role).toBe('status');
  await panel().findByText('还在核对，最多一分钟，您不必做什么。');
  await user.click(panel().getByRole('button', { name: '改用图片' }));
  expect(
    await panel().findByRole<HTMLImageElement>('img', { name: '图形验证码图片，五个字符' }),
  ).toBeInstanceOf(HTMLElement);
  expect(panel().queryByText('还在核对，最多一分钟，您不必做什么。')).toBeNull();
  vi.unstubAllGlobals();
});

it.each(['the button', 'the field'])(
  'a failure is a toast and stands beside its field, and is heard once: sent from %s',
  async from => {
    const { user } = await renderPath('/zh-CN/pc/login');
    await user.click(await screen.findByRole('tab', { name: '密码' }));
    await user.type(
      panel().getByLabelText('手机号或邮箱'),
      from === 'the field' ? '13700137031' : '13700137032',
    );
    const password = panel().getByLabelText('密码');
    await user.type(password, 'wrong guess');
    if (from === 'the field') await user.keyboard('{Enter}');
    else await user.click(panel().getByRole('button', { name: '登录' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(password);
    expect(panel().getByText('账号或密码不正确。')).toBeInstanceOf(HTMLElement);
    const said = await within(screen.getByRole('status', { name: '通知' })).findByText('账号或密码不正确。');
    // From the button the focus comes to the field, which says its error itself.
    expect(said.closest('[aria-hidden="true"]') !== null).toBe(from === 'the button');
  },
);
