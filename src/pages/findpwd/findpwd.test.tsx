import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';

async function toCode(path: string, label: string, account: string) {
  const page = await renderPath(path);
  const { user } = page;
  await user.type(await screen.findByLabelText(label), account);
  await user.click(screen.getByRole('button', { name: '发送验证码' }));
  await screen.findByText(new RegExp(`如果 ${account} 已经注册`));
  return page;
}

describe('reset of a password', () => {
  it('goes account, code, new password; the new one then signs in', async () => {
    const { user } = await toCode('/zh-CN/pc/findpwd', '手机号或邮箱', '13900139000');
    expect(screen.getByText('验证码', { selector: '[aria-current=step]' })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '填入' }));
    await user.click(screen.getByRole('button', { name: '下一步' }));
    const password = await screen.findByLabelText('新密码');
    await user.type(password, '12345');
    await user.click(screen.getByRole('button', { name: '保存新密码' }));
    expect(await screen.findByText('密码至少 8 个字符。')).toBeInstanceOf(HTMLElement);
    await user.clear(password);
    await user.type(password, 'Heming-2027-neu');
    await user.click(screen.getByRole('button', { name: '保存新密码' }));
    expect(await screen.findByRole('heading', { level: 1, name: '密码已更新' })).toBeInstanceOf(HTMLElement);
    const client = new Client(office().app, { address: '203.0.113.9' });
    expect((await client.login('13900139000', 'Heming-2027-neu')).mobile).toBe('139****9000');
  });

  it('says the same for an account that is not there, and comes back to the code when it is wrong', async () => {
    const { user } = await toCode('/zh-CN/pc/findpwd-phone', '手机号', '13511112222');
    await user.type(screen.getByLabelText('验证码'), '000000');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await user.type(await screen.findByLabelText('新密码'), 'Heming-2027-neu');
    await user.click(screen.getByRole('button', { name: '保存新密码' }));
    await waitFor(() => expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'));
  });

  it('by phone stands only in the Chinese desktop tree', async () => {
    const { router } = await renderPath('/en-US/pc/findpwd-phone');
    expect(router.state.location.pathname).toBe('/en-US/pc/findpwd');
  });
});
