import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

/** What the house's style sheets say in a word and a browser wants spelt out. */

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Call = (...its: never[]) => unknown;
type Plugin = Exclude<Extract<Plugins[number], { postcssPlugin: string }>, Call>;
type Visitor = Extract<NonNullable<Plugin['AtRule']>, Call>;
type Table = Parameters<Visitor>[0];
type Helpers = Parameters<Visitor>[1];

/** Widths at which a layout changes: a media query knows no variables. */
const WIDTHS: Readonly<Record<string, string>> = {
  '(--narrow)': '(max-width: 1099px)',
  '(--middle)': '(max-width: 899px)',
  '(--slim)': '(max-width: 699px)',
  '(--thin)': '(max-width: 599px)',
  '(--wide)': '(min-width: 1100px)',
};

/** A step of a family, `mt-4`: the family and the size. */
const STEP = /^(.+?)-(\d+|gutter|air-\d)$/;
const sizeOf = (step: string): string =>
  step === '0' ? '0' : `var(--${/^\d/.test(step) ? `s-${step}` : step})`;

/** A rule that is made in place of another one comes from where that was. */
const sourceOf = <Source>({ source }: { readonly source?: Source }) => source && { source };

/**
 * Tables of words: `sec: color var(--ink-2)` in `@words` is a class `sec` that has this colour, `mt: margin-top 1 2` in
 * `@steps` the classes `mt-1` and `mt-2`, a step of the scale each, and `@again m sec mt-4` says both as `m-sec` and
 * `m-mt-4`. What a media query calls by a name is a width; `(--reflow)` is a narrow window that is no phone's.
 */
const houseStyle: Plugin = {
  postcssPlugin: 'house-style',
  prepare() {
    /** What each word says, and of which property the steps of a family are, as far as the file is read. */
    const said = new Map<string, { prop: string; value: string }>();
    const families = new Map<string, string>();
    const meaning = (word: string) => {
      const [, family = '', step = ''] = STEP.exec(word) ?? [];
      const prop = families.get(family);
      const means = said.get(word) ?? (prop && { prop, value: sizeOf(step) });
      if (!means) throw new Error(`There is no word ${word}.`);
      return means;
    };
    const classes = (table: Table, { Rule }: Helpers, words: readonly string[], before = '') =>
      table.replaceWith(
        words.map(word =>
          new Rule({ selector: `.${before}${word}`, ...sourceOf(table) }).append({
            ...meaning(word),
            ...sourceOf(table),
          }),
        ),
      );
    return {
      AtRule: {
        media(rule, { Rule }) {
          if (rule.params === '(--reflow)') {
            const desktop = new Rule({ selector: ':global(html:not(.m)) &', ...sourceOf(rule) });
            desktop.append(...(rule.nodes ?? []));
            rule.params = '(--narrow)';
            rule.append(desktop);
          }
          rule.params = rule.params.replaceAll(/\(--\w+\)/g, name => WIDTHS[name] ?? name);
        },
        words(table, helpers) {
          const words: string[] = [];
          table.walkDecls(({ prop: word, value: line }) => {
            const [prop = '', ...value] = line.split(/\s+/);
            said.set(word, { prop, value: value.join(' ') });
            words.push(word);
          });
          classes(table, helpers, words);
        },
        steps(table, helpers) {
          const words: string[] = [];
          table.walkDecls(({ prop: family, value: line }) => {
            const [prop = '', ...steps] = line.split(/\s+/);
            families.set(family, prop);
            words.push(...steps.map(step => `${family}-${step}`));
          });
          classes(table, helpers, words);
        },
        again(rule, helpers) {
          const [before, ...words] = rule.params.split(/\s+/);
          classes(rule, helpers, words, `${before}-`);
        },
      },
    };
  },
};

/** What each file has named so far. */
const named = new Map<string, Map<string, string>>();
const root = `${import.meta.dirname}/..`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = (path: string): string =>
  [...createHash('sha256').update(path).digest().subarray(0, 4)].map(byte => LETTERS[byte % 52]).join('');

/** The name of a module's class in what is built: its file in four letters, and which of the file's it is. */
export function shortName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file);
  const names = named.get(path) ?? new Map<string, string>();
  named.set(path, names);
  const short = names.get(name) ?? `${letters(path)}${names.size.toString(36)}`;
  names.set(name, short);
  return short;
}

/** What a build says of its styles. */
export const houseCss = { postcss: { plugins: [houseStyle] } };
