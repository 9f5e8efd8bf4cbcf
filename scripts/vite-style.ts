import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

/** What the house's style sheets say in a word and a browser wants spelt out. */

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Plugin = Extract<Plugins[number], { postcssPlugin: string; AtRule?: unknown }>;

/** Widths at which a layout changes: a media query knows no variables. */
const WIDTHS: Readonly<Record<string, string>> = {
  '(--narrow)': '(max-width: 1099px)',
  '(--middle)': '(max-width: 899px)',
  '(--slim)': '(max-width: 699px)',
  '(--thin)': '(max-width: 599px)',
  '(--wide)': '(min-width: 1100px)',
};

const step = (name: string): string =>
  name === '0' ? '0' : `var(--${/^\d/.test(name) ? `s-${name}` : name})`;

/** A rule that is made in place of another one comes from where that was. */
const sourceOf = <Source>({ source }: { readonly source?: Source }) => source && { source };

/**
 * Tables of words: `@words color { sec: var(--ink-2); }` is a class `sec` that has this colour, and
 * `@steps mt { margin-top: 1 2; }` the classes `mt-1` and `mt-2`, a step of the scale each. What a media query calls by
 * a name is a width; `(--reflow)` is a narrow window that is no phone's.
 */
const houseStyle: Plugin = {
  postcssPlugin: 'house-style',
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
    words(table, { Rule }) {
      const rules: InstanceType<typeof Rule>[] = [];
      table.walkDecls(word => {
        const rule = new Rule({ selector: `.${word.prop}`, ...sourceOf(table) });
        rules.push(rule.append(word.clone({ prop: table.params })));
      });
      table.replaceWith(rules);
    },
    steps(table, { Rule }) {
      const rules: InstanceType<typeof Rule>[] = [];
      table.walkDecls(steps => {
        for (const name of steps.value.split(/\s+/)) {
          const rule = new Rule({ selector: `.${table.params}-${name}`, ...sourceOf(table) });
          rules.push(rule.append(steps.clone({ value: step(name) })));
        }
      });
      table.replaceWith(rules);
    },
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
