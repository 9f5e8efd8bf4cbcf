import { Suspense, startTransition, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PriceCategory } from '#domain/contract/program.ts';
import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import type { SeatMap } from '#features/seat-map/engine/engine.ts';
import { PICKED } from '#features/seat-map/engine/paint.ts';
import { MapView } from '#features/seat-map/map-view.tsx';
import { makeSeating, type Seating } from '#features/seat-map/seating.ts';
import { useCopy } from '#i18n/copy.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { isSold, painted, planOf } from '#tests/arc-plan.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Bench } from './seat-map-page.ts';

const INSET = { top: 12, right: 12, bottom: 12, left: 12 };
const PRICES = [1, 2, 3, 4, 5, 6].map(rank => ({
  code: `C${rank}`,
  name: `C${rank}`,
  rank,
  price: 980 - 140 * rank,
})) as unknown as PriceCategory[];

/** The map as the seat page has it: React waits with a skeleton, the plan comes, and what it needs is made then. */
export async function ours(stage: HTMLElement): Promise<Bench> {
  await ensureCopy('en-US', ['common', 'ui', 'seat']);
  const map: { current: SeatMap | null } = { current: null };
  let seating: Seating;
  let free: number[] = [];

  function Room({ plan }: { plan: SeatingPlan }) {
    const [mine] = useState(() => {
      const made = makeSeating(plan, PRICES, Number.POSITIVE_INFINITY);
      made.selection.setTaken(made.g.guid.filter((_, i) => isSold(i)));
      seating = made;
      return made;
    });
    const { selection } = mine;
    return <MapView seating={mine} inset={INSET} map={map} onToggle={seat => void selection.toggle(seat)} />;
  }
  function Content({ plan }: { plan: Promise<SeatingPlan> }) {
    const here = use(plan);
    return <Room plan={here} />;
  }
  let show: (plan: Promise<SeatingPlan>) => void = () => undefined;
  let arrive: (plan: SeatingPlan) => void = () => undefined;
  const first = new Promise<SeatingPlan>(resolve => {
    arrive = resolve;
  });
  const head = document.createElement('header');
  stage.after(head);
  function Page() {
    const t = useCopy('seat');
    const [shown, setShown] = useState({ plan: first, n: 0 });
    show = plan => startTransition(() => setShown(s => ({ plan, n: s.n + 1 })));
    return (
      <>
        {createPortal(
          <>
            {/* The page has text in each font of the map before the plan comes. */}
            <p className="title-4">{t('map.stage')}</p>
            <p className="num">1,200</p>
            <Button look="ghost" size="sm">
              <Icon name="list" />
              {t('exit')}
            </Button>
          </>,
          head,
        )}
        <Suspense fallback={<Skeleton kind="block" />}>
          <Content key={shown.n} plan={shown.plan} />
        </Suspense>
      </>
    );
  }
  createRoot(stage).render(
    <TreeProvider tree={{ locale: 'en-US', layout: 'pc' }}>
      <Page />
    </TreeProvider>,
  );

  let mounted = false;
  return {
    prepare: planOf,
    async mount(n) {
      const plan = planOf(n);
      const there = new Promise<void>(done => {
        const watcher = new MutationObserver(() => {
          if (!map.current || map.current.geometry.plan !== plan) return;
          watcher.disconnect();
          done();
        });
        watcher.observe(stage, { childList: true, subtree: true, attributes: true });
      });
      if (mounted) show(Promise.resolve(plan));
      else arrive(plan);
      mounted = true;
      await there;
      await painted();
      free = [];
      for (let i = 0; i < n; i++) if (!isSold(i)) free.push(i);
    },
    pos(i) {
      const seat = free[i];
      if (!map.current || seat === undefined) return null;
      const { x, y } = map.current.place(seat);
      const box = stage.getBoundingClientRect();
      const at = { x: box.left + x, y: box.top + y };
      // Not off the stage, nor under a button.
      return document.elementFromPoint(at.x, at.y)?.closest('[role="application"]') ? at : null;
    },
    selected: i => free[i] !== undefined && seating?.selection.getState().state[free[i]] === PICKED,
  };
}
