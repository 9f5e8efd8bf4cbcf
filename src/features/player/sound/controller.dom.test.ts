import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import type { Opened } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import { digital } from '#domain/contract/shapes/digital.ts';
import { usePlayer } from '#stores/player.ts';
import type { EngineEvents } from '../engine/engine.ts';
import { Controller, type ControllerDeps } from './controller.ts';
import { NOTHING, useNow } from './now.ts';
import type { Source } from './source.ts';
import { STREAM_TIMEOUT } from './stream.ts';

/** A media element whose clock is moved by hand. */
class FakeMedia extends EventTarget {
  paused = true;
  ended = false;
  muted = false;
  volume = 1;
  playbackRate = 1;
  duration = Number.NaN;
  /** Where what is loaded ends, seconds. */
  loaded = 0;
  get buffered() {
    return { length: this.loaded > 0 ? 1 : 0, start: () => 0, end: () => this.loaded };
  }
  #time = 0;
  refuses = false;
  get currentTime(): number {
    return this.#time;
  }
  set currentTime(to: number) {
    this.#time = to;
    this.fire('seeked');
  }
  async play(): Promise<void> {
    if (this.refuses) throw new DOMException('a press is wanted', 'NotAllowedError');
    if (!this.paused) return;
    this.paused = false;
    this.fire('play', 'playing');
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.fire('pause');
  }
  /** It has played on to a second. */
  reach(time: number): void {
    this.#time = time;
    this.fire('timeupdate');
  }
  end(): void {
    this.paused = true;
    this.ended = true;
    this.fire('pause', 'ended');
    this.ended = false;
  }
  fire(...events: string[]): void {
    for (const event of events) this.dispatchEvent(new Event(event));
  }
}

const movements = [
  { id: 'one', start: 0, music: 4, end: 200 },
  { id: 'two', start: 200, music: 200, end: 400 },
];
const manifestOf = (more: object = {}) =>
  ({ duration: 400, movements, bars: 'bars.json', ...more }) as unknown as MediaManifest;
const openedOf = (id: string, more: Partial<Opened> = {}) =>
  ({
    titleId: id,
    access: 'full',
    manifest: `/media/${id}/manifest.json`,
    stream: `/media/${id}/film.m3u8`,
    sound: `/media/${id}/sound.m3u8`,
    every: 15,
    ...more,
  }) as Opened;

const made: Controller[] = [];
/** The instant that the playlist gives to what sounds. */
let dated: number | null = null;
function stand(more: Partial<Source> = {}, engine?: ControllerDeps['engine']) {
  const media = new FakeMedia();
  const loads: (readonly [url: string, at: number])[] = [];
  let events: EngineEvents | undefined;
  const acts = { retry: vi.fn(), destroy: vi.fn(), choose: vi.fn() };
  const source: Source = {
    open: vi.fn(async id => openedOf(id)),
    manifest: vi.fn(async () => manifestOf()),
    bars: async () => ({ version: 1, bars: [] }),
    bar: async (_, __, number) => (number === '44' ? 62.5 : null),
    progress: vi.fn(async () => ({})),
    ...more,
  };
  const onCut = vi.fn();
  const onSound = vi.fn();
  const controller = new Controller({
    media: media as unknown as HTMLVideoElement,
    source,
    onCut,
    onSound,
    engine:
      engine ??
      (async () => (_, told) => {
        events = told;
        return {
          dateAt: () => dated,
          load: (url, at) => {
            loads.push([url, at]);
            media.duration = 400;
            media.currentTime = at;
            media.fire('loadedmetadata');
          },
          qualities: () => [],
          behindGap: () => 72,
          ...acts,
        };
      }),
  });
  made.push(controller);
  return { media, loads, source, controller, onCut, onSound, acts, engine: () => events as EngineEvents };
}
const status = () => usePlayer.getState().playerStatus;
const now = useNow.getState;

beforeEach(() => {
  vi.useFakeTimers();
  useNow.setState(NOTHING);
  dated = null;
  usePlayer.getState().destroy();
  return () => {
    for (const controller of made.splice(0)) controller.destroy();
    vi.useRealTimers();
  };
});

