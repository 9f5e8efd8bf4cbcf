/**
 * Who follows the sound is called once a frame with the clock of the media, and writes to the document without reading
 * from it or drawing anew: marks stay within a frame of what is heard.
 */
type Follow = (time: number) => void;

export class Frames {
  readonly #media: HTMLMediaElement;
  readonly #followers = new Set<Follow>();
  #handle = 0;
  #sought = false;
  /** Seconds from the clock of the media to that of the title: what is on the air was joined somewhere. */
  shift = 0;

  constructor(media: HTMLMediaElement) {
    this.#media = media;
    for (const event of ['playing', 'seeked', 'seeking', 'pause', 'timeupdate', 'loadedmetadata'])
      media.addEventListener(event, this.#wake);
  }

  /** Calls at once, and then for each frame while it plays. */
  follow(follower: Follow): () => void {
    this.#followers.add(follower);
    follower(this.#media.currentTime + this.shift);
    this.#wake();
    return () => this.#followers.delete(follower);
  }

  stop(): void {
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
    this.#followers.clear();
    for (const event of ['playing', 'seeked', 'seeking', 'pause', 'timeupdate', 'loadedmetadata'])
      this.#media.removeEventListener(event, this.#wake);
  }

  readonly #wake = (): void => {
    if (this.#handle === 0 && this.#followers.size > 0) this.#handle = requestAnimationFrame(this.#frame);
  };

  readonly #frame = (): void => {
    this.#handle = 0;
    const { currentTime, seeking, paused } = this.#media;
    // What is sought does not sound yet: nothing is drawn until it does, which it then does sooner. Where nothing plays, or
    // what is sought does not come, the place is shown.
    if ((!seeking && !this.#sought) || paused)
      for (const follower of this.#followers) follower(currentTime + this.shift);
    // Nor in the frame that shows it.
    this.#sought = seeking;
    if (!paused) this.#wake();
  };
}
