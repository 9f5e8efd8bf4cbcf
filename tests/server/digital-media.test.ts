import { describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { digital } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { mall } from '#domain/contract/mall.ts';
import { HEARTBEAT_SECONDS, MOST_PLAYERS } from '#domain/rules/hearing.ts';
import { longDateTime } from '#lib/dates.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import type { TitleDoc } from '#server/catalogue/types-digital.ts';
import { viewOf } from '#server/catalogue/view.ts';
import { mediaResponse } from '#server/digital/serve.ts';
import { sweepReminders } from '#server/digital/sweep.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import type { Client } from './client.ts';
import { fixtureMedia } from './digital-media.ts';
import { makeApp, START } from './harness.ts';

const FREE = 'brandenburg-3';
const SOLD = 'beethoven-7-allegretto';
const STREAM = 'beethoven-symphony-7-2';
const COOKIE = 'heming-media';

async function halls(but: readonly string[] = []) {
  const made = await makeApp({ media: fixtureMedia(but) });
  await seedWorld(made.deps.store, START);
  const get = (path: string, pass?: string, headers: Record<string, string> = {}) =>
    mediaResponse(
      made.deps,
      new Request(`http://localhost/media/${path}`, {
        headers: { ...headers, ...(pass ? { cookie: `${COOKIE}=${pass}` } : {}) },
      }),
    );
  const pass = async (c: Client, titleId: string): Promise<string> => {
    await c.ok(digital.open, { titleId });
    return c.cookie(COOKIE) ?? '';
  };
  return { ...made, get, pass };
}

const paid = (tradeNo: string, memberId: string, programId: string, item: string): OrderRow => ({
  tradeNo,
  memberId,
  scheduleId: programId,
  programId,
  realStatus: 'paid_success',
  createdAt: START,
  expiresAt: START,
  renewed: false,
  requestId: `r-${tradeNo}`,
  bodyHash: 'x',
  family: 'mall',
  seats: [],
  items: [{ itemId: item, name: { zh: '', en: '' }, note: { zh: '', en: '' }, price: 100, quantity: 1 }],
  amount: 100,
  discount: 0,
  discounts: [],
  otherFee: 0,
  contact: null,
  events: [{ status: 'paid_success', at: START, note: { zh: '', en: '' } }],
});
const segments = (text: string) => text.split('\n').filter(line => line.endsWith('.m4s'));

describe('a stream', () => {
  it('is whole for who may hear it, with its pass for its own path alone', async () => {
    const { client, get, pass } = await halls();
    const c = client();
    const answer = await c.call(digital.open, { titleId: FREE });
    expect(answer.data).toMatchObject({ access: 'full', grant: 'free', stream: `/media/${FREE}/sound.m3u8` });
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^${COOKIE}=full\\.[^;]+; Path=/media/${FREE}/; HttpOnly; SameSite=Lax; Max-Age=300$`),
    );
    const key = await pass(c, FREE);
    const list = await (await get(`${FREE}/a64.m3u8`, key)).text();
    expect(segments(list)).toHaveLength(99);
    expect(list).toContain('#EXT-X-ENDLIST');
    const last = await get(`${FREE}/${segments(list).at(-1)}`, key);
    expect([last.status, last.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
    const master = await (await get(`${FREE}/sound.m3u8`, key)).text();
    expect(master.split('\n').filter(l => l.endsWith('.m3u8'))).toEqual(['a64.m3u8', 'a24.m3u8']);
  });

  it('is three minutes long for who has no access, and not a segment more', async () => {
    const { client, get, pass } = await halls();
    const c = client();
    const { data } = await c.call(digital.open, { titleId: SOLD });
    expect(data).toMatchObject({ access: 'trial', reason: 'login', trial: { seconds: 180 } });
    const key = await pass(c, SOLD);
    const list = await (await get(`${SOLD}/a64.m3u8`, key)).text();
    expect(segments(list)).toHaveLength(30);
    expect(list).toContain('#EXT-X-ENDLIST');
    expect((await get(`${SOLD}/${STREAM}/a64/29.m4s`, key)).status).toBe(200);
    for (const n of [30, 31, 83]) expect((await get(`${SOLD}/${STREAM}/a64/${n}.m4s`, key)).status).toBe(403);
    expect((await get(`${SOLD}/${STREAM}/a64/84.m4s`, key)).status).toBe(404);
  });

  it('is its trailer for a link without a pass, with another title’s, a forged or an old one', async () => {
    const { client, deps, get, pass } = await halls();
    const c = client();
    const own = await pass(c, FREE);
    const trial = await pass(c, SOLD);
    const [scope, stamp, signature = ''] = trial.split('.');
    const forged = [
      undefined,
      own,
      `full.${stamp}.${signature}`,
      `${scope}.zzzzzz.${signature}`,
      `${scope}.${stamp}.${signature.replace(/./, x => (x === '0' ? '1' : '0'))}`,
      `full.${stamp}.`,
      'full',
      'x'.repeat(5000),
    ];
    for (const key of forged) {
      const list = await (await get(`${SOLD}/a64.m3u8`, key)).text();
      expect(segments(list).map(s => Number(/(\d+)\.m4s/.exec(s)?.[1]))).toEqual([10, 11, 12, 13, 14]);
      expect((await get(`${SOLD}/${STREAM}/a64/10.m4s`, key)).status).toBe(200);
      expect((await get(`${SOLD}/${STREAM}/a64/0.m4s`, key)).status).toBe(403);
    }
    expect((await get(`${SOLD}/${STREAM}/a64/0.m4s`, trial)).status).toBe(200);
    deps.clock.advance(301_000);
    expect((await get(`${SOLD}/${STREAM}/a64/0.m4s`, trial)).status).toBe(403);
  });

  it('leaves its folder by no path, and lists nothing', async () => {
    const { client, deps, get, pass } = await halls();
    const key = await pass(client(), FREE);
    for (const path of [
      '',
      FREE,
      `${FREE}/`,
      `${FREE}/bach-brandenburg-3`,
      `${FREE}/bach-brandenburg-3/`,
      `${FREE}/bach-brandenburg-3/manifest.json`,
      `${FREE}/${STREAM}/a64/0.m4s`,
      'bach-brandenburg-3/a64/0.m4s',
      'index.json',
      'scores',
      'scores/../index.json',
      `${FREE}/..%2findex.json`,
      `${FREE}/%2e%2e/index.json`,
      `${FREE}/bach-brandenburg-3/..%5c..%5cindex.json`,
      `${FREE}/bach-brandenburg-3//a64/0.m4s`,
      `${FREE}/bach-brandenburg-3/.hidden`,
      'nothing/sound.m3u8',
      'withdrawn-serenade/manifest.json',
    ])
      expect((await get(path, key)).status, path).toBe(404);
    const post = await mediaResponse(
      deps,
      new Request(`http://localhost/media/${FREE}/sound.m3u8`, { method: 'POST' }),
    );
    expect(post.status).toBe(405);
  });

  it('comes in ranges, and not again when nothing has changed', async () => {
    const { client, get, pass } = await halls();
    const key = await pass(client(), FREE);
    const path = `${FREE}/bach-brandenburg-3/a64/7.m4s`;
    const part = await get(path, key, { range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 0-9/64',
      '10',
    ]);
    expect(await part.text()).toBe('bach-brand');
    const etag = part.headers.get('etag') ?? '';
    expect((await get(path, key, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, key, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(path, key, { range: 'bytes=64-' })).status).toBe(416);
  });

  it('of two streams is one line of time', async () => {
    const { client, get, pass } = await halls();
    const id = 'listen-morning';
    const key = await pass(client(), id);
    const manifest = (await (await get(`${id}/manifest.json`, key)).json()) as {
      duration: number;
      movements: { id: string; start: number }[];
    };
    expect(manifest.duration).toBe(279 + 590);
    expect(manifest.movements.map(m => m.start)).toEqual([0, 279, 279 + 295]);
    const list = await (await get(`${id}/a64.m3u8`, key)).text();
    expect(list.split('#EXT-X-DISCONTINUITY\n')).toHaveLength(2);
    const bars = (await (await get(`${id}/bars.json`, key)).json()) as {
      bars: { at: number; movement: number }[];
    };
    expect(bars.bars.map(b => b.movement)).toEqual([0, 0, 1, 1, 2, 2]);
    for (const [i, bar] of bars.bars.entries()) expect(bar.at).toBeGreaterThan(bars.bars[i - 1]?.at ?? -1);
  });

  it('of what is not rendered says so, and a missing segment is missing', async () => {
    const { client, get, pass } = await halls(['brahms-symphony-3-3', 'bach-brandenburg-3/a64/3.m4s']);
    const c = client();
    const refused = await c.call(digital.open, { titleId: 'brahms-3-poco' });
    expect([refused.errcode, refused.data]).toEqual([ERR.notPlayable, { state: 'unrendered' }]);
    expect((await c.ok(digital.byId, { titleId: 'brahms-3-poco' })).state).toBe('unrendered');
    expect((await get(`${FREE}/bach-brandenburg-3/a64/3.m4s`, await pass(c, FREE))).status).toBe(404);
    expect((await c.call(digital.open, { titleId: 'next-autumn' })).data).toEqual({ state: 'unreleased' });
    expect((await c.call(digital.open, { titleId: 'nothing' })).errcode).toBe(ERR.notFound);
  });
});

