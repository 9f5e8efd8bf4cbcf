import { type Engine, engineHere, type Fault, type MakeEngine } from './engine/engine.ts';
import { useNow } from './now.ts';

export type PickEngine = (media: HTMLMediaElement) => Promise<MakeEngine | null>;

/** Longer than this nobody is left waiting without a word; ms. */
export const PATIENCE = 12_000;

/** The stream in the element: its engine, how long one waits for it, and what stops it. */
export class Stream {
  readonly #media: HTMLMediaElement;
  readonly #fault: (fault: Fault | 'slow') => void;
  readonly #pick: PickEngine;
  #engine: Engine | null = null;
  #make: MakeEngine | null | undefined;
  #patience = 0;

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
      fault: this.#fault,
      qualities: qualities => useNow.setState({ qualities }),
    });
    this.#engine.load(url, at);
    return true;
  }
  choose(level: number): void {
    this.#engine?.choose(level);
  }
  retry(): void {
    this.wait();
    this.#engine?.retry();
  }
  /** Where the piece that is missing ends, in seconds. */
  behindGap(): number {
    return (this.#engine?.behindGap() ?? this.#media.currentTime + 6) + 0.05;
  }
  drop(): void {
    this.calm();
    this.#engine?.destroy();
    this.#engine = null;
  }

  /** Something should come soon. */
  wait(): void {
    this.calm();
    this.#patience = window.setTimeout(() => this.#fault(navigator.onLine ? 'slow' : 'network'), PATIENCE);
  }
  /** It has come. */
  calm(): void {
    clearTimeout(this.#patience);
  }
}
