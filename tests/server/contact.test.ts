import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { contact, MESSAGE_MAX, TOPICS } from '#domain/contract/contact.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sweepEnquiries } from '#server/contact/sweep.ts';
import type { Client } from './client.ts';
import { addMember, makeApp, signIn, type TestDeps } from './harness.ts';

const DAY = 86_400_000;
let deps: TestDeps;
let client: (at?: string) => Client;
beforeEach(async () => {
  ({ deps, client } = await makeApp());
  await seedWorld(deps.store, deps.clock.now());
});
const kept = () => deps.store.direct.enquiries.enquiries();

let requests = 0;
const letter = (patch: Record<string, unknown> = {}) => ({
  topic: 'hire' as const,
  name: ' 林知远 ',
  email: 'Lin@Example.org',
  message: 'We would like to record a string quartet in May.',
  agree: 'Y' as const,
  requestId: `r-${++requests}`,
  ...patch,
});

describe('a message', () => {
  it('is kept, cleaned, with the department that answers it', async () => {
    const told = await client().ok(contact.send, letter({ mobile: '+86 138-0013-8000' }));
    expect(told).toMatchObject({ department: 'Hall operations', days: 3 });
    expect(told.reference).toMatch(/^Q261202-[2-9A-Z]{6}$/);
    expect(await deps.store.direct.enquiries.enquiry(told.reference)).toMatchObject({
      topic: 'hire',
      name: '林知远',
      email: 'lin@example.org',
      mobile: '13800138000',
      locale: 'en-US',
      memberId: null,
      createdAt: deps.clock.now(),
    });
    // S19: nothing of it is written anywhere else.
    expect(deps.lines).toEqual([]);
  });

  it('says who wrote it when somebody is signed in', async () => {
    const visitor = client();
    await signIn(deps, visitor, await addMember(deps, '13900139000'));
    await visitor.ok(contact.send, letter());
    expect((await kept())[0]?.memberId).toBe('m-13900139000');
  });

  it('is answered to a mobile of any country alone, and to the account’s own, known masked', async () => {
    const abroad = await client().ok(contact.send, letter({ email: '', mobile: '+44 7911 123456' }));
    expect(await deps.store.direct.enquiries.enquiry(abroad.reference)).toMatchObject({
      email: '',
      mobile: '+447911123456',
    });
    const visitor = client();
    await signIn(deps, visitor, await addMember(deps, '13612345678'));
    const own = await visitor.ok(contact.send, letter({ mobile: '136****5678' }));
    expect((await deps.store.direct.enquiries.enquiry(own.reference))?.mobile).toBe('13612345678');
    expect((await client().call(contact.send, letter({ mobile: '136****5678' }))).data).toEqual({
      fields: ['mobile'],
    });
  });

  it('sent again is kept once and has one reference; with another text it is refused', async () => {
    const first = await client().ok(contact.send, letter({ requestId: 'lost-reply' }));
    const again = await client().ok(contact.send, letter({ requestId: 'lost-reply' }));
    expect(again.reference).toBe(first.reference);
    const other = await client().call(
      contact.send,
      letter({ requestId: 'lost-reply', message: 'Another letter altogether.' }),
    );
    expect(other).toMatchObject({ success: false, errcode: ERR.idempotency });
    expect(await kept()).toHaveLength(1);
  });

  it('of a program that fills in every field is answered and not kept', async () => {
    const told = await client().ok(contact.send, letter({ website: 'https://spam.example' }));
    expect(told.reference).toMatch(/^Q/);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['an unknown topic', { topic: 'gossip' }, 'topic'],
    ['no name', { name: '   ' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['a bad address', { email: 'lin@' }, 'email'],
    ['a bad mobile', { mobile: '12345' }, 'mobile'],
    ['a short text', { message: 'Hello' }, 'message'],
    ['a long text', { message: 'x'.repeat(MESSAGE_MAX + 1) }, 'message'],
    ['control characters', { message: 'A perfectly long\u0000 message.' }, 'message'],
    ['no consent', { agree: 'N' }, 'agree'],
    ['no request id', { requestId: '' }, 'requestId'],
  ])('with %s is refused, and the field is named', async (_, patch, field) => {
    const answer = await client().call(contact.send, letter(patch) as never);
    expect(answer).toMatchObject({ success: false, errcode: ERR.badPayload });
    expect(answer.data).toEqual({ fields: [field] });
    expect(await kept()).toEqual([]);
  });

  it('is refused for a while after six from one address, and not from another', async () => {
    for (let i = 0; i < 6; i++) await client('192.0.2.7').ok(contact.send, letter());
    const seventh = await client('192.0.2.7').call(contact.send, letter());
    expect(seventh).toMatchObject({ success: false, errcode: ERR.tooMany });
    await client('192.0.2.8').ok(contact.send, letter());
    deps.clock.advance(61 * 60_000);
    await client('192.0.2.7').ok(contact.send, letter());
    expect(await kept()).toHaveLength(8);
  });

  it('needs a page of this site', async () => {
    const answer = await client().call(contact.send, letter(), { sourcePage: null });
    expect(answer).toMatchObject({ success: false, errcode: ERR.crossSite });
  });

  it('is forgotten after a year', async () => {
    await client().ok(contact.send, letter());
    deps.clock.advance(364 * DAY);
    await sweepEnquiries(deps);
    expect(await kept()).toHaveLength(1);
    deps.clock.advance(2 * DAY);
    await sweepEnquiries(deps);
    expect(await kept()).toEqual([]);
  });

  it('whatever its text, comes back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 10, maxLength: 200, unit: 'grapheme' }), async text => {
        const answer = await client(`10.0.${requests >> 8}.${requests & 255}`).call(
          contact.send,
          letter({ message: text }),
        );
        if (!answer.success) {
          expect(answer.errcode).toBe(ERR.badPayload);
          return;
        }
        const row = await deps.store.direct.enquiries.enquiry(answer.data.reference);
        expect(row?.message.replaceAll('\r\n', '\n')).toBe(text.trim().replaceAll('\r\n', '\n'));
      }),
      { numRuns: 40 },
    );
  });
});

it('every topic has a department, in both languages', async () => {
  const zh = await client().ok(contact.departments, {});
  expect(zh.flatMap(d => d.topics.map(x => x.topic)).sort()).toEqual([...TOPICS].sort());
  for (const d of zh) expect([d.name, d.text, d.person, d.hours, d.email].every(Boolean)).toBe(true);
});
