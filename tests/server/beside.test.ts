import { beforeAll, expect, it } from 'vitest';
import { account, member } from '#domain/contract/account.ts';
import type { Call } from '#domain/contract/call.ts';
import { type Envelope, ERR } from '#domain/contract/envelope.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { forMember } from '#server/http/endpoint.ts';
import { answer } from '#server/http/mount.ts';
import { Refusal } from '#server/http/refusal.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { Client } from './client.ts';

let office: BoxOffice;
let buyer: Buyer;
beforeAll(async () => {
  office = await boxOffice(memoryStore());
  buyer = await office.buyer();
});

/** Paths of what came beside an answer, each proved to be what its own call answers the same person. */
async function beside(
  who: Client,
  spec: unknown,
  payload: object,
  all: readonly unknown[],
): Promise<string[]> {
  const { beside = [] } = (await (await who.raw(spec as Call, { ...payload })).json()) as Envelope;
  for (const { key, reply } of beside) {
    const [path, form] = key.split('?');
    const own = (all as Call[]).find(call => call.path === path);
    if (!own) continue;
    const fields = { ...Object.fromEntries(new URLSearchParams(form)), ...(await buyer.keys('plain')) };
    expect(reply, path).toEqual(await (await who.raw(own, fields)).json());
  }
  return beside.map(({ key }) => key.split('?')[0] ?? '');
}

it('the plan and what is taken come with the permission to choose, and with nothing else', async () => {
  const all = [program.byId, program.schedules, seat.plan, seat.status];
  const ask = (scheduleId: string, more = {}) =>
    beside(buyer, ticketOrder.checkPermission, { scheduleId, ...more }, all);
  expect(await ask('plain', { beside: 'Y' })).toEqual(all.map(call => call.path));
  expect(await ask('plain')).toEqual([]);
  for (const closed of ['upcoming', 'presale', 'members', 'ended', 'cancelled'])
    expect(await ask(closed, { beside: 'Y' }), closed).toEqual([]);
  const visitor = new Client(office.app);
  expect(
    await beside(visitor, ticketOrder.checkPermission, { scheduleId: 'plain', beside: 'Y' }, all),
  ).toEqual([]);
});

it('the permission to choose comes with the login, and all that it brings; a refusal as its own call gives it', async () => {
  const permission = [ticketOrder.checkPermission];
  const plan = [program.byId, program.schedules, seat.plan, seat.status];
  const ask = (scheduleId: string) =>
    beside(buyer, account.logonInfo, { scheduleId }, [member.vendorMember, ...plan]);
  const open = await buyer.raw(account.logonInfo, { scheduleId: 'plain' });
  expect(open.headers.get('orderKey')).toBeTruthy();
  const first = [member.vendorMember, ...permission].map(call => call.path);
  expect(await ask('plain')).toEqual([...first, ...plan.map(call => call.path)]);
  for (const closed of ['upcoming', 'presale', 'members', 'ended', 'cancelled', 'nowhere']) {
    expect(
      await beside(buyer, account.logonInfo, { scheduleId: closed }, [member.vendorMember]),
      closed,
    ).toEqual(first);
    const asked = { scheduleId: closed, beside: 'Y' as const };
    const { beside: came = [] } = (await (
      await buyer.raw(account.logonInfo, { scheduleId: closed })
    ).json()) as Envelope;
    expect(came[1]?.reply, closed).toEqual(
      await (await buyer.raw(ticketOrder.checkPermission, asked)).json(),
    );
    expect(came[1]?.reply.success, closed).toBe(false);
  }
  expect(await beside(new Client(office.app), account.logonInfo, { scheduleId: 'plain' }, [])).toEqual([]);
});

it('the member comes with the login, and what one likes with a concert: for a member alone', async () => {
  expect(await beside(buyer, account.logonInfo, {}, [member.vendorMember])).toEqual([
    member.vendorMember.path,
  ]);
  const concert = { id: 'p1', beside: 'Y' };
  expect(await beside(buyer, program.byId, concert, [favorites.is])).toContain(favorites.is.path);
  expect(await beside(new Client(office.app), program.byId, concert, [])).not.toContain(favorites.is.path);
});

it('is of the turn of its answer: a member’s calls, with all that they bring, work three at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const other = forMember(member.vendorMember, async (): Promise<never> => {
    most = Math.max(most, ++atOnce);
    await new Promise(resolve => setTimeout(resolve, 5));
    atOnce--;
    throw new Refusal(ERR.notFound, { zh: '没有', en: 'None' });
  });
  const first = forMember(account.logonInfo, async (ctx): Promise<never> => {
    ctx.beside(member.vendorMember, {});
    return undefined as never;
  });
  const ask = () =>
    new Request(`http://localhost${account.logonInfo.path}`, {
      method: account.logonInfo.method,
      headers: buyer.headers(),
    });
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => answer(office.deps, first, ask(), new Map([[other.call, other]]))),
  );
  for (const reply of replies) expect(((await reply.json()) as Envelope).beside).toHaveLength(1);
  expect(most).toBe(3);
});
