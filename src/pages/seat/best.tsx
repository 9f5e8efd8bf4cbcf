import { KIND } from '#features/seat-map/engine/geometry.ts';
import { PartyForm } from '#features/seat-map/party-form.tsx';
import { Proposals } from '#features/seat-map/proposals.tsx';
import { Button } from '#ui/button.tsx';
import { StringLoader } from '#ui/string.tsx';
import styles from './seat.module.css';
import type { VisitView } from './use-visit.ts';

/** Best available: the party, its budget and its needs; at most three proposals, each with its reason. */
export function Best({ view }: { view: VisitView }) {
  const { t } = view.words;
  const { visit, desk, wish, proposals, searching, picked } = view;
  return (
    <section className={styles.best}>
      <PartyForm
        wish={wish}
        most={Math.min(10, desk.selection.limit)}
        prices={desk.categories.map(c => c.price)}
        hasChairs={desk.g.kind.includes(KIND.wheelchair)}
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
            desk={desk}
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
