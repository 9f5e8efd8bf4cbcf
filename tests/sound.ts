import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Sound for jsdom: a clock that the test moves. */
export function fakeSound(): void {
  const state = new WeakMap<HTMLMediaElement, { paused: boolean; time: number }>();
  const of = (media: HTMLMediaElement) => {
    const known = state.get(media) ?? { paused: true, time: 0 };
    state.set(media, known);
    return known;
  };
  // jsdom has no text tracks.
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    get: () => ({ mode: '' }),
    configurable: true,
  });
  const proto = HTMLMediaElement.prototype;
  vi.spyOn(proto, 'load').mockImplementation(() => undefined);
  vi.spyOn(proto, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA);
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return of(this).paused;
  });
  vi.spyOn(proto, 'currentTime', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return of(this).time;
  });
  vi.spyOn(proto, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, time: number) {
    of(this).time = time;
    this.dispatchEvent(new Event('seeked'));
  });
  vi.spyOn(proto, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    of(this).paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (of(this).paused) return;
    of(this).paused = true;
    this.dispatchEvent(new Event('pause'));
  });
}
/** In place of an engine: what is loaded can be heard at once. */
export const silentEngine = async () => (media: HTMLMediaElement) => ({
  load: (_: string, at: number) => {
    media.currentTime = at;
    media.dispatchEvent(new Event('loadedmetadata'));
  },
  qualities: () => [],
  choose: () => undefined,
  retry: () => undefined,
  behindGap: () => null,
  dateAt: () => null,
  destroy: () => undefined,
});

export const sound = () => document.querySelector('#sound') as HTMLVideoElement;

/** The music is at this second, and what follows it has followed. */
export async function hear(time: number): Promise<void> {
  await act(async () => {
    sound().currentTime = time;
    for (let frame = 0; frame < 3; frame++) await new Promise(done => requestAnimationFrame(done));
  });
}

/** The bar that sounds, by its number. */
export const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bar][aria-current="true"]')].map(b => b.dataset.bar);
/** The section that has the melody. */
export const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-melody="true"]')].map(g => g.dataset.section);
