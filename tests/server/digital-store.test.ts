import { expect, it } from 'vitest';
import type { Store } from '#server/store/port.ts';
import type { GiftRow, HeardRow, QuestionRow } from '#server/store/ports/digital.ts';
import { orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

const NOW = 1_790_000_000_000;
async function members(store: Store): Promise<void> {
  for (const id of ['m-1', 'm-2'])
    await store.direct.accounts.addMember({
      id,
      nickname: id,
      mobile: null,
      email: `${id}@example.org`,
      passwordHash: null,
      vendor: 'member',
      createdAt: NOW,
      joinedAt: NOW,
    });
}
const heard = (rest: Partial<HeardRow> = {}): HeardRow => ({
  memberId: 'm-1',
  titleId: 'fate',
  movement: 'beethoven-symphony-5-1',
  at: 100,
  inMovement: 98,
  heardAt: NOW,
  ...rest,
});
const question = (rest: Partial<QuestionRow> = {}): QuestionRow => ({
  id: 'q-1',
  memberId: 'm-1',
  artistId: 'gu-jingxing',
  requestId: 'r-1',
  bodyHash: 'h',
  text: 'Why?',
  state: 'waiting',
  answer: '',
  askedAt: NOW,
  answeredAt: null,
  ...rest,
});
const gift = (rest: Partial<GiftRow> = {}): GiftRow => ({
  id: 'g-1',
  tradeNo: 'HM-1',
  giverId: 'm-1',
  code: 'AAAA',
  givenAt: NOW,
  takerId: null,
  takenAt: null,
  ...rest,
});

eachStore(open => {
  it('a place is kept by title, the latest word of all devices stands, and it can be forgotten', async () => {
    const store = await open();
    await members(store);
    const { digital } = store.direct;
    await digital.putHeard(heard());
    await digital.putHeard(heard({ at: 50, heardAt: NOW - 1 }));
    await digital.putHeard(heard({ titleId: 'other', movement: '', heardAt: NOW + 5 }));
    expect(await digital.heard('m-1')).toEqual([
      heard({ titleId: 'other', movement: '', heardAt: NOW + 5 }),
      heard(),
    ]);
    expect(await digital.heard('m-2')).toEqual([]);
    await digital.forgetHeard('m-2', 'fate');
    await digital.forgetHeard('m-1', 'other');
    expect(await digital.heard('m-1')).toEqual([heard()]);
  });

  it('a question that is sent twice is kept once, and is public when it is answered', async () => {
    const store = await open();
    await members(store);
    const { digital } = store.direct;
    expect(await digital.addQuestion(question())).toEqual(question());
    expect(await digital.addQuestion(question({ id: 'q-2', bodyHash: 'x' }))).toEqual(question());
    await digital.addQuestion(question({ id: 'q-3', memberId: 'm-2', askedAt: NOW + 1 }));
    expect((await digital.questionsOf('m-1')).map(q => q.id)).toEqual(['q-1']);
    expect(await digital.answeredBy('gu-jingxing')).toEqual([]);
    expect((await digital.unread(9)).map(q => q.id)).toEqual(['q-1', 'q-3']);
    expect((await digital.unread(1)).map(q => q.id)).toEqual(['q-1']);
    expect((await digital.question('q-3'))?.state).toBe('waiting');
    expect(await digital.question('q-9')).toBeNull();
    expect(await digital.settleQuestion('q-3', 'answered', 'Because.', NOW + 9)).toBe(true);
    expect(await digital.settleQuestion('q-3', 'declined', '', NOW + 10)).toBe(false);
    expect((await digital.unread(9)).map(q => q.id)).toEqual(['q-1']);
    expect(await digital.settleQuestion('q-9', 'declined', '', NOW)).toBe(false);
    expect(await digital.answeredBy('gu-jingxing')).toEqual([
      question({
        id: 'q-3',
        memberId: 'm-2',
        askedAt: NOW + 1,
        state: 'answered',
        answer: 'Because.',
        answeredAt: NOW + 9,
      }),
    ]);
  });

  it('a reminder is one a member and airing, and goes when it is over', async () => {
    const store = await open();
    await members(store);
    const { digital } = store.direct;
    const row = { memberId: 'm-1', airingId: 'a.1', titleId: 'a', startsAt: NOW + 10, setAt: NOW };
    await digital.setReminder(row);
    await digital.setReminder({ ...row, setAt: NOW + 1 });
    await digital.setReminder({ ...row, airingId: 'a.0', startsAt: NOW + 5 });
    expect((await digital.reminders('m-1')).map(r => r.airingId)).toEqual(['a.0', 'a.1']);
    await digital.removeReminder('m-2', 'a.1');
    await digital.forgetReminders(NOW + 6);
    expect(await digital.reminders('m-1')).toEqual([{ ...row, setAt: NOW + 1 }]);
    await digital.removeReminder('m-1', 'a.1');
    expect(await digital.reminders('m-1')).toEqual([]);
  });

  it('an order is given once, and taken by one of many', async () => {
    const store = await open();
    await members(store);
    await store.direct.sales.insertOrder(orderOf([], { tradeNo: 'HM-1' }));
    const { digital } = store.direct;
    expect(await digital.addGift(gift())).toBe(true);
    expect(await digital.addGift(gift({ id: 'g-2', code: 'BBBB' }))).toBe(false);
    expect(await digital.giftByCode('BBBB')).toBeNull();
    const taken = await Promise.all(
      Array.from({ length: 5 }, (_, i) => digital.takeGift('g-1', i % 2 ? 'm-1' : 'm-2', NOW + i)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const row = await digital.giftOf('HM-1');
    expect(row?.takerId).not.toBeNull();
    expect(await digital.giftByCode('AAAA')).toEqual(row);
    expect(await digital.gifts('m-1')).toEqual([row]);
  });
});
