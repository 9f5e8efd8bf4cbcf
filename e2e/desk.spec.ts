import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { hallTime } from '#lib/dates.ts';
import { REPORT_WORDS } from '../src/desk/report-words.ts';
import { TEXT_WORDS } from '../src/desk/text-words.ts';
import { WORDS as DESK } from '../src/desk/words.ts';
import { WORDS as DOOR } from '../src/door/words.ts';
import { WORDS as PAY } from '../src/pay/words.ts';
import { enterAs } from './colleague.ts';
import { expect, expectAccessible, settled, test } from './fixtures.ts';
import { arrowTo, pressAt, tabTo, typeAt } from './keys.ts';
import { must, performances, type Sale } from './office.ts';

test('a ticket is let in once; without a network, too; its holder sees that it is used', async ({
  page,
  place,
  withTickets,
  zh,
}) => {
  const { tradeNo, schedule } = await withTickets();
  const { tickets } = await must(page, ticketOrder.detail, { tradeNo });
  const t = DOOR[zh ? 'zh-CN' : 'en-US'];
  await enterAs(page, 'door', '?next=door');
  await page.getByLabel(t.evening).selectOption(schedule.id);
  await page.getByRole('button', { name: t.start }).click();
  const field = page.locator('input[name="code"]');
  const result = page.locator('[data-scan]');
  const scan = async (code: string): Promise<void> => {
    await field.fill(code);
    await field.press('Enter');
  };
  await scan(tickets[0]?.code ?? '');
  await expect(result).toHaveAttribute('data-scan', 'admitted');
  await scan(tickets[0]?.code ?? '');
  await expect(result).toHaveAttribute('data-scan', 'seen');
  await expectAccessible(page);
  // With type at twice its size nothing runs sideways, and what was said is on the screen.
  const type = (size: string) =>
    page.evaluate(size => (document.documentElement.style.fontSize = size), size);
  const sizes = (): Promise<number[]> =>
    result.locator('p').evaluateAll(all => all.map(p => Number.parseFloat(getComputedStyle(p).fontSize)));
  const plain = await sizes();
  await type('200%');
  expect((await sizes()).map((size, i) => size / (plain[i] ?? 0))).toEqual(plain.map(() => 2));
  await scan('half a code');
  await expect(result).toHaveAttribute('data-scan', 'unknown');
  await expect(result.locator('strong')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await type('');
  await page.getByRole('button', { name: t.counts }).click();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await page.getByRole('button', { name: t.back }).click();
  // A box office in the browser needs no network, and never misses it.
  const away = place.host === 'node';
  await page.context().setOffline(away);
  await scan(tickets[1]?.code ?? '');
  await expect(result).toHaveAttribute('data-scan', 'admitted');
  if (away) await expect(page.getByText(t.queue(1))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t.queue(1))).toBeHidden();
  const after = await must(page, ticketOrder.detail, { tradeNo });
  expect(after.tickets.map(k => k.used)).toEqual([true, true]);
});

