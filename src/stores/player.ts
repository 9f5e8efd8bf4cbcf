import { create } from 'zustand';

/** idle → ready → playing, paused, ended; or the player's own status (specification §4). */
export type PlayerStatus = 'idle' | 'ready' | 'playing' | 'paused' | 'ended' | (string & {});
export interface PlayerState {
  isPlayerReady: boolean;
  playerStatus: PlayerStatus;
  /** Seconds. */
  currentTime: number;
  duration: number;
  /** Elapsed over duration, per cent. */
  progress: number;
}
interface Verbs {
  ready(duration: number): void;
  setStatus(status: PlayerStatus): void;
  tick(currentTime: number, duration?: number): void;
  /** Destroying the player returns it to idle. */
  destroy(): void;
}

const idle: PlayerState = {
  isPlayerReady: false,
  playerStatus: 'idle',
  currentTime: 0,
  duration: 0,
  progress: 0,
};
const percent = (time: number, duration: number) =>
  duration > 0 ? Math.min(100, Math.max(0, (time / duration) * 100)) : 0;

export const usePlayer = create<PlayerState & Verbs>()(set => ({
  ...idle,
  ready: duration => set({ ...idle, isPlayerReady: true, playerStatus: 'ready', duration }),
  setStatus: playerStatus => set({ playerStatus }),
  tick: (currentTime, duration) =>
    set(s => ({
      currentTime,
      duration: duration ?? s.duration,
      progress: percent(currentTime, duration ?? s.duration),
    })),
  destroy: () => set(idle),
}));
