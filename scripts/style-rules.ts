/** Rules of the style sheets (CONTRIBUTING, “Layout in words”): one scale, one place for each class, one name for each width. */
import { globSync, readFileSync } from 'node:fs';

interface Block {
  readonly head: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
  readonly blocks: readonly Block[];
}

/** A style sheet as blocks in blocks. */
export function blocksOf(css: string): Block[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  let at = 0;
  const inside = (): Pick<Block, 'declarations' | 'blocks'> => {
    const [declarations, blocks]: [[string, string][], Block[]] = [[], []];
    while (at < text.length && text[at] !== '}') {
      const end = text.slice(at).search(/[;{}]/);
      const said = text.slice(at, end < 0 ? undefined : at + end).trim();
      at = end < 0 ? text.length : at + end;
      if (text[at] === '{') {
        at++;
        blocks.push({ head: said.replaceAll(/\s+/g, ' '), ...inside() });
      } else {
        const [property = '', ...value] = said.split(':');
        if (value.length > 0) declarations.push([property.trim(), value.join(':').trim()]);
        if (text[at] === '}') break;
      }
      at++;
    }
    return { declarations, blocks };
  };
  return [...inside().blocks];
}
export const deep = (blocks: readonly Block[]): Block[] => blocks.flatMap(b => [b, ...deep(b.blocks)]);

const SPACE = /^(?:margin|padding|gap|row-gap|column-gap)/;
/** Larger is a measure of something, and no step of space or type. */
const [LARGEST_SPACE, LARGEST_TYPE] = [6.5, 5.5];
const rems = (value: string): number[] =>
  [
    ...value
      .replaceAll(/max\([^)]*\)|min\([^)]*\)|clamp\([^)]*\)/g, '')
      .matchAll(/(?<![\w.-])([\d.]+)rem\b/g),
  ].map(([, n]) => Number(n));
export const offTheScale = (css: string): string[] =>
  deep(blocksOf(css)).flatMap(({ head, declarations }) =>
    declarations
      .filter(
        ([property, value]) =>
          (SPACE.test(property) && rems(value).some(n => n <= LARGEST_SPACE)) ||
          (/^font(?:-size)?$/.test(property) && rems(value).some(n => n <= LARGEST_TYPE)),
      )
      .map(([property, value]) => `${head} { ${property}: ${value} }`),
  );

/** The class that a rule is about; a list of several classes is about none. */
function leads(head: string): string | undefined {
  const found = head.split(',').map(part => {
    const own = part.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)|:lang\([^)]*\)/g, '').trim();
    return /^\.([\w-]+)/.exec(own)?.[1];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}
export function inTwoPlaces(css: string): string[] {
  const seen = new Map<string, number>();
  for (const block of blocksOf(css)) {
    const inMedia = block.head.startsWith('@media')
      ? block.blocks.map(b => leads(b.head))
      : [leads(block.head)];
    for (const lead of inMedia) if (lead) seen.set(lead, (seen.get(lead) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([lead]) => lead);
}
/** A width between a phone's and a desktop's has a name (scripts/vite-style.ts). */
export const rawWidths = (css: string): string[] =>
  deep(blocksOf(css))
    .map(({ head }) => head)
    .filter(head => /@media.*(?:max|min)-width: (?:5[5-9]\d|[6-9]\d\d|10\d\d|1100)px/.test(head));
/** What moves by anything else has the page laid out or painted on the main thread, sixty times a second. */
const AS_A_LAYER = new Set(['transform', 'opacity', 'animation-timing-function']);
export const movedByPainting = (css: string): string[] =>
  deep(blocksOf(css))
    .filter(({ head }) => head.startsWith('@keyframes'))
    .flatMap(({ head, blocks }) =>
      blocks.flatMap(step =>
        step.declarations
          .filter(([property]) => !AS_A_LAYER.has(property))
          .map(([property]) => `${head} { ${property} }`),
      ),
    );

/** What comes or goes beside anything at all would have the whole page's styles worked out anew, all that is in them too. */
const BESIDE_ANY = /\*\s*[+~]|[+~]\s*(?:\*|:(?!global\())/;
export const besideAnything = (css: string): string[] =>
  deep(blocksOf(css))
    .map(({ head }) => head)
    .filter(head => !head.startsWith('@') && BESIDE_ANY.test(head));

/** What the style sheets do against the rules: file, then what is in it. */
export function styleFaults(): string[] {
  const sheets = globSync('src/**/*.css').filter(file => !/styles\/(?:tokens|fonts)\.css$/.test(file));
  return sheets.flatMap(file => {
    const css = readFileSync(file, 'utf8');
    const twice = file.endsWith('.module.css') ? inTwoPlaces(css) : [];
    return [
      ...offTheScale(css).map(fault => `${file}: off the scale: ${fault}`),
      ...twice.map(name => `${file}: in two places: .${name}`),
      ...rawWidths(css).map(width => `${file}: a width without its name: ${width}`),
      ...movedByPainting(css).map(fault => `${file}: moved by painting: ${fault}`),
      ...besideAnything(css).map(head => `${file}: beside anything: ${head}`),
    ];
  });
}
