/** Layout in words (CONTRIBUTING): one scale, one place for each class, one name for each width, the kit's buttons. */

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Block {
  readonly head: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
  readonly blocks: readonly Block[];
}

/** A style sheet as blocks in blocks. */
function blocksOf(css: string): Block[] {
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
const deep = (blocks: readonly Block[]): Block[] => blocks.flatMap(b => [b, ...deep(b.blocks)]);

const SPACE = /^(?:margin|padding|gap|row-gap|column-gap)/;
/** Larger is a measure of something, and no step of space or type. */
const [LARGEST_SPACE, LARGEST_TYPE] = [6.5, 5.5];
const rems = (value: string): number[] =>
  [
    ...value
      .replaceAll(/max\([^)]*\)|min\([^)]*\)|clamp\([^)]*\)/g, '')
      .matchAll(/(?<![\w.-])([\d.]+)rem\b/g),
  ].map(([, n]) => Number(n));
const offTheScale = (css: string): string[] =>
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
function inTwoPlaces(css: string): string[] {
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
const rawWidths = (css: string): string[] =>
  deep(blocksOf(css))
    .map(({ head }) => head)
    .filter(head => /@media.*(?:max|min)-width: (?:5[5-9]\d|[6-9]\d\d|10\d\d|1100)px/.test(head));

const sheets = globSync('src/**/*.css').filter(file => !/styles\/(?:tokens|fonts)\.css$/.test(file));
const each = (find: (css: string) => string[], files = sheets): string[] =>
  files.flatMap(file => find(readFileSync(file, 'utf8')).map(fault => `${file}: ${fault}`));

describe('the style sheets', () => {
  it('take every space and every size of type from the scale', () => {
    expect(offTheScale('.a { gap: 0.6rem }')).toHaveLength(1);
    expect(offTheScale('.a { &:hover { font: 600 1.35rem / 1.2 var(--serif) } }')).toHaveLength(1);
    expect(offTheScale('.a { gap: var(--s-2) 0.5em; font-size: max(1rem, 16px); height: 3.1rem }')).toEqual(
      [],
    );
    expect(each(offTheScale)).toEqual([]);
  });

  it('have a Latin font before the first Chinese one, which may lack a letter with its mark', () => {
    const text = readFileSync('src/styles/tokens.css', 'utf8');
    const families = [...text.matchAll(/--(?:serif|sans|num):([^;]+);/g)].map(([, list = '']) => list);
    expect(families.length).toBeGreaterThanOrEqual(5);
    for (const list of families) {
      const latin = list.indexOf('"Heming Latin');
      expect(latin).toBeGreaterThan(0);
      expect(latin).toBeLessThan(list.search(/CJK|Songti|YaHei/));
    }
    const ranges = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(-2);
    for (const face of ranges)
      expect(face).toMatch(/local\([^;]+;\s*unicode-range: U\+0100-024F, .*U\+1E00-1EFF/s);
  });

  it('say all of a class in one place', () => {
    expect(inTwoPlaces('.a { gap: 0 } :global(html.m) .a { gap: 1px }')).toEqual(['a']);
    expect(inTwoPlaces('.a { gap: 0 } @media (--narrow) { .a p { gap: 1px } }')).toEqual(['a']);
    expect(inTwoPlaces('.a { gap: 0; :global(html.m) & { gap: 1px } } .a, .b { color: red }')).toEqual([]);
    expect(
      each(
        inTwoPlaces,
        sheets.filter(file => file.endsWith('.module.css')),
      ),
    ).toEqual([]);
  });

  it('call the widths by their names', () => {
    expect(rawWidths('.a { @media (max-width: 1000px) { gap: 0 } }')).toHaveLength(1);
    expect(each(rawWidths)).toEqual([]);
  });

  it('use every word there is, and no step that there is not', () => {
    const words = new Set<string>();
    for (const { head, declarations } of deep(blocksOf(readFileSync('src/styles/words.css', 'utf8')))) {
      const [table, name] = head.split(' ');
      if (table === '@words') for (const [word] of declarations) words.add(word);
      else if (table === '@steps')
        for (const [, steps] of declarations)
          for (const step of steps.split(/\s+/)) words.add(`${name}-${step}`);
      else for (const [, word] of head.matchAll(/\.([a-z][\w-]*)/g)) if (word) words.add(word);
    }
    const said = new Set(
      globSync('{src,docs/kit,tools/bench}/**/*.tsx')
        .flatMap(file => readFileSync(file, 'utf8').match(/["'`][^"'`]*/g) ?? [])
        .flatMap(text => text.match(/[\w-]+/g) ?? []),
    );
    expect([...words].filter(word => word !== 'm' && !said.has(word))).toEqual([]);
    const steps = /^(?:[mn]-)?(?:p[xytb]?|m[tb]|gap(?:-[xy])?)-(?:\d+|gutter|air-\d)$/;
    expect([...said].filter(word => steps.test(word) && !words.has(word))).toEqual([]);
  });
});
