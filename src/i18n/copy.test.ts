import i18next from 'i18next';
import { expect, test } from 'vitest';
import { LOCALES } from '#site/tree.ts';
import { copyOf } from './copy.ts';
import { files as en } from './files-en.ts';
import { files as zh } from './files-zh.ts';
import { ensureCopy } from './i18n.ts';
import type { Namespace } from './namespaces.ts';
import { texts } from './store.ts';
import type { CopyTree, CopyVars } from './types.ts';

const FORM = /_(?:one|other)$/;
const namespaces = Object.keys({ ...zh, ...en }).map(file => file.slice(2, -3) as Namespace);

function keysOf(tree: CopyTree, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysOf(text, `${before}${key}.`),
  );
}

/** Values that a reader of placeholders could fall over. */
const VALUES = ['马勒', '$& $1', '{{count}} {{name}}', '$t(key)', '<b>&amp;</b>', ''];

/** What a call may hand in: nothing, each value, all but the last one, and each number by itself and among others. */
function waysToFill(text: string): (CopyVars | undefined)[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const all = VALUES.map(value => Object.fromEntries(names.map(name => [name, value])));
  const some = Object.fromEntries(names.slice(0, -1).map(name => [name, '一']));
  const counts = [0, 1, 2, 5, 1.5, 1000].flatMap(count => [{ count }, { ...all[0], count }]);
  return [undefined, {}, some, { unasked: 1 }, ...all, ...counts];
}

test('i18next gives the same words for every text, whatever is filled in', async () => {
  for (const locale of LOCALES) await ensureCopy(locale, namespaces);
  const judge = i18next.createInstance();
  await judge.init({
    fallbackLng: false,
    resources: texts,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof judge.init>[0]);
  let compared = 0;
  for (const locale of LOCALES)
    for (const ns of namespaces) {
      const ours = copyOf(locale, ns) as (key: string, vars?: CopyVars) => string;
      const theirs = judge.getFixedT(locale, ns);
      const keys = keysOf(texts[locale][ns] ?? {});
      for (const key of new Set([...keys, ...keys.map(k => k.replace(FORM, '')), 'none', 'none.at.all']))
        for (const vars of waysToFill(theirs([`${key}_other`, key]))) {
          compared++;
          const words = ours(key, vars);
          const expected = vars ? theirs(key, { ...vars }) : theirs(key);
          if (words !== expected) expect.soft(words, `${locale} ${ns} ${key}`).toBe(expected);
        }
    }
  expect(compared).toBeGreaterThan(10_000);
});
