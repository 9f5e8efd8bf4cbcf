import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cast, Person } from './named.tsx';

test('a line ends behind the dots of a name', () => {
  expect(renderToStaticMarkup(<Person>路德维希·凡·贝多芬</Person>)).toBe(
    '<bdi class="keep-all">路德维希·<wbr/>凡·<wbr/>贝多芬</bdi>',
  );
  expect(renderToStaticMarkup(<Person>Clara Schumann</Person>)).not.toContain('<wbr/>');
});

test('a line ends between those who play, with the dot behind the first of them', () => {
  expect(renderToStaticMarkup(<Cast>Gu Jingxing, conductor · Su Yanqiu, violin</Cast>)).toBe(
    '<bdi class="inline-block">Gu Jingxing, conductor\u00a0·</bdi> <bdi class="inline-block">Su Yanqiu, violin</bdi>',
  );
  expect(renderToStaticMarkup(<Cast>指挥 顾景行　小提琴 苏砚秋</Cast>)).toBe(
    '<bdi class="inline-block">指挥 顾景行　</bdi><bdi class="inline-block">小提琴 苏砚秋</bdi>',
  );
  expect(renderToStaticMarkup(<Cast>和鸣弦乐四重奏</Cast>)).toBe('和鸣弦乐四重奏');
});