test('a clerk finds an order, notes, invoices, exchanges and gives the money back, by keyboard alone', async ({
  page,
  enter,
  withTickets,
  zh,
}) => {
  await enter();
  const free = (await performances(page, 'on')).filter(({ schedule }) => !schedule.realName);
  const another = (a: Sale) => free.find(b => b.programId === a.programId && b !== a);
  // Far from those that are dealt out.
  const first = free.findLast(another);
  if (!first) throw new Error('no programme has two evenings on sale');
  const { tradeNo } = await withTickets(first);
  const t = DESK[zh ? 'zh-CN' : 'en-US'];
  await enterAs(page, 'office');
  await expect(page.getByRole('heading', { name: t.nav.today, level: 1 })).toBeVisible();
  await expectAccessible(page);
  // With type at twice its size all of it grows, and nothing runs sideways.
  const { plain, large, over } = await page.evaluate(() => {
    const size = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
    const plain = size();
    document.documentElement.style.fontSize = '200%';
    const found = { plain, large: size(), over: document.documentElement.scrollWidth - innerWidth };
    document.documentElement.style.fontSize = '';
    return found;
  });
  expect([large / plain, Math.max(over, 0)]).toEqual([2, 0]);
  await pressAt(page, page.getByRole('link', { name: t.nav.orders }), 'Enter');
  await expect(page.locator('input[name="find"]')).toBeFocused();
  await page.keyboard.type(tradeNo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: tradeNo })).toBeVisible();
  await expectAccessible(page);
  const act = (title: string) =>
    page.locator('.act').filter({ has: page.getByRole('heading', { name: title }) });
  const done = async (title: string): Promise<void> => {
    await typeAt(page, act(title).getByLabel(t.act.why), 'asked at the desk');
    await page.keyboard.press('Enter');
    // What it would do has the focus; the press that does it is the next stop.
    await expect(act(title).locator('.told')).toBeFocused();
    await pressAt(page, act(title).getByRole('button', { name: t.act.doIt }), 'Enter');
    await expect(act(title).getByText(t.act.done, { exact: true })).toBeVisible();
  };
  // One stop leads to each act: by the arrow keys from the first to the last, by Enter to it.
  const menu = page.getByRole('toolbar', { name: t.orders.menu });
  await tabTo(page, menu.getByRole('button').first());
  await page.keyboard.press('End');
  await expect(menu.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(act(t.act.resend).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  const named = menu.getByRole('button', { name: t.act.exchange, exact: true });
  for (let i = 0; i < 12 && !(await named.evaluate(e => e === document.activeElement)); i++)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(act(t.act.exchange).locator(':focus')).toHaveCount(1);
  await done(t.act.note);
  await expect(page.getByText('asked at the desk').first()).toBeVisible();
  const invoice = act(t.act.invoice);
  await typeAt(page, invoice.getByLabel(t.act.why), 'asked at the desk');
  await page.keyboard.press('Enter');
  await expect(invoice.locator('.told')).toBeFocused();
  await pressAt(page, invoice.getByRole('button', { name: t.act.doIt }), 'Enter');
  await expect(page.getByRole('link', { name: t.orders.invoiceLine('', '') })).toBeVisible();
  // One of the two tickets, for another evening of the programme; what that costs more comes by card.
  const exchange = act(t.act.exchange);
  await pressAt(page, exchange.getByRole('checkbox').first(), 'Space');
  await arrowTo(page, exchange.getByLabel(t.act.toEvening), another(first)?.schedule.id ?? '');
  await pressAt(page, exchange.getByRole('application'), 'Space');
  await expect(exchange.locator('output').first()).not.toHaveText(t.counter.none);
  await typeAt(page, exchange.getByLabel(t.counter.slipIf), '004713');
  await done(t.act.exchange);
  await done(t.act.refund);
});

