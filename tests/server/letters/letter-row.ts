import type { LetterRow } from '#server/store/ports/letters.ts';
import { START } from '../harness.ts';

/** A letter that needs no rows of others. */
export const letterRow = (id: string, more: Partial<LetterRow> = {}): LetterRow => ({
  id,
  kind: 'password-changed',
  channel: 'email',
  recipient: `${id}@heming.example`,
  locale: 'en-US',
  tradeNo: null,
  memberId: null,
  facts: {},
  state: 'waiting',
  tries: 0,
  createdAt: START,
  dueAt: START,
  settledAt: null,
  fault: '',
  ...more,
});
