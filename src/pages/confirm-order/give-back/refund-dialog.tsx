import { useEffect, useId, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import type { RefundQuote } from '#domain/contract/order.ts';
import { useAskedProof } from '#features/login/owner-proof.tsx';
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

/** What is chosen to go back, and what is then returned; null while that is reckoned. */
function useQuote({ order }: OrderState, all: RefundQuote) {
  const pieces = all.pieces ?? [];
  const [ids, setIds] = useState<readonly string[]>(() => pieces.map(p => p.id));
  const part = ids.length < pieces.length;
  const key = ids.join();
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
  const quote = !part ? all : stated?.key === key ? stated.quote : null;
  const choose = (id: string, on: boolean) =>
    setIds(pieces.map(p => p.id).filter(other => (other === id ? on : ids.includes(other))));
  return { quote, part: part ? ids : null, pieces, ids, choose };
}

/** What goes back and what does not, exactly and before anything is given back; several tickets one by one. */
export function RefundDialog({ orderState, quote: all, evening: only, first = 'money', onClose }: Props) {
  const { order, busy, refund, changeEvening } = orderState;
  const t = useCopy('order');
  const w = useWords(order);
  const tree = useTree();
  const { quote, part, ...chosen } = useQuote(orderState, all);
  const [way, setWay] = useState<Way>(first);
  const [donor, setDonor] = useState('');
  const proof = useAskedProof(useId());
  const [evening, setEvening] = useState(all.exchange?.evenings[0]?.scheduleId ?? '');
  // What is offered for all of them may be nothing for some.
  const chosenWay: Way = !all.allowed
    ? 'exchange'
    : quote && ((way === 'donate' && !quote.donate) || (way === 'exchange' && !quote.exchange))
      ? 'money'
      : way;
  const exchanged = chosenWay === 'exchange';
  const other = all.exchange?.evenings.find(e => e.scheduleId === evening);
  const exchangeTo =
    !only &&
    quote?.exchange &&
    href(tree, 'seat', {
      scheduleId: evening,
      programId: order.subjectId,
      exchange: order.tradeNo,
      ...(part && { pieces: part.join() }),
    });
  const swap = async (from: string, seats: readonly string[]) => {
    await changeEvening({ scheduleId: from, to: evening, seats: [...seats] });
    onClose();
  };
  const giveBack = async () => {
    const donated = chosenWay === 'donate';
    if (!quote || (donated && !proof.check())) return;
    let asked = false;
    await refund(
      {
        fee: quote.fee,
        amount: quote.amount,
        ...(only ? { pieces: [only] } : part && { pieces: [...part] }),
        ...(donated && { donor, ...proof.fields }),
      },
      failure => {
        asked = proof.refuse(failure);
        return asked;
      },
    );
    if (!asked) onClose();
  };
  const sure = (amount: string): string =>
    chosenWay === 'donate' ? t('refund.donateYes', { amount }) : w('refundYes', { amount });
  const doing = () => (chosenWay === 'donate' ? t('refund.donateBusy') : w('refundBusy'));
  const lead =
    chosenWay === 'donate' ? 'refund.donateLead' : only ? 'refund.swapLead' : 'refund.exchangeLead';
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
          {exchanged && exchangeTo ? (
            <LinkButton to={exchangeTo}>{t('refund.exchangeGo')}</LinkButton>
          ) : exchanged && only && other?.seats ? (
            <Button busy={busy === 'refund'} onClick={() => swap(only, other.seats?.ids ?? [])}>
              {t('changed.take')}
            </Button>
          ) : (
            <Button busy={busy === 'refund'} disabled={quote === null} onClick={giveBack}>
              {busy === 'refund'
                ? doing()
                : quote
                  ? sure(exactly(quote.amount))
                  : t(chosen.ids.length > 0 ? 'refund.reckoning' : 'refund.choose')}
            </Button>
          )}
        </>
      }
    >
      {(only ? all.allowed : order.occasion?.changed) && <p className="sec">{t('changed.free')}</p>}
      <p className="sec">{chosenWay === 'money' ? w('refundLead') : t(lead)}</p>
      {order.tickets.some(ticket => ticket.used) && <p className="sm sec">{t('refund.usedStay')}</p>}
      <Pieces {...chosen} />
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
      {!exchanged && all.ladder.length > 0 && <Ladder steps={all.ladder} now={order.now} />}
      <Sums quote={quote} way={chosenWay} even={exchanged && other?.seats !== undefined} />
      {quote && <PointsNote quote={quote} />}
      {chosenWay === 'donate' && proof.shown}
    </Dialog>
  );
}

function Pieces({ pieces, ids, choose }: Pick<ReturnType<typeof useQuote>, 'pieces' | 'ids' | 'choose'>) {
  const t = useCopy('order');
  if (pieces.length === 0) return null;
  return (
    <fieldset className={`grid gap-2 ${styles.pieces}`}>
      <legend className="mb-2">{t('refund.which')}</legend>
      {pieces.map(p => (
        <Checkbox
          key={p.id}
          label={p.label}
          hint={exactly(p.price)}
          checked={ids.includes(p.id)}
          onChange={({ target }) => choose(p.id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** What is kept, and what goes back; nothing of either where one evening stands for another. */
function Sums({ quote, way, even }: { quote: RefundQuote | null; way: Way; even: boolean }) {
  const t = useCopy('order');
  return (
    <dl className="mt-5" aria-live="polite">
      {quote && way !== 'exchange' && <Row label={t('refund.fee')} yuan={quote.fee} />}
      {quote && way !== 'exchange' && quote.short ? (
        <Row label={t('refund.short')} yuan={quote.short} />
      ) : null}
      {quote && !even && (
        <Row
          label={t(SUM[way])}
          className="t-3"
          yuan={(way === 'exchange' && quote.exchange?.credit) || quote.amount}
        />
      )}
    </dl>
  );
}
const Row = ({ label, yuan, className }: { label: string; yuan: number; className?: string }) => (
  <div className="between py-1">
    <dt>{label}</dt>
    <dd className={className}>
      <Price yuan={yuan} exact />
    </dd>
  </div>
);

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