describe('the player', () => {
  it('sends word in whole seconds, as the contract has them', async () => {
    const { controller, media, source } = stand();
    await controller.play('t1');
    media.reach(61.37);
    controller.pause();
    const [place] = vi.mocked(source.progress).mock.lastCall ?? [];
    expect(digital.progress.payload.safeParse({ ...place, at: String(place?.at) }).success).toBe(true);
    expect(place?.at).toBe(61);
  });

  it('joins the airing that it is given, and asks for that one again', async () => {
    const live = { airing: { id: 't.abc123', startsAt: new Date().toISOString() }, fromStart: '/begin' };
    const open = vi.fn(async (id: string) => openedOf(id, { live: live as Opened['live'] }));
    const { controller } = stand({ open });
    await controller.play('t', { airing: 't.abc123' });
    expect(open).toHaveBeenLastCalledWith('t', expect.anything(), 't.abc123');
    await controller.play('t', { airing: 't.abc123' });
    expect(open).toHaveBeenCalledTimes(1);
    await controller.regrant();
    expect(open).toHaveBeenLastCalledWith('t', expect.anything(), 't.abc123');
  });

  it('sends word of the airing also where only its first minutes are heard, and asks for it after a login', async () => {
    const open = vi.fn(async (id: string) => openedOf(id, { access: 'trial', trial: { seconds: 180 } }));
    const { controller, media, source } = stand({ open });
    await controller.play('t', { airing: 't.abc123' });
    media.reach(20);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(vi.mocked(source.progress).mock.lastCall?.[0].airingId).toBe('t.abc123');
    await controller.regrant();
    expect(open).toHaveBeenLastCalledWith('t', expect.anything(), 't.abc123');
  });

  it('goes by the dates of what is on the air: bar, movement and place are the title’s, whenever one joined', async () => {
    // It began 250 s ago, is heard 12 s late, and was joined 30 s before: neither clock alone would tell.
    const startsAt = Date.now() - 250_000;
    const live = { airing: { id: 't.abc', startsAt: new Date(startsAt).toISOString() }, fromStart: '/begin' };
    dated = startsAt + 238_000;
    const { controller, media } = stand({
      open: vi.fn(async (id: string) => openedOf(id, id === 'a' ? { live: live as Opened['live'] } : {})),
    });
    await controller.play('a', { airing: 't.abc' });
    media.reach(30);
    expect(controller.time).toBeCloseTo(238, 3);
    expect(now().movement).toBe(1);
    const seen: number[] = [];
    controller.frames.follow(time => seen.push(time));
    expect(seen.at(-1)).toBeCloseTo(238, 3);
    // Back as far as what was sent is still there, and no further.
    Object.assign(media, { seekable: { length: 1, start: () => 2, end: () => 40 } });
    controller.seek(220);
    expect(media.currentTime).toBeCloseTo(12, 3);
    controller.seek(100);
    expect(media.currentTime).toBe(2);
    // A recording's seconds are its own again.
    await controller.play('b');
    media.reach(7);
    expect(controller.time).toBe(7);
  });

  it('goes by the clock where what is on the air has no dates yet', async () => {
    const live = {
      airing: { id: 't.abc', startsAt: new Date(Date.now() - 90_000).toISOString() },
      fromStart: '/begin',
    };
    const { controller, media } = stand({
      open: vi.fn(async (id: string) => openedOf(id, { live: live as Opened['live'] })),
    });
    await controller.play('a', { airing: 't.abc' });
    media.reach(5);
    // Ninety seconds in when it was joined, and five heard since.
    expect(controller.time).toBeCloseTo(95, 0);
  });

  it('lives through idle, loading, ready, playing, paused and ended, back to idle', async () => {
    const seen: string[] = [status()];
    const off = usePlayer.subscribe(s => seen.at(-1) !== s.playerStatus && seen.push(s.playerStatus));
    const { controller, media, source } = stand();
    await controller.play('t1');
    media.reach(100);
    expect(usePlayer.getState()).toMatchObject({
      isPlayerReady: true,
      currentTime: 100,
      duration: 400,
      progress: 25,
    });
    controller.pause();
    controller.toggle();
    media.reach(400);
    media.end();
    controller.destroy();
    off();
    expect(seen).toEqual(['idle', 'loading', 'ready', 'playing', 'paused', 'playing', 'ended', 'idle']);
    expect(usePlayer.getState()).toMatchObject({
      isPlayerReady: false,
      currentTime: 0,
      duration: 0,
      progress: 0,
    });
    expect(source.progress).toHaveBeenCalledWith(expect.objectContaining({ titleId: 't1', ended: 'Y' }));
  });

  it('only logs a listener that cannot be set', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const add = FakeMedia.prototype.addEventListener;
    vi.spyOn(FakeMedia.prototype, 'addEventListener').mockImplementation(function (
      this: FakeMedia,
      event,
      ...rest
    ) {
      if (event === 'ended') throw new Error('no');
      add.call(this, event, ...rest);
    });
    const { media } = stand();
    expect(warned).toHaveBeenCalledOnce();
    media.paused = false;
    media.fire('playing');
    expect(status()).toBe('playing');
  });

  it('begins where a link, a press or the member’s place says', async () => {
    const resume = { at: 120, movement: 'one' };
    const open = async (id: string) => openedOf(id, { resume });
    const begin = async (asked: Parameters<Controller['play']>[1]) => {
      const { controller, loads } = stand({ open });
      await controller.play('t1', asked);
      controller.destroy();
      return loads[0]?.[1];
    };
    expect(await begin({})).toBe(117);
    expect(await begin({ at: 30 })).toBe(30);
    expect(await begin({ movement: 'two' })).toBe(200);
    expect(await begin({ link: { t: '1:10' } })).toBe(70);
    expect(await begin({ link: { bar: '44' } })).toBe(62.5);
    expect(await begin({ link: { bar: 'x' } })).toBe(0);
    expect(await begin({ link: { t: '9:99:99' } })).toBe(0);
  });

  it('says so when a link points to what is not there, and plays', async () => {
    const { controller } = stand();
    await controller.play('t1', { link: { t: '5000' } });
    expect([status(), now().notice]).toEqual(['playing', 'amiss']);
  });

  it('goes from movement to movement within the one stream, and skips to the music', async () => {
    const { controller, media, loads } = stand();
    await controller.play('t1');
    controller.skipToMusic();
    expect(media.currentTime).toBe(4);
    controller.next();
    expect(media.currentTime).toBe(200);
    // Drawn behind the picture.
    await vi.advanceTimersByTimeAsync(32);
    expect(now().movement).toBe(1);
    controller.previous();
    expect(media.currentTime).toBe(0);
    expect(loads).toHaveLength(1);
  });

  it('plays what is queued after the last movement', async () => {
    const { controller, media, loads } = stand();
    await controller.play('t1', { queue: ['t2', 't1', 't3'] });
    media.reach(400);
    media.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toMatchObject({ playing: { id: 't2' }, queue: ['t3'] });
    expect(loads.map(([url]) => url)).toEqual(['/media/t1/film.m3u8', '/media/t2/film.m3u8']);
  });

  it('stops at the end of the movement when it is to fall asleep, and repeats bars until told not to', async () => {
    const { controller, media } = stand();
    await controller.play('t1');
    controller.choices.loop({ from: 20, to: 30 });
    media.reach(30.1);
    expect(media.currentTime).toBe(20);
    controller.choices.loop(null);
    media.reach(100);
    controller.choices.sleep(true);
    media.reach(199.9);
    expect([media.paused, now().sleep]).toEqual([true, null]);
    await controller.resume();
    media.reach(201);
    expect(media.paused).toBe(false);
  });
});

