import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type Arrangement, type PackHall, presale } from '#domain/contract/presale.ts';
import { makeSeating, type Seating } from '#features/seat-map/seating.ts';

/** One house of the package: its plan, and the choice in it. */
export interface Hall {
  readonly hall: PackHall;
  readonly seating: Seating;
}
type Loaded =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly halls: readonly Hall[] };

interface HallRequest {
  readonly packId: string;
  readonly schedules: readonly string[];
  readonly party: number;
}

/** The houses of the chosen dates as they are now. */
export function useHalls({ packId, schedules, party }: HallRequest): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const asked = schedules.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    setLoaded({ kind: 'waiting' });
    call(
      presale.halls,
      { packId, schedules: asked.split(','), quantity: party },
      { signal: stop.signal, quiet: true },
    ).then(
      list => {
        const halls = list.map(hall => {
          const seating = makeSeating(hall.plan, hall.categories, party);
          seating.selection.setTaken(hall.taken);
          return { hall, seating };
        });
        if (!stop.signal.aborted) setLoaded({ kind: 'ready', halls });
      },
      (error: unknown) => {
        if (!isFailure(error)) throw error;
        if (!stop.signal.aborted) setLoaded({ kind: 'failed', retry: () => setAttempt(n => n + 1) });
      },
    );
    return () => stop.abort();
  }, [packId, asked, party, attempt]);
  return loaded;
}

type Arranged =
  | { readonly kind: 'none' | 'waiting' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly arrangement: Arrangement };

/** The seats of every date for the seats chosen in each house, and the price; the newest answer counts. */
export function useArrangement(
  { packId, schedules, party }: HallRequest,
  seats: Readonly<Record<string, readonly string[]>> | null,
): Arranged & { again: () => void } {
  const [arranged, setArranged] = useState<Arranged>({ kind: 'none' });
  const [attempt, setAttempt] = useState(0);
  const asked = schedules.join();
  const wish = seats && JSON.stringify(seats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!wish) {
      setArranged({ kind: 'none' });
      return;
    }
    const stop = new AbortController();
    setArranged({ kind: 'waiting' });
    call(
      presale.arrange,
      { packId, schedules: asked.split(','), seats: JSON.parse(wish) },
      { signal: stop.signal, quiet: true },
    ).then(
      arrangement => {
        if (!stop.signal.aborted) setArranged({ kind: 'ready', arrangement });
      },
      (error: unknown) => {
        if (!isFailure(error)) throw error;
        const retry = () => setAttempt(n => n + 1);
        if (!stop.signal.aborted) setArranged({ kind: 'failed', message: error.message, retry });
      },
    );
    return () => stop.abort();
  }, [packId, asked, party, wish, attempt]);
  return { ...arranged, again: () => setAttempt(n => n + 1) };
}
