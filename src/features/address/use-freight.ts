import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { type Address, addresses } from '#domain/contract/address.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { HOME_REGION } from '#lib/regions.ts';

export type Freight = ReplyOf<typeof addresses.freight>;
type State =
  /** No area chosen yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly message: string }
  | { readonly kind: 'ready'; readonly freight: Freight };

interface Answer {
  readonly key: string;
  readonly freight?: Freight;
  readonly message?: string;
}

/** Freight to an area by the server's table; asked again when the area changes. */
export function useFreight(to: Pick<Address, 'province' | 'city' | 'country'> | undefined): State {
  const { province, city, country = HOME_REGION } = to ?? {};
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = province === undefined ? '' : `${country}\n${province}\n${city ?? ''}\n${attempt}`;
  useEffect(() => {
    if (province === undefined) return;
    const control = new AbortController();
    call(addresses.freight, { province, city, country }, { signal: control.signal, quiet: true }).then(
      freight => setAnswer({ key, freight }),
      (error: Error) => {
        if (!control.signal.aborted) setAnswer({ key, message: error.message });
      },
    );
    return () => control.abort();
  }, [province, city, country, key]);
  if (!key) return { kind: 'none' };
  if (answer?.key !== key) return { kind: 'loading' };
  if (answer.freight) return { kind: 'ready', freight: answer.freight };
  return { kind: 'failed', retry: () => setAttempt(a => a + 1), message: answer.message ?? '' };
}
