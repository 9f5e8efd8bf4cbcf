import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { useUser } from '#stores/user.ts';
import { office, renderPath } from '#tests/render.tsx';

type User = Awaited<ReturnType<typeof renderPath>>['user'];
const panel = () => within(screen.getByRole('tabpanel'));

async function byPassword(user: User, account: string, password: string) {
  await user.click(await screen.findByRole('tab', { name: '密码' }));
  const field = panel().getByLabelText<HTMLInputElement>('手机号或邮箱');
  if (field.value === '') await user.type(field, account);
  await user.clear(panel().getByLabelText('密码'));
  await user.type(panel().getByLabelText('密码'), password);
  await user.click(panel().getByRole('button', { name: '登录' }));
}

describe('sign-in by password', () => {
  it('goes home, and loads the member with level and spending', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/login');
    await byPassword(user, '138 0013 8000', 'Heming-2026');
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
    expect(useUser.getState().curLevel).toBe(3);
    expect(useUser.getState().memberInfo?.totalExpenditure).toBeGreaterThan(0);
  });

  it('says beside the field what is wrong, keeps the account, and asks for a captcha after three failures', async () => {
    const { user } = await renderPath('/zh-CN/pc/login');
    for (let i = 0; i < 3; i++) {
      await byPassword(user, '13900139000', `wrong-${i}`);
      await waitFor(() => expect(panel().getByLabelText('密码').getAttribute('aria-invalid')).toBe('true'));
      await waitFor(() =>
        expect(panel().getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBeNull(),
      );
    }
    await byPassword(user, '13900139000', 'Heming-2026');
    const captcha = await panel().findByLabelText('图形验证码');
    expect(panel().getByLabelText<HTMLInputElement>('手机号或邮箱').value).toBe('13900139000');
    await user.click(panel().getByRole('button', { name: '填入' }));
    expect((captcha as HTMLInputElement).value).toBe('demo');
    await user.click(panel().getByRole('button', { name: '登录' }));
    await waitFor(() => expect(useUser.getState().userInfo).not.toBeNull());
  });

  it('says the same of a wrong password and of an account that is not there', async () => {
    const { user } = await renderPath('/zh-CN/pc/login');
    await byPassword(user, '13800138111', 'wrong-one');
    const unknown = (await panel().findByText(/密码/, { selector: 'p span' })).textContent;
    await user.clear(panel().getByLabelText('手机号或邮箱'));
    await byPassword(user, 'listener@heming.example', 'wrong-one');
    expect(await panel().findByText(unknown ?? '', { selector: 'p span' })).toBeInstanceOf(HTMLElement);
  });

  it('keeps what was typed while offline', async () => {
    office().server.use(http.post('*/ucenter/rest/pcLoginByPass.xhtml', () => HttpResponse.error()));
    const { user } = await renderPath('/zh-CN/pc/login');
    await byPassword(user, '13800138000', 'Heming-2026');
    await screen.findByText('网络已断开，请检查连接后重试。');
    expect(panel().getByLabelText<HTMLInputElement>('密码').value).toBe('Heming-2026');
    expect(useUser.getState().userInfo).toBeNull();
    // What was said on the way does not stand over the page that one arrives at.
    office().server.resetHandlers();
    await user.click(panel().getByRole('button', { name: '登录' }));
    await waitFor(() => expect(useUser.getState().userInfo).not.toBeNull());
    await waitFor(() => expect(screen.queryByText('网络已断开，请检查连接后重试。')).toBeNull());
  });

  it('checks before it asks', async () => {
    const { user } = await renderPath('/zh-CN/pc/login');
    await byPassword(user, 'not an account', 'x');
    expect(await panel().findByText('这不像手机号，也不像邮箱。')).toBeInstanceOf(HTMLElement);
  });
});

