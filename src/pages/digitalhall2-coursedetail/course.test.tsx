import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';

it('a course has its lessons in their order, each at its own second', async () => {
  await renderPath('/zh-CN/pc/digitalhall2-coursedetail?id=course-score');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('读谱课：跟着声音翻页');
  const lessons = screen.getAllByRole('heading', { level: 3, name: /^第.课/ });
  expect(lessons.map(h => h.textContent?.slice(0, 3))).toEqual(['第一课', '第二课', '第三课']);
  const seconds = lessons.map(lesson => {
    const link = within(lesson).getByRole('link').getAttribute('href') ?? '';
    expect(link).toMatch(/^\/zh-CN\/pc\/digitalhall2-coursedetail\?id=course-score&t=\d+$/);
    return Number(/t=(\d+)/.exec(link)?.[1]);
  });
  expect(seconds[0]).toBe(0);
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  expect(new Set(seconds).size).toBe(3);
});

it('an unknown one says so', async () => {
  await renderPath('/zh-CN/pc/digitalhall2-coursedetail?id=nothing');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('没有这一部');
});
