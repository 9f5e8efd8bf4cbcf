import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { isOnline } from '#lib/online.ts';
import { usePlayer } from '#stores/player.ts';
import { type Begin, barsOfTitle, beginning, manifestOf } from './begin.ts';
import { choicesOf } from './choices.ts';
import { Frames } from './frames.ts';
import { NOTHING, type Notice, type Playing, useNow } from './now.ts';
import { nextOf } from './queue.ts';
import type { Source } from './source.ts';
import { type PickEngine, Stream } from './stream.ts';
import { afterOf, beforeOf, movementAt, musicAhead, sameMoment } from './timeline.ts';

export interface ControllerDeps {
  readonly media: HTMLVideoElement;
  readonly source: Source;
  readonly engine?: PickEngine;
  /** The first minutes are over. */
  readonly onCut: () => void;
  /** It begins to sound: other tabs fall silent. */
  readonly onSound: () => void;
}

/** A shorter halt nobody hears of: saying it would draw the page twice while the stream is asked for; ms. */
const UNNOTICED = 250;
/** A place that was sought is drawn behind its first picture; ms. */
const BEHIND_PICTURE = 32;
/** After these a press of play tries again. */
const BROKEN: readonly (Notice | null)[] = ['network', 'slow', 'missing', 'denied', 'decode'];
const status = (to: string): void => usePlayer.getState().setStatus(to);
const now = useNow.getState;
const tell = (notice: Notice | null, refusal = ''): void => useNow.setState({ notice, refusal });
/** What belongs to one stretch of playing. */
const FRESH = { notice: null, refusal: '', cut: null, loop: null, sleep: null } as const;

/**
 * The player: one media element, one stream at a time. It keeps the store of the specification (idle → ready →
 * playing, paused, ended; loading, waiting and failed are the player's own).
 */
export class Controller {
  readonly media: HTMLVideoElement;
  readonly frames: Frames;
  readonly choices: ReturnType<typeof choicesOf>;
  readonly #deps: ControllerDeps;
  readonly #stream: Stream;
  #opening = new AbortController();
  #heart = 0;
  #halt = 0;
  #place = 0;
  #seeking = false;
  /** A pause that nobody asked for is the device's. */
  #asked = true;
  #unlisten: (() => void)[] = [];

  constructor(deps: ControllerDeps) {
    this.#deps = deps;
    this.media = deps.media;
    this.frames = new Frames(deps.media);
    this.choices = choicesOf(deps.media);
    this.#stream = new Stream(deps.media, fault => this.#fault(fault), deps.engine);
    this.#listen();
  }

  /** Opens a title and plays it; what is open already goes on, or to where it is asked to begin. */
  async play(id: string, begin: Begin = {}): Promise<void> {
    const { playing, notice } = now();
    const { source } = this.#deps;
    const same = playing?.id === id && (!begin.airing || begin.airing === playing.airing);
    if (same && !BROKEN.includes(notice) && this.#stream.open) {
      if (begin.at !== undefined || begin.movement !== undefined || begin.link) {
        const { at, amiss } = await beginning(begin, playing.opened, playing.manifest, source);
        this.seek(at);
        if (amiss) tell('amiss');
      }
      if (now().cut === null) await this.resume();
      return;
    }
    this.#leave();
    this.#opening.abort();
    const opening = new AbortController();
    this.#opening = opening;
    useNow.setState({ ...FRESH, wanted: id });
    if (begin.queue) useNow.setState({ queue: begin.queue.filter(other => other !== id) });
    status('loading');
    this.#stream.wait();
    try {
      // Asked for beside the permission: it is public, and where it stands is known.
      const likely = begin.airing === undefined ? manifestOf(id) : '';
      const early = likely ? source.manifest(likely).catch(() => null) : null;
      const [opened] = await Promise.all([
        source.open(id, opening.signal, begin.airing),
        this.#stream.prepare(),
      ]);
      const manifest =
        (opened.manifest === likely && (await early)) || (await source.manifest(opened.manifest));
      const { at, amiss } = await beginning(begin, opened, manifest, source);
      if (opening.signal.aborted) return;
      const listeners = opened.live?.listeners ?? null;
      useNow.setState({
        playing: { id, opened, manifest, airing: begin.airing },
        wanted: null,
        qualities: [],
        movement: 0,
        listeners,
      });
      this.#start(at, begin.silent !== true);
      if (amiss) tell('amiss');
    } catch (error) {
      if (!opening.signal.aborted) this.#failed(error);
    }
  }

