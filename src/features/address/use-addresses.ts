import { useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type Address, addresses } from '#domain/contract/address.ts';
import type { PayloadOf } from '#domain/contract/call.ts';

export type AddressForm = Omit<PayloadOf<typeof addresses.save>, 'showToast'>;

/** The member's address book with its verbs. `first` null: it could not be read, and `reload` tries again. */
export function useAddresses(first: readonly Address[] | null) {
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  if (seen !== first) {
    setSeen(first);
    if (first) setList(first);
  }
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Runs one at a time; a failure has been shown by the wrapper, and the book stays as it was. */
  async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!isFailure(error)) throw error;
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  const read = async () => setList(await call(addresses.list, {}));

  return {
    list,
    busy,
    reload: () => run(read),
    /** The id of the saved address, or null when it was not saved. */
    save: (form: AddressForm) =>
      run(async () => {
        const { id } = await call(addresses.save, form);
        await read();
        return id;
      }),
    remove: (id: string) =>
      run(async () => {
        await call(addresses.remove, { id });
        await read();
        return true;
      }),
  };
}
export type AddressBook = ReturnType<typeof useAddresses>;
