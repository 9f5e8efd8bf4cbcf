import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { signOut } from '#features/login/sign-in.ts';
import { useUser } from '#stores/user.ts';
import { office, renderPath } from '#tests/render.tsx';

type User = Awaited<ReturnType<typeof renderPath>>['user'];

async function sendCode(user: User) {
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText(/演示模式，验证码是 \d{6}。/);
  await user.click(screen.getByRole('button', { name: '填入' }));
}

describe('registration', () => {
  it('by mobile makes a member at once', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/register');
    await user.type(await screen.findByLabelText('手机号'), '13600136001');
    await sendCode(user);
    await user.type(screen.getByLabelText('密码'), 'password');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('这个密码太常见，容易被猜到，请换一个。')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('请先阅读并同意协议。')).toBeInstanceOf(HTMLElement);
    await user.clear(screen.getByLabelText('密码'));
    await user.type(screen.getByLabelText('密码'), '今晚的柴可夫斯基真好听');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
    expect(useUser.getState().memberInfo?.level).toBe(1);
  });

  it('by e-mail offers to bind a mobile, which outlives a reload and can wait for good', async () => {
    const { user, unmount } = await renderPath('/zh-CN/pc/register');
    await user.click(await screen.findByRole('tab', { name: '用邮箱' }));
    await user.type(screen.getByLabelText('邮箱'), 'new@heming.example');
    await sendCode(user);
    await user.type(screen.getByLabelText('密码'), 'a long enough sentence');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByRole('heading', { level: 1, name: '绑定手机号' })).toBeInstanceOf(HTMLElement);
    unmount();
    const again = await renderPath('/zh-CN/pc/register');
    expect(await screen.findByRole('heading', { level: 1, name: '绑定手机号' })).toBeInstanceOf(HTMLElement);
    await again.user.click(screen.getByRole('button', { name: '以后再说' }));
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/zh-CN/pc/home'));
    await signOut();
    again.unmount();

    const later = await renderPath('/zh-CN/pc/login');
    await later.user.click(await screen.findByRole('tab', { name: '密码' }));
    const panel = within(screen.getByRole('tabpanel'));
    await later.user.type(panel.getByLabelText('手机号或邮箱'), 'new@heming.example');
    await later.user.type(panel.getByLabelText('密码'), 'a long enough sentence');
    await later.user.click(panel.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(later.router.state.location.pathname).toBe('/zh-CN/pc/home'));
  });

  it('asks at the bind step for proof of the owner when signing in was long ago', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/register');
    await user.click(await screen.findByRole('tab', { name: '用邮箱' }));
    await user.type(screen.getByLabelText('邮箱'), 'proof@heming.example');
    await sendCode(user);
    await user.type(screen.getByLabelText('密码'), 'a long enough sentence');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '注册' }));
    await screen.findByRole('heading', { level: 1, name: '绑定手机号' });
    await user.type(screen.getByLabelText('手机号'), '13600136007');
    await sendCode(user);
    const data = { to: 'p***f@heming.example', password: true };
    office().server.use(
      http.post(
        '*/ucenter/member/bindMobile.xhtml',
        () => HttpResponse.json({ success: false, errcode: '2107', msg: '请先确认', data }),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: '绑定并继续' }));
    await screen.findByText(/请再确认是您本人：发往 p\*\*\*f@heming.example 的验证码/);
    expect(screen.getByLabelText('密码')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(screen.getAllByText(/演示模式，验证码是 \d{6}。/)).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: '填入' })[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '绑定并继续' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
    expect(useUser.getState().userInfo?.mobile).toBe('136****6007');
  });

  it('knows who is signed in already', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/register', { signedInAs: '13800138000' });
    expect(await screen.findByRole('heading', { level: 1, name: '您已登录' })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '继续' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
  });
});
