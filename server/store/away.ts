/** The database is not there, does not answer in time, or takes nothing: the next try may go well. */
export class StoreAway extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    const { code, message } = cause as { code?: string; message?: string };
    super(`the database is away: ${message || code}`, { cause });
    this.name = 'StoreAway';
    this.code = code ?? '';
  }
}

/** PostgreSQL, appendix A: connections, resources, shutdowns, a statement or a lock that took too long. */
const STATES = /^(?:08|53|57P0|57014|55P03|58030)/;
const LINES = /^E(?:CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_AGAIN|NOSPC)/;
/** The driver's own, which carry no code. */
const WORDS =
  /timeout exceeded when trying|Query read timeout|Connection terminated|not queryable|PGlite is closed/i;

export function isAway(error: unknown): boolean {
  if (error instanceof StoreAway) return true;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code !== '') return STATES.test(code) || LINES.test(code);
  return typeof message === 'string' && WORDS.test(message);
}
