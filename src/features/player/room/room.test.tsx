import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TitleDetail } from '#domain/contract/digital.ts';
import en from '#i18n/en-US/playroom.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { useApp } from '#stores/app.ts';
import { usePlayer } from '#stores/player.ts';
import { fakeSound, hear, lit, marked, sound } from '#tests/sound.ts';
import { renderUi } from '#tests/ui.tsx';
import Bar from '../bar/bar.tsx';
import { KEYS } from '../controls/keys.ts';
import { stop } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';
import { Room } from './room.tsx';

/** Two bars on each of two systems; the first two are repeated. Times: 2, 4, 6, 8 (again), 10, 12. */
const written = [1, 2, 3, 4].map((n, i) => ({
  number: String(n),
  system: i >> 1,
  x: (i % 2) * 50,
  y: 10 + (i >> 1) * 50,
  w: 50,
  h: 30,
}));
const played = [0, 1, 0, 1, 2, 3].map((bar, i) => ({
  at: 2 + i * 2,
  movement: 0,
  bar,
  pass: i === 2 || i === 3 ? 2 : 1,
}));
const files: Record<string, object> = {
  'manifest.json': {
    version: 1,
    id: 't1',
    kind: 'sound',
    title: { zh: '试作', en: 'A trial piece' },
    quality: { zh: '渲染', en: 'Rendered' },
    duration: 14,
    entry: 'sound.m3u8',
    sound: 'sound.m3u8',
    film: null,
    renditions: [],
    trailer: { start: 0, end: 6 },
    movements: [
      {
        id: 'm1',
        work: 'w',
        composer: { zh: '某人', en: 'Someone' },
        workTitle: { zh: '试作', en: 'A trial piece' },
        title: { zh: '快板', en: 'Allegro' },
        start: 0,
        music: 2,
        end: 14,
        played: 6,
        written: 4,
        score: '../scores/m1/score.json',
      },
    ],
    interpretation: null,
    bars: 'bars.json',
    melody: 'melody.json',
    poster: 'poster.svg',
    thumbnails: null,
    captions: [],
    talk: null,
    loudness: { integrated: -18, range: 8, truePeak: -2, step: 1, curve: [] },
    credits: [],
    files: {},
  },
  'bars.json': { version: 1, bars: played },
  'melody.json': {
    version: 1,
    licence: 'CC BY-SA',
    themes: [{ id: 'a', movement: 0, name: { zh: '主题', en: 'First theme' } }],
    segments: [
      {
        from: 2,
        to: 6,
        movement: 0,
        fromBar: 0,
        toBar: 1,
        section: 'violin-1',
        part: 0,
        instrument: { zh: '小提琴', en: 'Violin' },
        theme: 'a',
      },
      {
        from: 6,
        to: 14,
        movement: 0,
        fromBar: 2,
        toBar: 5,
        section: 'oboe',
        part: 1,
        instrument: { zh: '双簧管', en: 'Oboe' },
        theme: null,
      },
    ],
    form: [{ at: 2, movement: 0, bar: 0, name: { zh: '呈示部', en: 'Exposition' } }],
  },
  'score.json': {
    version: 1,
    id: 'm1',
    pages: [{ file: '01.svg', width: 100, height: 120 }],
    parts: [
      { name: { zh: '小提琴', en: 'Violin' }, short: 'Vln', section: 'violin-1', staves: 1 },
      { name: { zh: '双簧管', en: 'Oboe' }, short: 'Ob', section: 'oboe', staves: 1 },
    ],
    systems: [0, 1].map(i => ({
      page: 0,
      x: 0,
      y: 5 + i * 50,
      w: 100,
      h: 40,
      firstBar: i * 2,
      lastBar: i * 2 + 1,
      staves: [
        { y: 10 + i * 50, h: 8, part: 0 },
        { y: 30 + i * 50, h: 8, part: 1 },
      ],
    })),
    bars: written,
    reading: 'reading.json',
    credits: [],
    files: {},
  },
};
/** The main line alone, and a score whose pages turn every two bars. */
const score = files['score.json'] as unknown as {
  pages: { file: string }[];
  systems: { page: number; staves: { part: number }[] }[];
};
files['reading.json'] = {
  ...score,
  pages: score.pages.map(page => ({ ...page, file: '51.svg' })),
  parts: [{ name: { zh: '主旋律', en: 'Main line' }, short: 'Canto', section: null, staves: 1 }],
  systems: score.systems.map(s => ({ ...s, staves: s.staves.filter(staff => staff.part === 0) })),
  reading: undefined,
};
files['crowded.json'] = {
  ...score,
  pages: [...score.pages, ...score.pages],
  systems: score.systems.map((s, page) => ({ ...s, page })),
};
const reply = vi.hoisted(() => ({
  access: 'full' as 'full' | 'trial',
  captions: [] as object[],
  song: null as object | null,
  crowded: false,
}));
vi.mock('#api/client.ts', () => ({
  call: async ({ path }: { path: string }) =>
    path.includes('openStream')
      ? {
          titleId: 't1',
          home: 'listen',
          access: reply.access,
          grant: 'free',
          manifest: '/media/t1/manifest.json',
          stream: '/media/t1/sound.m3u8',
          sound: '/media/t1/sound.m3u8',
          ...(reply.access === 'trial' && { trial: { seconds: 8 } }),
          every: 60,
        }
      : {
          offers: [
            { productId: 'p1', channel: 'mall', title: 'The album', minPrice: 68, all: false },
            { productId: 'p2', channel: 'digital', title: 'A day pass', minPrice: 15, all: true },
          ],
        },
}));
vi.mock('../engine/engine.ts', async () => ({ engineHere: (await import('#tests/sound.ts')).silentEngine }));

