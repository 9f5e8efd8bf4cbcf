/** From this on a turn of the event loop takes no more visitors than it must; ms. The next ones would wait as long. */
const LONG_TURN = 100;
/** Some always get in: one slow page, or a machine that was asleep, is no rush. */
const ALWAYS = 50;
/** Requests that wait for the database, a rendering or a payment at a time. */
const MAX_UNDER_WAY = 400;

interface Options {
  readonly now?: () => number;
  /** Calls back when the turn of the event loop is over. */
  readonly afterTurn?: (work: () => void) => unknown;
}

export interface Entrance {
  /** False when a visitor is better off with a quick refusal. */
  enter(): boolean;
  /** A request that was let in is worked on: its body is here. */
  begin(): void;
  /** And is answered. */
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
  return {
    enter() {
      if (entered === 0) {
        began = now();
        afterTurn(() => {
          entered = 0;
        });
      }
      entered++;
      return underWay < MAX_UNDER_WAY && (entered <= ALWAYS || now() - began < LONG_TURN);
    },
    begin() {
      underWay++;
    },
    end() {
      underWay--;
    },
  };
}
