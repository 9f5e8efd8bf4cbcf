import type { StoreApi } from 'zustand/vanilla';
import type { Proposal } from '#domain/contract/seat.ts';
import type { Wish } from '#features/seat-map/party-form.tsx';
import type { Seating } from '#features/seat-map/seating.ts';
import type { SeatStatus } from './model.ts';

export type Mine = NonNullable<SeatStatus['mine']>;
/** A sentence for the live region and, where it is bad news, a toast; the view has the words. */
export interface Said {
  readonly key:
    | 'added'
    | 'removed'
    | 'full'
    | 'taken'
    | 'lost'
    | 'again'
    | 'shifted'
    | 'replaced'
    | 'undone'
    | 'split'
    | 'none'
    | 'nothing'
    | 'over'
    | 'companion'
    | 'renewed';
  readonly seats: readonly number[];
  readonly count: number;
  /** Yuan. */
  readonly total: number;
  readonly n: number;
}
export interface VisitState {
  /** The member's live order for this performance, with the server's clock of the same answer. */
  readonly mine: Mine | null;
  readonly now: string;
  /** Seats that were chosen and lost, and those of them that are free again. */
  readonly lost: readonly number[];
  readonly again: readonly number[];
  /** Substitutes near the lost seats; null while there are none to show. */
  readonly near: readonly Proposal[] | null;
  readonly wish: Wish;
  readonly proposals: readonly Proposal[] | null;
  /** What a proposal or a move has replaced, until something else is chosen. */
  readonly undo: readonly number[] | null;
  readonly searching: boolean;
  readonly busy: boolean;
  /** The time inside has run out: seats are chosen in another turn. */
  readonly outside: boolean;
  readonly said: Said | null;
}

export interface Visit extends StoreApi<VisitState> {
  readonly seating: Seating;
  toggle(seat: number): void;
  remove(seat: number): void;
  choose(seats: readonly number[]): void;
  shift(seats: readonly number[]): void;
  /** Brings back what was replaced. */
  undo(): void;
  /** Reads what is taken; announces and removes what was lost. Silent while offline. */
  refresh(): Promise<void>;
  wish(wish: Wish): void;
  find(): Promise<void>;
  /** The best seats for so many, at the prices that are shown; says so when there are none. */
  pick(party: number): Promise<void>;
  takeAgain(): void;
  takeNear(seats: readonly number[]): void;
  dismissLost(): void;
  renew(): Promise<void>;
  holdOver(): Promise<void>;
  /** Makes the order, or finds the live one that has just these seats; its number, or null when it was refused. */
  next(): Promise<string | null>;
}
