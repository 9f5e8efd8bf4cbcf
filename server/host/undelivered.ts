/**
 * Why a message was not handed over. later: it may be tried again; never: this one is refused for good; unknown: it was
 * sent, and nobody heard what became of it. The text names no person, address or key.
 */
export class Undelivered extends Error {
  readonly retry: 'later' | 'never' | 'unknown';
  constructor(retry: Undelivered['retry'], text: string) {
    super(text);
    this.retry = retry;
  }
}