describe('the first three minutes', () => {
  const trial = (id: string) => openedOf(id, { access: 'trial', reason: 'login', trial: { seconds: 180 } });

  it('end with the popup, and after a login the music goes on at the same second', async () => {
    let granted = false;
    const { controller, media, loads, onCut } = stand({
      open: async id => (granted ? openedOf(id) : trial(id)),
    });
    await controller.play('t1');
    media.reach(179.9);
    expect(onCut).toHaveBeenCalledOnce();
    expect([media.paused, now().cut]).toEqual([true, 180]);
    // Nobody has bought anything yet.
    await controller.resume();
    expect(onCut).toHaveBeenCalledTimes(2);
    await controller.regrant({ quiet: true });
    expect(onCut).toHaveBeenCalledTimes(2);
    granted = true;
    await controller.regrant({ quiet: true });
    expect(loads.at(-1)).toEqual(['/media/t1/film.m3u8', 180]);
    expect([media.paused, now().cut, status()]).toEqual([false, null, 'playing']);
  });

  it('are paused where the cut meets the last sound of their stream', async () => {
    const { controller, media } = stand({ open: async id => trial(id) });
    await controller.play('t1');
    media.ended = true;
    media.reach(179.95);
    expect([media.paused, now().cut, status()]).toEqual([true, 180, 'paused']);
  });

  it('are all that a jump, a link or the end of the stream can reach', async () => {
    const { controller, media, onCut } = stand({ open: async id => trial(id) });
    await controller.play('t1', { link: { t: '300' } });
    expect([media.paused, now().cut]).toEqual([true, 300]);
    controller.again();
    expect(media.paused).toBe(false);
    controller.seek(250);
    expect([media.paused, now().cut]).toEqual([true, 250]);
    expect(media.currentTime).toBeLessThan(180);
    controller.again();
    media.end();
    expect(onCut).toHaveBeenCalledTimes(3);
    expect(status()).toBe('paused');
  });
});

