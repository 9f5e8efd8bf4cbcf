import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Person } from './named.tsx';

test('a line ends behind the dots of a name', () => {
  expect(renderToStaticMarkup(<Person>路德维希·凡·贝多芬</Person>)).toBe(
    '<bdi class="keep-all">路德维希·<wbr/>凡·<wbr/>贝多芬</bdi>',
  );
  expect(renderToStaticMarkup(<Person>Clara Schumann</Person>)).not.toContain('<wbr/>');
});