describe('a life', () => {
  it('buy, open, hear, half heard on another device, given back: the access ends', async () => {
    const { client, deps, get, pass } = await halls();
    const { sales } = deps.store.direct;
    const [a, b] = [client(), client()];
    await a.login('13900139000');
    await b.login('13900139000');
    await sales.insertOrder(paid('HM-d1', PUBLISHED.newcomer, 'album-beethoven-5-6', 'lossless'));
    const waiting = await a.ok(digital.open, { titleId: SOLD });
    expect(waiting).toMatchObject({ access: 'trial', reason: 'open', tradeNo: 'HM-d1' });
    await a.ok(mall.open, { tradeNo: 'HM-d1' });
    expect(await a.ok(digital.open, { titleId: SOLD })).toMatchObject({ access: 'full', grant: 'bought' });
    const key = await pass(a, SOLD);
    expect((await get(`${SOLD}/${STREAM}/a64/83.m4s`, key)).status).toBe(200);
    expect(await a.ok(digital.progress, { titleId: SOLD, at: 123 })).toMatchObject({ kept: true });
    expect((await b.ok(digital.open, { titleId: SOLD })).resume).toEqual({ at: 123, movement: STREAM });
    expect((await b.ok(digital.library, {})).bought.map(x => x.card.id)).toContain(SOLD);
    // The same movement in another title goes on from there.
    expect((await b.ok(digital.open, { titleId: 'live-allegretto' })).resume).toEqual({
      at: 303,
      movement: STREAM,
      from: SOLD,
    });
    const order = await sales.order('HM-d1');
    if (order) await sales.saveOrder({ ...order, realStatus: 'paid_return_succ' });
    expect((await a.call(digital.progress, { titleId: SOLD, at: 130 })).errcode).toBe(ERR.accessEnded);
    expect((await a.ok(digital.open, { titleId: SOLD })).access).toBe('trial');
  });

  it.each([3, 7])('%i more devices: as many play as may, and the one that begins always does', async more => {
    const { client, deps } = await halls();
    await deps.store.direct.sales.insertOrder({
      ...paid('HM-d3', PUBLISHED.newcomer, 'album-beethoven-5-6', 'lossless'),
      openedAt: START,
    });
    const devices = await Promise.all(
      Array.from({ length: more + 1 }, async (_, i) => {
        const c = client(`198.51.100.${i}`);
        await c.login('13900139000');
        return c;
      }),
    );
    const beat = (c: Client) => c.call(digital.progress, { titleId: SOLD, at: 20 });
    const playing = async () => {
      const all = await Promise.all(devices.map(beat));
      for (const { success, errcode } of all) expect(success || errcode === ERR.playsElsewhere).toBe(true);
      return all.map(({ success }) => success);
    };
    for (const c of devices) {
      deps.clock.advance(1000);
      expect((await c.ok(digital.open, { titleId: SOLD })).access).toBe('full');
      expect((await beat(c)).success).toBe(true);
    }
    const last = devices.map((_, i) => i > more - MOST_PLAYERS);
    expect(await playing()).toEqual(last);
    // Opened again where it sounds it takes nobody's place; where it stopped it does.
    await devices.at(-1)?.ok(digital.open, { titleId: SOLD });
    expect(await playing()).toEqual(last);
    await devices[0]?.ok(digital.open, { titleId: SOLD });
    expect((await playing()).filter(Boolean)).toHaveLength(MOST_PLAYERS);
  });

  it('a gift is heard by its taker alone, and cannot be opened or taken twice', async () => {
    const { client, deps } = await halls();
    const [a, b] = [client(), client()];
    await a.login('13900139000');
    await b.login('13800138000');
    await deps.store.direct.sales.insertOrder(
      paid('HM-d2', PUBLISHED.newcomer, 'album-beethoven-5-6', 'lossless'),
    );
    // A borrowed session gives nothing away (S24).
    expect((await a.call(digital.give, { tradeNo: 'HM-d2' })).errcode).toBe(ERR.proofNeeded);
    expect(await a.ok(digital.gifts, {})).toEqual([]);
    const { code = '' } = await a.ok(digital.give, { tradeNo: 'HM-d2', password: 'Heming-2026' });
    expect(await a.ok(digital.give, { tradeNo: 'HM-d2' })).toMatchObject({ code });
    expect((await a.call(mall.open, { tradeNo: 'HM-d2' })).errcode).toBe(ERR.refused);
    expect((await a.call(digital.take, { code })).errcode).toBe(ERR.refused);
    expect((await b.call(digital.take, { code: 'WRONG' })).errcode).toBe(ERR.notFound);
    const taken = await b.ok(digital.take, { code: code.toLowerCase() });
    expect(taken.titles.map(t => t.id)).toContain(SOLD);
    expect(await b.ok(digital.open, { titleId: SOLD })).toMatchObject({ access: 'full', grant: 'gift' });
    expect((await a.ok(digital.open, { titleId: SOLD })).access).toBe('trial');
    expect((await a.ok(digital.gifts, {}))[0]).toMatchObject({ void: false });
    expect((await a.ok(digital.gifts, {}))[0]?.code).toBeUndefined();
  });
});

