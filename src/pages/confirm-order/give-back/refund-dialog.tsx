import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import type { RefundQuote } from '#domain/contract/order.ts';
import { callsOf } from '#features/order/calls.ts';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { colon, listed } from '#lib/listed.ts';
import { exactly, inUnits, priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Price } from '#ui/price.tsx';
import styles from '../status/status.module.css';
import type { OrderState } from '../use-order.ts';
import { Ladder } from './ladder.tsx';
import { RefundWays, type Way } from './refund-ways.tsx';

interface Props {
  orderState: OrderState;
  quote: RefundQuote;
  /** The one evening of a package that it is about; else the order. */
  evening?: string | undefined;
  /** What is chosen first. */
  first?: Way | undefined;
  onClose: () => void;
}

/** What goes back and what does not, exactly and before anything is given back; several tickets one by one. */
export function RefundDialog({
  orderState: { order, busy, refund, changeEvening },
  quote: all,
  evening: only,
  first = 'money',
  onClose,
}: Props) {
  const t = useCopy('order');
  const w = useWords(order);
  const pieces = all.pieces ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(() => pieces.map(p => p.id));
  const part = chosen.length < pieces.length;
  const key = chosen.join();
  const [stated, setStated] = useState<{ key: string; quote: RefundQuote } | null>(null);
  const { refundQuote } = callsOf(order.family);
  useEffect(() => {
    if (!part || key === '' || !refundQuote) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(refundQuote, { tradeNo: order.tradeNo, pieces: key.split(',') }, { signal }).then(
      quote => setStated({ key, quote }),
      error => {
        // The wrapper has shown why; nothing can be confirmed without a figure.
        if (!isFailure(error)) throw error;
      },
    );
    return () => controller.abort();
  }, [part, key, refundQuote, order.tradeNo]);
  const sureWords = (by: Way, amount: string): string =>
    by === 'donate' ? t('refund.donateYes', { amount }) : w('refundYes', { amount });
  const quote = !part ? all : stated?.key === key ? stated.quote : null;
  const [way, setWay] = useState<Way>(first);
  const [donor, setDonor] = useState('');
  const tree = useTree();
  const [evening, setEvening] = useState(all.exchange?.evenings[0]?.scheduleId ?? '');
  // What is offered for all of them may be nothing for some.
  const chosenWay: Way = !all.allowed
    ? 'exchange'
    : quote && ((way === 'donate' && !quote.donate) || (way === 'exchange' && !quote.exchange))
      ? 'money'
      : way;
  const other = all.exchange?.evenings.find(e => e.scheduleId === evening);
  const exchangeTo =
    !only &&
    quote?.exchange &&
    href(tree, 'seat', {
      scheduleId: evening,
      programId: order.subjectId,
      exchange: order.tradeNo,
      ...(part && { pieces: key }),
    });
  const rows: readonly (readonly [label: string, yuan: number])[] = quote
    ? [[t('refund.fee'), quote.fee], ...(quote.short ? [[t('refund.short'), quote.short] as const] : [])]
    : [];
  return (
    <Dialog
      open
      title={listed(
        [all.allowed && w('refundTitle'), chosenWay !== 'money' && t(`refund.${chosenWay}`)],
        tree.locale,
        colon,
      )}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {w('refundKeep')}
          </Button>
          {chosenWay === 'exchange' && exchangeTo ? (
            <LinkButton to={exchangeTo}>{t('refund.exchangeGo')}</LinkButton>
          ) : chosenWay === 'exchange' && only && other?.seats ? (
            <Button
              busy={busy === 'refund'}
              onClick={async () => {
                await changeEvening({ scheduleId: only, to: evening, seats: other.seats?.ids ?? [] });
                onClose();
              }}
            >
              {t('changed.take')}
            </Button>
          ) : (
            <Button
              busy={busy === 'refund'}
              disabled={quote === null}
              onClick={async () => {
                if (!quote) return;
                await refund({
                  fee: quote.fee,
                  amount: quote.amount,
                  ...(only ? { pieces: [only] } : part && { pieces: [...chosen] }),
                  ...(chosenWay === 'donate' && { donor }),
                });
                onClose();
              }}
            >
              {busy === 'refund'
                ? chosenWay === 'donate'
                  ? t('refund.donateBusy')
                  : w('refundBusy')
                : quote
                  ? sureWords(chosenWay, exactly(quote.amount))
                  : t(chosen.length > 0 ? 'refund.reckoning' : 'refund.choose')}
            </Button>
          )}
        </>
      }
    >
      {(only ? all.allowed : order.occasion?.changed) && <p className="sec">{t('changed.free')}</p>}
      <p className="sec">
        {chosenWay === 'money'
          ? w('refundLead')
          : t(
              chosenWay === 'donate' ? 'refund.donateLead' : only ? 'refund.swapLead' : 'refund.exchangeLead',
            )}
      </p>
      {order.tickets.some(ticket => ticket.used) && <p className="sm sec">{t('refund.usedStay')}</p>}
      {pieces.length > 0 && (
        <fieldset className={`grid gap-2 ${styles.pieces}`}>
          <legend className="mb-2">{t('refund.which')}</legend>
          {pieces.map(p => (
            <Checkbox
              key={p.id}
              label={p.label}
              hint={exactly(p.price)}
              checked={chosen.includes(p.id)}
              onChange={({ target }) =>
                setChosen(
                  pieces.map(x => x.id).filter(id => (id === p.id ? target.checked : chosen.includes(id))),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {(all.donate || all.exchange) && (
        <RefundWays
          quote={quote ?? all}
          way={chosenWay}
          onWay={setWay}
          donor={donor}
          onDonor={setDonor}
          evening={evening}
          onEvening={setEvening}
        />
      )}
      {all.whole && <p className="sm sec">{all.whole}</p>}
      {chosenWay !== 'exchange' && all.ladder.length > 0 && <Ladder steps={all.ladder} now={order.now} />}
      <dl className="mt-5" aria-live="polite">
        {(chosenWay === 'exchange' ? [] : rows).map(([label, yuan]) => (
          <div className="between py-1" key={label}>
            <dt>{label}</dt>
            <dd>
              <Price yuan={yuan} exact />
            </dd>
          </div>
        ))}
        {quote && !(chosenWay === 'exchange' && other?.seats) && (
          <div className="between py-1">
            <dt>{t(SUM[chosenWay])}</dt>
            <dd className="t-3">
              <Price yuan={(chosenWay === 'exchange' && quote.exchange?.credit) || quote.amount} exact />
            </dd>
          </div>
        )}
      </dl>
      {quote && <PointsNote quote={quote} />}
    </Dialog>
  );
}

const SUM = { money: 'refund.amount', donate: 'refund.donated', exchange: 'refund.worth' } as const;

function PointsNote({ quote: { points = 0, short = 0, pointsBack = 0 } }: { quote: RefundQuote }) {
  const t = useCopy('order');
  const lines = [
    points > 0 && t('refund.points', { points: points.toLocaleString('en-US') }),
    short > 0 && t('refund.shortText', { amount: exactly(short), worth: priced(inUnits(100)) }),
    pointsBack > 0 && t('refund.pointsBack', { points: pointsBack.toLocaleString('en-US') }),
  ].filter(line => line !== false);
  return lines.map(line => (
    <p key={line} className="sm sec">
      {line}
    </p>
  ));
}
