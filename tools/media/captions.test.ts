import { expect, it } from 'vitest';
import { clock, vtt } from './captions.ts';

it.each([
  [0, '00:00:00.000'],
  [59.9996, '00:01:00.000'],
  [3725.25, '01:02:05.250'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

it('writes cues in order, in their language', () => {
  const cues = [
    { from: 0.5, to: 2, text: '欢迎。' },
    { from: 2.5, to: 4, text: '请听。' },
  ];
  expect(vtt('zh-CN', cues)).toBe(
    'WEBVTT\nLanguage: zh-CN\n\n1\n00:00:00.500 --> 00:00:02.000\n欢迎。\n\n2\n00:00:02.500 --> 00:00:04.000\n请听。\n',
  );
});