describe('what goes amiss', () => {
  it('is never waited for without a word', async () => {
    const { controller } = stand({ open: () => new Promise(() => undefined) });
    void controller.play('t1');
    expect(status()).toBe('loading');
    await vi.advanceTimersByTimeAsync(STREAM_TIMEOUT);
    expect([status(), now().notice]).toEqual(['failed', 'slow']);
  });

  it('has words of its own, and a way on', async () => {
    const { controller, media, engine, acts, loads } = stand();
    await controller.play('t1');
    media.reach(66);
    engine().fault('network');
    expect([status(), now().notice, media.paused]).toEqual(['failed', 'network', true]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([acts.retry.mock.calls.length, status(), now().notice]).toEqual([1, 'playing', null]);
    engine().fault('missing');
    controller.skipGap();
    await vi.advanceTimersByTimeAsync(0);
    expect([media.currentTime, status()]).toEqual([72.05, 'playing']);
    engine().fault('decode');
    controller.quality(-2);
    await vi.advanceTimersByTimeAsync(0);
    expect(loads.at(-1)).toEqual(['/media/t1/sound.m3u8', 72.05]);
    expect([now().notice, status()]).toEqual([null, 'playing']);
  });

  it.each(['network', 'missing', 'decode', 'denied'] as const)(
    '%s is left behind by a jump to another place',
    async fault => {
      const { controller, media, engine } = stand();
      await controller.play('t1');
      media.reach(66);
      engine().fault(fault);
      expect([status(), now().notice]).toEqual(['failed', fault]);
      controller.seek(200);
      await vi.advanceTimersByTimeAsync(0);
      expect([media.currentTime, status(), now().notice, media.paused]).toEqual([
        200,
        'playing',
        null,
        false,
      ]);
    },
  );

  it('says that it waits when one notices, and not at every jump', async () => {
    const { controller, media } = stand();
    await controller.play('t1');
    media.fire('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(status()).toBe('playing');
    media.fire('playing');
    await vi.advanceTimersByTimeAsync(200);
    expect(status()).toBe('playing');
    media.fire('waiting');
    await vi.advanceTimersByTimeAsync(250);
    expect(status()).toBe('waiting');
    media.fire('playing');
    expect(status()).toBe('playing');
  });

  it('is heard to the end of what is there before it is said, and asked for again by a jump or the line', async () => {
    const { controller, media, engine, acts } = stand();
    await controller.play('t1');
    media.loaded = 90;
    media.reach(66);
    engine().fault('missing');
    expect([status(), now().notice, media.paused]).toEqual(['playing', null, false]);
    // A machine that is busy waits for a moment in the middle of what is there.
    media.fire('waiting', 'playing');
    expect([status(), now().notice, media.paused]).toEqual(['playing', null, false]);
    media.reach(90);
    media.fire('waiting');
    expect([status(), now().notice, media.paused]).toEqual(['failed', 'missing', true]);
    media.fire('playing');
    expect([status(), now().notice, media.paused]).toEqual(['failed', 'missing', true]);
    controller.skipGap();
    await vi.advanceTimersByTimeAsync(0);
    media.loaded = 120;
    acts.retry.mockClear();
    engine().fault('network');
    window.dispatchEvent(new Event('online'));
    expect([acts.retry.mock.calls.length, status()]).toEqual([1, 'playing']);
    engine().fault('network');
    controller.seek(10);
    expect(acts.retry).toHaveBeenCalledTimes(2);
    // Nothing is left to be said of what came after all.
    media.fire('waiting', 'playing');
    expect([status(), now().notice]).toEqual(['playing', null]);
    // A permission that has ended is not heard to its end.
    engine().fault('denied');
    expect([status(), now().notice]).toEqual(['failed', 'denied']);
  });

  it('is said when the permission ends in the middle, and asked for again', async () => {
    const progress = vi.fn(async () => {
      throw new CallFailure('refused', '到期了', '2212');
    });
    const { controller, media, source } = stand({ progress });
    await controller.play('t1');
    media.reach(50);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([status(), now().notice]).toEqual(['failed', 'denied']);
    await controller.resume();
    expect(source.open).toHaveBeenCalledTimes(2);
    expect(media.currentTime).toBe(50);
  });

  it('is said in the server’s words when what is heard is put off or withdrawn', async () => {
    const progress = vi.fn(async () => {
      throw new CallFailure('refused', '这场直播改到明天。', ERR.notPlayable);
    });
    const { controller, media } = stand({ progress });
    await controller.play('t1');
    media.reach(50);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([status(), now().notice, now().refusal, media.paused]).toEqual([
      'failed',
      'refused',
      '这场直播改到明天。',
      true,
    ]);
  });

  it('is that other devices play: said in the server’s words, and a press goes on here', async () => {
    const progress = vi.fn(async () => {
      throw new CallFailure('refused', '别处开始播放了。', '2214');
    });
    const { controller, media, source } = stand({ progress });
    await controller.play('t1');
    media.reach(50);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([status(), now().notice, now().refusal]).toEqual(['failed', 'devices', '别处开始播放了。']);
    await controller.resume();
    expect(source.open).toHaveBeenCalledTimes(2);
    expect(media.currentTime).toBe(50);
  });

  it('is the server’s refusal in its words, or a device that can play nothing', async () => {
    const refused = stand({
      open: async () => {
        throw new CallFailure('refused', '这份录音已经撤下。', '2211');
      },
    });
    await refused.controller.play('t1');
    expect(now()).toMatchObject({ notice: 'refused', refusal: '这份录音已经撤下。' });
    const poor = stand({}, async () => null);
    await poor.controller.play('t1');
    expect(now().notice).toBe('unsupported');
  });

  it('is another tab, or a browser that wants a press', async () => {
    const { controller, media, onSound } = stand();
    await controller.play('t1');
    expect(onSound).toHaveBeenCalledOnce();
    controller.yield();
    expect([media.paused, now().notice]).toEqual([true, 'elsewhere']);
    await controller.resume();
    expect([media.paused, now().notice]).toEqual([false, null]);
    controller.pause();
    media.refuses = true;
    await controller.resume();
    expect([now().notice, status()]).toEqual(['blocked', 'paused']);
  });

  it('leaves the newest wish to win when two titles are asked for', async () => {
    let answer: ((opened: Opened) => void) | undefined;
    const { controller, loads } = stand({
      open: id =>
        id === 'slow'
          ? new Promise(resolve => {
              answer = resolve;
            })
          : Promise.resolve(openedOf(id)),
    });
    const first = controller.play('slow');
    await controller.play('quick');
    answer?.(openedOf('slow'));
    await first;
    expect(loads.map(([url]) => url)).toEqual(['/media/quick/film.m3u8']);
    expect(now().playing?.id).toBe('quick');
  });
});

describe('another interpretation', () => {
  it('takes over at the same bar', async () => {
    const bars = (pace: number) =>
      Array.from({ length: 10 }, (_, i) => ({ at: 4 + i * pace, movement: 0, bar: i, pass: 1 }));
    const { controller, media, loads } = stand({
      bars: async url => ({ version: 1, bars: bars(url.includes('broad') ? 3 : 2) }),
    });
    await controller.play('brisk');
    media.reach(11);
    await controller.interpretation('broad');
    // Half of the fourth bar.
    expect(loads.at(-1)).toEqual(['/media/broad/film.m3u8', 14.5]);
    expect([now().playing?.id, media.paused]).toEqual(['broad', false]);
  });
});
