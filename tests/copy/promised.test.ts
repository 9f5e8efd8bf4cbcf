import { expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  ['../../demo/season/**/*.{md,yaml}', '../../src/domain/words/*.ts', '!../../**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const code = import.meta.glob<string>('../../server/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('no text promises points for a birthday while nothing credits them', () => {
  expect(Object.values(code).filter(text => /reason: 'birthday'/.test(text))).toEqual([]);
  const promises = Object.entries(texts).flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap(line => (/birthday|生日/i.test(line) && /\bpoints?\b|积分/i.test(line) ? [path] : [])),
  );
  expect(Object.keys(texts).length).toBeGreaterThan(200);
  expect(promises).toEqual([]);
});
