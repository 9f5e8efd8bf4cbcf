import { useState } from 'react';
import { FlowHeader } from '#features/flow/flow-header.tsx';
import { LanguageLink } from '#features/page/language-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { titleLines } from '#features/programme-card/title.ts';
import { Basket } from '#features/seat-map/basket.tsx';
import { MapView } from '#features/seat-map/map-view.tsx';
import { FreeCount, Legend, Prices } from '#features/seat-map/prices.tsx';
import { SeatList } from '#features/seat-map/seat-list.tsx';
import { SeatView } from '#features/seat-map/seat-view.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { map as mapIcon } from '#ui/icon-more.ts';
import { Load } from '#ui/load.tsx';
import { Named } from '#ui/named.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Best, Quick } from './best.tsx';
import { Closed } from './closed.tsx';
import type { loader, OpenSale } from './model.ts';
import { Advice, ChangeDate, Hold, Lost, RoomPart, When } from './parts.tsx';
import styles from './seat.module.css';
import { useVisit } from './use-visit.ts';

export { loader } from './model.ts';

/** Css px that the title and the buttons take from the overview. */
const INSET = { top: 12, right: 40, bottom: 12, left: 64 };

export default function SeatPagePc() {
  const t = useCopy('seat');
  const tree = useTree();
  const { sale, asked } = usePageData<typeof loader>();
  return (
    <div className={`grid n-h-auto n-min-h-0 clip ${styles.app}`}>
      <FlowHeader step={2}>
        <LinkButton look="quiet" size="sm" to={href(tree, 'musicale-ticketservice')}>
          {t('faq')}
        </LinkButton>
        <LinkButton
          look="ghost"
          size="sm"
          to={
            asked.programId ? href(tree, 'musicale-detail', { id: asked.programId }) : href(tree, 'musicale')
          }
        >
          {t('exit')}
        </LinkButton>
        <LanguageLink />
      </FlowHeader>
      <Load from={sale} skeleton={<Waiting />}>
        {data =>
          data.kind === 'open' ? (
            <Room key={data.schedule.id} sale={data} />
          ) : data.kind === 'room' ? (
            <RoomPart sale={data} />
          ) : (
            <Closed sale={data} />
          )
        }
      </Load>
    </div>
  );
}

function Waiting() {
  return (
    <div className={`grid min-h-0 n-cols-1 ${styles.waiting}`}>
      <Skeleton kind="block" className={styles.waitMap} />
      <Skeleton kind="text" count={8} className={styles.waitPanel} />
    </div>
  );
}

function Room({ sale }: { sale: OpenSale }) {
  const view = useVisit(sale);
  const { t } = view.words;
  const { seating, visit, map, picked, total, busy } = view;
  const [list, setList] = useState(false);
  const lines = titleLines(sale.detail);
  return (
    <div className={`grid min-h-0 n-cols-1 ${styles.room}`}>
      <div className={`relative min-w-0 ${styles.stage}`}>
        <div className={list ? styles.listTitle : `on-paper r-1 absolute n-static n-w-auto ${styles.title}`}>
          <h1 tabIndex={-1}>
            {lines.map(line => (
              <span key={line}>
                <Named>{line}</Named>
              </span>
            ))}
          </h1>
          <p className="when">
            <When at={sale.schedule.startsAt} />
          </p>
          <p className={`grid justify-items-start mt-1 t-sm sec ${styles.hall}`}>
            <span>{sale.plan.hall}</span>
            <ChangeDate sale={sale} />
          </p>
        </div>
        {list ? (
          <div className={`grid gap-10 ${styles.listWay}`}>
            <Best view={view} />
            <SeatList seating={seating} onToggle={visit.toggle} />
          </div>
        ) : (
          <>
            <div className={`absolute inset-0 ${styles.mapBox}`}>
              <MapView
                seating={seating}
                inset={INSET}
                map={map}
                onToggle={visit.toggle}
                onView={view.setViewed}
              />
            </div>
            <div className={`on-paper r-1 absolute n-static n-w-auto ${styles.legend}`}>
              <Legend seating={seating} />
            </div>
          </>
        )}
        <div className={`n-static n-w-auto absolute ${styles.way}`}>
          <Button className="on-paper" look="ghost" size="sm" onClick={() => setList(!list)}>
            {list ? <Icon draw={mapIcon} /> : <Icon name="list" />}
            {list ? t('toMap') : t('toList')}
          </Button>
        </div>
      </div>
      <aside className={`column min-h-0 on-surface line-l ${styles.panel}`} aria-label={t('basket.sheet')}>
        <div className={`grow ${styles.scroll}`}>
          <Hold view={view} />
          <Lost view={view} />
          <h2 className="between t-2">
            {t('prices.title')}
            <small>
              <FreeCount seating={seating} />
            </small>
          </h2>
          <Prices seating={seating} />
          <h2 className="between t-2">
            {t('basket.title')}
            <small>{t('basket.limit', { count: seating.selection.limit })}</small>
          </h2>
          <Basket
            seating={seating}
            empty={t(list ? 'basket.emptyList' : 'basket.empty')}
            onRemove={visit.remove}
            onView={view.setViewed}
          />
          {!list && <Quick view={view} />}
        </div>
        <div className={`ink-t ${styles.pay}`}>
          <Advice view={view} />
          <p className="between mb-4 sec">
            <span>{picked.length ? t('basket.total', { count: picked.length }) : t('basket.none')}</span>
            <Price className="t-6 lh-1 ink" yuan={total} />
          </p>
          <Button
            look="accent"
            size="lg"
            block
            busy={busy}
            aria-disabled={!picked.length}
            onClick={() => void view.next()}
          >
            {t('next')}
          </Button>
        </div>
      </aside>
      <p className="vh" role="status">
        {view.sentence}
      </p>
      {view.viewed >= 0 && (
        <SeatView seating={seating} seat={view.viewed} onClose={() => view.setViewed(-1)} />
      )}
    </div>
  );
}
