import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { digital } from '#domain/contract/digital.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';
import { expectErrors } from '#tests/setup.ts';

const TREE = '/zh-CN/pc';
const client = () => new Client(office().app, { tree: 'zh-CN/pc' });
const main = () => within(document.querySelector('main') as HTMLElement);
const h1 = () => screen.findByRole('heading', { level: 1 });
const hrefs = (scope = main()): string[] =>
  scope.queryAllByRole('link').map(link => link.getAttribute('href') ?? '');
const part = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
const answer = ({ path }: Pick<Call, 'path'>, data: unknown) =>
  http.post(`*${path}`, () => HttpResponse.json({ success: true, errcode: 0, msg: '', data }));
const refuse = ({ path }: Pick<Call, 'path'>) =>
  http.post(`*${path}`, () => HttpResponse.error(), { once: true });

describe('the newer hall', () => {
  it('is one day: what is on, what follows, what is new, what can be learnt and asked', async () => {
    await renderPath(`${TREE}/digitalhall2`);
    expect((await h1()).textContent).not.toBe('');
    expect(document.title).toContain('数字音乐厅');
    const line = within(await screen.findByRole('region', { name: '今日播出' }));
    const { onAir, next } = await client().ok(digital.live, {});
    expect(line.getAllByRole('link')).toHaveLength(Math.min(6, onAir.length + next.length));
    for (const href of hrefs(line)) expect(href).toMatch(/digitalhall2-livedetail\?id=live-[a-z-]+&airing=/);
    for (const [name, link] of [
      ['新到', 'digitalhall2-record'],
      ['和鸣之声', 'digitalhall2-voice'],
      ['大师课', 'digitalhall2-course'],
      ['专辑', 'digitalhall2-albumonline'],
      ['新年音乐会', 'digitalhall-year'],
      ['问艺术家', 'digitalhall2-askartist'],
    ] as const)
      expect(hrefs(await part(name))).toContain(`${TREE}/${link}`);
  });

  it('has its name and the rest of the day where nothing is on the air', async () => {
    const live = await client().ok(digital.live, {});
    office().server.use(answer(digital.live, { ...live, onAir: [], next: [] }));
    await renderPath(`${TREE}/digitalhall2`);
    expect((await h1()).textContent).toBe('今日数字音乐厅');
    await part('新到');
    expect(screen.queryByRole('region', { name: '今日播出' })).toBeNull();
  });

  it('says what did not come, under its name, and it comes when asked again', async () => {
    expectErrors();
    office().server.use(refuse(digital.live));
    const { user } = await renderPath(`${TREE}/digitalhall2`);
    await screen.findByRole('alert');
    expect((await h1()).textContent).toBe('今日数字音乐厅');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await screen.findByRole('region', { name: '今日播出' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('live', () => {
  it('has what is on, a timetable by days with reminders, the evenings, and what was on', async () => {
    await renderPath(`${TREE}/digitalhall2-live`);
    expect((await h1()).textContent).not.toBe('');
    const { next, evenings, past } = await client().ok(digital.live, {});
    const timetable = await part('播出时间表');
    expect(timetable.getAllByRole('link').map(link => link.textContent)).toEqual(next.map(a => a.title));
    expect(await timetable.findAllByRole('button', { name: /提醒/ })).toHaveLength(next.length);
    expect(hrefs(await part('本乐季将要直播的音乐会'))).toHaveLength(evenings.length);
    const strip = await part('播过的');
    await waitFor(() => expect(strip.getAllByRole('heading', { level: 3 })).toHaveLength(past.length));
    for (const href of hrefs(strip).filter(one => one.includes('?id='))) expect(href).toMatch(/-detail\?id=/);
  });

  it('says that nothing is planned, and that one is put off or called off', async () => {
    const live = await client().ok(digital.live, {});
    office().server.use(answer(digital.live, { ...live, onAir: [], next: [], past: [], evenings: [] }));
    const { unmount } = await renderPath(`${TREE}/digitalhall2-live`);
    expect((await h1()).textContent).toBe('直播');
    await screen.findByRole('heading', { name: '今天没有安排播出' });
    unmount();
    office().server.resetHandlers();
    const [first, second] = live.next;
    const off = [
      { ...first, state: 'postponed', notice: '' },
      { ...second, state: 'cancelled', notice: '' },
    ];
    office().server.use(answer(digital.live, { ...live, onAir: [], next: off }));
    await renderPath(`${TREE}/digitalhall2-live`);
    const timetable = await part('播出时间表');
    timetable.getByText('这一场延期了。');
    timetable.getByText('这一场取消了。');
    expect(timetable.queryByRole('button', { name: /提醒/ })).toBeNull();
  });

  it('says when it did not come, and comes when asked again', async () => {
    expectErrors();
    office().server.use(refuse(digital.live));
    const { user } = await renderPath(`${TREE}/digitalhall2-live`);
    await screen.findByRole('alert');
    expect((await h1()).textContent).not.toBe('');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await part('播出时间表');
  });
});

describe('what the hall is', () => {
  it('has figures that are counted, four things to do, titles to begin with, and its sources', async () => {
    await renderPath(`${TREE}/digitalhall2-introduce`);
    expect((await h1()).textContent).toBe('认识数字音乐厅');
    const { total } = await client().ok(digital.list, { pageSize: 100 });
    const figure = (await screen.findByText('部作品与节目')).closest('div')?.querySelector('dd');
    expect(figure?.textContent).toBe(String(total));
    for (const name of ['总谱跟着走', '主旋律在谁手上', '两种演绎', '去现场'])
      screen.getByRole('heading', { level: 2, name });
    const begin = await part('从这里听起');
    await waitFor(() =>
      expect(hrefs(begin).filter(one => /-detail\?id=/.test(one)).length).toBeGreaterThan(0),
    );
    const sound = await part('声音从哪里来');
    expect((await sound.findAllByText(/OpenScore/)).length).toBeGreaterThan(0);
    expect(sound.getAllByText(/CC0/).length).toBeGreaterThan(0);
  });

  it('is readable without what could not be fetched, which comes when asked again', async () => {
    expectErrors();
    office().server.use(http.post(`*${digital.byId.path}`, () => HttpResponse.error(), { once: true }));
    const { user } = await renderPath(`${TREE}/digitalhall2-introduce`);
    expect((await h1()).textContent).toBe('认识数字音乐厅');
    await screen.findByRole('heading', { level: 2, name: '怎样收听' });
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    const sound = await part('声音从哪里来');
    expect((await sound.findAllByText(/OpenScore/)).length).toBeGreaterThan(0);
  });
});

describe('those who answer', () => {
  const PAGE = `${TREE}/digitalhall2-askartist`;
  it('stand with what they can be asked, each leading to a page', async () => {
    await renderPath(PAGE);
    expect((await h1()).textContent).toBe('问艺术家');
    const artists = await client().ok(digital.artists, {});
    await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(artists.length));
    expect(hrefs().filter(href => href.includes('askartistdetail'))).toEqual(
      artists.map(({ id }) => `${TREE}/digitalhall2-askartistdetail?id=${id}`),
    );
    expect(screen.queryByRole('heading', { name: '我问的' })).toBeNull();
  });

  it('show a member the own questions, with their state', async () => {
    const { client: own } = await newMember();
    const text = '第一拍为什么是休止？';
    await own.ok(digital.ask, { artistId: 'gu-jingxing', text, requestId: 'mine' });
    await renderPath(PAGE);
    const mine = await part('我问的');
    mine.getByText(text);
    mine.getByText('等待回答');
  });

  it('are none, or did not come', async () => {
    office().server.use(answer(digital.artists, []));
    const { unmount } = await renderPath(PAGE);
    await screen.findByRole('heading', { level: 2, name: '现在没有艺术家在回答' });
    unmount();
    office().server.resetHandlers();
    expectErrors();
    office().server.use(refuse(digital.artists));
    const { user } = await renderPath(PAGE);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(hrefs().some(href => href.includes('askartistdetail?id='))).toBe(true));
  });
});

describe.each([
  ['digitalhall2-album', 'album-two-women', /比奇与布朗热/],
  ['digitalhall2-recorddetail', 'brandenburg-3', /勃兰登堡/],
] as const)('%s', (name, id, title) => {
  const PAGE = `${TREE}/${name}?id=${id}`;

  it('has its name, its programme, and a way to hear it', async () => {
    await renderPath(PAGE);
    expect((await h1()).textContent).toMatch(title);
    expect(document.title).toMatch(title);
    expect(await screen.findAllByRole('button', { name: /^(播放|聆听|试听)/ })).not.toEqual([]);
    expect((await main().findAllByRole('heading', { name: /交响曲|协奏曲/ })).length).toBeGreaterThan(0);
    for (const href of hrefs(await part('接着听')).filter(one => one.includes('?id=')))
      expect(href).toMatch(/-detail\?id=/);
  });

  it('says that there is none of this name, or that it did not come', async () => {
    const { unmount } = await renderPath(`${TREE}/${name}?id=nothing`);
    expect((await h1()).textContent).toBe('没有这一部');
    unmount();
    expectErrors();
    office().server.use(refuse(digital.byId));
    const { user } = await renderPath(PAGE);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title));
  });
});

it('an album names everyone who plays, by role, and leads to each', async () => {
  await renderPath(`${TREE}/digitalhall2-album?id=album-quartets`);
  const { works } = await client().ok(digital.byId, { titleId: 'album-quartets' });
  const artists = new Map(works.flatMap(work => work.artists).map(artist => [artist.id, artist]));
  expect(artists.size).toBeGreaterThan(1);
  const people = await part('演奏者');
  for (const { id, name, role } of artists.values()) {
    const link = await people.findByRole('link', { name: new RegExp(name) });
    expect(link.getAttribute('href')).toBe(`${TREE}/about-detail?id=${id}`);
    expect(link.textContent).toContain(role);
  }
});

it('a recording shows one thing at a time: programme, notes, people, how it was made', async () => {
  const { user } = await renderPath(`${TREE}/digitalhall2-recorddetail?id=brandenburg-3`);
  const tabs = within(await screen.findByRole('tablist', { name: /勃兰登堡/ }));
  await user.click(tabs.getByRole('tab', { name: /^乐手/ }));
  const person = await screen.findByRole('link', { name: /苏砚秋/ });
  expect(person.getAttribute('href')).toBe(`${TREE}/about-detail?id=su-yanqiu`);
  await user.click(tabs.getByRole('tab', { name: /^制作/ }));
  expect((await main().findAllByText(/渲染/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /苏砚秋/ })).toBeNull();
});
