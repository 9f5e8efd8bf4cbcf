import { ERR } from '#domain/contract/envelope.ts';

/** What went wrong with a call. `kind` tells a refusal of the server from a failed request. */
export type FailureKind = 'refused' | 'offline' | 'timeout' | 'garbage' | 'aborted';

const SILENT: ReadonlySet<string> = new Set([ERR.silentA, ERR.silentB]);

export class CallFailure extends Error {
  readonly kind: FailureKind;
  /** The envelope's errcode, or empty when no envelope came. */
  readonly errcode: string;
  readonly data: unknown;

  constructor(kind: FailureKind, message: string, errcode = '', data?: unknown) {
    // 1121 and 1125 are silent everywhere: neither a toast nor a page has words of theirs to show.
    super(SILENT.has(errcode) ? '' : message);
    this.name = 'CallFailure';
    this.kind = kind;
    this.errcode = errcode;
    this.data = data;
  }

  /** What may be shown of it in place of what did not come; an error of ours has none. */
  get msg(): string {
    return this.message;
  }

  /** What was asked for is not there: trying again would not bring it. */
  get missing(): boolean {
    return this.errcode === ERR.notFound;
  }
}

export const isFailure = (error: unknown, ...errcodes: readonly string[]): error is CallFailure =>
  error instanceof CallFailure && (errcodes.length === 0 || errcodes.includes(error.errcode));

/** That there is nothing is an answer, and no failure of the page: null. `also`: other codes that say so here. */
export const absent = <T>(reply: Promise<T>, ...also: readonly string[]): Promise<T | null> =>
  reply.catch((error: unknown) => {
    if (isFailure(error, ERR.notFound, ...also)) return null;
    throw error;
  });

export type Reaction = 'silent' | 'toast' | 'session';

interface Silence {
  /** `showToast=noMsg` in the payload: neither toast nor session handling. */
  readonly noMsg?: boolean | undefined;
  /** The caller shows the failure itself: no toast. */
  readonly quiet?: boolean | undefined;
}

/**
 * What a failure does beyond rejecting the call (specification §8).
 * 1202 always ends the session; 1203 and 1122 only with a message that contains 登录;
 * 1121 and 1125 are silent; `showToast=noMsg` silences everything.
 */
export function reactionTo(failure: CallFailure, { noMsg, quiet }: Silence): Reaction {
  if (noMsg || failure.kind === 'aborted') return 'silent';
  const { errcode, message } = failure;
  if (errcode === ERR.sessionExpired) return 'session';
  if ((errcode === ERR.sessionOtherA || errcode === ERR.sessionOtherB) && message.includes('登录'))
    return 'session';
  if (quiet || SILENT.has(errcode)) return 'silent';
  return 'toast';
}
