import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type Gift, gift } from '#domain/contract/gift.ts';
import type { Order } from '#domain/contract/order.ts';
import { siteAddress } from '#hooks/site-address.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { seatWords } from '#lib/seat-words.ts';
import { href } from '#site/href.ts';
import type { Locale } from '#site/tree.ts';
import { Button } from '#ui/button.tsx';
import { part } from '#ui/part.ts';
import { toast } from '#ui/toast.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { Section } from '../section.tsx';
import styles from './gift.module.css';

/** A ticket that can be given by itself. */
export interface Piece {
  readonly piece: string;
  readonly scheduleId: string | undefined;
  readonly label: string;
}

const giveDialog = part(() => import('./give-dialog.tsx'), 'GiveDialog', 'login', 'security');

/** The tickets of a paid order, each with what becomes of it when it goes to a friend. */
export function GiftSection({ order, onChange }: { order: Order; onChange: () => void }) {
  const t = useCopy('gift');
  const { locale } = useTree();
  const [given, setGiven] = useState<readonly Gift[] | null>(null);
  const [giving, setGiving] = useState<Piece | null>(null);
  const [GiveDialog, bringDialog] = useOnDemand(giveDialog);
  const { busy, submit } = useSubmit();
  const { tradeNo } = order;
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const mine = await call(gift.mine, { tradeNo }, { quiet: true, ...(signal && { signal }) });
      setGiven(mine.given);
    },
    [tradeNo],
  );
  useEffect(() => {
    const stop = new AbortController();
    // Not to know is no failure of the order: the section stays away.
    read(stop.signal).catch(error => {
      if (!isFailure(error)) throw error;
    });
    return () => stop.abort();
  }, [read]);
  if (!given) return null;
  if (order.occasion?.realName)
    return (
      <Section title={t('title')}>
        <p className="sm sec">{t('realName')}</p>
      </Section>
    );
  const live = given.filter(g => g.state === 'offered' || g.state === 'accepted');
  const offered = (p: Piece) =>
    live.some(g => g.piece === p.piece && (p.scheduleId ?? g.scheduleId) === g.scheduleId);
  const own = piecesOf(order, locale).filter(p => !offered(p));
  const withdraw = ({ giftId }: Gift) =>
    submit(
      async () => {
        await call(gift.withdraw, { giftId });
        toast(t('withdrawn'), 'ok');
        onChange();
        await read();
      },
      () => read(),
    );
  if (own.length === 0 && live.length === 0) return null;
  return (
    <Section title={t('title')}>
      <p className="sm sec">{t('lead')}</p>
      <ul className={`mt-4 line-t ${styles.list}`}>
        {live.map(g => (
          <li className="flex flex-wrap items-centre justify-between line-b" key={g.giftId}>
            <div>
              <b>{inEvening(order, g.scheduleId, g.label, locale)}</b>
              <span className="sm sec">
                {g.state === 'accepted'
                  ? t('to', { name: g.to })
                  : t(g.to ? 'waitsFor' : 'waits', {
                      name: g.to,
                      until: longDateTime(g.expiresAt, locale),
                    })}
              </span>
              {g.code && <GiftLink code={g.code} />}
            </div>
            {g.state === 'offered' && (
              <Button
                look="quiet"
                size="sm"
                busy={busy}
                aria-label={t('withdrawOf', { place: g.label })}
                onClick={() => void withdraw(g)}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
        {own.map(p => (
          <li
            className="flex flex-wrap items-centre justify-between line-b"
            key={`${p.scheduleId} ${p.piece}`}
          >
            <b>{p.label}</b>
            <Button
              look="ghost"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('giveOf', { place: p.label })}
              onClick={() => {
                bringDialog();
                setGiving(p);
              }}
            >
              {t('give')}
            </Button>
          </li>
        ))}
      </ul>
      {giving && GiveDialog && (
        <GiveDialog
          tradeNo={tradeNo}
          piece={giving}
          onClose={() => setGiving(null)}
          onGiven={() => {
            setGiving(null);
            onChange();
            void read().catch(() => undefined);
          }}
        />
      )}
    </Section>
  );
}

/** The address that the friend opens: what it is of stands behind #, so that no server and no log reads it. */
function GiftLink({ code }: { code: string }) {
  const t = useCopy('gift');
  const tree = useTree();
  const link = siteAddress(`${href(tree, 'ticket-gift')}#${code}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('copied'), 'ok');
    } catch {
      // Without the permission it can still be selected.
      document.querySelector<HTMLInputElement>(`#gift-${CSS.escape(code)}`)?.select();
    }
  };
  return (
    <span className={`row gap-2 ${styles.link}`}>
      <input
        className="grow min-w-0 line-h line-box sec t-sm"
        id={`gift-${code}`}
        readOnly
        value={link}
        aria-label={t('link')}
        onFocus={event => event.currentTarget.select()}
      />
      <Button look="quiet" size="sm" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </span>
  );
}

/** A place of a package with its evening: it has the same one on others. */
function inEvening(
  { evenings }: Order,
  scheduleId: string | undefined,
  label: string,
  locale: Locale,
): string {
  const evening = evenings?.find(e => e.id === scheduleId);
  return evening ? `${longDateTime(evening.startsAt, locale)} · ${label}` : label;
}

/**
 * What an order's own tickets admit, place by place; tickets without places as the order's return names them. None for
 * an evening that is cancelled.
 */
function piecesOf(order: Order, locale: Locale): Piece[] {
  const gone = [order.occasion, ...(order.evenings ?? [])].filter(e => e?.changed === 'cancelled');
  const seated = order.tickets
    .filter(({ used, scheduleId = order.occasion?.id }) => !used && !gone.some(e => e?.id === scheduleId))
    .flatMap(({ seatIds, scheduleId }) =>
      seatIds.map(piece => ({
        piece,
        scheduleId,
        label: inEvening(
          order,
          scheduleId,
          seatWords(
            order.seats.filter(s => s.seatId === piece && s.scheduleId === scheduleId),
            locale,
          ),
          locale,
        ),
      })),
    );
  const counted = order.seats.length > 0 ? [] : (order.refund?.pieces ?? []);
  return [...seated, ...counted.map(({ id, label }) => ({ piece: id, scheduleId: undefined, label }))];
}
