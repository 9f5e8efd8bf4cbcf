import { HoldTimer } from '#features/hold-timer/hold-timer.tsx';
import { Proposals } from '#features/seat-map/proposals.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthOf, shortDay, weekdayShort } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OpenSale } from './model.ts';
import styles from './seat.module.css';
import type { VisitView } from './use-visit.ts';

export const RoomPart = deferred(
  part(() => import('./waiting-room.tsx'), 'WaitingRoom', 'room'),
  <Skeleton kind="block" />,
);

/** 10.24 周六 19:30 · 24 Oct, Sat 19:30, in hall time. */
export function When({ at }: { at: string }) {
  const { locale } = useTree();
  const time = hallTime(at);
  const zh = locale === 'zh-CN';
  const day = weekdayShort(time.weekday, locale);
  return (
    <>
      <span className="num">{zh ? shortDay(at, locale, true) : time.day}</span>
      <span>{zh ? `${day} ${time.time}` : `${monthOf(time, locale, true)}, ${day} ${time.time}`}</span>
    </>
  );
}

/** Back to the concert, where its other dates are. */
export function ChangeDate({ sale, className }: { sale: OpenSale; className?: string }) {
  const t = useCopy('seat');
  const tree = useTree();
  return (
    <Link className={className ?? 'more'} to={href(tree, 'musicale-detail', { id: sale.detail.id })}>
      {t('change')}
    </Link>
  );
}

/** What the first tickets bring: asked for when the plan is there. */
const Credit = deferred(
  part(() => import('./credit.tsx'), 'Credit'),
  null,
);

/** Seats that are chosen for tickets of another evening. */
function Exchanging({ view }: { view: VisitView }) {
  const t = useCopy('seat');
  const { until } = view.sale;
  return (
    <>
      {until && <Note>{t('turn', { time: hallTime(until).time })}</Note>}
      {view.exchange && <Credit exchange={view.exchange} />}
    </>
  );
}

/** The hold of a live order, by the server's clock; it can be renewed once. */
export function Hold({ view }: { view: VisitView }) {
  const t = useCopy('seat');
  const tree = useTree();
  const { mine, now, visit, busy } = view;
  if (!mine) return <Exchanging view={view} />;
  return (
    <div className="pb-4 mb-5 line-b">
      <Exchanging view={view} />
      <HoldTimer
        expiresAt={mine.expiresAt}
        now={now}
        label={t('hold.label')}
        onOver={() => void visit.holdOver()}
        renew={
          mine.renewable ? { label: t('hold.renew'), busy, onRenew: () => void visit.renew() } : undefined
        }
      >
        <span>{t('hold.until', { time: hallTime(mine.expiresAt).time })}</span>
        <Link className="more" to={href(tree, 'confirmOrder', { tradeNo: mine.tradeNo, supportSeat: 'Y' })}>
          {t('hold.order')}
        </Link>
      </HoldTimer>
      <p className="mt-1 t-xs ter">{t('hold.note')}</p>
    </div>
  );
}

/** Seats that somebody else was faster with: what happened, the seats again when they are free, substitutes near by. */
export function Lost({ view }: { view: VisitView }) {
  const { t, seats } = view.words;
  const { lost, again, near, visit, seating, picked } = view;
  if (!lost.length) return null;
  return (
    <Note kind="bad" role="alert" className={`mt-3 mb-5 ${styles.lost}`}>
      <h2>{t('lost.title')}</h2>
      <p>{t('lost.text', { seats: seats(lost) })}</p>
      {again.length > 0 && (
        <p className="row flex-wrap gap-2 mt-2">
          <span>{t('lost.again', { seats: seats(again) })}</span>
          <Button size="sm" look="ghost" onClick={() => visit.takeAgain()}>
            {t('lost.takeAgain')}
          </Button>
        </p>
      )}
      {near && near.length > 0 && (
        <div className="mt-2 ink">
          <p>{t('lost.near')}</p>
          <Proposals
            seating={seating}
            proposals={near}
            label={t('lost.near')}
            picked={picked}
            onChoose={view.takeNear}
          />
        </div>
      )}
      {near?.length === 0 && <p>{t('lost.none')}</p>}
      <p className="row flex-wrap gap-2 mt-2">
        <Button size="sm" look="ghost" onClick={() => visit.dismissLost()}>
          {t('lost.dismiss')}
        </Button>
      </p>
    </Note>
  );
}

/** A seat left alone is hardly ever sold: one tap moves the choice. Whatever was replaced can be brought back. */
export function Advice({ view }: { view: VisitView }) {
  const { t, seats, numbers } = view.words;
  const { advice, undo } = view;
  return (
    <>
      {undo && (
        <p className="flex flex-wrap justify-between gap-y-1 gap-x-4 mb-3 t-sm sec">
          <span>{t('undo.text')}</span>
          <button type="button" className="more" onClick={view.undoChoice}>
            {t('undo.verb')}
          </button>
        </p>
      )}
      {advice && (
        <Note kind="warn" role="status" className={styles.advice}>
          <p>{t('orphan.text', { count: advice.alone.length, seats: seats(advice.alone) })}</p>
          <p className="row flex-wrap gap-2 mt-2">
            {advice.shift && (
              <Button size="sm" look="ghost" onClick={() => advice.shift && view.shift(advice.shift)}>
                {t('orphan.shift', { count: advice.to.length, numbers: numbers(advice.to) })}
              </Button>
            )}
            <Button size="sm" look="quiet" onClick={view.keepAdvice}>
              {t(advice.shift ? 'orphan.keep' : 'lost.dismiss')}
            </Button>
          </p>
        </Note>
      )}
    </>
  );
}
