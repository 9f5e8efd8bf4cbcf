// The room of a title as its page has it: player.html; a bare <video> with the same engine: player.html?view=bare.
import '../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { configureClient } from '#api/client.ts';
import type { TitleDetail } from '#domain/contract/digital.ts';
import Bar from '#features/player/bar/bar.tsx';
import { engineHere } from '#features/player/engine/engine.ts';
import { useNow } from '#features/player/sound/now.ts';
import { TitleRoom } from '#features/player/title-room.tsx';
import { playTitle } from '#features/player/verbs.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import type { Tree } from '#site/tree.ts';
import { usePlayer } from '#stores/player.ts';
import { ToastHost } from '#ui/toast.tsx';

const query = new URLSearchParams(window.location.search);
const stream = query.get('stream') ?? 'beethoven-symphony-5-1';
const english = query.get('lang') === 'en';
const phone = query.get('layout') === 'mobile';
const tree: Tree = { locale: english ? 'en-US' : 'zh-CN', layout: phone ? 'mobile' : 'pc' };
document.documentElement.lang = tree.locale;
document.documentElement.classList.toggle('m', phone);

const manifest = `/media/${stream}/manifest.json`;
const file = (await (await fetch(manifest)).json()) as {
  entry: string;
  sound: string;
  title: { zh: string; en: string };
  kind: TitleDetail['kind'];
  movements: { id: string; title: { zh: string; en: string }; start: number; music: number; end: number }[];
};
const say = (text: { zh: string; en: string }) => (english ? text.en : text.zh);
const soon = new Date(Date.now() + 3_600_000).toISOString();
/** The box office's replies, at once: what is measured is the player. */
const replies: Record<string, unknown> = {
  openStream: {
    titleId: stream,
    home: 'listen',
    access: query.has('trial') ? 'trial' : 'full',
    grant: query.has('trial') ? 'none' : 'free',
    manifest,
    stream: `/media/${stream}/${file.entry}`,
    sound: `/media/${stream}/${file.sound}`,
    trailer: `/media/${stream}/${file.entry}`,
    ...(query.has('trial') && { trial: { seconds: 180 } }),
    until: soon,
    every: 600,
    now: new Date().toISOString(),
  },
  saveProgress: { until: soon, kept: true },
};
configureClient({
  sourcePage: () => '/',
  appKey: () => '',
  featurePrefix: '',
  sessionId: () => '',
  orderKey: () => '',
  rememberOrderKey: () => undefined,
  scenario: () => '',
  react: () => undefined,
  generic: () => '',
  early: async (_, path) => {
    const name = Object.keys(replies).find(n => path.includes(n));
    return {
      success: name !== undefined,
      errcode: name ? '0000' : '9999',
      msg: '',
      data: replies[name ?? ''],
    };
  },
});
const title = {
  id: stream,
  title: say(file.title),
  people: '',
  kind: file.kind,
  state: 'out',
  notice: '',
  grant: query.has('trial') ? 'none' : 'free',
  art: { seed: stream, key: 'C minor', mood: 'dark' },
  poster: `/media/${stream}/poster.svg`,
  interpretations: [],
  airings: [],
  lessons: [],
  paragraphs: [],
  works: [
    {
      id: 'w',
      title: say(file.title),
      composer: { id: '', name: '', full: '', years: '' },
      notes: [],
      movements: file.movements.map(m => ({
        ...m,
        title: say(m.title),
        rendered: true,
        notes: [],
        score: true,
      })),
    },
  ],
} as unknown as TitleDetail;

/** Resolves at the first frame that is shown, or heard where there is no picture. */
const sounding = (media: HTMLMediaElement) =>
  new Promise<void>(done => {
    const watch = (): void => {
      if (!media.paused && media.currentTime > 0 && media.readyState > 2 && !media.seeking) done();
      else requestAnimationFrame(watch);
    };
    watch();
  });
const bare = query.get('view') === 'bare';
async function playBare(): Promise<void> {
  const media = document.createElement('video');
  media.id = 'sound';
  document.body.append(media);
  const make = await engineHere(media);
  make?.(media, { fault: console.warn, qualities: () => undefined }).load(
    `/media/${stream}/${file.entry}`,
    0,
  );
  void media.play();
}
const element = () => document.querySelector('#sound') as HTMLMediaElement;
const bench = {
  /** Milliseconds from a call out of nothing to the first frame. */
  async press(): Promise<number> {
    const from = performance.now();
    void (bare ? playBare() : playTitle(stream));
    await sounding(element());
    return performance.now() - from;
  },
  /** Milliseconds from the next click to the first frame. */
  clicked: Promise.resolve(0),
  beforeClick(): void {
    const pressed = new Promise<MouseEvent>(done => document.addEventListener('click', done, { once: true }));
    this.clicked = pressed.then(async ({ timeStamp }) => {
      await sounding(element());
      return performance.now() - timeStamp;
    });
  },
  async seek(to: number): Promise<number> {
    const media = document.querySelector('#sound') as HTMLMediaElement;
    const from = performance.now();
    if (bare) media.currentTime = to;
    else (await import('#features/player/sound/core.ts')).core().seek(to);
    await new Promise(done => media.addEventListener('seeked', done, { once: true }));
    await sounding(media);
    return performance.now() - from;
  },
};
declare global {
  interface Window {
    player: typeof bench;
  }
}
window.player = bench;

function Page() {
  const on = usePlayer(s => s.playerStatus !== 'idle');
  useNow();
  return (
    <>
      <TitleRoom title={title} />
      {on && <Bar />}
      <ToastHost />
    </>
  );
}
if (bare) {
  const button = document.createElement('button');
  button.textContent = '播放';
  button.onclick = playBare;
  document.body.append(button);
  // As the room's: the engine's code is there when the button is pressed.
  void engineHere(document.createElement('video'));
} else {
  await ensureCopy(tree.locale, ['common', 'ui', 'play', 'player']);
  const page = (
    <TreeProvider tree={tree}>
      <Page />
    </TreeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/${window.location.search}`],
  });
  createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
}
document.documentElement.dataset.ready = 'true';