describe('sign-in by code', () => {
  it('asks for no captcha the first time, shows the demonstration code, makes the account and signs in', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/login');
    await user.type(await screen.findByLabelText('手机号'), '13700137001');
    await user.click(panel().getByRole('button', { name: '获取验证码' }));
    await panel().findByText(/演示模式，验证码是 \d{6}。/);
    expect(panel().getByRole('button', { name: /秒后重发/ })).toBeInstanceOf(HTMLElement);
    await user.type(panel().getByLabelText('短信验证码'), '2930');
    await user.click(panel().getByRole('button', { name: '登录' }));
    expect(await panel().findByText('验证码共六位，还差 2 位。')).toBeInstanceOf(HTMLElement);
    expect(panel().getByText('请先阅读并同意协议。')).toBeInstanceOf(HTMLElement);
    await user.click(panel().getByRole('button', { name: '填入' }));
    await user.click(panel().getByRole('checkbox'));
    await user.click(panel().getByRole('button', { name: '登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
    expect(useUser.getState().userInfo?.mobile).toBe('137****7001');
  });

  it('shows one step a screen on the phone, in English too', async () => {
    const { user, router } = await renderPath('/en-US/mobile/login');
    await user.type(await screen.findByLabelText('Mobile number'), '13700137002');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Send a code' }));
    const code = await panel().findByLabelText('Code');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(panel().getByText('We sent six digits to +86 137****7002.')).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.click(panel().getByRole('button', { name: 'Fill in' }));
    await user.click(panel().getByRole('checkbox'));
    await user.click(panel().getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/mobile/home'));
  });
});

describe('a code that no longer works', () => {
  const envelope = (body: object) => HttpResponse.json({ success: true, errcode: '0', msg: '', ...body });
  const dead = '输错的次数太多，这个验证码已作废，请重新获取。';

  it('is said once, beside the field, and is over with the next one', async () => {
    let sent = 0;
    office().server.use(
      http.post('*/ucenter/rest/sendBindMsg.xhtml', () =>
        envelope({ data: { wait: 0, demoCode: ['111111', '222222'][sent++] } }),
      ),
      http.post('*/ucenter/rest/createAndLoginWithBindMobile.xhtml', () =>
        envelope({ success: false, errcode: '2104', msg: dead, data: { spent: true } }),
      ),
    );
    const { user } = await renderPath('/zh-CN/mobile/login');
    await user.type(await screen.findByLabelText('手机号'), '13700137003');
    await user.click(panel().getByRole('button', { name: '获取验证码' }));
    await panel().findByText('演示模式，验证码是 111111。');
    await user.type(panel().getByLabelText('验证码'), '123456');
    await user.click(panel().getByRole('checkbox'));
    await user.click(panel().getByRole('button', { name: '登录' }));
    await screen.findByText(dead);
    expect(screen.getAllByText(dead)).toHaveLength(1);
    expect(panel().getByText(dead)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('演示模式，验证码是 111111。')).toBeNull();
    await user.click(panel().getByRole('button', { name: '获取验证码' }));
    await panel().findByText('演示模式，验证码是 222222。');
    expect(screen.queryByText(dead)).toBeNull();
    expect(panel().getByLabelText<HTMLInputElement>('验证码').value).toBe('');
    await user.click(panel().getByRole('button', { name: '更换号码' }));
    await waitFor(() => expect(document.activeElement).toBe(panel().getByLabelText('手机号')));
  });
});

describe('who is signed in already', () => {
  it('may go on, or make room for another account', async () => {
    const { user } = await renderPath('/en-US/mobile/login', { signedInAs: '13800138000' });
    await screen.findByRole('heading', { level: 1, name: 'You are signed in' });
    expect(screen.getByText('Your account is 林听雨 · 138****8000.')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Sign out and use another account' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(useUser.getState().userInfo).toBeNull();
  });
});

describe('coming back', () => {
  it('names the page that one came from and returns to it', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=orders');
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/login'));
    expect(await screen.findByText('登录之后，进入用户中心')).toBeInstanceOf(HTMLElement);
    await byPassword(user, '13800138000', 'Heming-2026');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/zh-CN/pc/user?ind=orders'),
    );
    expect(useUser.getState().redirectPath).toBe('/');
  });

  it('returns in the language that one signs in with', async () => {
    useUser.getState().setRedirectPath('/zh-CN/pc/user?ind=tickets');
    const { user, router } = await renderPath('/en-US/pc/login');
    await user.click(await screen.findByRole('tab', { name: 'Password' }));
    await user.type(panel().getByLabelText('Mobile or e-mail'), '13800138000');
    await user.type(panel().getByLabelText('Password'), 'Heming-2026');
    await user.click(panel().getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/en-US/pc/user?ind=tickets',
      ),
    );
  });
});