describe('on the air', () => {
  it('something sounds at any time of a day, is joined late, and has no future', async () => {
    const { client, deps, get } = await halls();
    const c = client();
    for (let minute = 0; minute < 1440; minute += 47) {
      deps.clock.set(START + minute * 60_000);
      const { onAir, next } = await c.ok(digital.live, {});
      const [first] = onAir;
      expect(first, String(minute)).toBeDefined();
      expect(next.length).toBeGreaterThan(0);
      const early = next.find(one => Date.parse(one.startsAt) > deps.clock.now() && one.state === 'out');
      if (early)
        expect(
          (await c.ok(digital.open, { titleId: early.titleId, airingId: early.id })).live,
          'an airing that has not begun',
        ).toBeUndefined();
      if (!first) continue;
      const opened = await c.ok(digital.open, { titleId: first.titleId, airingId: first.id });
      const key = c.cookie(COOKIE);
      const place = opened.stream.replace('/media/', '').replace(/[^/]+$/, '');
      const list = await (await get(`${place}a64.m3u8`, key)).text();
      expect(list).not.toContain('ENDLIST');
      expect(segments(list).length).toBeGreaterThan(0);
      expect(
        (await get(`${first.titleId}/${segments(list).at(-1)?.replace('../../', '')}`, key)).status,
      ).toBe(200);
      const late = await (await get(`${place}begin/a64.m3u8`, key)).text();
      expect(late).toContain('EVENT');
      const end = (Date.parse(first.endsAt) - deps.clock.now()) / 1000;
      if (end > 60) {
        const { titleId } = first;
        const streams =
          (await c.ok(digital.byId, { titleId })).works.at(-1)?.movements.find(m => m.rendered)?.id ?? '';
        expect((await get(`${titleId}/${streams}/a64/58.m4s`, key)).status, titleId).not.toBe(200);
      }
    }
  });
});