  async resume(): Promise<void> {
    const { cut, notice } = now();
    if (cut !== null || notice === 'devices') return this.regrant();
    if (BROKEN.includes(notice)) return this.retry();
    if (notice !== 'amiss') tell(null);
    this.#asked = true;
    try {
      await this.media.play();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
      tell('blocked');
      status('paused');
    }
  }
  pause(): void {
    this.#asked = true;
    this.media.pause();
  }
  toggle(): void {
    if (this.media.paused) void this.resume();
    else this.pause();
  }
  /** The second of the title that sounds. */
  get time(): number {
    return this.media.currentTime + this.frames.shift;
  }
  /** To a second of the title; what a trial does not have is where it is cut. */
  seek(time: number): void {
    if (now().playing?.opened.live) {
      this.#seekOnAir(time);
      return;
    }
    const whole = this.#duration();
    const to = Math.min(Math.max(0, time), whole > 0 ? Math.max(0, whole - 0.2) : time);
    const limit = this.#limit();
    if (limit !== null && to >= limit) {
      this.#cut(to);
      return;
    }
    if (now().cut !== null) useNow.setState({ cut: null });
    // The stream is asked for before the page draws the new place; what is long in coming is drawn meanwhile.
    this.#tickIn(UNNOTICED);
    this.media.currentTime = to;
    // What did not come elsewhere may be there.
    if (BROKEN.includes(now().notice)) void this.retry();
    else this.#stream.askAgain();
  }
  step(by: number): void {
    this.seek(this.time + by);
  }
  /** From the beginning, the first minutes of a trial too. */
  again(): void {
    this.seek(0);
    void this.resume();
  }
  previous(): void {
    this.seek(beforeOf(this.#movements(), this.time));
  }
  /** The next movement, and behind the last one the next title. */
  next(): void {
    const to = afterOf(this.#movements(), this.time);
    if (to !== null) this.seek(to);
    else this.#nextTitle();
  }
  skipToMusic(): void {
    const to = musicAhead(this.#movements(), this.time);
    if (to !== null) this.seek(to);
  }
  /** A quality of the ladder, −1 for as the line allows, −2 for sound alone. */
  quality(level: number): void {
    const before = now().quality;
    useNow.setState({ quality: level });
    if (level === -2 || before === -2) this.#start(this.media.currentTime, true);
    else this.#stream.choose(level);
  }

  /** Another way to play the same movements, at the same bar. */
  async interpretation(id: string): Promise<void> {
    const { playing } = now();
    if (!playing || playing.id === id) return;
    const { source } = this.#deps;
    try {
      const opened = await source.open(id, this.#opening.signal);
      const manifest = await source.manifest(opened.manifest);
      const from = await barsOfTitle(source, playing.opened, playing.manifest);
      const to = await barsOfTitle(source, opened, manifest);
      const sounds = !this.media.paused;
      const at = sameMoment(
        { bars: from, movements: playing.manifest.movements },
        { bars: to, movements: manifest.movements },
        this.media.currentTime,
      );
      this.#leave();
      useNow.setState({ ...FRESH, playing: { id, opened, manifest }, qualities: [] });
      this.#start(at, sounds);
    } catch (error) {
      this.#failed(error);
    }
  }
  /** A live programme from its start. */
  async fromStart(): Promise<void> {
    const live = now().playing?.opened.live;
    this.frames.shift = 0;
    if (live && this.#stream.load(live.fromStart, 0)) await this.resume();
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    const { playing, notice, wanted } = now();
    if (!playing) return wanted ? this.play(wanted) : undefined;
    tell(null);
    if (notice === 'denied' || !this.#stream.open) return this.regrant();
    this.#stream.retry();
    await this.resume();
  }
  /** Goes on behind a piece that is missing. */
  skipGap(): void {
    const to = this.#stream.behindGap();
    tell(null);
    this.seek(to);
    this.#stream.retry();
    void this.resume();
  }
  /**
   * Asks again whether all of it may be heard: after a login, a purchase, a gift. If so the music goes on at the second
   * at which it was cut. `quiet`: nobody has asked, so that a no is not told again.
   */
  async regrant({ quiet = false } = {}): Promise<void> {
    const { playing, cut } = now();
    if (!playing) return;
    const at = cut ?? this.media.currentTime;
    try {
      const opened = await this.#deps.source.open(playing.id, this.#opening.signal, playing.airing);
      if (now().playing?.id !== playing.id) return;
      useNow.setState({ playing: { ...playing, opened } });
      const limit = this.#limit();
      if (limit === null || at < limit) this.#start(at, true);
      else if (!quiet) this.#cut(at);
    } catch (error) {
      if (!quiet) this.#failed(error);
    }
  }

  /** Another tab plays. */
  yield(): void {
    if (this.media.paused) return;
    this.pause();
    tell('elsewhere');
  }
  /** Ends the player: idle. */
  destroy(): void {
    this.#opening.abort();
    clearTimeout(this.#halt);
    clearTimeout(this.#place);
    this.#leave();
    for (const off of this.#unlisten) off();
    this.frames.stop();
    usePlayer.getState().destroy();
    useNow.setState({ ...NOTHING, room: now().room });
  }
  /** The place is kept: every few seconds, at a pause, and when the page goes. */
  async beat(ended: 'Y' | 'N' = 'N'): Promise<void> {
    const { playing, movement } = now();
    if (!playing || this.media.currentTime === 0) return;
    try {
      const { listeners = null } = await this.#deps.source.progress({
        titleId: playing.id,
        airingId: playing.airing,
        at: Math.floor(this.media.currentTime),
        movement: playing.manifest.movements[movement]?.id,
        ended,
      });
      if (now().playing?.id === playing.id) useNow.setState({ listeners });
    } catch (error) {
      // What was true before is not said any longer.
      if (now().playing?.id === playing.id) useNow.setState({ listeners: null });
      if (!isFailure(error)) throw error;
      // A line that is away may come back; a refusal means that the permission has ended.
      if (this.media.paused || now().playing?.id !== playing.id) return;
      if (error.errcode === ERR.accessEnded) this.#fault('denied');
      if (error.errcode === ERR.playsElsewhere) this.#fault('devices', error.message);
      // Withdrawn, or an evening that was moved while it was heard.
      if (error.errcode === ERR.notPlayable) this.#fault('refused', error.message);
    }
  }

  #movements(): Playing['manifest']['movements'] {
    return now().playing?.manifest.movements ?? [];
  }
  #limit(): number | null {
    const opened = now().playing?.opened;
    return opened?.access === 'trial' ? (opened.trial?.seconds ?? 0) : null;
  }
  /** Of the title, also where a trial's stream is shorter; 0 while it is live. */
  #duration(): number {
    const { playing } = now();
    return playing && !playing.opened.live ? playing.manifest.duration : 0;
  }

  #start(at: number, sound: boolean): void {
    const { playing, quality, rate } = now();
    if (!playing) return;
    const limit = this.#limit();
    const beyond = limit !== null && at >= limit;
    useNow.setState({ cut: null, notice: null });
    const { stream, sound: alone } = playing.opened;
    if (!this.#stream.load(quality === -2 ? alone : stream, beyond ? 0 : at)) return;
    this.media.playbackRate = rate;
    if (beyond) this.#cut(at);
    else {
      this.#tick(at);
      if (sound) void this.resume();
    }
  }
  #leave(): void {
    this.frames.shift = 0;
    if (!now().playing) return;
    void this.beat();
    clearInterval(this.#heart);
    this.#asked = true;
    this.#stream.drop();
  }
  #cut(at: number): void {
    this.pause();
    this.#stream.calm();
    useNow.setState({ cut: at });
    this.#deps.onCut();
  }
  #nextTitle(): void {
    const { next, rest } = nextOf(now().queue);
    if (!next) return;
    useNow.setState({ queue: rest });
    void this.play(next);
  }
  #failed(error: unknown): void {
    if (!isFailure(error)) this.#fault(isOnline() ? 'missing' : 'network');
    else if (error.kind !== 'refused') this.#fault(isOnline() ? 'slow' : 'network');
    else this.#fault('refused', error.message);
  }
  #fault(fault: Notice, words = ''): void {
    clearTimeout(this.#halt);
    this.#stream.calm();
    this.pause();
    tell(fault, words);
    status('failed');
  }

  /**
   * Where a recording's seconds are its own, those of what is on the air come from the dates in its playlist, and from the
   * clock until these are known.
   */
  #settle({ opened: { live } }: Playing): void {
    if (!live) this.frames.shift = 0;
    else {
      const at = this.#stream.dateAt();
      if (at === null && this.frames.shift > 0) return;
      this.frames.shift =
        ((at ?? Date.now()) - Date.parse(live.airing.startsAt)) / 1000 - this.media.currentTime;
    }
  }
  /** As far as what has been sent is still there. */
  #seekOnAir(time: number): void {
    const { seekable } = this.media;
    if (seekable.length === 0) return;
    const [from, to] = [seekable.start(0), seekable.end(seekable.length - 1)];
    this.media.currentTime = Math.min(Math.max(time - this.frames.shift, from), Math.max(from, to - 1));
  }

