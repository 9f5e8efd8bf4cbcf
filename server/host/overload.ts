/** From this on a turn of the event loop takes no more visitors than it must; ms. The next ones would wait as long. */
const LONG_TURN = 100;
/** Some always get in: one slow page, or a machine that was asleep, is no rush. */
const ALWAYS = 50;
/** Requests that wait for the database, a rendering or a payment at a time. */
const MAX_UNDER_WAY = 400;
/** Who would wait longer than this is told so at once; ms. Below the second that is promised, so that it is kept. */
const LONGEST = 700;
/** So many of a kind are served side by side: beyond them there is a line. */
const SIDE_BY_SIDE = 16;
/** A line with less than this in it says nothing of how fast it can go. */
const BUSY = SIDE_BY_SIDE / 2;
/** Answers that the pace of a line is the mean of, about. */
const SEEN = 32;
/** Kinds that are known at a time: strangers can write any path. */
const KINDS = 200;

interface Options {
  readonly now?: () => number;
  /** Calls back when the turn of the event loop is over. */
  readonly afterTurn?: (work: () => void) => unknown;
}

/** Requests of one kind that are here and not answered. */
interface Line {
  waiting: number;
  /** From one answer to the next while there is a line; ms, 0 where nobody knows. */
  pace: number;
  seen: number;
  /** Of the last answer, or when it became a line. */
  last: number;
  /** The next answer is the first since then: it says nothing, as it was begun before. */
  begun: boolean;
}

export interface Entrance {
  /** False when a visitor is better off with a quick refusal. Who has an order already does not wait in a line again. */
  enter(kind?: string, hasOrder?: boolean): boolean;
  /** A request that was let in is worked on: its body is here. */
  begin(kind?: string): void;
  /** Its answer is made; it may still have to be sent. */
  answered(kind?: string): void;
  /** And is sent, or given up. */
  end(): void;
}

/** Lets in as many requests as are answered soon: the others would only make all of them late. */
export function openEntrance({
  now = () => performance.now(),
  afterTurn = setImmediate,
}: Options = {}): Entrance {
  let began = 0;
  let entered = 0;
  let underWay = 0;
  const lines = new Map<string, Line>();

  function lineOf(kind: string): Line {
    const known = lines.get(kind);
    if (known) return known;
    if (lines.size >= KINDS) for (const [name, { waiting }] of lines) if (waiting === 0) lines.delete(name);
    const line = { waiting: 0, pace: 0, seen: 0, last: 0, begun: true };
    lines.set(kind, line);
    return line;
  }
  /** How long the next one would wait, by the length of the line and its pace; at least the time since the last answer. */
  function waitIn({ waiting, pace, last }: Line): number {
    return waiting < SIDE_BY_SIDE ? 0 : Math.max(waiting * pace, now() - last);
  }

  return {
    enter(kind = '', hasOrder = false) {
      if (entered === 0) {
        began = now();
        afterTurn(() => {
          entered = 0;
        });
      }
      entered++;
      if (underWay >= MAX_UNDER_WAY || (entered > ALWAYS && now() - began >= LONG_TURN)) return false;
      return hasOrder || waitIn(lineOf(kind)) <= LONGEST;
    },
    begin(kind = '') {
      underWay++;
      const line = lineOf(kind);
      line.waiting++;
      if (line.waiting === BUSY) [line.last, line.begun] = [now(), true];
    },
    answered(kind = '') {
      const line = lineOf(kind);
      if (line.waiting > BUSY) {
        const at = now();
        if (!line.begun) {
          line.seen = Math.min(SEEN, line.seen + 1);
          line.pace += (at - line.last - line.pace) / line.seen;
        }
        [line.last, line.begun] = [at, false];
      }
      line.waiting--;
    },
    end() {
      underWay--;
    },
  };
}
