import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { digital, FACETS, type TitleCard } from '#domain/contract/digital.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { office, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';
import { expectErrors } from '#tests/setup.ts';

/** The rooms of the halls by their titles on both languages’ desktops; `zh` alone where there is no other tree. */
interface Room {
  readonly path: string;
  readonly zh: string;
  readonly en?: string;
  readonly shelf: 'season' | 'year' | 'chief' | 'listen' | 'record' | 'album' | 'course' | 'voice';
  /** What is said where there is nothing at all. */
  readonly empty: readonly [zh: string, en: string];
  /** Its addresses, where they are not the titles’ own. */
  readonly detail?: string;
}
const NONE = ['暂无数据', 'No data'] as const;
const ROOMS: readonly Room[] = [
  { path: 'digitalhall-season', zh: '乐季回放', en: 'Seasons', shelf: 'season', empty: NONE },
  {
    path: 'digitalhall-year',
    zh: '新年音乐会',
    en: 'New Year concerts',
    shelf: 'year',
    empty: ['还没有新年音乐会', 'No New Year concerts yet'],
  },
  { path: 'digitalhall-chief', zh: '首席指挥', en: 'Chief conductor', shelf: 'chief', empty: NONE },
  { path: 'digitalhall-listen', zh: '聆听', en: 'Listening', shelf: 'listen', empty: NONE },
  {
    path: 'digitalhall2-record',
    zh: '全部录像',
    shelf: 'record',
    empty: NONE,
    detail: 'digitalhall2-recorddetail',
  },
  {
    path: 'digitalhall2-albumonline',
    zh: '专辑',
    shelf: 'album',
    empty: ['还没有专辑', ''],
    detail: 'digitalhall2-album',
  },
  {
    path: 'digitalhall2-course',
    zh: '大师课',
    shelf: 'course',
    empty: ['还没有课程', ''],
    detail: 'digitalhall2-coursedetail',
  },
  { path: 'digitalhall2-voice', zh: '和鸣之声', shelf: 'voice', empty: ['还没有谈话', ''] },
];
const CASES = ROOMS.map(room => [room.path, room] as const);

const client = () => new Client(office().app);
const titlesOf = (shelf: Room['shelf'], more = {}) =>
  client().ok(digital.list, { shelf, pageSize: 100, ...more });
const at = (room: Room): string => `/${room.en ? 'en-US' : 'zh-CN'}/pc/${room.path}`;
const said = ({ en, empty: [zh, english] }: Room): string => (en ? english : zh);
const heading = async (room: Room) => {
  const h1 = await screen.findByRole('heading', { level: 1 });
  expect(h1.textContent).toContain(room.en ?? room.zh);
};
const main = () => within(document.querySelector('main') as HTMLElement);
/** Where the titles of a page lead: to their own pages, or to this room’s. */
const leads = ({ detail, en }: Room, cards: readonly TitleCard[]): string[] =>
  cards.map(({ id, home }) =>
    detail
      ? `/zh-CN/pc/${detail}?id=${id}`
      : `/${en ? 'en-US' : 'zh-CN'}/pc/digitalhall/${home}-detail?id=${id}`,
  );
/** Titles that a page leads to. */
const shown = (): string[] => [
  ...new Set(
    main()
      .getAllByRole('link')
      .map(link => link.getAttribute('href') ?? '')
      .filter(href => /\/digitalhall.*\?id=/.test(href)),
  ),
];
const answer = (data: unknown) =>
  http.post(`*${digital.list.path}`, () => HttpResponse.json({ success: true, errcode: 0, msg: '', data }));
const nothing = {
  total: 0,
  pageNo: 1,
  pageSize: 24,
  list: [],
  facets: FACETS.map(facet => ({ facet, values: [] })),
};

