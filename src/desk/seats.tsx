import { type ComponentProps, useEffect, useState } from 'react';
import { loadChunk } from '#lib/chunk.ts';
import { Shown } from './parts.tsx';
import type SeatPlan from './seat-plan.tsx';
import { useDesk } from './use-desk.ts';

/** The seat plan of an evening, whose code comes when the first one is wanted. */
export function Seats(props: ComponentProps<typeof SeatPlan>) {
  const { t } = useDesk();
  const [Plan, setPlan] = useState<typeof SeatPlan | null>(null);
  const [error, setError] = useState('');
  const [round, next] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again
  useEffect(() => {
    setError('');
    loadChunk(() => import('./seat-plan.tsx')).then(
      file => setPlan(() => file.default),
      () => setError(t.error.offline),
    );
  }, [round]);
  return (
    <Shown of={{ data: Plan, error, again: () => next(round + 1) }}>{Loaded => <Loaded {...props} />}</Shown>
  );
}
