import { useNow } from './now.ts';
import { movementAt } from './timeline.ts';

/** What a listener chooses, and what goes with the element: speed, loudness, captions, an end, bars to repeat. */
export const choicesOf = (media: HTMLMediaElement) => ({
  rate(rate: number): void {
    media.playbackRate = rate;
    useNow.setState({ rate });
  },
  /** 0 to 1. */
  volume(asked: number): void {
    const volume = Math.min(1, Math.max(0, asked));
    media.volume = volume;
    media.muted = volume === 0;
    useNow.setState({ volume, muted: media.muted });
  },
  mute(): void {
    media.muted = !media.muted;
    useNow.setState({ muted: media.muted });
  },
  captions(captions: boolean): void {
    useNow.setState({ captions });
  },
  /** Falls silent at the end of this movement, or does not any more. */
  sleep(on: boolean): void {
    const movements = useNow.getState().playing?.manifest.movements ?? [];
    const movement = movements[movementAt(movements, media.currentTime)];
    useNow.setState({ sleep: on && movement ? movement.end : null });
  },
  /** Seconds; null ends it. */
  loop(loop: { readonly from: number; readonly to: number } | null): void {
    useNow.setState({ loop: loop && loop.to > loop.from ? loop : null });
  },
});