describe.each(CASES)('%s', (_, room) => {
  it('has its name and all that stands on its shelf, each leading to its page', async () => {
    await renderPath(at(room));
    await heading(room);
    expect(document.title).toContain(room.en ?? '');
    const { list } = await titlesOf(room.shelf);
    expect(list.length).toBeGreaterThan(0);
    await waitFor(() => expect(shown().sort()).toEqual(leads(room, list).sort()));
    if (room.en) for (const href of shown()) expect(href).toMatch(/-detail\?id=/);
  });

  it('is narrowed by its address, and what was chosen can be taken off', async () => {
    const { list, facets } = await titlesOf(room.shelf);
    const values = facets.flatMap(({ facet, values }) => values.map(value => ({ facet, ...value })));
    // Of a choice that leaves something and not everything.
    const choice =
      values.find(({ count }) => count > 0 && count < list.length) ?? values.find(v => v.count > 0);
    if (!choice) throw new Error(`no facet on ${room.shelf}`);
    const narrowed = await titlesOf(room.shelf, { [choice.facet]: choice.value });
    const { user, router } = await renderPath(`${at(room)}?${choice.facet}=${choice.value}`);
    await waitFor(() => expect(shown().sort()).toEqual(leads(room, narrowed.list).sort()));
    await user.click(main().getByRole('link', { name: room.en ? /^Remove: / : /^取消：/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(shown().sort()).toEqual(leads(room, list).sort()));
  });

  it('says that nothing was found, and gives a way back', async () => {
    const { user, router } = await renderPath(`${at(room)}?composer=nobody-of-that-name`);
    await screen.findByRole('heading', { level: 2, name: room.en ? 'Nothing found' : '没有找到' });
    const [clear] = main().getAllByRole('link', { name: room.en ? 'Clear all' : '全部清除' });
    await user.click(clear as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(shown().length).toBeGreaterThan(0));
  });

  it('is honest where its shelf is empty, and offers nothing to loosen', async () => {
    office().server.use(answer(nothing));
    await renderPath(at(room));
    await heading(room);
    await screen.findByRole('heading', { level: 2, name: said(room) });
    expect(main().queryByRole('link', { name: /Clear all|全部清除/ })).toBeNull();
  });

  it('says in Chinese and English when it did not come, and comes when asked again', async () => {
    expectErrors();
    for (const [tree, again] of room.en
      ? ([
          ['zh-CN/mobile', '重新加载'],
          ['en-US/pc', 'Try again'],
        ] as const)
      : ([['zh-CN/pc', '重新加载']] as const)) {
      office().server.use(http.post(`*${digital.list.path}`, () => HttpResponse.error(), { once: true }));
      const { user, unmount } = await renderPath(`/${tree}/${room.path}`);
      expect(await screen.findByRole('alert')).toBeDefined();
      await heading({ ...room, ...(tree.startsWith('zh') && { en: room.zh }) });
      await user.click(screen.getByRole('button', { name: again }));
      await waitFor(() => expect(shown().length).toBeGreaterThan(0));
      expect(screen.queryByRole('alert')).toBeNull();
      unmount();
    }
  });

  it('has more pages where it has more titles', async () => {
    const page = await titlesOf(room.shelf);
    office().server.use(answer({ ...page, list: page.list.slice(0, 1), pageSize: 1, total: 3 }));
    const { user, router } = await renderPath(at(room));
    await waitFor(() => expect(shown().length).toBe(1));
    await user.click(main().getByRole('link', { name: room.en ? /^Next/ : /^下一页/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?pageNo=2'));
  });
});

describe('what each room is made of', () => {
  it('the seasons: a heading a season, the newest first, each with its own titles', async () => {
    await renderPath('/en-US/pc/digitalhall-season');
    const { list } = await titlesOf('season');
    const seasons = [...new Set(list.map(card => card.season))];
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('heading', { level: 2 })
          .map(h => h.textContent),
      ).toEqual(seasons),
    );
    expect(seasons).toEqual([...seasons].sort().reverse());
    for (const season of seasons)
      expect(
        within(screen.getByRole('region', { name: season })).getAllByRole('heading', { level: 3 }),
      ).toHaveLength(list.filter(card => card.season === season).length);
  });

  it('the seasons in another order are one list', async () => {
    await renderPath('/en-US/pc/digitalhall-season?order=longest');
    const { list } = await titlesOf('season', { order: 'longest' });
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('heading', { level: 2 })
          .map(h => h.textContent),
      ).toEqual(list.map(c => c.title)),
    );
  });

  it('a facet is chosen from its menu, and more than one', async () => {
    const { user, router } = await renderPath('/en-US/pc/digitalhall-season');
    const facets = within(await screen.findByRole('group', { name: 'Filters' }));
    await user.click(facets.getByRole('link', { name: /^Ludwig van Beethoven/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?composer=beethoven'));
    // The links of the next choice come with the list.
    await main().findByRole('link', { name: 'Remove: Ludwig van Beethoven' });
    await user.click((await screen.findAllByRole('link', { name: /^Johannes Brahms/ }))[0] as HTMLElement);
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('composer')).toBe('beethoven,brahms'),
    );
    await waitFor(() => expect(main().getAllByRole('link', { name: /^Remove: / })).toHaveLength(2));
  });

  it('New Year: a band for each, the newest first, its year as large as can be and its art behind', async () => {
    await renderPath('/en-US/pc/digitalhall-year');
    const { list } = await titlesOf('year');
    await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(list.length));
    const bands = main()
      .getAllByRole('heading', { level: 2 })
      .map(h => h.closest('a') as HTMLElement);
    expect(bands.map(band => band.textContent?.slice(0, 4))).toEqual(list.map(card => String(card.year)));
    for (const band of bands) expect(band.querySelector('img')).not.toBeNull();
    // What is not out is not offered to be played.
    expect(list.some(card => card.state !== 'out')).toBe(true);
    expect(bands.map(band => band.querySelector('svg') !== null)).toEqual(list.map(c => c.state === 'out'));
  });

  it('the chief conductor: the portrait, the name, and recordings year after year', async () => {
    await renderPath('/en-US/pc/digitalhall-chief');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chief conductorGu Jingxing'),
    );
    const { list } = await titlesOf('chief');
    const years = [...new Set(list.map(card => String(card.year)))];
    const ofList = () =>
      main()
        .getAllByRole('heading', { level: 2 })
        .map(h => h.textContent)
        .filter(words => /^\d/.test(words));
    expect(ofList()).toEqual(years);
    expect(years).toEqual([...years].sort().reverse());
  });

  it('the chief conductor in person: a word of theirs, and the next evenings that they conduct, with their seats', async () => {
    await renderPath('/en-US/pc/digitalhall-chief');
    const next = within(await screen.findByRole('region', { name: 'Next in the hall' }));
    const { quote, concerts } = await client().ok(orchestra.person, { id: 'gu-jingxing' });
    expect(next.getByRole('blockquote').textContent).toBe(quote);
    expect(next.getAllByRole('heading', { level: 3 }).map(h => h.textContent)).toEqual(
      concerts.slice(0, 3).map(({ title }) => title),
    );
    expect(next.getByRole('link', { name: 'About Gu Jingxing' }).getAttribute('href')).toBe(
      '/en-US/pc/about-detail?id=gu-jingxing',
    );
    const open = concerts.find(c => c.schedules.some(({ state }) => state === 'on' || state === 'few'));
    expect(next.getByRole('link', { name: `See the seats: ${open?.title}` })).toBeTruthy();
  });

  it('the chief conductor’s recordings are there where the portrait is not', async () => {
    expectErrors();
    office().server.use(http.post(`*${digital.front.path}`, () => HttpResponse.error()));
    await renderPath('/en-US/pc/digitalhall-chief');
    await waitFor(() => expect(shown().length).toBeGreaterThan(0));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chief conductor');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('listening: a string for each, with its time', async () => {
    await renderPath('/en-US/pc/digitalhall-listen');
    const { list } = await titlesOf('listen');
    await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(list.length));
    for (const [i, row] of main().getAllByRole('heading', { level: 2 }).entries()) {
      const link = row.closest('a') as HTMLElement;
      expect(link.querySelector('svg path')).not.toBeNull();
      if (list[i]?.state === 'out') expect(link.textContent).toMatch(/\d:\d\d/);
    }
  });

  it('albums: the newest is held in the hand, the others stand on the wall', async () => {
    await renderPath('/zh-CN/pc/digitalhall2-albumonline');
    const { list } = await titlesOf('album');
    const open = await screen.findByRole('link', { name: '打开这张' });
    expect(open.getAttribute('href')).toBe(`/zh-CN/pc/digitalhall2-album?id=${list[0]?.id}`);
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(list.length);
  });

  it('recordings: all filters stand open beside them', async () => {
    await renderPath('/zh-CN/pc/digitalhall2-record');
    const facets = await screen.findByRole('group', { name: '筛选' });
    expect(facets.querySelectorAll('details[open]').length).toBeGreaterThan(4);
  });
});
