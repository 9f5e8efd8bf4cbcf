import { create } from 'zustand';
import type { Opened } from '#domain/contract/digital.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import type { Fault, Quality } from '../engine/engine.ts';
import type { Queue } from './queue.ts';

/** A title that is in the player. */
export interface Playing {
  readonly id: string;
  readonly opened: Opened;
  readonly manifest: MediaManifest;
  /** The airing that was joined; the first minutes of one, too, which `opened` names none for. */
  readonly airing?: string | undefined;
}
/** What the listener is told, with a way on for each. */
export type Notice =
  | Fault
  /** It takes longer than anyone would wait. */
  | 'slow'
  /** Another tab plays. */
  | 'elsewhere'
  /** The device paused it while it was in the background. */
  | 'background'
  /** The browser wants a press before it makes a sound. */
  | 'blocked'
  /** The server refuses: `refusal` says why. */
  | 'refused'
  | 'devices'
  /** A link asked for a second or a bar that is not there. */
  | 'amiss';

export interface Loop {
  readonly from: number;
  readonly to: number;
}
export interface Now {
  readonly playing: Playing | null;
  /** It is being opened. */
  readonly wanted: string | null;
  readonly notice: Notice | null;
  /** Words of the server for `refused` and `devices`. */
  readonly refusal: string;
  /** Index in the manifest's movements. */
  readonly movement: number;
  readonly queue: Queue;
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly qualities: readonly Quality[];
  /** −1: as the line allows; −2: sound alone. */
  readonly quality: number;
  readonly captions: boolean;
  /** Second at which it falls silent. */
  readonly sleep: number | null;
  readonly loop: Loop | null;
  /** The first minutes are over: this is where the music goes on, in seconds. */
  readonly cut: number | null;
  /** How many listen to what is on the air, as the house said last; null where it is not known. */
  readonly listeners: number | null;
  /** Titles that the room on this page shows: for them the small bar steps back. */
  readonly room: readonly string[];
}

export const NOTHING: Now = {
  playing: null,
  wanted: null,
  notice: null,
  refusal: '',
  movement: 0,
  queue: [],
  rate: 1,
  volume: 1,
  muted: false,
  qualities: [],
  quality: -1,
  captions: true,
  sleep: null,
  loop: null,
  cut: null,
  listeners: null,
  room: [],
};

/** What is in the player, beside the store of the specification (src/stores/player.ts), which has its clock. */
export const useNow = create<Now>()(() => NOTHING);

/** What is in the player, where it is one of these titles. */
export const playingOf = ({ playing }: Now, ids: readonly string[]): Playing | null =>
  playing && ids.includes(playing.id) ? playing : null;
/** Whether one of these titles is in the player, or will be in a moment. */
export const isIn = ({ playing, wanted }: Now, ids: readonly string[]): boolean =>
  (wanted !== null && ids.includes(wanted)) || (playing !== null && ids.includes(playing.id));
