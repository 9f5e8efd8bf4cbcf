import { useState } from 'react';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

const plan = part(() => import('./plan-dialog.tsx'), 'PlanDialog', 'seat');

/** Opens the seat plan, to be looked at without an account. */
export function PlanButton({ card, schedule }: { card: ProgramDetail; schedule: Schedule }) {
  const t = useCopy('concert');
  const [open, setOpen] = useState(false);
  const [Plan, bring] = useOnDemand(plan);
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
      {open && Plan && <Plan card={card} schedule={schedule} onClose={() => setOpen(false)} />}
    </>
  );
}
