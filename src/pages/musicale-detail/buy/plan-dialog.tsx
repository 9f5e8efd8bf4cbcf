import { type ReactNode, useRef, useState } from 'react';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import type { SeatMap } from '#features/seat-map/engine/engine.ts';
import { MapView } from '#features/seat-map/map-view.tsx';
import { FreeCount, Legend, Prices } from '#features/seat-map/prices.tsx';
import { SeatList } from '#features/seat-map/seat-list.tsx';
import type { Seating } from '#features/seat-map/seating.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './plan-dialog.module.css';
import { lookAt } from './plan-model.ts';

interface Props {
  card: ProgramDetail;
  schedule: Schedule;
  /** The way on from here. */
  footer: ReactNode;
  onClose: () => void;
}

/** `inset` is room for the buttons, so that no seat lies under them; the stage stays in the middle where there is width. */
const PLAN = {
  pc: { inset: { top: 12, right: 84, bottom: 12, left: 84 }, row: false },
  mobile: { inset: { top: 12, right: 68, bottom: 12, left: 12 }, row: true },
} as const;

/** What is left, on the plan or as a list, by price: to look at before one signs in to choose. */
export function PlanDialog({ card, schedule, footer, onClose }: Props) {
  const { locale } = useTree();
  const ask = () => handled(lookAt(card, schedule, locale));
  const [seating, setSeating] = useState(ask);
  return (
    <ModalPopup
      open
      wide
      onClose={onClose}
      title={[longDateTime(schedule.startsAt, locale), schedule.hall.name].join(
        locale === 'zh-CN' ? '　' : ' · ',
      )}
      footer={footer}
    >
      <Load
        from={seating}
        skeleton={<Skeleton kind="block" className={styles.waiting} />}
        onRetry={() => setSeating(ask())}
      >
        {made => <Look seating={made} />}
      </Load>
    </ModalPopup>
  );
}

function Look({ seating }: { seating: Seating }) {
  const t = useCopy('seat');
  const { inset, row } = PLAN[useTree().layout];
  const map = useRef<SeatMap | null>(null);
  const [list, setList] = useState(false);
  return (
    <div className={`grid gap-y-3 gap-x-8 m-cols-1 ${styles.look}`}>
      <p className="flex span-all justify-between items-centre gap-4">
        <span className="sm sec">
          <FreeCount seating={seating} />
        </span>
        <Button look="ghost" size="sm" onClick={() => setList(!list)}>
          {t(list ? 'toMap' : 'look.list')}
        </Button>
      </p>
      {list ? (
        <div className={`scroll-y ${styles.list}`}>
          <SeatList seating={seating} />
        </div>
      ) : (
        <div className={`relative clip line-box ${styles.map}`}>
          <MapView seating={seating} inset={inset} map={map} />
        </div>
      )}
      <div className={styles.side}>
        <Prices seating={seating} row={row} />
        {!list && <Legend seating={seating} row={row} look />}
      </div>
    </div>
  );
}
