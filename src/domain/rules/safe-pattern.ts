/**
 * Regular expressions that come from elsewhere. A backtracking engine can be made to hang by one of them; here all ways
 * are followed at once, so that time grows with text times pattern and with nothing else. No look-around, no back
 * references, no named groups, no word boundaries: they are not understood.
 */

interface Step {
  /** Takes one character and goes on at `next`. */
  readonly takes?: RegExp;
  readonly next?: number;
  /** Ways without a character. */
  ways?: readonly number[];
  /** Passed only at this end of the text. */
  readonly at?: 'start' | 'end';
}
type Node =
  | { readonly is: 'char'; readonly takes: RegExp }
  | { readonly is: 'at'; readonly at: 'start' | 'end' }
  | { readonly is: 'all' | 'any'; readonly of: readonly Node[] }
  | { readonly is: 'repeat'; readonly of: Node; readonly min: number; readonly max: number };

/** Characters of a pattern, and steps that it may become. */
const LONGEST = 500;
const MOST_STEPS = 4_000;
/** Of a text that is looked at; longer ones do not match. */
const MOST_TEXT = 5_000;
class NotUnderstood extends Error {}

const kept = new Map<string, readonly Step[] | null>();

/** Whether the whole text matches; null for a pattern that is not understood, which nobody can be asked to meet. */
export function matchesWhole(pattern: string, text: string): boolean | null {
  let steps = kept.get(pattern);
  if (steps === undefined) {
    steps = stepsOf(pattern);
    if (kept.size > 200) kept.clear();
    kept.set(pattern, steps);
  }
  return steps && (text.length <= MOST_TEXT ? run(steps, [...text]) : false);
}

function stepsOf(pattern: string): readonly Step[] | null {
  if (pattern.length > LONGEST) return null;
  try {
    return build(new Reader(pattern).whole());
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof SyntaxError) return null;
    throw error;
  }
}

function run(steps: readonly Step[], text: readonly string[]): boolean {
  const enter = (into: Set<number>, from: number, at: number): void => {
    const open = [from];
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      if (into.has(i)) continue;
      const step = steps[i];
      if (step?.at === 'start' && at > 0) continue;
      if (step?.at === 'end' && at < text.length) continue;
      into.add(i);
      if (step?.ways) open.push(...step.ways);
    }
  };
  let now = new Set<number>();
  enter(now, steps.length - 1, 0);
  for (const [at, character] of text.entries()) {
    const then = new Set<number>();
    for (const i of now) {
      const { takes, next = 0 } = steps[i] ?? {};
      if (takes?.test(character)) enter(then, next, at + 1);
    }
    if (then.size === 0) return false;
    now = then;
  }
  return now.has(DONE);
}
/** Where a match ends; the last step is where it begins. */
const DONE = 0;

function build(whole: Node): Step[] {
  const steps: Step[] = [{}];
  const add = (step: Step): number => {
    if (steps.length >= MOST_STEPS) throw new NotUnderstood();
    return steps.push(step) - 1;
  };
  /** Where to enter for `node` and then `next`. */
  const enter = (node: Node, next: number): number => {
    switch (node.is) {
      case 'char':
        return add({ takes: node.takes, next });
      case 'at':
        return add({ at: node.at, ways: [next] });
      case 'all':
        return node.of.reduceRight((to, part) => enter(part, to), next);
      case 'any':
        return add({ ways: node.of.map(way => enter(way, next)) });
      case 'repeat': {
        let to = next;
        if (node.max === Number.POSITIVE_INFINITY) {
          const again: Step = {};
          to = add(again);
          again.ways = [enter(node.of, to), next];
        } else for (let i = node.min; i < node.max; i++) to = add({ ways: [enter(node.of, to), next] });
        for (let i = 0; i < node.min; i++) to = enter(node.of, to);
        return to;
      }
    }
  };
  const first = enter(whole, DONE);
  add({ ways: [first] });
  return steps;
}

/** Reads a pattern; what one character may be is left to the engine, which cannot hang on one. */
class Reader {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  whole(): Node {
    const node = this.#ways(0);
    if (this.#at < this.#text.length) throw new NotUnderstood();
    return node;
  }

  #peek = (): string => {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? '' : String.fromCodePoint(code);
  };
  #take = (): string => {
    const character = this.#peek();
    this.#at += character.length;
    return character;
  };
  #skip(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #ways(depth: number): Node {
    if (depth > 30) throw new NotUnderstood();
    const of = [this.#row(depth)];
    while (this.#skip('|')) of.push(this.#row(depth));
    return of.length === 1 && of[0] ? of[0] : { is: 'any', of };
  }

  #row(depth: number): Node {
    const of: Node[] = [];
    while (this.#at < this.#text.length && !'|)'.includes(this.#peek())) of.push(this.#repeated(depth));
    return { is: 'all', of };
  }

  #repeated(depth: number): Node {
    let of = this.#atom(depth);
    const bounds = this.#bounds();
    if (bounds) {
      if (of.is === 'at') throw new NotUnderstood();
      // Greedy or not, the same texts match.
      this.#skip('?');
      of = { is: 'repeat', of, ...bounds };
      if (this.#bounds()) throw new NotUnderstood();
    }
    return of;
  }

  #bounds(): { min: number; max: number } | null {
    if (this.#skip('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#skip('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#skip('?')) return { min: 0, max: 1 };
    if (this.#peek() !== '{') return null;
    const [all, from = '', comma, to = ''] =
      /^\{(\d{1,3})(,)?(\d{1,3})?\}/.exec(this.#text.slice(this.#at)) ?? [];
    if (all === undefined) throw new NotUnderstood();
    this.#at += all.length;
    const min = Number(from);
    const max = !comma ? min : to === '' ? Number.POSITIVE_INFINITY : Number(to);
    if (max < min) throw new NotUnderstood();
    return { min, max };
  }

  #atom(depth: number): Node {
    const sign = this.#take();
    if (sign === '^') return { is: 'at', at: 'start' };
    if (sign === '$') return { is: 'at', at: 'end' };
    if (sign === '(') return this.#group(depth);
    if (sign === '[') return one(`[${this.#set()}]`);
    if (sign === '\\') return one(`\\${this.#escape()}`);
    if (sign === '.') return one('.');
    if ('*+?{}])'.includes(sign)) throw new NotUnderstood();
    return one(sign.replace('/', '\\/'));
  }

  #group(depth: number): Node {
    if (this.#peek() === '?' && !this.#skip('?:')) throw new NotUnderstood();
    const inside = this.#ways(depth + 1);
    if (!this.#skip(')')) throw new NotUnderstood();
    return inside;
  }

  #set(): string {
    const start = this.#at;
    for (let sign = this.#take(); sign !== ']'; sign = this.#take()) {
      if (sign === '') throw new NotUnderstood();
      if (sign === '\\') this.#take();
    }
    return this.#text.slice(start, this.#at - 1);
  }

  #escape(): string {
    const rest = this.#text.slice(this.#at);
    const [found] =
      /^(?:[dDwWsStrnfv0]|[pP]\{[\w=]+\}|u[\dA-Fa-f]{4}|u\{[\dA-Fa-f]+\}|x[\dA-Fa-f]{2}|[\^$\\.*+?()[\]{}|/-])/.exec(
        rest,
      ) ?? [''];
    if (found === '') throw new NotUnderstood();
    this.#at += found.length;
    return found === '-' ? 'x2d' : found;
  }
}

/** One character, as the engine understands it; throws for what is none. */
const one = (source: string): Node => ({ is: 'char', takes: new RegExp(`^${source}$`, 'u') });