const title = {
  id: 't1',
  title: 'A trial piece',
  people: '',
  kind: 'sound',
  state: 'out',
  notice: '',
  grant: 'free',
  art: { seed: 't1', key: 'C minor', mood: 'dark' },
  interpretations: [],
  airings: [],
  lessons: [],
  paragraphs: [],
  works: [],
} as unknown as TitleDetail;

async function room(at = '/') {
  await ensureCopy('en-US', ['common', 'player', 'playroom', 'play']);
  const view = await renderUi(
    <>
      <Room title={title} />
      <Bar />
    </>,
    { at: [at] },
  );
  await view.user.click(screen.getByRole('button', { name: 'Listen: A trial piece' }));
  return view;
}

beforeEach(() => {
  reply.access = 'full';
  reply.captions = [];
  reply.song = null;
  reply.crowded = false;
  fakeSound();
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    const { captions, song, crowded } = reply;
    const [movement] = (files['manifest.json'] as { movements: object[] }).movements;
    // Tables of times are asked for once in a visit: a song has one of its own.
    const more = name === 'manifest.json' && {
      captions,
      ...(song && { melody: 'song.json' }),
      ...(crowded && { movements: [{ ...movement, score: '../scores/m1/crowded.json' }] }),
    };
    const found = name === 'song.json' ? { ...files['melody.json'], ...song } : files[name];
    return { ok: found !== undefined, json: async () => ({ ...found, ...more }) };
  });
  return () => {
    act(stop);
    vi.unstubAllGlobals();
  };
});

