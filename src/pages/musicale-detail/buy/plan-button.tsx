import { useState } from 'react';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { purchaseOf, useBuyer } from '../performance.ts';
import { BuyAction } from './buy-action.tsx';

const plan = part(() => import('./plan-dialog.tsx'), 'PlanDialog', 'seat');

/** Opens the seat plan, to be looked at without an account. */
export function PlanButton({ card, schedule }: { card: ProgramDetail; schedule: Schedule }) {
  const t = useCopy('concert');
  const [open, setOpen] = useState(false);
  const [Plan, bring] = useOnDemand(plan);
  // Signing in is no condition for looking, so only what is closed to everybody has no way on.
  const closed = purchaseOf(schedule, { ...useBuyer(), signedIn: true }) === 'closed';
  return (
    <>
      <Button
        look="ghost"
        block
        aria-haspopup="dialog"
        onClick={() => {
          bring();
          setOpen(true);
        }}
      >
        {t('plan')}
      </Button>
      {open && Plan && (
        <Plan
          card={card}
          schedule={schedule}
          footer={<BuyAction card={card} schedule={schedule} part={closed ? 'reason' : 'button'} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
