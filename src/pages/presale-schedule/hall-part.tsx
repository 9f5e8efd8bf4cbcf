import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SeatMap } from '#features/seat-map/engine/engine.ts';
import { MapView } from '#features/seat-map/map-view.tsx';
import { Prices } from '#features/seat-map/prices.tsx';
import { Proposals } from '#features/seat-map/proposals.tsx';
import { SeatView } from '#features/seat-map/seat-view.tsx';
import { useSeatWords } from '#features/seat-map/seating.ts';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import type { Hall } from './use-halls.ts';
import styles from './view.module.css';

const INSET = { top: 12, right: 12, bottom: 12, left: 64 };

interface Props extends Hall {
  party: number;
  /** Seat ids that are chosen in this house. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** One house: proposals that hold on every date, and the plan for who wants to choose alone. */
export function HallPart({ hall, seating, party, chosen, onChoose }: Props) {
  const t = useCopy('presale');
  const words = useSeatWords(seating);
  const [open, setOpen] = useState(false);
  const [viewed, setViewed] = useState(-1);
  const map = useRef<SeatMap | null>(null);
  const { selection, g } = seating;
  const picked = useStore(selection, s => s.picked);

  // What was chosen before is on the plan, as far as it is still free.
  useEffect(() => {
    const wanted = chosen.flatMap(id => g.index.get(id) ?? []);
    const now = selection.getState().picked;
    if (wanted.length === now.length && wanted.every(i => now.includes(i))) return;
    if (wanted.length === party || now.length === 0) selection.replace(wanted);
  }, [chosen, party, selection, g]);

  const choose = (seats: readonly number[]) => {
    selection.replace(seats);
    const now = selection.getState().picked;
    onChoose(now.map(i => g.guid[i] ?? ''));
  };
  const toggle = (seat: number) => {
    // A full party moves on: the seat that was chosen first gives way.
    const now = selection.getState().picked;
    if (!now.includes(seat) && now.length >= party && now[0] !== undefined) selection.remove(now[0]);
    selection.toggle(seat);
    onChoose(selection.getState().picked.map(i => g.guid[i] ?? ''));
  };
  const missing = party - picked.length;
  const everywhere = hall.proposals.every(p => p.seats.every(id => !hall.partly.includes(id)));
  return (
    <section className={styles.house} aria-labelledby={`house-${hall.planId}`}>
      <h2 id={`house-${hall.planId}`} className={`pb-3 ink-b t-h3 mt-12 ${styles.rule}`}>
        {t('seats.houseFor', { hall: hall.hall, count: hall.schedules.length })}
      </h2>
      {hall.proposals.length > 0 && (
        <>
          <h3>{t(everywhere ? 'seats.proposals' : 'seats.some')}</h3>
          <Proposals
            seating={seating}
            proposals={hall.proposals}
            label={t('seats.proposals')}
            picked={picked}
            onChoose={choose}
            sum={total => t('seats.sum', { count: party, price: priced(total) })}
          />
        </>
      )}
      <div className="row flex-wrap gap-y-3 gap-x-6 mt-5 mb-3">
        <Button look="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'seats.mapClose' : 'seats.map')}
        </Button>
        <p className="sm sec" role="status">
          {picked.length > 0 && missing > 0 && t('seats.tooFew', { count: missing })}
          {picked.length > 0 && missing === 0 && `${t('seats.chosen')} ${words.seats(picked)}`}
        </p>
      </div>
      {open && (
        <>
          <p className="sm sec">{t('seats.mapText', { count: party })}</p>
          {hall.partly.length > 0 && <p className="sm sec">{t('seats.partly')}</p>}
          <p className="sm sec">{t('seats.planPrices')}</p>
          <Prices seating={seating} />
          <div className={`relative mt-4 line-box ${styles.map}`}>
            <MapView seating={seating} inset={INSET} map={map} onToggle={toggle} onView={setViewed} />
          </div>
          {viewed >= 0 && <SeatView seating={seating} seat={viewed} onClose={() => setViewed(-1)} />}
        </>
      )}
    </section>
  );
}
