/**
 * Makes an engraved page small: MuseScore draws each note head and letter as a path of its own. Here equal shapes become
 * one that is used often, and lines of one weight become one path. A page of 700 kB comes to about 40, 10 as brotli.
 */

export interface StaffLine {
  readonly y: number;
  readonly x: number;
  readonly right: number;
}
export interface Page {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly StaffLine[];
  /** The same more coarsely, for pages that would be too heavy. */
  readonly coarse: () => string;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const short = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
/** Where things stand, to whole units: a page of three thousand is drawn three times smaller. */
const whole = (n: number): number => Math.round(n);
/** Numbers one after the other, with a space only where there is no sign. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && !short(n).startsWith('-') ? ` ${short(n)}` : short(n))).join('');

interface Path {
  readonly x: number;
  readonly y: number;
  /** Relative to its first point. */
  readonly d: string;
}

/** A path of absolute M, L and C commands as relative ones, after `matrix(a,0,0,d,e,f)`. */
export function relative(d: string, matrix: readonly number[], step = 0.1): Path {
  const [a = 1, , , scaleY = 1, e = 0, f = 0] = matrix;
  let at: [number, number] = [0, 0];
  let first: [number, number] | null = null;
  // What was rounded away is carried on, so that long shapes close.
  const out: string[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCZz])([^MLCZz]*)/g)) {
    const numbers = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const points: [number, number][] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      points.push([numbers[i]! * a + e, numbers[i + 1]! * scaleY + f]);
    if (command.toUpperCase() === 'Z') {
      out.push('z');
      continue;
    }
    const end = points.at(-1);
    if (!end) continue;
    if (!first) {
      first = end;
      at = end;
      continue;
    }
    const round = (n: number) => Math.round(n / step) * step;
    const steps = points.flatMap(([x, y]) => [round(x - at[0]), round(y - at[1])]);
    out.push(command.toLowerCase() + joined(steps));
    at = [at[0] + steps.at(-2)!, at[1] + steps.at(-1)!];
  }
  return { x: first?.[0] ?? 0, y: first?.[1] ?? 0, d: out.join('') };
}

/** Lines of one weight, drawn as one path; each is two points. */
function polyline(points: string, place: (n: number) => number): string {
  const pairs = points
    .trim()
    .split(/\s+/)
    .map(p => p.split(',').map(n => place(Number(n))));
  return pairs
    .map(([x = 0, y = 0], i) => {
      const before = pairs[i - 1];
      if (!before) return `M${joined([x, y])}`;
      const [dx, dy] = [x - (before[0] ?? 0), y - (before[1] ?? 0)];
      return Math.abs(dy) < 0.05
        ? `h${short(dx)}`
        : Math.abs(dx) < 0.05
          ? `v${short(dy)}`
          : `l${joined([dx, dy])}`;
    })
    .join('');
}

/** `coarse` puts shapes at whole units and draws them in halves; `sung`: words under the notes stay. */
export function smallPage(source: string, { coarse = false, sung = false } = {}): Page {
  const place = coarse ? whole : (n: number) => n;
  const [, width = '0', paper = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  const strokes = new Map<string, string[]>();
  const fills: string[] = [];
  const outlined = new Map<string, string[]>();
  const shapes = new Map<string, Path[]>();
  const lines: StaffLine[] = [];
  for (const [tag] of source.matchAll(/<(?:path|polyline|polygon|line)\b[^>]*>/g)) {
    const kind = attribute(tag, 'class');
    if (kind === 'Page' || (!sung && /^Lyrics/.test(kind))) continue;
    const weight = short(Number(attribute(tag, 'stroke-width') || 0));
    const points = attribute(tag, 'points');
    if (points) {
      if (kind === 'StaffLines') {
        const [x = 0, y = 0, right = 0] = points.split(/[\s,]+/).map(Number);
        lines.push({ x, y, right });
      }
      const dashed = attribute(tag, 'stroke-dasharray');
      const key = dashed ? `${weight}" stroke-dasharray="${dashed}` : weight;
      strokes.set(key, [...(strokes.get(key) ?? []), polyline(points, place)]);
      continue;
    }
    const matrix = /matrix\(([^)]*)\)/.exec(tag)?.[1]?.split(',').map(Number) ?? [];
    const path = relative(attribute(tag, 'd'), matrix, coarse ? 0.5 : 0.1);
    if (path.d === '') continue;
    const drawn = `M${joined([place(path.x), place(path.y)])}${path.d}`;
    if (attribute(tag, 'stroke-width') && attribute(tag, 'fill') === 'none')
      strokes.set(weight, [...(strokes.get(weight) ?? []), drawn]);
    else if (attribute(tag, 'stroke-width')) outlined.set(weight, [...(outlined.get(weight) ?? []), drawn]);
    else shapes.set(path.d, [...(shapes.get(path.d) ?? []), path]);
  }
  const definitions: string[] = [];
  const uses: string[] = [];
  for (const [d, found] of shapes) {
    if (found.length === 1 || d.length < 24) {
      fills.push(...found.map(p => `M${joined([place(p.x), place(p.y)])}${d}`));
      continue;
    }
    const id = definitions.length.toString(36);
    definitions.push(`<path id="g${id}" d="M0 0${d}"/>`);
    for (const { x, y } of found)
      uses.push(`<use href="#g${id}" x="${short(place(x))}" y="${short(place(y))}"/>`);
  }
  // A system of many staves may go beyond the paper.
  const height = Math.max(Number(paper), ...lines.map(line => line.y + 150));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(Number(width))} ${short(height)}" fill="currentColor">`,
    `<defs>${definitions.join('')}</defs>`,
    `<g fill="none" stroke="currentColor">`,
    ...[...strokes].map(([weight, d]) => `<path stroke-width="${weight}" d="${d.join('')}"/>`),
    '</g>',
    ...[...outlined].map(
      ([weight, d]) => `<path stroke="currentColor" stroke-width="${weight}" d="${d.join('')}"/>`,
    ),
    // One path for each shape: where shapes overlap, even-odd would cut holes into them.
    ...fills.map(d => `<path d="${d}"/>`),
    ...uses,
    '</svg>',
  ].join('');
  return {
    svg,
    width: Number(width),
    height,
    lines,
    coarse: () => smallPage(source, { coarse: true, sung }).svg,
  };
}
