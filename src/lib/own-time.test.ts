import { afterEach, expect, it } from 'vitest';
import { ownTime } from './own-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each([
  ['Europe/London', 'Beijing time; 26 Nov, 11:30 where you are', '北京时间，您当地 11月26日 11:30'],
  ['America/New_York', 'Beijing time; 26 Nov, 06:30 where you are', '北京时间，您当地 11月26日 06:30'],
  ['Asia/Shanghai', '', ''],
  ['Asia/Singapore', '', ''],
])('in %s an hour of the hall is told as %j', (tz, en, zh) => {
  process.env.TZ = tz;
  expect(ownTime('2026-11-26T11:30:00.000Z', 'en-US')).toBe(en);
  expect(ownTime('2026-11-26T11:30:00.000Z', 'zh-CN').replace(/ +/g, ' ')).toBe(zh);
});