test('a clerk opens the drawer, sells for cash, prints the ticket and counts, by keyboard alone', async ({
  page,
  open,
  sale,
  zh,
}) => {
  const t = DESK[zh ? 'zh-CN' : 'en-US'];
  await open('legalNotice');
  const { schedule } = await sale();
  await enterAs(page, 'counter');
  await pressAt(page, page.getByRole('link', { name: t.nav.counter }), 'Enter');
  await arrowTo(page, page.locator('select[name="evening"]'), schedule.id);
  const drawer = async (what: 'open' | 'close'): Promise<void> => {
    const act = page
      .locator('.act')
      .filter({ has: page.getByRole('heading', { name: t.counter.drawer[what] }) });
    await typeAt(page, act.getByLabel(t.counter.drawer.sum), '200');
    await page.keyboard.press('Enter');
    // What was said has the focus: the press that does it is the next stop, unless somebody's drawer stands open.
    await expect(act.locator('.told')).toBeFocused();
    await page.keyboard.press('Tab');
    if (what === 'open' && (await act.getByRole('button', { name: t.act.doIt }).count()) === 0) return;
    await expect(act.getByRole('button', { name: t.act.doIt })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(act.getByText(t.act.done, { exact: true })).toBeVisible();
  };
  await drawer('open');
  const act = page.locator('.act').first();
  await expect(act.locator('output')).toHaveText(t.counter.none);
  await pressAt(page, page.getByRole('application'), 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(act.locator('output b')).toBeVisible();
  await expectAccessible(page);
  await typeAt(page, page.getByLabel(t.counter.given), '10000');
  await expect(act.getByText(t.counter.change('').trim(), { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(act.locator('.told')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(act.getByRole('button', { name: t.act.doIt })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('button', { name: t.counter.print }), 'Enter');
  await expect(page.locator('.sheet[data-code]')).toHaveCount(1);
  // A label is as wide as its paper: it begins at its edge.
  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('.sheet[data-code]').boundingBox())?.x).toBe(0);
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: t.counter.receipt, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await drawer('close');
});

test('an evening, a month and the season are drawn, and add up to the books', async ({
  page,
  withTickets,
  zh,
}) => {
  const { schedule } = await withTickets();
  const locale = zh ? 'zh-CN' : 'en-US';
  const [t, words] = [DESK[locale], REPORT_WORDS[locale]];
  await enterAs(page, 'office');
  await page.getByRole('link', { name: t.nav.reports }).click();
  const told = page.locator('.report');
  const drawn = async (): Promise<void> => {
    await expect(told.getByRole('img').first()).toBeVisible();
    await expect(told.getByText(words.differ)).toHaveCount(0);
    await expectAccessible(page);
  };
  await page.locator('select[name="evening"]').selectOption(schedule.id);
  await drawn();
  // Behind each drawing stand its figures.
  await told.getByText(words.figures).first().click();
  await expect(told.getByRole('columnheader', { name: words.daysBefore })).toBeVisible();
  await page.locator('select[name="kind"]').selectOption('season');
  await drawn();
  await page.locator('select[name="kind"]').selectOption('month');
  await page.locator('input[name="of"]').fill(hallTime(Date.now()).date.slice(0, 7));
  await expect(told.getByRole('img', { name: words.when.day })).toBeVisible();
  await drawn();
});

test('a colleague has a report sent by mail, and stops it', async ({ page, zh }) => {
  const locale = zh ? 'zh-CN' : 'en-US';
  const [t, words] = [DESK[locale], REPORT_WORDS[locale].mails];
  await enterAs(page, 'owner');
  await page.getByRole('link', { name: t.nav.reports }).click();
  const act = (title: string) =>
    page.locator('.act').filter({ has: page.getByRole('heading', { name: title }) });
  const rows = page.locator('#mails tbody tr');
  await act(words.add).getByLabel(words.every).selectOption('week');
  await act(words.add).getByLabel(words.about).selectOption('season');
  await act(words.add).getByRole('button', { name: t.act.look }).click();
  await act(words.add).getByRole('button', { name: t.act.doIt }).click();
  const mine = rows.filter({ hasText: words.how.week }).filter({ hasText: words.of.season });
  await expect(mine).not.toHaveCount(0);
  await expectAccessible(page);
  const before = await rows.count();
  const stop = act(words.end);
  await stop.getByLabel(words.which).selectOption({ index: 1 });
  await stop.getByRole('button', { name: t.act.look }).click();
  await stop.getByRole('button', { name: t.act.doIt }).click();
  await expect(rows).toHaveCount(before - 1);
});

test('a seat is kept for somebody, paid when it is fetched, and its ticket printed', async ({
  page,
  open,
  sale,
  zh,
}) => {
  const t = DESK[zh ? 'zh-CN' : 'en-US'];
  await open('legalNotice');
  const { schedule } = await sale();
  await enterAs(page, 'counter');
  await page.getByRole('link', { name: t.nav.counter }).click();
  const evening = page.locator('select[name="evening"]');
  await evening.selectOption(schedule.id);
  const plan = page.getByRole('application');
  await plan.focus();
  await plan.press('Space');
  const act = (title: string) =>
    page.locator('.act').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const sell = act(t.counter.sell);
  await sell.getByLabel(t.counter.ways.later).check();
  const hour = new Date(Date.now() + 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  await sell.getByLabel(t.counter.until).fill(hour.slice(0, 16).replace(' ', 'T'));
  await sell.getByLabel(t.counter.name).fill('林听雨');
  const sum = (await sell.locator('output b').innerText()).replace(/[^\d.]/g, '');
  await sell.getByRole('button', { name: t.act.look }).click();
  await sell.getByRole('button', { name: t.act.doIt }).click();
  await expect(sell.getByText(t.act.done, { exact: true })).toBeVisible();
  const tradeNo = /\w{6,}$/.exec(await sell.getByRole('listitem').last().innerText())?.[0] ?? '';

  await page.goto(`/desk/orders?no=${tradeNo}`);
  const keep = act(t.act.keep);
  const later = new Date(Date.now() + 2 * 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  await keep.getByLabel(t.counter.until).fill(later.slice(0, 16).replace(' ', 'T'));
  await keep.getByLabel(t.act.why).fill('comes later');
  await keep.getByRole('button', { name: t.act.look }).click();
  await keep.getByRole('button', { name: t.act.doIt }).click();
  await expect(keep.getByText(t.act.done, { exact: true })).toBeVisible();
  const paid = act(t.act.paid);
  await paid.getByLabel(t.act.sum).fill(sum);
  await paid.getByLabel(t.counter.slipIf).fill('004712');
  await paid.getByLabel(t.act.why).fill('fetched');
  await paid.getByRole('button', { name: t.act.look }).click();
  await paid.getByRole('button', { name: t.act.doIt }).click();
  await expect(paid.getByText(t.act.done, { exact: true })).toBeVisible();
  await act(t.counter.print).getByRole('button').click();
  await expect(page.locator('.sheet[data-code]')).toHaveCount(1);
});

test('seats are sold by a link, whoever has it pays, and one is moved on the plan and back, by keyboard alone', async ({
  page,
  open,
  sale,
  zh,
}) => {
  const locale = zh ? 'zh-CN' : 'en-US';
  const t = DESK[locale];
  await open('legalNotice');
  const { schedule } = await sale();
  await enterAs(page, 'office');
  await pressAt(page, page.getByRole('link', { name: t.nav.counter }), 'Enter');
  await arrowTo(page, page.locator('select[name="evening"]'), schedule.id);
  await pressAt(page, page.getByRole('application'), 'Space');
  const act = (title: string) =>
    page.locator('.act').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const does = async (title: string): Promise<void> => {
    const why = act(title).getByLabel(t.act.why);
    await tabTo(page, why);
    if ((await why.inputValue()) === '') await page.keyboard.type('asked for');
    await page.keyboard.press('Enter');
    await expect(act(title).locator('.told')).toBeFocused();
    await pressAt(page, act(title).getByRole('button', { name: t.act.doIt }), 'Enter');
    await expect(act(title).getByText(t.act.done, { exact: true })).toBeVisible();
  };
  const sell = act(t.counter.sell);
  // Of several ways the arrow keys choose.
  await tabTo(page, sell.getByLabel(t.counter.ways.cash));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(sell.getByLabel(t.counter.ways.link)).toBeChecked();
  // Until when is said already.
  await expect(sell.getByLabel(t.counter.until)).not.toHaveValue('');
  await typeAt(page, sell.getByLabel(t.counter.mobile), '13900001234');
  await does(t.counter.sell);
  const tradeNo = /\w{6,}$/.exec(await sell.getByRole('listitem').last().innerText())?.[0] ?? '';
  await page.goto(`/desk/orders?no=${tradeNo}`);
  // It says where the house is for the world; the test is where it was started.
  const link = page.locator('a[href*="/pay?o="]');
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  const address = pathname + search;

  await page.goto(address);
  await expect(page.locator('[data-state="open"]')).toBeVisible();
  await expect(page.getByText('13900001234')).toBeHidden();
  await expectAccessible(page);
  await pressAt(page, page.locator('[data-way="aliPay"]'), 'Enter');
  await page.waitForURL(/payment\?payNo=/);
  await settled(page);
  const payNo = new URL(page.url()).searchParams.get('payNo') ?? '';
  await must(page, sandbox.settle, { payNo, outcome: 'paid' });
  await page.goto(address);
  await expect(page.getByText(PAY[locale].state.paid)).toBeVisible();

  await page.goto(`/desk/orders?no=${tradeNo}`);
  const move = act(t.act.move);
  await expect(move.locator('output')).toContainText(t.counter.none);
  await pressAt(page, move.getByRole('application'), 'Space');
  await expect(move.locator('output')).not.toContainText(t.counter.none);
  await expectAccessible(page);
  await does(t.act.move);
  await does(t.act.moveBack);
});

test('an editor writes news in both languages, publishes it, and takes it back', async ({
  page,
  place,
  expected,
  zh,
}) => {
  // In the preview's frame nothing runs, what a test would put into it neither.
  expected.push(/^Blocked script execution in 'about:srcdoc'/);
  // A static host has no drawing of what is new: it is made in the page.
  if (place.host === 'mocks')
    expected.push(/^404 \/shstatic\/art\//, /^Failed to load resource: .* 404 \(Not Found\)$/);
  const locale = zh ? 'zh-CN' : 'en-US';
  const [t, words] = [DESK[locale], TEXT_WORDS[locale]];
  await enterAs(page, 'owner');
  await page.getByRole('link', { name: t.nav.texts }).click();
  await page.getByRole('button', { name: words.fresh.news }).click();
  const named = `${place.tree} ${Date.now()}`;
  const both = async (label: string, zhText: string, enText: string): Promise<void> => {
    const field = page.getByRole('group', { name: label, exact: true });
    await field.getByLabel(words.language.zh, { exact: true }).fill(zhText);
    await field.getByLabel(words.language.en, { exact: true }).fill(enText);
  };
  await both(words.fields.title, `开放日 ${named}`, `Open day ${named}`);
  await both(words.fields.text, '欢迎来听排练。', 'Come and hear a rehearsal.');
  await both(words.fields.author, '编辑部', 'The editors');
  await both(words.fields.caption, '排练厅。', 'The rehearsal room.');
  await both(words.fields.body, '第一段。\n\n第二段。', 'One paragraph.');
  await page.getByRole('button', { name: words.look }).click();
  // The languages differ: said, and nothing is published.
  await expect(page.locator('.told .fault')).toBeVisible();
  await expectAccessible(page);
  await both(words.fields.body, '第一段。\n\n第二段。', 'One paragraph.\n\nAnother one.');
  await page.getByRole('button', { name: words.look }).click();
  await expect(page.locator('[data-preview]')).toContainText(`Open day ${named}`);
  await page.getByLabel(t.act.why).fill('an open day');
  await page.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(words.done.write)).toBeVisible();
  // What a visitor reads: a box office in the browser keeps it from page to page, and has no feeds of its own.
  const shown = async (): Promise<string> => {
    if (place.host === 'node') return (await page.request.get(`/feeds/news.${locale}.xml`)).text();
    const visitor = await page.context().newPage();
    await visitor.goto(`/${place.tree}/news`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(visitor);
    const text = await visitor.locator('main').innerText();
    const broken = () =>
      visitor
        .locator('main img')
        .evaluateAll(
          all => (all as HTMLImageElement[]).filter(i => i.complete && i.naturalWidth === 0).length,
        );
    await expect.poll(broken).toBe(0);
    await visitor.close();
    return text;
  };
  expect(await shown()).toContain(named);
  await page.getByRole('button', { name: words.back }).click();
  await page.getByRole('button', { name: named, exact: false }).click();
  await page.getByRole('button', { name: words.takeBack }).click();
  await page.getByLabel(t.act.why).fill('it is over');
  await page.getByRole('button', { name: t.act.doIt }).click();
  await expect(page.getByText(words.done.takeBack)).toBeVisible();
  expect(await shown()).not.toContain(named);
});
