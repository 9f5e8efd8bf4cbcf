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
  const token = (name: string, fallback: string) => style.getPropertyValue(`--${name}`).trim() || fallback;
  return {
    paper: token('paper', '#F6F5F2'),
    terrace: token('paper-2', '#ECEAE5'),
    surface: token('surface', '#FEFDFB'),
    ink: token('ink', '#17191D'),
    faint: token('ink-3', '#65686F'),
    line: token('line-2', '#B4B1AA'),
    taken: token('seat-taken', '#D3D0C9'),
    picked: token('accent', '#C42E1A'),
    tick: token('on-accent', '#FFF'),
    info: token('info', '#1D4F8F'),
    seat: RANKS.map(n => token(`seat-${n}`, '#2B4A8C')),
    edge: RANKS.map(n => token(`seat-${n}-line`, '#1D3568')),
    digit: RANKS.map(n => (n < 4 ? '#FFF' : '#17191D')),
    serif: token('serif', 'serif'),
    num: token('num', 'serif'),
  };
}
