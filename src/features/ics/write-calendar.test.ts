import { expect, it } from 'vitest';
import { feedAddress } from './write-calendar.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148', 'webcal'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) MicroMessenger/8.0.50', 'webcal'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36', 'https'],
])('%s gets the evening’s address at the server, by %s', (agent, scheme) => {
  expect(feedAddress('evening/mahler-5-1', 'en-US', agent, 'https://tickets.example')).toBe(
    `${scheme}://tickets.example/feeds/evening/mahler-5-1.en-US.ics`,
  );
});
