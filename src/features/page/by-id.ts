import { absent } from '#api/failure.ts';
import { ID } from '#domain/contract/patterns.ts';
import { handled } from '#lib/handled.ts';

/** What has this id; null where nothing has: that is an answer, and not a failure of the page. */
export const byId = <T>(id: string, ask: (id: string) => Promise<T>): Promise<T | null> =>
  handled(ID.test(id) ? absent(ask(id)) : Promise.resolve(null));
