import { KIND } from '#features/seat-map/engine/geometry.ts';
import { PartyForm } from '#features/seat-map/party-form.tsx';
import { Proposals } from '#features/seat-map/proposals.tsx';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { StringLoader } from '#ui/string.tsx';
import styles from './seat.module.css';
import type { VisitView } from './use-visit.ts';

/** Best available: the party, its budget and its needs; at most three proposals, each with its reason. */
export function Best({ view }: { view: VisitView }) {
  const { t } = view.words;
  const { visit, seating, wish, proposals, searching, picked } = view;
  return (
    <section className="grid gap-4">
      <PartyForm
        wish={wish}
        most={Math.min(10, seating.selection.limit)}
        prices={seating.categories.map(c => c.price)}
        hasChairs={seating.g.kind.includes(KIND.wheelchair)}
        onChange={visit.wish}
      />
      {!proposals && (
        <Button look="ghost" block busy={searching} onClick={() => void visit.find()}>
          {t(searching ? 'best.searching' : 'best.find')}
        </Button>
      )}
      <div aria-live="polite" aria-busy={searching}>
        {searching && !proposals && <StringLoader text={t('best.searching')} />}
        {proposals && proposals.length > 0 && (
          <Proposals
            seating={seating}
            proposals={proposals}
            label={t('best.proposals')}
            picked={picked}
            onChoose={view.choose}
          />
        )}
        {proposals?.length === 0 && <p className="sec sm">{t('best.none')}</p>}
      </div>
    </section>
  );
}

/** One press: the best seats together for one to four, at the prices that are shown. */
export function Quick({ view }: { view: VisitView }) {
  const { t } = view.words;
  const { seating, picked } = view;
  const sizes = [1, 2, 3, 4].filter(n => n <= seating.selection.limit);
  return (
    <div className={`flex items-centre justify-between gap-4 py-4 t-sm flex-wrap ${styles.quick}`}>
      <span>{t('best.title')}</span>
      <Segmented
        label={t('best.title')}
        value={String(picked.length)}
        segments={sizes.map(n => ({
          value: String(n),
          label: <Party n={n} label={t('best.partyOf', { count: n })} />,
        }))}
        onChange={n => void view.pick(Number(n))}
      />
    </div>
  );
}

function Party({ n, label }: { n: number; label: string }) {
  return (
    <>
      <span aria-hidden="true">{n}</span>
      <span className="vh">{label}</span>
    </>
  );
}
