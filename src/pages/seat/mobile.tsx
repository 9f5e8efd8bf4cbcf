import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { LanguageLink } from '#features/page/language-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { lineTitle } from '#features/programme-card/title.ts';
import { Basket } from '#features/seat-map/basket.tsx';
import { MapView } from '#features/seat-map/map-view.tsx';
import { Legend, Prices } from '#features/seat-map/prices.tsx';
import { SeatList } from '#features/seat-map/seat-list.tsx';
import { SeatView } from '#features/seat-map/seat-view.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { grid } from '#ui/icon-more.ts';
import { Load } from '#ui/load.tsx';
import { Price } from '#ui/price.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Steps } from '#ui/steps.tsx';
import { Best, Quick } from './best.tsx';
import { Closed } from './closed.tsx';
import styles from './mobile.module.css';
import type { loader, OpenSale, Sale } from './model.ts';
import { Advice, ChangeDate, Hold, Lost, RoomPart, When } from './parts.tsx';
import { useVisit } from './use-visit.ts';

export { loader } from './model.ts';

const INSET = { top: 12, right: 12, bottom: 12, left: 12 };

export default function SeatPageMobile() {
  const { sale } = usePageData<typeof loader>();
  return (
    <Load from={sale} skeleton={<Waiting />}>
      {data =>
        data.kind === 'open' ? (
          <Room key={data.schedule.id} sale={data} />
        ) : (
          <>
            <Bar sale={data} />
            {data.kind === 'room' ? <RoomPart sale={data} /> : <Closed sale={data} />}
          </>
        )
      }
    </Load>
  );
}

function Waiting() {
  return (
    <div className={`grid clip ${styles.app}`}>
      <Bar sale={null} />
      <Skeleton kind="block" className={styles.waiting} />
    </div>
  );
}

/** Back, the concert, the rules; then the steps. */
function Bar({ sale }: { sale: Sale | null }) {
  const t = useCopy('seat');
  const tree = useTree();
  const navigate = useNavigate();
  const id = sale?.detail?.id;
  return (
    <div className={`on-paper line-b ${styles.bar}`}>
      <header className="bar">
        <button
          type="button"
          aria-label={t('back')}
          onClick={() => void navigate(id ? href(tree, 'musicale-detail', { id }) : href(tree, 'musicale'))}
        >
          <Icon name="back" />
        </button>
        <h1 tabIndex={-1} className="one-line">
          {sale?.detail ? lineTitle(sale.detail, tree.locale) : t('title')}
        </h1>
        <span className={`row ${styles.tools}`}>
          <LanguageLink />
          <LinkButton
            look="quiet"
            className={`p-0 ${styles.help}`}
            to={href(tree, 'musicale-ticketservice')}
            aria-label={t('faq')}
          >
            <Icon name="info" />
          </LinkButton>
        </span>
      </header>
      <Steps current={2} className={styles.steps} />
    </div>
  );
}

function Room({ sale }: { sale: OpenSale }) {
  const view = useVisit(sale);
  const { t } = view.words;
  const { seating, visit, map, picked, total, busy } = view;
  const [list, setList] = useState(false);
  const ways = (
    <div className={styles.ways}>
      <Segmented
        label={t('ways')}
        value={list ? 'list' : 'map'}
        segments={[
          { value: 'map', label: <Way label={t('toMap')} icon={<Icon draw={grid} />} /> },
          { value: 'list', label: <Way label={t('toList')} icon={<Icon name="list" />} /> },
        ]}
        onChange={way => setList(way === 'list')}
      />
    </div>
  );
  const pay = (
    <div className={`grid gap-4 items-centre ${styles.go}`}>
      <p>
        <Price className="t-4 lh-1" yuan={total} />
        <small className="as-block mt-1 t-xs ter">
          {picked.length ? t('basket.short', { count: picked.length }) : t('basket.none')}
        </small>
      </p>
      <Button
        look="accent"
        size="lg"
        busy={busy}
        aria-disabled={!picked.length}
        onClick={() => void view.next()}
      >
        {t(list ? 'confirmChoice' : 'nextShort')}
      </Button>
    </div>
  );
  const below = (
    <>
      <p className="vh" role="status">
        {view.sentence}
      </p>
      {view.viewed >= 0 && (
        <SeatView seating={seating} seat={view.viewed} onClose={() => view.setViewed(-1)} />
      )}
    </>
  );
  if (list) {
    return (
      <div className={styles.listPage}>
        <Bar sale={sale} />
        {ways}
        <section className={`grid gap-3 items-centre py-4 px-5 line-b ${styles.event}`}>
          <Art attrs={sale.detail.art} ratio="r34" size="poster" />
          <div>
            <p className={styles.eventName}>{sale.detail.title}</p>
            <p className={`t-sm flex flex-wrap items-baseline sec ${styles.eventWhen}`}>
              <When at={sale.schedule.startsAt} />
              <span>{sale.plan.hall}</span>
            </p>
          </div>
          <ChangeDate sale={sale} className="btn ghost sm" />
        </section>
        <div className={`grid gap-8 ${styles.pad}`}>
          <Hold view={view} />
          <Lost view={view} />
          <Best view={view} />
          <SeatList seating={seating} onToggle={visit.toggle} />
        </div>
        <div className={`pt-3 on-surface line-t ${styles.fixed}`}>
          <p className="flex justify-between gap-4 px-5 t-sm">
            <span>{picked.length ? view.words.seats(picked) : t('basket.none')}</span>
            <span className="ter">{t('heldAfter')}</span>
          </p>
          <Advice view={view} />
          {pay}
        </div>
        {below}
      </div>
    );
  }
  return (
    <div className={`grid clip ${styles.app}`}>
      <Bar sale={sale} />
      <div className="relative min-h-0 clip">
        <MapView
          seating={seating}
          inset={INSET}
          small
          map={map}
          onToggle={visit.toggle}
          onView={view.setViewed}
        />
      </div>
      <section className={`relative pt-3 on-surface ${styles.sheet}`} aria-label={t('basket.sheet')}>
        <div className={`t-sm flex justify-between items-centre gap-x-4 ${styles.when}`}>
          <p className="flex flex-wrap items-baseline">
            <When at={sale.schedule.startsAt} />
            <span>{sale.plan.hall}</span>
          </p>
          <button type="button" className="more" onClick={() => setList(true)}>
            {t('toList')}
          </button>
        </div>
        <div className={styles.notes}>
          <Hold view={view} />
          <Lost view={view} />
          <Advice view={view} />
        </div>
        <Prices seating={seating} row />
        <Legend seating={seating} row />
        {picked.length ? (
          <Basket seating={seating} compact empty="" onRemove={visit.remove} onView={view.setViewed} />
        ) : (
          <div className="px-5">
            <Quick view={view} />
          </div>
        )}
        {pay}
      </section>
      {below}
    </div>
  );
}

function Way({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <>
      {icon}
      {label}
    </>
  );
}
