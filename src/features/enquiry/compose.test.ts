import { expect, it } from 'vitest';
import { MESSAGE_MAX, MESSAGE_MIN } from '#domain/contract/contact.ts';
import enEducation from '#i18n/en-US/education.ts';
import enSupport from '#i18n/en-US/support.ts';
import zhEducation from '#i18n/zh-CN/education.ts';
import zhSupport from '#i18n/zh-CN/support.ts';
import { compose, fits } from './compose.ts';

it('writes a letter of subject, details and words, leaving out what is empty', () => {
  expect(
    compose(
      'About',
      [
        ['A', ' 1 '],
        ['B', '  '],
      ],
      ' hello ',
      'en-US',
    ),
  ).toBe('About\nA: 1\n\nhello');
  expect(compose('事由', [['人数', '3']], '', 'zh-CN')).toBe('事由\n人数：3');
});

it('fits the box office’s length, and no more', () => {
  expect(fits('x'.repeat(MESSAGE_MAX))).toBe(true);
  expect(fits('x'.repeat(MESSAGE_MAX + 1))).toBe(false);
});

it('has subjects that make a letter even of nothing else', () => {
  for (const support of [zhSupport, enSupport])
    for (const subject of [support.form.subject, support.council.form.subject, support.friends.form.subject])
      expect(compose(subject, [], '', 'en-US').length).toBeGreaterThanOrEqual(MESSAGE_MIN);
  for (const { ask } of [zhEducation, enEducation])
    expect(ask.subject.length).toBeGreaterThanOrEqual(MESSAGE_MIN);
});
