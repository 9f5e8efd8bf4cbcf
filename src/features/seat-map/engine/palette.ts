/** Colours and fonts of the map, as canvas understands them. */
export interface Palette {
  readonly paper: string;
  readonly terrace: string;
  readonly surface: string;
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
  readonly taken: string;
  readonly picked: string;
  readonly tick: string;
  readonly info: string;
  /** Fill and outline by rank, dearest first, and the colour of a number on it. */
  readonly seat: readonly string[];
  readonly edge: readonly string[];
  readonly digit: readonly string[];
  readonly serif: string;
  readonly num: string;
}

const RANKS = [1, 2, 3, 4, 5, 6];

/** Reads the design tokens where the map stands, so that it follows the theme and the accessibility mode. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: token('paper'),
    terrace: token('paper-2'),
    surface: token('surface'),
    ink: token('ink'),
    faint: token('ink-3'),
    line: token('line-2'),
    taken: token('seat-taken'),
    picked: token('accent'),
    tick: token('on-accent'),
    info: token('info'),
    seat: RANKS.map(n => token(`seat-${n}`)),
    edge: RANKS.map(n => token(`seat-${n}-line`)),
    digit: RANKS.map(n => (n < 4 ? '#FFF' : '#17191D')),
    serif: token('serif'),
    num: token('num'),
  };
}
