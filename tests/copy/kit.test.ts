import { expect, it } from 'vitest';

/** Parts of src/ui that show nothing of their own. */
const UNSEEN = [
  ...['asleep', 'below', 'boundary', 'deferred', 'when-drawn', 'when-near'], // what happens until something is there, or when it fails
  ...['field', 'link', 'plain-select'], // what others are made of
  ...['modal-popup', 'form-dialog'], // the dialog
  'brand-link', // of the frame, which every page has
  'named', // a title, whose lines end between its words
  'own-time', // words for whoever is in another zone
];

const sources = (files: Readonly<Record<string, string>>) => Object.entries(files);
const pages = import.meta.glob<string>('../../docs/kit/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const parts = import.meta.glob<string>(['../../src/ui/*.tsx', '!../../src/ui/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('the kit’s page shows every part of src/ui', () => {
  const shown = new Set(
    sources(pages).flatMap(([, source]) =>
      [...source.matchAll(/'#ui\/([\w-]+)\.tsx'/g)].map(([, name]) => name),
    ),
  );
  const names = sources(parts).map(([path]) => path.replace('../../src/ui/', '').replace('.tsx', ''));
  expect(names.filter(name => !shown.has(name) && !UNSEEN.includes(name))).toEqual([]);
  expect(UNSEEN.filter(name => shown.has(name) || !names.includes(name))).toEqual([]);
});
