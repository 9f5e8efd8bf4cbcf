import { useState } from 'react';
import { call } from '#api/client.ts';
import { type Address, addresses } from '#domain/contract/address.ts';
import type { PayloadOf } from '#domain/contract/call.ts';
import { useSubmit } from '#hooks/use-submit.ts';

export type AddressForm = Omit<PayloadOf<typeof addresses.save>, 'showToast'>;

/** The member's address book with its verbs. `first` null: it could not be read, and `reload` tries again. */
export function useAddresses(first: readonly Address[] | null) {
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  if (seen !== first) {
    setSeen(first);
    if (first) setList(first);
  }
  const { busy, submit } = useSubmit();

  const read = async () => setList(await call(addresses.list, {}));

  return {
    list,
    busy,
    /** One of them as it is now, on whatever device it was changed; false where it is not there any more. */
    refresh: async (id: string): Promise<boolean> =>
      (await submit(
        async () => {
          const fresh = await call(addresses.byId, { id });
          setList(all => all?.map(a => (a.id === id ? fresh : a)) ?? null);
          return true;
        },
        failure => (failure.missing ? read() : undefined),
      )) ?? false,
    reload: () => submit(read),
    /** The id of the saved address, or nothing when it was not saved. */
    save: (form: AddressForm) =>
      submit(async () => {
        const { id } = await call(addresses.save, form);
        await read();
        return id;
      }),
    remove: (id: string) =>
      submit(async () => {
        await call(addresses.remove, { id });
        await read();
        return true;
      }),
  };
}
export type AddressBook = ReturnType<typeof useAddresses>;
