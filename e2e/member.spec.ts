import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { person } from '#domain/contract/person.ts';
import { says } from './copy.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { ask, namedSale, PASSWORD } from './office.ts';

/** An identity number of nobody, with a check digit that fits. */
const IDCARD = '110101199003071233';

test('personal information: every kind of field, by hand, and nothing is lost on the way', async ({
  page,
  tree,
  zh,
  open,
  enter,
  copy,
}) => {
  const { own, form } = copy;
  const account = await enter(PASSWORD);
  await open('user?ind=info');
  await expect(
    page.getByRole('heading', { level: 1, name: zh ? '个人资料' : 'Personal information' }),
  ).toBeVisible();
  const label = (zhName: string, enName: string) => (zh ? zhName : enName);
  const field = (zhName: string, enName: string) => page.getByLabel(label(zhName, enName)).first();
  await field('称呼', 'What we call you').fill('');
  await page.getByRole('button', { name: own.save, exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await field('称呼', 'What we call you').fill('林听雨 <script>alert(1)');
  await field('姓名', 'Full name').fill('林听雨');
  await field('信件抬头', 'In letters').selectOption('teacher');
  await field('生日', 'Birthday').fill('1990-03-07');
  await field(copy.form.region.province, copy.form.region.province).selectOption('浙江省');
  await field(copy.form.region.city, copy.form.region.city).selectOption('杭州市');
  await field(copy.form.region.district, copy.form.region.district).selectOption('西湖区');
  await field('节目单怎样给您', 'How programmes reach you').selectOption('email');
  await field('收信邮箱', 'E-mail for letters').fill('lin@heming.example');
  await page.getByRole('checkbox', { name: label('室内乐', 'Chamber music') }).check({ force: true });
  await field('您演奏乐器或唱歌吗', 'Do you play or sing?').selectOption('Y');
  await field('什么乐器或声部', 'Which instrument or voice').fill('大提琴');
  await field('您是学生吗', 'Are you a student?').selectOption('Y');
  const file = page.locator('#person-proof');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  await expect(page.getByText(zh ? /图片或 PDF，并且文件要完好/ : /a file that is whole/)).toBeVisible();
  const large = { name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4_200_000) };
  await file.setInputFiles(large);
  await expect(page.getByText(says(form.file.large, { n: 4 }))).toBeVisible();
  await file.setInputFiles({
    name: '学生证.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(page.getByText('学生证.pdf').first()).toBeVisible();
  await expect(page.getByRole('button', { name: copy.ui.field.remove })).toBeVisible();
  await field('每年大约听几场音乐会', 'Concerts that you hear in a year').fill('１２');
  await field('紧急联系电话', 'Someone to call in need').fill('+49 151 23456789');
  await field('我们可以怎样帮到您', 'What would make a visit easier').fill('靠近出口的座位');
  await expect(page.getByText(own.info.unsaved)).toBeVisible();

  // A reload, and a session that ends in the middle: the form is as it was.
  await page.reload();
  await settled(page);
  await expect(field('姓名', 'Full name')).toHaveValue('林听雨');
  await page.context().clearCookies();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('heming.user') ?? '{}');
    kept.state.userInfo.memberEncode = 'ended';
    localStorage.setItem('heming.user', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await settled(page);
  await fillLogin(page, tree, account);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'user');
  await expect(field('什么乐器或声部', 'Which instrument or voice')).toHaveValue('大提琴');

  await page.getByRole('button', { name: own.save, exact: true }).click();
  await expect(page.getByText(own.saved)).toBeVisible();
  const { values } = (await ask(page, person.info)).data;
  expect(values).toEqual({
    nickname: '林听雨 <script>alert(1)',
    fullName: '林听雨',
    salutation: 'teacher',
    birthday: '1990-03-07',
    region: ['浙江省', '杭州市', '西湖区'],
    letters: 'email',
    email: 'lin@heming.example',
    likes: ['chamber'],
    plays: 'Y',
    instrument: '大提琴',
    student: 'Y',
    proof: [expect.any(String), '学生证.pdf'],
    concerts: '12',
    phone: '+4915123456789',
    access: '靠近出口的座位',
  });
  await expect(page.getByText(own.info.unsaved)).toHaveCount(0);
  await expect(page.getByText(form.choose).first()).toBeAttached();
  await settled(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an address comes out of a pasted line', async ({ page, zh, open, enter, copy }) => {
  const { own, order } = copy;
  await enter();
  await open('user?ind=address');
  await expect(page.getByText(own.address.empty)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: own.address.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: order.address.paste })
    .fill('收件人：林听雨\n电话：138-0013-8000\n地址：浙江杭州西湖区龙井路1号');
  await dialog.getByRole('button', { name: order.address.pasteRead }).click();
  await expect(dialog.getByText(order.address.pasteDone)).toBeVisible();
  await expect(dialog.getByLabel(copy.form.region.city)).toHaveValue('杭州市');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: order.address.save, exact: true }).click();
  await expect(page.getByText(order.address.saved)).toBeVisible();
  const [home] = (await ask(page, addresses.list)).data;
  expect(home).toMatchObject({
    name: '林听雨',
    mobile: '13800138000',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    detail: '龙井路1号',
    isDefault: 'Y',
  });
  await expect(page.getByText(zh ? '浙江省 杭州市 西湖区 龙井路1号' : /Zhejiang/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a certificate that is kept is offered where names are real', async ({
  page,
  open,
  enter,
  atOrder,
  checkout,
  copy,
}) => {
  const { own } = copy;
  await enter();
  await open('user?ind=certification');
  await page.getByRole('button', { name: own.certificate.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: own.certificate.number }).fill(IDCARD);
  await dialog.getByRole('textbox', { name: own.certificate.name }).fill('林听雨');
  await dialog.getByText(own.certificate.agree).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: own.save, exact: true }).click();
  const masked = `110${'*'.repeat(13)}33`;
  await expect(page.getByText(masked)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [kept] = (await ask(page, certifications.list)).data;

  await atOrder(await namedSale(page));
  await checkout.fill();
  const { certificates } = copy.order;
  const guests = page.getByRole('group', { name: says(certificates.forSeat) });
  await expect(guests).toHaveCount(2);
  // Nobody is put on a place unasked: one press does it. Nothing is typed then, and the number is nowhere.
  await expect(guests.first().getByLabel(certificates.number)).toHaveCount(1);
  await guests
    .first()
    .getByRole('button', { name: kept?.name ?? '' })
    .click();
  await expect(guests.first().getByLabel(certificates.number)).toHaveCount(0);
  await guests.last().getByLabel(certificates.name, { exact: true }).fill('Ada Lin');
  await guests.last().getByLabel(certificates.type, { exact: true }).selectOption('passport');
  await guests.last().getByLabel(certificates.number, { exact: true }).fill('E12345678');
  await expectAccessible(page);
  expect(await page.content()).not.toContain(IDCARD);
  await checkout.pay.click();
  await checkout.atCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
});
