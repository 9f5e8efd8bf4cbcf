import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import type { CallFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type Arrangement, type PackDetail, presale } from '#domain/contract/presale.ts';
import type { RoomView } from '#domain/contract/room.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { divide } from '#lib/money.ts';
import { priced } from '#lib/price.ts';
import { seatWords } from '#lib/seat-words.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Price } from '#ui/price.tsx';
import { StringLoader } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import { HallPart } from './hall-part.tsx';
import type { Choice } from './use-choice.ts';
import { useArrangement, useHalls } from './use-halls.ts';
import styles from './view.module.css';

interface Props {
  pack: PackDetail;
  choice: Choice;
  /** The live order that this one replaces. */
  replace: string | undefined;
}

/** Seats once for all dates: chosen by house at the left, shown date by date with the price at the right. */
export function SeatsStep({ pack, choice, replace }: Props) {
  const t = useCopy('presale');
  const ui = useCopy('ui');
  const tree = useTree();
  const { schedules, party, seats } = choice;
  const asked = { packId: pack.packId, schedules, party };
  const loaded = useHalls(asked);
  const halls = loaded.kind === 'ready' ? loaded.halls : [];
  const whole = halls.length > 0 && halls.every(h => seats[h.hall.planId]?.length === party);
  const wished = whole
    ? Object.fromEntries(halls.map(h => [h.hall.planId, seats[h.hall.planId] ?? []]))
    : null;
  const arranged = useArrangement(asked, wished);
  const arrangement = arranged.kind === 'ready' ? arranged.arrangement : null;
  const signedIn = useUser(s => s.userInfo !== null);
  const { busy, turn, submit } = useOrder({ packId: pack.packId, schedules, replace, again: arranged.again });
  const ready = arrangement !== null && arrangement.without.length === 0;

  return (
    <div className={`grid gap-16 items-start n-cols-1 ${styles.page}`}>
      <div>
        <header className={styles.head}>
          <p className="sec">{pack.name}</p>
          <h1 className="t-h1">{t('seats.title')}</h1>
          <p className="lead measure-44 mt-3">{t('seats.text')}</p>
        </header>
        {loaded.kind === 'waiting' && <StringLoader />}
        {loaded.kind === 'failed' && <ErrorState onRetry={loaded.retry} />}
        {halls.map(h => (
          <HallPart
            key={h.hall.planId}
            {...h}
            party={party}
            chosen={seats[h.hall.planId] ?? []}
            onChoose={ids => choice.setSeats(h.hall.planId, ids)}
          />
        ))}
      </div>
      <aside
        className={`sticky grid gap-4 p-7 on-surface line-box bar-t n-static ${styles.panel}`}
        aria-label={t('price.title')}
      >
        <h2>{t('seats.each')}</h2>
        <div aria-live="polite" aria-busy={arranged.kind === 'waiting'}>
          {arranged.kind === 'none' && <p className="sm sec">{t('seats.choose')}</p>}
          {arranged.kind === 'waiting' && <p className="sm sec">{t('seats.arranging')}</p>}
          {arranged.kind === 'failed' && (
            <Note kind="bad" role="alert">
              <p>{arranged.message || t('seats.failed')}</p>
              <Button size="sm" look="ghost" onClick={arranged.retry}>
                {ui('error.retry')}
              </Button>
            </Note>
          )}
          <Evenings choice={choice} arrangement={arrangement} />
        </div>
        {arrangement && <Prices arrangement={arrangement} party={party} dates={schedules.length} />}
        <Button
          look="accent"
          size="lg"
          block
          busy={busy}
          aria-disabled={!ready || undefined}
          onClick={() => arrangement && void submit(arrangement)}
        >
          {t(busy ? 'seats.busy' : 'seats.next')}
        </Button>
        {turn && (
          <Note kind="info" role="status">
            <p>{turn.message}</p>
            <LinkButton size="sm" look="ghost" to={href(tree, 'seat', { scheduleId: turn.scheduleId })}>
              {t('seats.turn')}
            </LinkButton>
          </Note>
        )}
        {!signedIn && <p className="sm ter">{t('seats.signIn')}</p>}
        <LinkButton look="quiet" block to={href(tree, 'presale-schedule', { packId: pack.packId, replace })}>
          {t('seats.back')}
        </LinkButton>
      </aside>
    </div>
  );
}

