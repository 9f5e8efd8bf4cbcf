import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { security } from '#domain/contract/security.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import { newMember } from '#tests/buy.ts';
import { leavePage, office, renderPath } from '#tests/render.tsx';

describe('account and security', () => {
  it('sets a password with a code to the number; nothing of it is stored', async () => {
    const { client } = await newMember();
    const { user } = await renderPath('/zh-CN/pc/user?ind=security');
    // The section's code comes for the first time.
    await screen.findByText('登录方式');
    await user.click(await screen.findByRole('button', { name: '设置密码' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('请填写密码或验证码');
    await user.type(dialog.getByLabelText('新密码'), 'bright-brass-2026');
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    await user.click(await dialog.findByRole('button', { name: '填入' }));
    expect(sessionStorage.getItem('heming.form') ?? '').not.toContain('bright-brass');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('密码已修改，其他设备已退出。')).toBeInstanceOf(HTMLElement);
    expect((await client.ok(security.overview, {})).hasPassword).toBe('Y');
    expect(await screen.findByText('修改了密码')).toBeInstanceOf(HTMLElement);
  });

  it('says beside the field what is wrong, and keeps what is typed when the session ends', async () => {
    const { member } = await newMember();
    const { user, router } = await renderPath('/en-US/mobile/user?ind=security');
    await user.click(await screen.findByRole('button', { name: 'Change: Mobile number' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('New mobile number'), '15912345670');
    await user.type(dialog.getByLabelText('Code that we send there'), '123456');
    await user.type(dialog.getByLabelText(/^Code sent to/), '654321');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText(/That code is wrong/)).length).toBeGreaterThan(0);
    const ended = { success: false, errcode: '1202', msg: 'Your session has ended. Please sign in again.' };
    office().server.use(http.post(`*${account.bindMobile.path}`, () => HttpResponse.json(ended)));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/mobile/login'));
    // Where one is changes before what is shown.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useForm.getState().requestParams).toMatchObject({
      'security.mobile.target': '15912345670',
      'security.mobile.code': '123456',
    });
    expect(sessionStorage.getItem('heming.form')).not.toContain('654321');
    // Back after signing in, the dialog is open as it was; after a reload without what is secret.
    useUser.getState().signIn(member);
    await router.navigate('/en-US/mobile/user?ind=security');
    // The dialog may be made once more while the page comes.
    const value = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
    await waitFor(() => {
      expect(value('New mobile number')).toHaveProperty('value', '15912345670');
      expect(value('Code that we send there')).toHaveProperty('value', '123456');
    });
    await leavePage();
    await renderPath('/en-US/mobile/user?ind=security');
    await waitFor(() => expect(value('New mobile number')).toHaveProperty('value', '15912345670'));
    expect(value('Code that we send there')).toHaveProperty('value', '');
  });

  it('keeps a typed password through a failed call and a login, and in no storage', async () => {
    const { member } = await newMember();
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=security');
    await user.click(await screen.findByRole('button', { name: '设置密码' }));
    const dialog = async () => within(await screen.findByRole('dialog'));
    await user.type((await dialog()).getByLabelText('新密码'), 'bright-brass-2026');
    await user.type((await dialog()).getByLabelText(/^发往/), '654321');
    const ended = { success: false, errcode: '1202', msg: '登录已过期，请重新登录。' };
    const answer = (reply: () => Response) =>
      office().server.use(http.post(`*${security.changePassword.path}`, reply, { once: true }));
    answer(() => HttpResponse.error());
    await user.click((await dialog()).getByRole('button', { name: '保存' }));
    expect((await screen.findAllByText(/网络|连接/)).length).toBeGreaterThan(0);
    expect((await dialog()).getByLabelText('新密码')).toHaveProperty('value', 'bright-brass-2026');
    answer(() => HttpResponse.json(ended));
    await user.click((await dialog()).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/login'));
    useUser.getState().signIn(member);
    await router.navigate('/zh-CN/pc/user?ind=security');
    expect((await dialog()).getByLabelText('新密码')).toHaveProperty('value', 'bright-brass-2026');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('bright-brass');
  });

  it('says that there is no other device, and what leaving takes', async () => {
    const { client } = await newMember();
    const { user } = await renderPath('/en-US/pc/user?ind=security');
    expect(await screen.findByText(/This device/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('You are signed in on this device only.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Addresses/)).toBeInstanceOf(HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText('Please confirm that first.')).toBeInstanceOf(HTMLElement);
    expect((await client.ok(security.overview, {})).sessions).toHaveLength(1);
  });
});
