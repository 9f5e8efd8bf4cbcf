import { expect, it } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { type Answers, answer } from './answer.ts';
import { CallFailure } from './failure.ts';

const answers: Answers<string> = {
  [ERR.seatsLost]: ({ message }) => `lost: ${message}`,
  refused: () => 'refused',
  other: () => 'other',
};

it.each([
  ['refused', ERR.seatsLost, 'lost: gone'],
  ['refused', ERR.overLimit, 'refused'],
  ['timeout', '', 'other'],
] as const)('a failure %s %s is answered by its own line, else by that of its kind', (kind, code, said) => {
  expect(answer(new CallFailure(kind, 'gone', code), answers)).toBe(said);
});

it('one without a line is answered by nothing', () => {
  expect(answer(new CallFailure('offline', ''), { [ERR.busy]: () => 'busy' })).toBeUndefined();
});