  #tickIn(ms: number): void {
    clearTimeout(this.#place);
    this.#place = window.setTimeout(() => this.#tick(this.media.currentTime), ms);
  }
  #tick(time: number): void {
    const { playing, movement, loop, sleep } = now();
    if (!playing) return;
    usePlayer.getState().tick(time, this.#duration() || this.media.duration || 0);
    this.#settle(playing);
    const at = movementAt(playing.manifest.movements, this.time);
    if (at !== movement) useNow.setState({ movement: at });
    if (this.media.paused) return;
    const limit = this.#limit();
    if (limit !== null && time >= limit - 0.2) this.#cut(limit);
    else if (loop && time >= loop.to) this.seek(loop.from);
    else if (sleep !== null && time >= sleep - 0.15) {
      useNow.setState({ sleep: null });
      this.pause();
    }
  }

  /** A listener that cannot be set is logged, and the others are (specification §8). */
  #on(target: EventTarget, event: string, listener: () => void): void {
    try {
      target.addEventListener(event, listener);
      this.#unlisten.push(() => target.removeEventListener(event, listener));
    } catch (error) {
      console.warn(`The player does not hear “${event}”.`, error);
    }
  }
  #listen(): void {
    const { media } = this;
    const acts: Readonly<Record<string, () => void>> = {
      loadedmetadata: () => {
        if (!media.paused) return;
        if (usePlayer.getState().playerStatus === 'loading') usePlayer.getState().ready(this.#duration());
        this.#stream.calm();
      },
      play: () => {
        this.#asked = false;
      },
      playing: () => {
        // Said before it was stopped, heard after: what stopped it stands.
        if (media.paused) return;
        clearTimeout(this.#halt);
        this.#stream.calm();
        // What had failed plays again.
        if (now().notice !== 'amiss') tell(null);
        status('playing');
        this.#deps.onSound();
        clearInterval(this.#heart);
        const every = (now().playing?.opened.every ?? 15) * 1000;
        this.#heart = window.setInterval(() => void this.beat(), every);
      },
      waiting: () => {
        if (media.paused) return;
        clearTimeout(this.#halt);
        this.#halt = window.setTimeout(() => status('waiting'), UNNOTICED);
        this.#stream.wait();
      },
      pause: () => {
        clearTimeout(this.#halt);
        this.#stream.calm();
        clearInterval(this.#heart);
        const asked = this.#asked;
        this.#asked = false;
        // What ends by itself says so. What is stopped by the player may stand at the end of its stream, and does not.
        if ((media.ended && !asked) || [...BROKEN, 'refused', 'devices'].includes(now().notice)) return;
        status('paused');
        if (!asked && document.visibilityState === 'hidden') tell('background');
        void this.beat();
      },
      ended: () => {
        clearInterval(this.#heart);
        const limit = this.#limit();
        if (limit !== null) {
          status('paused');
          return this.#cut(limit);
        }
        status('ended');
        void this.beat('Y');
        this.#nextTitle();
      },
      seeking: () => {
        this.#seeking = true;
      },
      // The end of a seek is said twice.
      timeupdate: () => this.#seeking || this.#tick(media.currentTime),
      seeked: () => {
        this.#seeking = false;
        this.#tickIn(BEHIND_PICTURE);
      },
    };
    for (const [event, listener] of Object.entries(acts)) this.#on(media, event, listener);
    this.#on(window, 'online', () => {
      if (now().notice === 'network') void this.retry();
      else this.#stream.askAgain();
    });
    this.#on(window, 'pagehide', () => void this.beat());
  }
}