describe('what a press needs', () => {
  it('comes by itself where the page was reached through the site, and with its first use where it is the first', async () => {
    await ensureCopy('en-US', ['common', 'player', 'playroom', 'play']);
    const asked = vi.spyOn(globalThis, 'fetch');
    const manifest = () => asked.mock.calls.filter(([url]) => url === '/media/t1/manifest.json').length;
    const first = await renderUi(<Room title={title} />);
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    expect(manifest()).toBe(0);
    await act(() => first.router.navigate('/?id=t1'));
    await waitFor(() => expect(manifest()).toBe(1));
    first.unmount();

    asked.mockClear();
    await renderUi(<Room title={{ ...title, id: 't2' }} />);
    window.dispatchEvent(new Event('pointerdown'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/media/t2/manifest.json', expect.anything()));
  });
});

describe('the reading score', () => {
  const page = () => document.querySelector('[data-bar]')?.parentElement?.querySelector('img')?.src;

  it('is one press away where pages have bars enough, marks the main line, and back', async () => {
    const { user } = await room();
    await user.click(await screen.findByRole('button', { name: en.score.reading }));
    await waitFor(() => expect(page()).toMatch(/51\.svg$/));
    expect(screen.queryByRole('button', { name: en.score.reading })).toBeNull();
    await user.click(screen.getByRole('button', { name: en.score.full }));
    expect(page()).toMatch(/01\.svg$/);
  });

  it('comes first where a page of the full score has fewer than four bars', async () => {
    reply.crowded = true;
    await room();
    await waitFor(() => expect(page()).toMatch(/51\.svg$/));
    screen.getByRole('button', { name: en.score.full });
  });
});

describe('the words of a song', () => {
  const line = (from: number, ...texts: string[]) => ({
    from,
    to: from + 3,
    movement: 0,
    bar: from / 2 - 1,
    part: 0,
    texts,
  });

  it('lights the line that is sung, with its other language, and sings from one that is pressed', async () => {
    reply.song = {
      segments: [],
      sung: [line(2, 'In einem Bächlein helle', 'In a clear brook'), line(6, 'da schoß in froher Eil')],
    };
    const { user } = await room();
    const words = await screen.findByRole('list', { name: 'Words' });
    const current = () => words.querySelector('[aria-current]')?.textContent;
    await hear(1);
    expect(current()).toBeUndefined();
    await hear(3);
    expect(current()).toBe('In einem Bächlein helleIn a clear brook');
    // Between two lines the one that was sung stays.
    await hear(5.5);
    expect(current()).toContain('Bächlein');
    await user.click(within(words).getByRole('button', { name: /da schoß/ }));
    expect(sound().currentTime).toBeCloseTo(6, 1);
    await hear(6.5);
    expect(current()).toContain('da schoß');
  });
});

describe('the room of a title', () => {
  it('draws the place where it is seen to move, and not once a frame', async () => {
    await room();
    const fill = () => document.querySelector<HTMLElement>('i[style*="scaleX"]')?.style.transform;
    await waitFor(() => expect(fill()).toBeDefined());
    await hear(7);
    expect(fill()).toBe('scaleX(0.5)');
    await hear(7.004);
    expect(fill()).toBe('scaleX(0.5)');
    await hear(7.02);
    expect(fill()).toBe('scaleX(0.501)');
  });

  it('says from where it goes on', async () => {
    await ensureCopy('en-US', ['common', 'player', 'playroom', 'play']);
    const place = { at: 254.6, percent: 40, heardAt: '2026-11-01T00:00:00Z', movement: 'Allegro' };
    await renderUi(<Room title={{ ...title, place }} />, { at: ['/'] });
    expect(screen.getByRole('button', { name: /^Go on from 00:04:14/ })).toBeDefined();
  });

  it('marks the one bar that sounds, the time through it, and who has the melody', async () => {
    await room();
    await screen.findByRole('button', { name: 'Bar 1, listen from here' });
    for (const [time, bar, section] of [
      [2.5, '1', 'violin-1'],
      [5, '2', 'violin-1'],
      [7, '1', 'oboe'],
      [13, '4', 'oboe'],
    ] as const) {
      await hear(time);
      expect([marked(), lit()]).toEqual([[bar], [section]]);
    }
    await hear(1);
    expect([marked(), lit()]).toEqual([[], []]);
    await hear(2.5);
    expect(screen.getByRole('region', { name: 'Who has the melody' }).textContent).toContain(
      'First violins with the melody: First theme',
    );
  });

  it('plays a bar that is pressed, the time through that is nearest', async () => {
    const { user } = await room();
    const second = await screen.findByRole('button', { name: 'Bar 2, listen from here' });
    await hear(9.5);
    await user.click(second);
    expect(sound().currentTime).toBeCloseTo(8, 2);
    await hear(3);
    await user.click(second);
    expect(sound().currentTime).toBeCloseTo(4, 2);
  });

  it('has a slider and a strip that say where they are, and move by key', async () => {
    const { user } = await room();
    const slider = screen.getByRole('slider', { name: 'Position' });
    await hear(5);
    expect(slider.getAttribute('aria-valuetext')).toBe('Allegro, 00:00:05 of 00:00:14');
    const strip = await screen.findByRole('slider', { name: 'The melody through the movement' });
    expect(strip.getAttribute('aria-valuetext')).toBe('Bar 2, First violins, First theme');
    act(() => strip.focus());
    await user.keyboard('{ArrowRight}');
    expect(sound().currentTime).toBeCloseTo(6, 2);
    await user.click(screen.getByRole('button', { name: 'Exposition' }));
    expect(sound().currentTime).toBeCloseTo(2, 2);
  });

  it('shows the staves of one section alone', async () => {
    const { user } = await room();
    await screen.findByRole('button', { name: 'Bar 1, listen from here' });
    const oboes = screen.getByRole('button', { name: 'Oboes, see its staves alone' });
    await user.click(oboes);
    expect(oboes.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'All staves' }));
    expect(oboes.getAttribute('aria-pressed')).toBe('false');
  });

  it('has the plan beside the score at once; works, notes and what comes next are a press away', async () => {
    const { user } = await room();
    await screen.findByRole('button', { name: 'Bar 1, listen from here' });
    expect(screen.getByRole('tab', { name: 'Melody' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('group', { name: 'Stage' })).toBeDefined();
    for (const name of ['Works', 'Notes', 'Next']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
    }
    expect(screen.getByText(/Nothing is lined up/)).toBeDefined();
  });

  it('shows the plan alone, and the line that has the melody row under row', async () => {
    const { user } = await room();
    await user.click(await screen.findByRole('button', { name: 'Melody line' }));
    expect(screen.getByRole('button', { name: 'Whole page' })).toBeDefined();
    // Bars 1 and 2 are the violin's, 3 and 4 the oboe's.
    expect(screen.getAllByText(/^(Violin|Oboe)$/, { selector: 'b' }).map(b => b.textContent)).toEqual([
      'Violin',
      'Oboe',
    ]);
    await user.click(screen.getByRole('button', { name: 'Stage' }));
    expect(screen.queryByRole('button', { name: 'Bar 1, listen from here' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Who has the melody' })).toBeDefined();
  });

  it('moves what comes next by hand, and leaves it out', async () => {
    const { user } = await room();
    await screen.findByRole('button', { name: 'Pause' });
    act(() => useNow.setState({ queue: ['x', 'y'] }));
    await user.click(screen.getByRole('tab', { name: /Next/ }));
    const [, second] = await screen.findAllByRole('button', { name: /^Play A trial piece sooner/ });
    await user.click(second as HTMLElement);
    expect(useNow.getState().queue).toEqual(['y', 'x']);
    const [out] = screen.getAllByRole('button', { name: /^Leave out/ });
    await user.click(out as HTMLElement);
    expect(useNow.getState().queue).toEqual(['x']);
  });

  it('obeys its keys, and lists them under “?”', async () => {
    const { user } = await room();
    await screen.findByRole('button', { name: 'Pause' });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('k');
    expect(sound().paused).toBe(true);
    await user.keyboard('5');
    expect(sound().currentTime).toBeCloseTo(7, 5);
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keys' });
    for (const { words } of KEYS) expect(within(keys).getByText(en.key[words])).toBeDefined();
  });

  it('stops after the movement, where that was asked for', async () => {
    const { user } = await room();
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Stop after this movement' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await act(async () => {
      sound().currentTime = 13.99;
      sound().dispatchEvent(new Event('timeupdate'));
    });
    await waitFor(() => expect(sound().paused).toBe(true));
  });

  it('has a button for captions where there are any, and shows them by it and by key', async () => {
    const without = await room();
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    without.unmount();
    act(stop);
    reply.captions = [
      { lang: 'zh-CN', label: '中文', file: 'captions.zh.vtt' },
      { lang: 'en-US', label: 'English', file: 'captions.en.vtt' },
    ];
    const { user } = await room();
    const button = await screen.findByRole('button', { name: 'Captions' });
    // The element that draws them lies above what there is to look at.
    await user.click(await screen.findByRole('button', { name: 'Picture' }));
    const painting = document.querySelector('[class*="painting"]')!;
    expect(painting.compareDocumentPosition(sound()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const shown = () => [
      button.getAttribute('aria-pressed'),
      [...sound().querySelectorAll('track')].map(track => track.srclang),
    ];
    expect(shown()).toEqual(['true', ['en-US']]);
    await user.click(button);
    expect(shown()).toEqual(['false', []]);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('c');
    expect(shown()).toEqual(['true', ['en-US']]);
  });

  it('offers another device where the browser has found one, and only there', async () => {
    const prompt = vi.fn(async () => undefined);
    let found: (there: boolean) => void = () => undefined;
    const remote = {
      watchAvailability: async (tell: typeof found) => {
        found = tell;
        return 1;
      },
      cancelWatchAvailability: async () => undefined,
      prompt,
    };
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: remote, configurable: true });
    const { user } = await room();
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByRole('button', { name: 'Play on another device' })).toBeNull();
    act(() => found(true));
    await user.click(screen.getByRole('button', { name: 'Play on another device' }));
    expect(prompt).toHaveBeenCalledOnce();
    act(() => found(false));
    expect(screen.queryByRole('button', { name: 'Play on another device' })).toBeNull();
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote');
  });

  it('opens Safari’s own list of devices where AirPlay has found one', async () => {
    const pick = vi.fn();
    Object.defineProperty(HTMLMediaElement.prototype, 'webkitShowPlaybackTargetPicker', {
      value: pick,
      configurable: true,
    });
    const { user } = await room();
    await screen.findByRole('button', { name: 'Pause' });
    const tell = (availability: string) =>
      act(() => {
        sound().dispatchEvent(
          Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }),
        );
      });
    expect(screen.queryByRole('button', { name: 'Play on another device' })).toBeNull();
    tell('available');
    await user.click(screen.getByRole('button', { name: 'Play on another device' }));
    expect(pick).toHaveBeenCalledOnce();
    tell('not-available');
    expect(screen.queryByRole('button', { name: 'Play on another device' })).toBeNull();
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'webkitShowPlaybackTargetPicker');
  });

  it('says once what the state is, and what is amiss with a link', async () => {
    await room('/?t=5000');
    await waitFor(() => expect(usePlayer.getState().playerStatus).toBe('playing'));
    expect(screen.getByRole('alert').textContent).toContain('a place that is not in this recording');
    const states = screen.getAllByRole('status').filter(s => s.textContent === 'Playing');
    expect(states).toHaveLength(1);
  });

  it('opens the popup when the first minutes are over, and goes on at the same second', async () => {
    reply.access = 'trial';
    const { user } = await room();
    await screen.findByRole('button', { name: 'Pause' });
    await act(async () => {
      sound().currentTime = 7.9;
      sound().dispatchEvent(new Event('timeupdate'));
    });
    expect(useApp.getState().damsLoginPopup).toBe(true);
    const popup = await screen.findByRole('dialog', { name: 'The first 3 minutes end here' });
    expect(within(popup).getByText(/00:00:08/)).toBeDefined();
    // Of two ways to hear it the cheapest is named first; a dearer one is among the others.
    const [first] = await within(popup).findAllByRole('link');
    expect(first?.textContent).toBe('The cheapest way to hear all of it: A day pass, from ¥15');
    expect(within(popup).getByText('The album, from ¥68').closest('details')).not.toBeNull();
    expect(within(popup).getByRole('button', { name: 'Sign in' })).toBeDefined();
    await user.click(within(popup).getByRole('button', { name: 'Later' }));
    reply.access = 'full';
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect([sound().paused, sound().currentTime]).toEqual([false, 8]);
  });
});
