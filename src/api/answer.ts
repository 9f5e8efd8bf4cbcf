import type { ERR } from '#domain/contract/envelope.ts';
import type { CallFailure, FailureKind } from './failure.ts';

type Code = (typeof ERR)[keyof typeof ERR];
/** What is done about a failure, by its code or its kind; `other` is for those without a line. */
export type Answers<T> = {
  readonly [key in Code | FailureKind | 'other']?: (failure: CallFailure) => T;
};

/** The line of the code comes before that of the kind. Undefined where there is none. */
export const answer = <T>(failure: CallFailure, answers: Answers<T>): T | undefined =>
  (answers[failure.errcode as Code] ?? answers[failure.kind] ?? answers.other)?.(failure);
