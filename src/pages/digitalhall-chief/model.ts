import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { type DigitalFront, digital } from '#domain/contract/digital.ts';
import { orchestra, type PersonDetail } from '#domain/contract/orchestra.ts';
import { shelfData } from '#halls/shelf-model.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** What the house has of the conductor; null where nobody is named, or nobody knows them. */
async function personOf(
  chief: Promise<DigitalFront['chief']>,
  signal: AbortSignal,
): Promise<PersonDetail | null> {
  // That nobody is introduced is said once, where they would be.
  const { artist } = await chief.catch((): Partial<DigitalFront['chief']> => ({}));
  return artist ? absent(call(orchestra.person, { id: artist.id }, { signal, quiet: true })) : null;
}

export function loader(args: PageArgs) {
  const { signal } = args;
  const chief = call(digital.front, {}, { signal, quiet: true }).then(front => front.chief);
  return {
    ...shelfData(args, 'chief', 36),
    /** The conductor, whom the front introduces. */
    chief: handled(chief),
    person: handled(personOf(chief, signal)),
  };
}