interface Ordering {
  packId: string;
  schedules: readonly string[];
  replace: string | undefined;
  again: () => void;
}

/** Makes the order of all dates. A seat that was lost meanwhile is arranged anew, and nothing is ordered unseen. */
function useOrder({ packId, schedules, replace, again }: Ordering) {
  const t = useCopy('presale');
  const tree = useTree();
  const navigate = useNavigate();
  const { busy, submit } = useSubmit();
  const sendOnce = useIntent();
  const [turn, setTurn] = useState<(RoomView & { message: string }) | null>(null);
  const order = async ({ dates }: Arrangement) => {
    const seats = Object.fromEntries(dates.map(d => [d.scheduleId, d.seats.map(s => s.seatId)]));
    const { tradeNo } = await sendOnce({ packId, schedules: [...schedules], seats, replace }, asked =>
      call(presale.create, asked),
    );
    await navigate(href(tree, 'presale-confirmOrder', { tradeNo, supportSeat: 'Y' }));
  };
  const failed = ({ errcode, kind, data, message }: CallFailure) => {
    // The words stay, with the way to one's place: it takes a while until it is one's turn.
    setTurn(errcode === ERR.inRoom ? { ...(data as RoomView), message } : null);
    if (errcode === ERR.seatsLost) toast(t('seats.lost'));
    if (kind === 'refused') again();
  };
  return { busy, turn, submit: (arrangement: Arrangement) => submit(() => order(arrangement), failed) };
}

/** Each date with its seats, and whether they are the chosen ones. */
function Evenings({ choice, arrangement }: { choice: Choice; arrangement: Arrangement | null }) {
  const t = useCopy('presale');
  const { locale } = useTree();
  return (
    <ol>
      {choice.evenings.map(({ concert, date }) => {
        const found = arrangement?.dates.find(d => d.scheduleId === date.scheduleId);
        const missing = arrangement?.without.includes(date.scheduleId) ?? false;
        return (
          <li className="grid gap-1 py-3 line-b" key={date.scheduleId}>
            <b className="bold">{longDateTime(date.startsAt, locale)}</b>
            <span className="sm sec">{concert.title}</span>
            {found && (
              <span className="flex justify-between gap-4 mt-1 t-sm">
                <span>{seatWords(found.seats, locale)}</span>
                <span>
                  {t('price.forParty', { count: found.seats.length })} <Price yuan={found.total} />
                </span>
              </span>
            )}
            {found && (
              <span className={`flex gap-2 t-sm ${found.same ? styles.same : styles.moved}`}>
                <Icon name={found.same ? 'check' : 'info'} />
                {t(found.same ? 'seats.same' : 'seats.moved')}
              </span>
            )}
            {missing && (
              <span className={`flex gap-2 t-sm ${styles.moved}`}>
                <Icon name="info" />
                {t('seats.without')}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Prices({ arrangement, party, dates }: { arrangement: Arrangement; party: number; dates: number }) {
  const t = useCopy('presale');
  const { full, saving, total } = arrangement;
  return (
    <dl className={styles.prices}>
      <div className="between gap-4 py-1">
        <dt>
          {t('price.full')} {t('price.forParty', { count: party })}
        </dt>
        <dd>
          <Price yuan={full} exact />
        </dd>
      </div>
      <div className="between gap-4 py-1">
        <dt>{t('price.saving')}</dt>
        <dd className="text-accent">
          <Price yuan={saving} exact neg />
        </dd>
      </div>
      <div className={`between gap-4 py-1 ${styles.total}`}>
        <dt>
          {t('price.total')} {t('price.forParty', { count: party })}
        </dt>
        <dd>
          <Price className="t-6" yuan={total} exact />
        </dd>
      </div>
      <div className={`between gap-4 py-1 ${styles.saved}`}>
        <dt className="vh">{t('price.saving')}</dt>
        <dd className="flex flex-wrap justify-between w-full t-sm">
          <b>{t('price.saved', { price: priced(saving) })}</b>
          <span className="ter">
            {t('price.perHead', { price: priced(Math.round(divide(total, party * dates))) })}
          </span>
        </dd>
      </div>
    </dl>
  );
}
