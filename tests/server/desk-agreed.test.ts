import { expect, test } from 'vitest';
import { office as calls, staff } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox } from '#domain/contract/order.ts';
import { PROVEN_FOR } from '#domain/rules/staff.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { type Colleague, colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

/** A seat of a member, paid on the site. */
async function bought(office: BoxOffice): Promise<string> {
  const buyer = await office.buyer();
  const tradeNo = await buyer.order(['A-1-1']);
  await buyer.confirm(tradeNo);
  const { payNo } = (await buyer.pay(tradeNo)).data;
  await buyer.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return tradeNo;
}
/** As the page sends it: first without what was agreed to. */
const act = (
  who: Colleague,
  { words, options, ...rest }: { command: string; words: string[]; options: Record<string, string> },
  agreed?: string,
) =>
  who.call(calls.act, {
    ...rest,
    words: JSON.stringify(words) as never,
    options: JSON.stringify(options) as never,
    why: 'a wish',
    ...(agreed && { agreed }),
  });
const refund = (who: Colleague, tradeNo: string, agreed?: string) =>
  act(who, { command: 'refund', words: [tradeNo], options: {} }, agreed);

eachStore(open => {
  test('two people press one refund: it goes back once, and the other is told', async () => {
    const office = await boxOffice(await open());
    const tradeNo = await bought(office);
    const [anna, ben] = [
      await colleague(office.app, office.deps, 'office'),
      await colleague(office.app, office.deps, 'owner'),
    ];
    const [one, two] = [await refund(anna, tradeNo), await refund(ben, tradeNo)];
    const pressed = await Promise.all([
      refund(anna, tradeNo, one.data.digest),
      refund(anna, tradeNo, one.data.digest),
      refund(ben, tradeNo, two.data.digest),
    ]);
    const done = pressed.filter(p => p.success && p.data.ok && p.data.digest === undefined);
    expect(done).toHaveLength(1);
    const [payment] = await office.payments(tradeNo);
    expect(payment?.refund).toBe(payment?.received);
    expect((await office.deps.store.direct.desk.acts(9)).map(act => act.command)).toEqual(['refund']);
  });

  test('a session that was left open gives no money back, and widens no right', async () => {
    const office = await boxOffice(await open());
    const tradeNo = await bought(office);
    const owner = await colleague(office.app, office.deps, 'owner');
    office.clock.advance(PROVEN_FOR);
    const { digest } = (await refund(owner, tradeNo)).data;
    expect((await refund(owner, tradeNo, digest)).success).toBe(false);
    const widened = { command: 'staff', words: ['add', 'me@desk.example'], options: { role: 'owner' } };
    const { digest: asked } = (await act(owner, widened)).data;
    expect(asked).toBeDefined();
    expect((await act(owner, widened, asked)).success).toBe(false);
    expect(await office.deps.store.direct.staff.byMail('me@desk.example')).toBeNull();
    expect((await office.payments(tradeNo))[0]?.refund).toBe(0);
    // What is only read goes on; a code of somebody else's does not help.
    expect((await owner.call(staff.me, {})).success).toBe(true);
    expect((await owner.call(staff.prove, { code: '000000' })).errcode).toBe(ERR.wrongCode);
  });
});
