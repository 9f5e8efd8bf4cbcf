import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const panel = (name: string) => within(screen.getByRole('complementary', { name }));

describe('the dates of a package', () => {
  it('are proposed for a whole series, and another one can be taken', async () => {
    const { user } = await renderPath('/en-US/pc/presale-schedule?packId=masters');
    expect(await screen.findByRole('heading', { level: 1, name: 'The great symphonies' })).toBeInstanceOf(
      HTMLElement,
    );
    const summary = panel('Your dates');
    expect(summary.getAllByRole('listitem')).toHaveLength(6);
    expect(summary.getByText('Your dates do not clash.')).toBeInstanceOf(HTMLElement);
    const alpine = screen.getByRole('group', { name: /Alpine/ });
    const [first, second] = within(alpine).getAllByRole('radio');
    expect(first).toHaveProperty('checked', true);
    const before = summary.getAllByRole('listitem').map(li => li.textContent);
    await user.click(second as HTMLElement);
    expect(summary.getAllByRole('listitem').map(li => li.textContent)).not.toEqual(before);
    expect(summary.getAllByRole('listitem')).toHaveLength(6);
  });

  it('are as many as the package has, and a full choice is said so', async () => {
    const { user } = await renderPath('/zh-CN/pc/presale-schedule?packId=four');
    await screen.findByRole('heading', { level: 1, name: '自选四场' });
    const summary = panel('您的场次');
    expect(summary.getByText('请选 4 场，已选 0 场')).toBeInstanceOf(HTMLElement);
    await user.click(summary.getByRole('button', { name: '去选座位' }));
    expect(await screen.findByText('请先选满 4 场。')).toBeInstanceOf(HTMLElement);
    const boxes = screen.getAllByRole('checkbox', { name: /^听/ });
    for (const box of boxes.slice(0, 4)) await user.click(box);
    expect(summary.getByText('请选 4 场，已选 4 场')).toBeInstanceOf(HTMLElement);
    await user.click(boxes[4] as HTMLElement);
    expect(boxes[4]).toHaveProperty('checked', false);
    expect(await screen.findByText('已选满 4 场，先去掉一场再选。')).toBeInstanceOf(HTMLElement);
  });

  it('that clash with a ticket of the member are named, and changed on request', async () => {
    const { client } = await newMember();
    const pack = await client.ok(presale.pack, { packId: 'masters' });
    const slot = pack.slots.find(s => s.dates.length > 1);
    const [taken] = slot?.dates ?? [];
    if (!slot || !taken) throw new Error('no concert with two dates');
    const { startsAt, minutes } = taken;
    const engagements = [{ scheduleId: 'own', title: '二泉映月', startsAt, minutes, hallId: 'chamber' }];
    office().server.use(
      http.post('*/presale/getPackDetail.xhtml', () =>
        HttpResponse.json({ success: true, errcode: '0', msg: '', data: { ...pack, engagements } }),
      ),
    );
    const { user } = await renderPath('/zh-CN/pc/presale-schedule?packId=masters');
    await screen.findByRole('heading', { level: 1, name: '大师交响系列' });
    const dates = within(screen.getByRole('group', { name: `${slot.title} 的日子` })).getAllByRole('radio');
    // The proposal keeps away from it; who insists is told.
    expect(dates[0]).toHaveProperty('checked', false);
    await user.click(dates[0] as HTMLElement);
    const alert = await panel('您的场次').findByRole('alert');
    expect(alert.textContent).toContain(`${slot.title} 与 您已有票的 二泉映月`);
    expect(alert.textContent).toContain('时间重叠，不能同去');
    await user.click(within(alert).getByRole('button', { name: '替我避开冲突' }));
    expect(dates[0]).toHaveProperty('checked', false);
    expect(panel('您的场次').getByText('所选的日子互不冲突。')).toBeInstanceOf(HTMLElement);
  });

  it('of an unknown package, and of none, have a way on', async () => {
    await renderPath('/zh-CN/pc/presale-schedule?packId=nothing');
    expect(await screen.findByRole('heading', { level: 2, name: '没有找到这套票' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getAllByRole('link', { name: '看看别的套票' }).length).toBeGreaterThan(0);
  });

  it('of a package that is not on sale cannot go on', async () => {
    const { user } = await renderPath('/en-US/pc/presale-schedule?packId=lawn');
    expect(await screen.findByText('Not on sale now')).toBeInstanceOf(HTMLElement);
    await user.click(panel('Your dates').getByRole('button', { name: 'Choose seats' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Evenings on the lawn');
  });
});

describe('seats once for all dates', () => {
  it('are chosen once, shown date by date with the saving, and become one order', async () => {
    const { client } = await newMember();
    const { user, router } = await renderPath('/en-US/pc/presale-schedule?packId=chamber');
    await screen.findByRole('heading', { level: 1, name: 'Three of chamber music' });
    await user.click(panel('Your dates').getByRole('button', { name: 'Choose seats' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Choose your seats once/ })).toBeInstanceOf(
      HTMLElement,
    );
    const price = panel('Price');
    expect(price.getByText('Please choose your seats first.')).toBeInstanceOf(HTMLElement);
    const [take] = await screen.findAllByRole('button', { name: 'Choose these 2' });
    await user.click(take as HTMLElement);
    await waitFor(() => expect(price.getAllByText(/The same seats|Moved to the nearest/)).toHaveLength(3));
    expect(price.getByText('¥120 less than single tickets')).toBeInstanceOf(HTMLElement);
    await user.dblClick(price.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm order' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(router.state.location.pathname).toBe('/en-US/pc/presale-confirmOrder');
    const { list } = await client.ok(ticketOrder.list, {});
    expect(list).toHaveLength(1);
    expect(list[0]?.evenings).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: 'Three of chamber music' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getByText('3 concerts in one order')).toBeInstanceOf(HTMLElement);
    const order = await client.ok(ticketOrder.detail, { tradeNo: list[0]?.tradeNo ?? '' });
    expect(order.discount).toBe(120);
    expect(Math.round((order.amount - order.discount) * 100)).toBe(Math.round(order.totalFee * 100));
  });

  it('a visitor signs in when placing the order, and finds dates and seats again', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/presale-schedule?packId=chamber&step=seats');
    const [take] = await screen.findAllByRole('button', { name: '选这 2 座' });
    await user.click(take as HTMLElement);
    const submit = await screen.findByRole('button', { name: '提交订单' });
    await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
    await user.click(submit);
    await user.click(await screen.findByRole('tab', { name: '密码' }));
    expect(router.state.location.pathname).toBe('/zh-CN/pc/login');
    const kept = JSON.parse(sessionStorage.getItem('heming.pack.chamber') ?? '{}');
    expect(kept.seats.chamber).toHaveLength(2);
  });
});
