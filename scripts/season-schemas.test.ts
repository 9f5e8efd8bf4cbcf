import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemas } from './season-schemas.ts';

it.each([...schemas()])(
  'the schema %s is that of the shape: npm run season:schemas writes it',
  (path, text) => {
    expect(readFileSync(new URL(`../demo/season/schemas/${path}`, import.meta.url), 'utf8')).toBe(text);
  },
);

it('asks for both languages, knows the choices, and takes no other field', () => {
  const schema = JSON.parse(schemas().get('programmes.json') ?? '');
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toContain('series');
  expect(schema.properties.type.enum).toContain('symphonic');
  expect(JSON.stringify(schema.properties.name)).toMatch(/"zh".*"en"/);
});