describe('who listens with you', () => {
  it('is how many players sound now: each once, and none that has fallen silent', async () => {
    const { client, deps } = await halls();
    const [a, b, member] = [client(), client(), client()];
    await member.login('13900139000');
    const { next } = await a.ok(digital.live, {});
    const [airing] = next.filter(one => one.state === 'out');
    if (!airing) throw new Error('nothing is coming');
    deps.clock.set(Date.parse(airing.startsAt) + 1000);
    const { titleId, id: airingId } = airing;
    const open = async (c: typeof a) => (await c.ok(digital.open, { titleId, airingId })).live?.listeners;
    const word = async (c: typeof a) =>
      (await c.ok(digital.progress, { titleId, airingId, at: 10 })).listeners;
    expect(await open(a)).toBe(1);
    expect(await open(b)).toBe(2);
    // A page that is loaded again is the same player; a word changes nothing.
    expect(await open(a)).toBe(2);
    expect(await word(b)).toBe(2);
    expect(await open(member)).toBe(3);
    for (let i = 0; i < 3; i++) {
      deps.clock.set(deps.clock.now() + HEARTBEAT_SECONDS * 1000);
      expect(await word(a)).toBe(i < 2 ? 3 : 1);
    }
    await sweepReminders(deps);
    expect(await word(b)).toBe(2);
  });

  it('of a recording nobody is counted', async () => {
    const { client } = await halls();
    const c = client();
    expect((await c.ok(digital.open, { titleId: 'brandenburg-3' })).live).toBeUndefined();
    expect((await c.ok(digital.progress, { titleId: 'brandenburg-3', at: 10 })).listeners).toBeUndefined();
  });
});

