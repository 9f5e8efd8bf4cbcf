import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { person } from '#domain/contract/person.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import { newMember } from '#tests/buy.ts';
import { leavePage, office, renderPath } from '#tests/render.tsx';

const IDCARD = '11010519491231002X';
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

describe('personal information', () => {
  it('is filled in, asked for what follows from it, and kept', async () => {
    const { client } = await newMember();
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=info');
    const name = await box('称呼');
    await user.clear(name);
    expect(screen.queryByRole('textbox', { name: /收信邮箱/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /节目单怎样给您/ }), 'email');
    const email = await box('收信邮箱');
    await user.type(email, 'lin@');
    await user.click(screen.getByRole('checkbox', { name: '室内乐' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('请填写称呼。');
    expect(alert.textContent).toContain('电子邮箱应如');
    await user.type(name, '林听雨');
    await user.type(email, 'heming.example');
    // Leaving and coming back keeps it.
    await router.navigate('/zh-CN/pc/user?ind=orders');
    await screen.findByRole('heading', { level: 1, name: '我的订单' });
    await router.navigate('/zh-CN/pc/user?ind=info');
    expect(await box('收信邮箱')).toHaveProperty('value', 'lin@heming.example');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存。')).toBeInstanceOf(HTMLElement);
    expect((await client.ok(person.info, {})).values).toEqual({
      nickname: '林听雨',
      letters: 'email',
      email: 'lin@heming.example',
      likes: ['chamber'],
    });
    await waitFor(() => expect(useForm.getState().requestParams).toEqual({}));
    expect(screen.getByRole('navigation', { name: '用户中心' }).parentElement?.textContent).toContain(
      '林听雨',
    );
  });

  it('that the house changed while it was open is asked for by its name; what was typed stays', async () => {
    await newMember();
    const { user } = await renderPath('/en-US/pc/user?ind=info');
    const name = await box('What we call you');
    await user.clear(name);
    await user.type(name, 'Ada');
    const { store } = office().deps;
    const doc = (await store.direct.catalogue.readAll()).find(d => d.kind === 'form' && d.id === 'person');
    const { fields, ...rest } = (doc as { body: unknown }).body as { fields: object[] };
    const side = {
      name: 'seatSide',
      kind: 'text',
      required: true,
      label: { zh: '座位偏好', en: 'Side of the hall' },
    };
    const hold = async (body: unknown) => {
      await store.transaction(tx => tx.catalogue.upsert([{ kind: 'form', id: 'person', body }]));
      expireCatalogue(store);
    };
    onTestFinished(() => hold({ ...rest, fields }));
    await hold({ ...rest, fields: [...fields, { ...fields[0], ...side }] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await box(/Side of the hall/)).toHaveProperty('value', '');
    expect(name).toHaveProperty('value', 'Ada');
  });

  it('loses nothing when the call fails, and when the session ends in the middle', async () => {
    await newMember();
    const { user, router } = await renderPath('/en-US/mobile/user?ind=info');
    const name = await box('What we call you');
    await user.clear(name);
    await user.type(name, 'Ada');
    office().server.use(http.post(`*${person.save.path}`, () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeInstanceOf(HTMLElement));
    expect(name).toHaveProperty('value', 'Ada');

    const ended = { success: false, errcode: '1202', msg: 'Your session has ended. Please sign in again.' };
    office().server.use(http.post(`*${person.save.path}`, () => HttpResponse.json(ended), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/mobile/login'));
    // Who signs in again finds it as it was; it was in this tab all the time, and in no other place.
    expect(useForm.getState().requestParams).toEqual({ 'person.nickname': 'Ada' });
    expect(sessionStorage.getItem('heming.form')).toContain('Ada');
  });

  it('shows what was typed until what was saved has come, and leaves alone what is typed meanwhile', async () => {
    await newMember();
    const { user } = await renderPath('/en-US/pc/user?ind=info');
    const name = await box('What we call you');
    /** Saves; what the box office has now is told when the function that comes back is called. */
    const save = async () => {
      let tell = () => {};
      const told = new Promise<void>(resolve => {
        tell = resolve;
      });
      let asked = false;
      const hold = () => {
        asked = true;
        return told;
      };
      office().server.use(http.post(`*${person.info.path}`, hold, { once: true }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(asked).toBe(true));
      return tell;
    };
    await user.clear(name);
    await user.type(name, 'Ada');
    const first = await save();
    expect(name).toHaveProperty('value', 'Ada');
    first();
    await waitFor(() => expect(useForm.getState().requestParams).toEqual({}));
    expect(name).toHaveProperty('value', 'Ada');

    await user.type(name, ' K');
    const second = await save();
    await user.type(name, 'ing');
    second();
    await screen.findByRole('button', { name: 'Save' });
    expect(name).toHaveProperty('value', 'Ada King');
    expect(screen.getByText(/^Some changes are not saved yet/)).toBeInstanceOf(HTMLElement);
  });

  it('shows a field of a kind that it does not know as text, and sends it back untouched', async () => {
    await newMember();
    const field = (name: string, kind: string) => ({ name, kind, label: name });
    const reply = (data: unknown) => HttpResponse.json({ success: true, errcode: '0', msg: '', data });
    let sent = '';
    office().server.use(
      http.post(`*${person.fields.path}`, () =>
        reply({ fields: [field('nickname', 'text'), field('seal', 'hologram')] }),
      ),
      http.post(`*${person.info.path}`, () => reply({ values: { nickname: '林', seal: { rings: 3 } } })),
      http.post(`*${person.save.path}`, async ({ request }) => {
        sent = new URLSearchParams(await request.text()).get('params') ?? '';
        return reply(null);
      }),
    );
    const { user } = await renderPath('/zh-CN/pc/user?ind=info');
    expect(await screen.findByText('{"rings":3}')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(JSON.parse(sent)).toEqual({ nickname: '林', seal: { rings: 3 } }));
    expect(await screen.findByText('已保存。')).toBeInstanceOf(HTMLElement);
  });
});

describe('addresses', () => {
  it('are pasted, saved, made the default and removed', async () => {
    const { client } = await newMember({ address: false });
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=address');
    expect(await screen.findByText('地址簿还是空的')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('textbox', { name: '粘贴整段地址' }));
    await user.paste('林听雨 13800138000 上海市徐汇区和鸣路36弄5号402室');
    expect(await dialog.findByText('已填好，请核对。')).toBeInstanceOf(HTMLElement);
    expect(dialog.getByRole('textbox', { name: '收件人' })).toHaveProperty('value', '林听雨');
    expect(dialog.getByRole('combobox', { name: '区县' })).toHaveProperty('value', '徐汇区');
    expect(dialog.getByRole('textbox', { name: '详细地址' })).toHaveProperty('value', '和鸣路36弄5号402室');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('上海市 徐汇区 和鸣路36弄5号402室')).toBeInstanceOf(HTMLElement);
    expect(await client.ok(addresses.list, {})).toMatchObject([{ name: '林听雨', isDefault: 'Y' }]);
    await client.ok(addresses.save, {
      name: '陈默',
      mobile: '13900139000',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '龙井路 1 号',
    });
    await router.revalidate();
    await user.click(await screen.findByRole('button', { name: '设为默认地址：陈默' }));
    await waitFor(async () =>
      expect((await client.ok(addresses.list, {})).map(a => [a.name, a.isDefault])).toEqual([
        ['陈默', 'Y'],
        ['林听雨', 'N'],
      ]),
    );
    await user.click(await screen.findByRole('button', { name: '删除地址：林听雨' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('林听雨', { selector: 'b' })).toBeNull());
  });

  it('changed on another device are edited as they are now, and one that is gone leaves the list', async () => {
    const { client } = await newMember({ address: false });
    const kept = {
      name: '陈默',
      mobile: '13900139000',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
    };
    const { id } = await client.ok(addresses.save, { ...kept, detail: '龙井路 1 号' });
    const { user } = await renderPath('/zh-CN/pc/user?ind=address');
    const edit = await screen.findByRole('button', { name: '修改地址：陈默' });
    await client.ok(addresses.save, { ...kept, id, detail: '龙井路 8 号' });
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: '详细地址' })).toHaveProperty('value', '龙井路 8 号');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await client.ok(addresses.remove, { id });
    await user.click(edit);
    expect(await screen.findByText('地址簿还是空的')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('abroad have the form of their country; what is typed survives the session', async () => {
    const { member } = await newMember({ address: false });
    const { user, router } = await renderPath('/en-US/pc/user?ind=address');
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Country or region'), 'DE');
    expect(dialog.queryByLabelText('Province')).toBeNull();
    await user.type(dialog.getByLabelText('Recipient'), 'Ada King');
    await user.type(dialog.getByLabelText('City'), 'Berlin');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a mobile number.')).toBeInstanceOf(HTMLElement);
    expect(document.activeElement).toBe(dialog.getByLabelText('Mobile number'));
    await user.type(dialog.getByLabelText('Mobile number'), '0151 23456789');
    await user.type(dialog.getByLabelText('Street address'), 'Herbert-von-Karajan-Straße 1');
    const ended = { success: false, errcode: '1202', msg: 'Your session has ended. Please sign in again.' };
    office().server.use(http.post(`*${addresses.save.path}`, () => HttpResponse.json(ended), { once: true }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/login'));
    expect(useForm.getState().requestParams).toMatchObject({
      'address.new': { name: 'Ada King', country: 'DE', city: 'Berlin', region: 'DE' },
    });
    // Back after signing in: the dialog is open, as it was.
    cleanup();
    useUser.getState().signIn(member);
    await renderPath('/en-US/pc/user?ind=address');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('City')).toHaveProperty('value', 'Berlin');
    expect(again.getByLabelText('Mobile number')).toHaveProperty('value', '0151 23456789');
  });
});

describe('certificates', () => {
  it('are kept with consent, shown masked, and removed', async () => {
    const { client } = await newMember();
    const { user } = await renderPath('/zh-CN/mobile/user?ind=certification');
    expect(await screen.findByText(/只用于实名制演出的购票与入场核验/)).toBeInstanceOf(HTMLElement);
    await user.click(await screen.findByRole('button', { name: '添加证件' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '证件号码' }), '110105194912310021');
    await user.type(dialog.getByRole('textbox', { name: '证件姓名' }), '林听雨');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('末位校验不符');
    expect(alert.textContent).toContain('请先同意证件的用途说明。');
    await user.clear(dialog.getByRole('textbox', { name: '证件号码' }));
    await user.type(dialog.getByRole('textbox', { name: '证件号码' }), IDCARD);
    expect(sessionStorage.getItem('heming.form')).not.toContain(IDCARD);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(`110${'*'.repeat(13)}2X`)).toBeInstanceOf(HTMLElement);
    expect(document.body.textContent).not.toContain(IDCARD);

    // Another name: the mask stands for the number.
    await user.click(screen.getByRole('button', { name: '修改林听雨的证件' }));
    const again = within(await screen.findByRole('dialog'));
    await user.clear(again.getByRole('textbox', { name: '证件姓名' }));
    await user.type(again.getByRole('textbox', { name: '证件姓名' }), '林知远');
    await user.click(again.getByRole('checkbox'));
    await user.click(again.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('林知远')).toBeInstanceOf(HTMLElement);
    expect(await client.ok(certifications.list, {})).toMatchObject([{ name: '林知远', type: 'idcard' }]);
    await user.click(screen.getByRole('button', { name: '删除林知远的证件' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('还没有保存证件')).toBeInstanceOf(HTMLElement);
  });

  it('are there again after a failed call, a login and a reload; the number outlives all but the reload', async () => {
    const { member } = await newMember();
    const { user, router } = await renderPath('/en-US/pc/user?ind=certification');
    await user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
    const dialog = async () => within(await screen.findByRole('dialog'));
    // Not in a dialog that was found before: the page may draw it anew meanwhile.
    const number = () => screen.findByRole('textbox', { name: 'Number' });
    const name = () => screen.findByRole('textbox', { name: 'Name on the document' });
    await user.selectOptions((await dialog()).getByRole('combobox'), 'passport');
    await user.type(await number(), 'E12345678');
    await user.type(await name(), 'Ada Lin');
    await user.click((await dialog()).getByRole('checkbox'));
    const ended = { success: false, errcode: '1202', msg: 'Your session has ended. Please sign in again.' };
    let failed = 0;
    office().server.use(
      http.post(
        `*${certifications.save.path}`,
        () => {
          failed += 1;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      expect(failed).toBe(1);
      expect((await dialog()).getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull();
    });
    expect(await number()).toHaveProperty('value', 'E12345678');
    office().server.use(
      http.post(`*${certifications.save.path}`, () => HttpResponse.json(ended), { once: true }),
    );
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/login'));
    useUser.getState().signIn(member);
    await router.navigate('/en-US/pc/user?ind=certification');
    expect(await number()).toHaveProperty('value', 'E12345678');
    expect(await name()).toHaveProperty('value', 'Ada Lin');
    // A reload: the memory of the page is gone, its storage never had the number.
    expect(sessionStorage.getItem('heming.form')).not.toContain('E12345678');
    await leavePage();
    await renderPath('/en-US/pc/user?ind=certification');
    expect(await name()).toHaveProperty('value', 'Ada Lin');
    expect(await number()).toHaveProperty('value', '');
  });
});

describe('markup in every text field', () => {
  const EVIL = '<img src=x onerror="document.title=1">';
  it.each(['zh-CN/pc', 'en-US/mobile'])('stays text wherever it is shown (%s)', async tree => {
    const { client } = await newMember({ address: false });
    const { fields } = await client.ok(person.fields, {});
    const typed = fields.filter(
      f => (f.kind === 'text' || f.kind === 'area') && !f.visibleWhen && !f.pattern,
    );
    expect(typed.length).toBeGreaterThan(1);
    const values = Object.fromEntries(typed.map(f => [f.name, EVIL.slice(0, f.max ?? 140)]));
    await client.ok(person.save, { params: values });
    const home = { province: '浙江省', city: '杭州市', mobile: '13900139000' };
    await client.ok(addresses.save, {
      ...home,
      name: EVIL.slice(0, 30),
      district: EVIL.slice(0, 30),
      detail: EVIL,
    });
    await client.ok(certifications.save, {
      type: 'passport',
      name: EVIL,
      number: 'E12345678',
      agree: 'Y',
    });
    const harmless = async () => {
      await waitFor(() => expect(document.body.textContent).toContain('<img src=x'));
      expect(document.querySelector('img[src="x"], [onerror], main script')).toBeNull();
    };
    await renderPath(`/${tree}/user?ind=address`);
    await harmless();
    cleanup();
    await renderPath(`/${tree}/user?ind=certification`);
    await harmless();
    cleanup();
    await renderPath(`/${tree}/user?ind=info`);
    for (const { name } of typed)
      await waitFor(() =>
        expect(document.getElementById(`person-${name}`)).toHaveProperty('value', values[name]),
      );
    expect(document.querySelector('img[src="x"], [onerror], main script')).toBeNull();
  });
});
