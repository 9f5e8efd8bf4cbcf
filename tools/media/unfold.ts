/** Bars in the order in which they are played: repeats, endings, and jumps to the beginning, a sign or a coda. */
import type { Bar } from './score.ts';
import { beginsAfter } from './split.ts';

export interface PlayedBar {
  /** Index of the written bar. */
  readonly bar: number;
  /** 1 the first time. */
  readonly pass: number;
}

/**
 * `repeats: false` plays what is repeated once, with its last ending. After a jump nothing is repeated, as is the custom.
 * Ends after twenty times the written bars, whatever a damaged file asks for.
 */
export function unfold(bars: readonly Bar[], { repeats = true } = {}): PlayedBar[] {
  const played: PlayedBar[] = [];
  const heard = new Map<number, number>();
  const most = bars.length * 20;
  let at = 0;
  let back = 0;
  let pass = 1;
  let jumped = false;
  let jumpedAt = 0;
  while (at < bars.length && played.length < most) {
    const bar = bars[at]!;
    const once = jumped || !repeats;
    const last = lastEnding(bars, at);
    // An ending may open the next repeat: it is an ending the first time, and a beginning from then on.
    const opened = bar.repeatStart && back === at;
    const passedBy = bar.endings.length > 0 && !opened && !bar.endings.includes(once ? last : pass);
    if ((bar.repeatStart || begins(bars, at)) && back !== at && !passedBy) {
      back = at;
      pass = 1;
    }
    if (passedBy) {
      // An ending of another pass: what is repeated ends with it.
      if (bar.repeatEnd > 0 && once) back = at + 1;
      at++;
      continue;
    }
    heard.set(at, (heard.get(at) ?? 0) + 1);
    played.push({ bar: at, pass: heard.get(at)! });
    if (jumped && bar.fine) {
      // The next movement of the file, if there is one.
      at = jumpedAt + 1;
      back = at;
      pass = 1;
      jumped = false;
      continue;
    }
    if (jumped && bar.toCoda) {
      const coda = bars.findIndex((b, i) => b.coda && i > at);
      if (coda > 0) {
        at = coda;
        continue;
      }
    }
    if (bar.repeatEnd > 0 && !once && pass < Math.max(bar.repeatEnd, bar.endings.length > 0 ? last : 2)) {
      pass++;
      at = back;
      continue;
    }
    const opens = bar.repeatStart && bar.repeatEnd === 0;
    if (!opens && (bar.repeatEnd > 0 || (bar.endings.length > 0 && !bars[at + 1]?.endings.length))) {
      back = at + 1;
      pass = 1;
    }
    if (bar.jump !== null && !jumped) {
      jumped = true;
      jumpedAt = at;
      const head = movementStart(bars, at);
      const segno = bars.findIndex((b, i) => b.segno && i >= head);
      at = bar.jump === 'segno' && segno >= 0 ? segno : head;
      back = at;
      continue;
    }
    at++;
  }
  return played;
}

/** Whether a movement of a file with several begins: where numbers start afresh. */
function begins(bars: readonly Bar[], at: number): boolean {
  return beginsAfter(Number(bars[at]?.number), Number(bars[at - 1]?.number));
}

function movementStart(bars: readonly Bar[], at: number): number {
  let head = at;
  while (head > 0 && !begins(bars, head)) head--;
  return head;
}

/** The highest number among the endings that stand side by side at a bar. */
function lastEnding(bars: readonly Bar[], at: number): number {
  let first = at;
  let end = at;
  while (first > 0 && (bars[first - 1]?.endings.length ?? 0) > 0) first--;
  while (end < bars.length - 1 && (bars[end + 1]?.endings.length ?? 0) > 0) end++;
  return Math.max(1, ...bars.slice(first, end + 1).flatMap(b => b.endings));
}