describe('questions to artists', () => {
  it('that are the same and come at the same instant are one', async () => {
    const { client } = await halls();
    const a = client();
    await a.login('13900139000');
    const replies = await Promise.all(
      ['r1', 'r2', 'r3'].map(requestId =>
        a.call(digital.ask, { artistId: 'gu-jingxing', text: 'Who tunes the harps?', requestId }),
      ),
    );
    expect(replies.filter(r => r.success)).toHaveLength(1);
    expect((await a.ok(digital.artistById, { artistId: 'gu-jingxing' })).mine).toHaveLength(1);
  });

  it('are cleaned, bounded, kept once, limited, and seen by their author alone until they are answered', async () => {
    const { client } = await halls();
    const [a, visitor] = [client(), client()];
    await a.login('13900139000');
    const ask = (text: string, requestId: string) =>
      a.call(digital.ask, { artistId: 'gu-jingxing', text, requestId });
    expect((await ask('x'.repeat(10_000), 'r0')).errcode).toBe(ERR.badPayload);
    expect((await ask('see http://evil.example', 'r0')).errcode).toBe(ERR.badPayload);
    const first = await ask('<script>alert(1)</script>  why?', 'r1');
    expect(first.data).toMatchObject({
      text: '<script>alert(1)</script> why?',
      state: 'waiting',
      answer: '',
    });
    expect((await ask('<script>alert(1)</script> why?', 'r1')).data).toEqual(first.data);
    expect((await ask('Something else?', 'r1')).errcode).toBe(ERR.idempotency);
    const again = await ask(' <script>alert(1)</script>   why?', 'r1b');
    expect([again.errcode, again.data]).toEqual([ERR.badPayload, { fields: ['text'] }]);
    for (let i = 2; i <= 5; i++) expect((await ask(`Question ${i}?`, `r${i}`)).success).toBe(true);
    expect((await ask('One more?', 'r6')).errcode).toBe(ERR.tooMany);
    const seen = await visitor.ok(digital.artistById, { artistId: 'gu-jingxing' });
    expect(seen.mine).toEqual([]);
    expect(seen.questions.every(q => q.state === 'answered')).toBe(true);
    expect((await a.ok(digital.artistById, { artistId: 'gu-jingxing' })).mine).toHaveLength(5);
  });
});

