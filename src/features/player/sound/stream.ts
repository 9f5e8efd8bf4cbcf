import { isOnline } from '#lib/online.ts';
import { type Engine, engineHere, type Fault, type MakeEngine } from '../engine/engine.ts';
import { useNow } from './now.ts';

export type PickEngine = (media: HTMLMediaElement) => Promise<MakeEngine | null>;

/** Longer than this nobody is left waiting without a word; ms. */
export const STREAM_TIMEOUT = 12_000;
/** What is buffered ahead is worth hearing from so much on; seconds. */
const WORTH_HEARING = 0.5;

/** The stream in the element: its engine, how long one waits for it, and what stops it. */
export class Stream {
  readonly #media: HTMLMediaElement;
  readonly #fault: (fault: Fault | 'slow') => void;
  readonly #pick: PickEngine;
  #engine: Engine | null = null;
  #make: MakeEngine | null | undefined;
  #patience = 0;
  /** A piece that did not come, while those before it are still heard. */
  #late: Fault | null = null;

  constructor(
    media: HTMLMediaElement,
    fault: (fault: Fault | 'slow') => void,
    pick: PickEngine = engineHere,
  ) {
    this.#media = media;
    this.#fault = fault;
    this.#pick = pick;
  }

  get open(): boolean {
    return this.#engine !== null;
  }

  /** Brings the engine's code, once. */
  async prepare(): Promise<void> {
    this.#make ??= await this.#pick(this.#media);
  }
  /**
   * In place of what was there; false where nothing can play it. At once, when it is prepared: the stream is asked for
   * before the page draws what plays.
   */
  load(url: string, at: number): boolean {
    this.drop();
    this.wait();
    if (!this.#make) {
      this.#fault('unsupported');
      return false;
    }
    this.#engine = this.#make(this.#media, {
      fault: fault => this.#stopped(fault),
      qualities: qualities => useNow.setState({ qualities }),
    });
    this.#engine.load(url, at);
    return true;
  }
  choose(level: number): void {
    this.#engine?.choose(level);
  }
  retry(): void {
    this.#late = null;
    this.wait();
    this.#engine?.retry();
  }
  /** A piece that did not come is asked for again, before anybody misses it. */
  askAgain(): void {
    if (!this.#late) return;
    this.#late = null;
    this.#engine?.retry();
  }
  /** Where the piece that is missing ends, in seconds. */
  behindGap(): number {
    return (this.#engine?.behindGap() ?? this.#media.currentTime + 6) + 0.05;
  }
  /** The instant of what sounds, in ms, where the stream goes by the clock. */
  dateAt(): number | null {
    return this.#engine?.dateAt() ?? null;
  }
  drop(): void {
    this.calm();
    this.#late = null;
    this.#engine?.destroy();
    this.#engine = null;
  }

  /** Something should come soon; or will not, as is known by now where nothing is left to be heard. */
  wait(): void {
    this.calm();
    if (this.#late && this.#ahead() <= WORTH_HEARING) this.#fault(this.#late);
    else
      this.#patience = window.setTimeout(
        () => this.#fault(this.#late ?? (isOnline() ? 'slow' : 'network')),
        STREAM_TIMEOUT,
      );
  }
  /** It has come. */
  calm(): void {
    clearTimeout(this.#patience);
  }

  /** Where a piece does not come, what is there already is heard first. */
  #stopped(fault: Fault): void {
    if ((fault === 'network' || fault === 'missing') && this.#ahead() > WORTH_HEARING) this.#late = fault;
    else this.#fault(fault);
  }
  /** Seconds that are buffered from here on. */
  #ahead(): number {
    const { buffered, currentTime } = this.#media;
    for (let i = 0; i < buffered.length; i++)
      if (buffered.start(i) <= currentTime && currentTime < buffered.end(i))
        return buffered.end(i) - currentTime;
    return 0;
  }
}
