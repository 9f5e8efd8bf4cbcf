import { type FormEvent, useEffect, useId, useState } from 'react';
import { askAside, joined } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital, type RecordingGift, type TitleCard } from '#domain/contract/digital.ts';
import type { Owned } from '#domain/contract/mall.ts';
import { useAskedProof } from '#features/login/owner-proof.tsx';
import { useQuietSubmit } from '#features/login/use-quiet-submit.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './library.module.css';
import { titleHref } from './title-href.ts';

export interface GiftsProps {
  /** What the member has bought. */
  list: readonly Owned[];
  /** Something was given or taken. */
  onChange: () => void;
}

/** A ticket to a recording for somebody else: wrapped into a code, and a code of one's own unwrapped. */
export function HallGifts({ list, onChange }: GiftsProps) {
  const t = useCopy('listening');
  const [gifts, setGifts] = useState<readonly RecordingGift[]>([]);
  useEffect(
    () =>
      askAside(
        options => call(digital.gifts, {}, options),
        came => setGifts(known => joined(came, known)),
      ),
    [],
  );
  const { busy, submit } = useQuietSubmit();
  const proof = useAskedProof(useId());
  const [asked, setAsked] = useState('');
  const wrapped = new Set(gifts.map(gift => gift.tradeNo));
  const free = list.filter(one => one.kind !== 'vip' && !one.openedAt && !wrapped.has(one.tradeNo));
  const give = (tradeNo: string) => {
    setAsked(tradeNo);
    if (!proof.check()) return undefined;
    return submit(async () => {
      const gift = await call(digital.give, { tradeNo, ...proof.fields }, { quiet: true });
      setGifts(known => joined([gift], known));
    }, proof.refuse);
  };
  return (
    <section className="mt-10" aria-label={t('gifts.title')}>
      <h2 className="pb-3 mb-5 line-2-b t-h3">{t('gifts.title')}</h2>
      <p className="sec">{t('gifts.lead')}</p>
      <ul className={styles.gifts}>
        {gifts.map(gift => (
          <Gift key={gift.id} gift={gift} />
        ))}
        {free.map(({ tradeNo, title }) => (
          <li key={tradeNo}>
            <b className="serif">
              <Named>{title}</Named>
            </b>
            <Button size="sm" look="ghost" busy={busy} onClick={() => void give(tradeNo)}>
              {t('gifts.give')}
              <span className="vh">{title}</span>
            </Button>
            {asked === tradeNo && proof.shown}
          </li>
        ))}
      </ul>
      <TakeGift onTaken={onChange} />
    </section>
  );
}

function Gift({ gift: { title, code, takenAt, void: gone } }: { gift: RecordingGift }) {
  const t = useCopy('listening');
  const { locale } = useTree();
  const copy = () =>
    navigator.clipboard.writeText(code ?? '').then(
      () => toast(t('gifts.copied'), 'ok'),
      () => toast(t('gifts.copyFailed')),
    );
  return (
    <li>
      <b className="serif">
        <Named>{title}</Named>
      </b>
      {gone ? (
        <span className="sm ter">{t('gifts.void')}</span>
      ) : code && !takenAt ? (
        <>
          <code className="num break-anywhere">{code}</code>
          <Button size="sm" look="quiet" onClick={() => void copy()}>
            {t('gifts.copy')}
          </Button>
        </>
      ) : (
        takenAt && (
          <span className="sm ter">{t('gifts.taken', { date: longDay(takenAt, locale, true) })}</span>
        )
      )}
    </li>
  );
}

function TakeGift({ onTaken }: { onTaken: () => void }) {
  const t = useCopy('listening');
  const tree = useTree();
  const { busy, submit } = useSubmit();
  const [code, setCode] = useState('');
  const [titles, setTitles] = useState<readonly TitleCard[]>([]);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    const taken = await submit(() => call(digital.take, { code: code.trim() }));
    if (!taken) return;
    setCode('');
    setTitles(taken.titles);
    onTaken();
  };
  return (
    <form className={`grid gap-x-4 items-end mt-6 ${styles.take}`} onSubmit={event => void take(event)}>
      <TextInput
        label={t('gifts.code')}
        value={code}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('gifts.take')}
      </Button>
      <div role="status">
        {titles.length > 0 && (
          <>
            <p>{t('gifts.yours')}</p>
            <ul>
              {titles.map(card => (
                <li key={card.id}>
                  <Link to={titleHref(tree, card)}>
                    <Named>{card.title}</Named>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}