describe('a live evening whose start was moved', () => {
  /** The halls, a title that is on the air on an evening, and what moves that evening's beginning. */
  async function liveEvening() {
    const { client, deps } = await halls();
    const { catalogue } = await viewOf({ deps, locale: 'en-US', now: START });
    const { id: titleId, air } = [...catalogue.kind<TitleDoc>('title').values()].find(
      title => title.air?.kind === 'evening',
    )!;
    const programId = air?.kind === 'evening' && air.programId;
    const move = (to: (startsAt: number) => number) =>
      deps.store.transaction(tx =>
        tx.catalogue.upsert(
          [...catalogue.schedules.values()]
            .filter(s => s.programId === programId)
            .map(body => ({ kind: 'schedule', id: body.id, body: { ...body, startsAt: to(body.startsAt) } })),
        ),
      );
    return { client, deps, titleId, move };
  }

  it('takes its reminders along, and is found by the link that was given before', async () => {
    const { client, deps, titleId, move } = await liveEvening();
    const c = client();
    await c.login('13900139000');
    const [before] = (await c.ok(digital.byId, { titleId })).airings;
    await c.ok(digital.remind, { airingId: before!.id, on: 'Y' });
    const later = 45 * 60_000;
    await move(startsAt => startsAt + later);
    deps.clock.set(START + 60_000);
    await sweepReminders(deps);
    const kept = await c.ok(digital.reminders, {});
    expect(kept.map(one => [Date.parse(one.startsAt), one.reminded])).toEqual([
      [Date.parse(before!.startsAt) + later, true],
    ]);
    // The link of an earlier letter leads to the same one.
    await c.ok(digital.remind, { airingId: before!.id, on: 'Y' });
    expect(await c.ok(digital.reminders, {})).toEqual(kept);
  });

  it('says its own hour on its own page, not that of its recording, and the new one once it is moved', async () => {
    const { client, deps, titleId, move } = await liveEvening();
    const c = client();
    const { notice, airings } = await c.ok(digital.byId, { titleId });
    expect(notice).toContain(longDateTime(Date.parse(airings[0]!.musicAt), 'en-US', true));
    await move(() => START + 3_600_000);
    deps.clock.set(START + 60_000);
    expect((await c.ok(digital.byId, { titleId })).notice).toContain(
      longDateTime(START + 3_600_000, 'en-US', true),
    );
  });

  it('has the hour that the season’s file moves it to everywhere, and begins then', async () => {
    const { client, deps, titleId } = await liveEvening();
    const c = client();
    const [before] = (await c.ok(digital.byId, { titleId })).airings;
    const { catalogue } = await viewOf({ deps, locale: 'en-US', now: START });
    const title = catalogue.kind<TitleDoc>('title').get(titleId)!;
    const to = START + 2 * 3_600_000;
    await deps.store.transaction(tx =>
      tx.catalogue.upsert([
        { kind: 'title', id: titleId, body: { ...title, moved: { kind: 'postponed', to } } },
      ]),
    );
    deps.clock.set(START + 60_000);
    const later = await c.ok(digital.byId, { titleId });
    const [airing] = later.airings;
    expect([later.state, airing?.state]).toEqual(['postponed', 'postponed']);
    const hours = (one: typeof before) =>
      [one!.opensAt, one!.startsAt, one!.musicAt, one!.endsAt].map(at => Date.parse(at));
    const by = to - Date.parse(before!.musicAt);
    expect(hours(airing)).toEqual(hours(before).map(at => at + by));
    expect(airing?.notice).toContain(longDateTime(to, 'en-US', true));
    deps.clock.set(to + 60_000);
    const [now] = (await c.ok(digital.byId, { titleId })).airings;
    expect([now?.phase, now?.state]).toEqual(['music', 'out']);
    await c.ok(digital.open, { titleId, airingId: now!.id });
  });

  it('is not heard on while it is later again, and says when it begins', async () => {
    const { client, deps, titleId, move } = await liveEvening();
    const c = client();
    await c.login('13900139000');
    await move(() => START + 60_000);
    deps.clock.set(START + 120_000);
    const [airing] = (await c.ok(digital.byId, { titleId })).airings;
    const place = { titleId, airingId: airing!.id };
    await c.ok(digital.open, place);
    await c.ok(digital.progress, { ...place, at: 5 });
    await move(() => START + 3_600_000);
    deps.clock.set(START + 135_000);
    const said = await c.call(digital.progress, { ...place, at: 20 });
    expect([said.errcode, said.msg]).toEqual([
      ERR.notPlayable,
      expect.stringContaining(longDateTime(START + 3_600_000, 'en-US', true)),
    ]);
  });
});
