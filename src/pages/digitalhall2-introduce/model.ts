import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** More titles than the halls have. */
const MORE_THAN_ALL = 100;

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  const front = call(digital.front, {}, options);
  const all = call(digital.list, { pageSize: MORE_THAN_ALL }, options);
  const shown = call(digital.list, { shelf: 'introduce' }, options);
  return {
    membership: handled(front.then(({ membership }) => membership)),
    all: handled(all),
    shown: handled(shown),
    /** Whom the sound is owed to: of one title of each stream that the page introduces. */
    credited: handled(
      shown.then(({ list }) =>
        Promise.all(list.map(({ id }) => call(digital.byId, { titleId: id }, options))),
      ),
    ),
  };
}
