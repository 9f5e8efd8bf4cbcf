export interface Face {
  readonly family: string;
  readonly italic: boolean;
  readonly file: string;
  readonly codes: readonly number[];
}
const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The faces of a style sheet that have a file of the site's own. */
export function facesOf(css: string): Face[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).flatMap(face => {
    const said = (what: RegExp): string => what.exec(face)?.[1] ?? '';
    const file = said(/url\("\.\/fonts\/([^"]+)"\)/);
    if (!file) return [];
    const codes = [...said(/unicode-range:([^;]+)/).matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, from = '', to = from]) => between(Number.parseInt(from, 16), Number.parseInt(to, 16)),
    );
    return [{ family: said(/font-family: "([^"]+)"/), italic: face.includes('italic;'), file, codes }];
  });
}
