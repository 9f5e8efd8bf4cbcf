import { expect, it } from 'vitest';

/** A name that says how a thing stands in a sentence, and not what it is, is soon in ten files: each says what it is. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../server/**/*.ts', '../../demo/**/*.ts', '!../../**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
const VAGUE = ['MOST', 'PATIENCE', 'KEPT', 'AT_ONCE', 'Asked', 'Place', 'Kept'];

it.each(VAGUE)('%s is the name of one thing at most', name => {
  const declared = new RegExp(`^(?:export )?(?:const|type|interface) ${name}\\b`, 'm');
  const files = Object.entries(sources).flatMap(([file, text]) => (declared.test(text) ? [file] : []));
  expect(files.slice(1), files.join(', ')).toEqual([]);
});
