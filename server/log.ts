/** What is said of one thing, beside its words. No body, no header, no address and no person belongs here. */
export interface About {
  /** What was thrown: its stack is written. */
  readonly error?: unknown;
  readonly [fact: string]: unknown;
}
export type Log = (words: string, about?: About) => void;
export type Level = 'info' | 'warn' | 'error';
