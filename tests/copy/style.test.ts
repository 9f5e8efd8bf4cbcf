/** Layout in words (CONTRIBUTING): one scale, one place for each class, one name for each width, the kit's buttons. */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  besideAnything,
  blocksOf,
  deep,
  inTwoPlaces,
  movedByPainting,
  offTheScale,
  rawWidths,
  styleFaults,
} from '../../scripts/style-rules.ts';

describe('the style sheets', () => {
  it('keep to the rules', () => expect(styleFaults()).toEqual([]));

  it('take every space and every size of type from the scale', () => {
    expect(offTheScale('.a { gap: 0.6rem }')).toHaveLength(1);
    expect(offTheScale('.a { &:hover { font: 600 1.35rem / 1.2 var(--serif) } }')).toHaveLength(1);
    expect(offTheScale('.a { gap: var(--s-2) 0.5em; font-size: max(1rem, 16px); height: 3.1rem }')).toEqual(
      [],
    );
  });

  it('begin from the size of type that a browser is set to', () => {
    for (const file of ['desk/desk', 'door/door', 'pay/pay'])
      expect(readFileSync(`src/${file}.css`, 'utf8')).toMatch(/body \{[^}]*\bfont:\s*[\d.]+r?em \//);
  });

  it('say nothing again for a thinner window that a word for a narrow one says louder', () => {
    const words = readFileSync('src/styles/words.css', 'utf8');
    const says = new Map<string, string>();
    for (const [, name = '', prop = ''] of words.matchAll(/^\s+([\w-]+): ([\w-]+) /gm)) says.set(name, prop);
    const propOf = (word: string) =>
      says.get(word) ?? says.get(word.slice(2)) ?? says.get(word.slice(2).replace(/-\d+$/, ''));
    const louder = (page: string): string[] => {
      const text = readFileSync(page, 'utf8');
      const sheet = /import styles from '\.\/([\w.-]+\.module\.css)'/.exec(text)?.[1];
      const css = sheet ? readFileSync(join(dirname(page), sheet), 'utf8') : '';
      return [...text.matchAll(/className=\{`([^`]*\$\{styles\.(\w+)\}[^`]*)`\}/g)].flatMap(
        ([, all = '', name]) => {
          const own = new RegExp(`^\\.${name} \\{[\\s\\S]*?^\\}`, 'm').exec(css)?.[0] ?? '';
          const thin = [...own.matchAll(/@media \(--(?:thin|slim|middle)\) \{([^{}]*)/g)].join('\n');
          return all
            .split(/\s+/)
            .filter(word => word.startsWith('n-') && new RegExp(`[\\s;{]${propOf(word)}:`).test(thin))
            .map(word => `${page}: ${word} ${name}`);
        },
      );
    };
    expect(globSync('src/**/*.tsx').flatMap(louder)).toEqual([]);
  });

  it('have a Latin font before the first Chinese one, which may lack a letter with its mark', () => {
    const text = readFileSync('src/styles/tokens.css', 'utf8');
    const families = [...text.matchAll(/--(?:serif|sans|num):([^;]+);/g)].map(([, list = '']) => list);
    expect(families.length).toBeGreaterThanOrEqual(5);
    for (const list of families) {
      // One that is another of them is looked at there.
      if (/^\s*var\(--(?:serif|sans|num)\)$/.test(list)) continue;
      const latin = list.indexOf('"Heming Latin');
      expect(latin).toBeGreaterThan(0);
      expect(latin).toBeLessThan(list.search(/CJK|Songti|YaHei/));
    }
    const ranges = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(-2);
    for (const face of ranges)
      expect(face).toMatch(/local\([^;]+;\s*unicode-range: U\+0100-024F, .*U\+1E00-1EFF/s);
  });

  it('say nothing of a button under the pointer louder than that it is disabled', () => {
    const text = readFileSync('src/styles/controls.css', 'utf8');
    const hovered = [...text.matchAll(/^\.btn[^{,\n]*:hover[^{,\n]*(?= \{[^}]*--)/gm)].map(([rule]) => rule);
    const loud = (rule: string) =>
      (rule.replace(/:where\((?:\([^()]*\)|[^()])*\)/g, '').match(/[.:[]/g) ?? []).length;
    expect(hovered.length).toBeGreaterThanOrEqual(3);
    expect(hovered.filter(rule => loud(rule) > loud('.btn[disabled]'))).toEqual([]);
    expect(hovered.every(rule => text.indexOf(rule) < text.indexOf('.btn[disabled]'))).toBe(true);
  });

  it('move nothing but layers', () => {
    expect(movedByPainting('@keyframes a { to { background-position: 0 0 } }')).toHaveLength(1);
    expect(movedByPainting('@keyframes a { from { opacity: 0; transform: scale(2) } }')).toEqual([]);
  });

  it('look at nothing because it stands beside anything at all', () => {
    for (const head of ['.a > * + *', '> * + button', '> header + *', '.a ~ :not(p)'])
      expect(besideAnything(`.b { ${head} { gap: 0 } }`)).toEqual([head]);
    expect(
      besideAnything('.a > :where(:not(:first-child)) { gap: 0 } li + li, .a + :global(.b) { gap: 0 }'),
    ).toEqual([]);
  });

  it('say all of a class in one place', () => {
    expect(inTwoPlaces('.a { gap: 0 } :global(html.m) .a { gap: 1px }')).toEqual(['a']);
    expect(inTwoPlaces('.a { gap: 0 } @media (--narrow) { .a p { gap: 1px } }')).toEqual(['a']);
    expect(inTwoPlaces('.a { gap: 0; :global(html.m) & { gap: 1px } } .a, .b { color: red }')).toEqual([]);
  });

  it('call the widths by their names', () => {
    expect(rawWidths('.a { @media (max-width: 1000px) { gap: 0 } }')).toHaveLength(1);
  });

  it('use every word there is, and no step that there is not', () => {
    const sheet = readFileSync('src/styles/words.css', 'utf8');
    const words = new Set<string>();
    for (const { head, declarations } of deep(blocksOf(sheet))) {
      if (head === '@words') for (const [word] of declarations) words.add(word);
      else if (head === '@steps')
        for (const [family, line] of declarations)
          for (const step of line.split(/\s+/).slice(1)) words.add(`${family}-${step}`);
      else for (const [, word] of head.matchAll(/\.([a-z][\w-]*)/g)) if (word) words.add(word);
    }
    for (const [, before, list = ''] of sheet.matchAll(/@again (\w+) ([^;]+);/g))
      for (const word of list.split(/\s+/)) words.add(`${before}-${word}`);
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
