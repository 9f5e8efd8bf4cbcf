import { useState } from 'react';
import { call } from '#api/client.ts';
import { type GiftOffer, type GivenTicket, gift } from '#domain/contract/gift.ts';
import { TicketStack } from '#features/ticket/ticket-card.tsx';
import { keptGift } from '#features/ticket/wallet.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/dialog.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { toast } from '#ui/toast.tsx';
import { CalendarButton } from './overview.tsx';
import styles from './user.module.css';

interface Props {
  waiting: readonly GiftOffer[];
  received: readonly GivenTicket[];
  /** Something was answered: the tickets are read again. */
  onChange: () => void;
}

/** What friends have given: offers for the member's number, and the tickets that were taken. */
export function Received({ waiting, received, onChange }: Props) {
  const t = useCopy('gift');
  const { locale } = useTree();
  const { busy, submit } = useSubmit();
  const answer = (offer: GiftOffer, yes: boolean) =>
    submit(async () => {
      await call(yes ? gift.accept : gift.decline, { code: offer.code });
      toast(t(yes ? 'page.accepted' : 'page.declined'), yes ? 'ok' : undefined);
      onChange();
    }, onChange);
  return (
    <>
      {waiting.length > 0 && (
        <section className={`no-print mt-12 ${styles.block}`}>
          <h2>{t('mine.waiting')}</h2>
          <ul className={styles.offers}>
            {waiting.map(offer => (
              <li className="flex-wrap justify-between items-centre line-b flex" key={offer.giftId}>
                <div>
                  <b>{offer.title}</b>
                  <span className="sm sec">
                    {longDateTime(offer.occasion.startsAt, locale)}
                    {locale === 'zh-CN' ? '　' : ', '}
                    {offer.label}
                  </span>
                  <span className="sm sec">
                    {offer.from &&
                      `${t('mine.from', { name: offer.from })}${locale === 'zh-CN' ? '。' : '. '}`}
                    {t('page.until', { until: longDateTime(offer.expiresAt, locale) })}
                  </span>
                </div>
                <div className={`flex flex-wrap gap-3 mt-5 ${styles.ticketActions}`}>
                  <Button size="sm" disabled={busy} onClick={() => void answer(offer, true)}>
                    {t('page.accept')}
                  </Button>
                  <Button look="ghost" size="sm" disabled={busy} onClick={() => void answer(offer, false)}>
                    {t('page.decline')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {received.length > 0 && (
        <section className={`mt-12 ${styles.block}`} aria-label={t('mine.received')}>
          {received.map(given => (
            <One key={given.giftId} given={given} onChange={onChange} />
          ))}
        </section>
      )}
    </>
  );
}

function One({ given, onChange }: { given: GivenTicket; onChange: () => void }) {
  const t = useCopy('gift');
  const { locale } = useTree();
  const { busy, submit } = useSubmit();
  const [asking, setAsking] = useState(false);
  const order = keptGift(given);
  const from = t('mine.from', { name: given.from });
  const handBack = () =>
    submit(async () => {
      await call(gift.handBack, { giftId: given.giftId });
      toast(t('mine.handedBack'), 'ok');
      setAsking(false);
      onChange();
    }, onChange);
  return (
    <article className={`mt-7 p-ground p-on ${styles.tickets}`} style={paletteStyle(given.art)}>
      <header>
        <div>
          <h2>{given.title}</h2>
          <p className="sm">
            <time dateTime={given.occasion.startsAt}>{longDateTime(given.occasion.startsAt, locale)}</time>
            {locale === 'zh-CN' ? '　' : '. '}
            {from}
          </p>
        </div>
      </header>
      <TicketStack order={order} />
      <details className="no-print sm mt-4">
        <summary>{t('mine.history')}</summary>
        <ol className="grid gap-1 pt-2">
          {given.events.map(event => (
            <li key={event.status}>
              <time className="num" dateTime={event.at}>
                {longDateTime(event.at, locale)}
              </time>{' '}
              {event.note}
            </li>
          ))}
        </ol>
      </details>
      <div className={`no-print flex flex-wrap gap-3 mt-5 ${styles.ticketActions}`}>
        <CalendarButton order={order} />
        <Button look="ghost" onArt aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('mine.handBack')}
        </Button>
      </div>
      <Confirm
        open={asking}
        title={t('mine.handBackTitle')}
        onClose={() => setAsking(false)}
        keep={t('mine.keep')}
        yes={t('mine.handBack')}
        busy={busy}
        onYes={() => void handBack()}
      >
        <p>{given.giverLeft ? t('mine.returnText') : t('mine.handBackText', { name: given.from })}</p>
      </Confirm>
    </article>
  );
}
