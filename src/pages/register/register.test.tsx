import { configure, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUser } from '#stores/user.ts';
import { renderPath } from '#tests/render.tsx';

configure({ asyncUtilTimeout: 8000 });
type User = Awaited<ReturnType<typeof renderPath>>['user'];

async function sendCode(user: User) {
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByLabelText('图形验证码');
  await user.click(screen.getByRole('button', { name: '填入' }));
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

  it('by e-mail offers to bind a mobile, which can wait', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/register');
    await user.click(await screen.findByRole('tab', { name: '用邮箱' }));
    await user.type(screen.getByLabelText('邮箱'), 'new@heming.example');
    await sendCode(user);
    await user.type(screen.getByLabelText('密码'), 'a long enough sentence');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByRole('heading', { level: 1, name: '绑定手机号' })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '以后再说' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
  });
});
