import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { useCountdown } from '#features/hold-timer/use-countdown.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Art } from '#ui/art.tsx';
import { Button } from '#ui/button.tsx';
import { Countdown } from '#ui/countdown.tsx';
import { StringLine } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import type { RoomSale } from './model.ts';
import { isNews, useRoom } from './use-room.ts';
import styles from './waiting-room.module.css';

/** The house lights are down: one's place, how many are before, and nothing that is not known. */
export function WaitingRoom({ sale }: { sale: RoomSale }) {
  const t = useCopy('room');
  const tree = useTree();
  const navigate = useNavigate();
  const { revalidate, state: loading } = useRevalidator();
  const { busy, submit } = useSubmit();
  const { detail, asked } = sale;
  const again = () => void revalidate();
  const { view, lost } = useRoom(sale.place, { gone: again, called: again });
  const { state, before = 0 } = view;
  const title =
    state === 'waiting' ? t('tab.waiting', { count: before }) : t(state === 'called' ? 'tab.called' : 'name');
  usePageTitle(`${title} · ${detail.title}`);
  const sentence = useSentence(view);

  const rejoin = () =>
    submit(async () => {
      const packCode = useUser.getState().packCode || undefined;
      await call(room.join, { scheduleId: asked.scheduleId, packCode });
      await revalidate();
    });
  const leave = () =>
    submit(async () => {
      await call(room.leave, { scheduleId: asked.scheduleId });
      toast(t('left'));
      await navigate(href(tree, 'musicale-detail', { id: detail.id }));
    });
  const ended = state === 'lapsed' || state === 'over';
  return (
    <section
      data-theme="hall"
      className={`grid on-paper ink gap-18 items-centre n-cols-1 n-gap-6 ${styles.room}`}
      aria-labelledby="waiting-room"
    >
      <div className={`n-gone ${styles.art}`} aria-hidden="true">
        <Art attrs={detail.art} ratio="r34" size="poster" />
      </div>
      <div className={`grid gap-4 ${styles.words}`}>
        <p className="flex flex-wrap gap-y-1 gap-x-4 pb-3 line-2-b t-sm">
          {t('name')}
          <span className="ink">{detail.title}</span>
        </p>
        {state === 'early' && <Early view={view} onOpen={again} />}
        {state === 'waiting' && <Waiting view={view} />}
        {state === 'called' && (
          <>
            <h2 id="waiting-room">{t('called.title')}</h2>
            <p className={styles.lead}>{t('called.text')}</p>
            {view.until && <p>{t('called.until', { time: hallTime(view.until).time })}</p>}
            <StringLine sounding />
          </>
        )}
        {ended && (
          <>
            <h2 id="waiting-room">{t(`${state}.title`)}</h2>
            <p className={styles.lead}>
              {t(`${state}.text`, { time: view.until ? hallTime(view.until).time : '' })}
            </p>
            <Button
              look="accent"
              size="lg"
              busy={busy || loading === 'loading'}
              onClick={() => void rejoin()}
            >
              {t('again')}
            </Button>
          </>
        )}
        {lost && (
          <p className={styles.lost} role="status">
            {t('lost')}
          </p>
        )}
        {(state === 'early' || state === 'waiting') && (
          <div className="grid justify-items-start gap-4 pt-4 line-t t-sm">
            <p>{t('keep')}</p>
            <Button look="ghost" size="sm" busy={busy} onClick={() => void leave()}>
              {t('leave')}
            </Button>
          </div>
        )}
        <Draw view={view} />
        <p className="vh" role="status">
          {sentence}
        </p>
      </div>
    </section>
  );
}

function Early({ view, onOpen }: { view: RoomView; onOpen: () => void }) {
  const t = useCopy('room');
  const left = useCountdown(view.opensAt, view.now, onOpen);
  return (
    <>
      <h2 id="waiting-room">{t('early.title')}</h2>
      <p className={styles.figure}>
        <span>{t('early.left')}</span>
        <Countdown seconds={left} className={styles.number} />
      </p>
      <StringLine sounding />
      <p className={styles.lead}>{t('early.lead', { time: hallTime(view.opensAt).time })}</p>
      <p>{t('early.here', { count: view.waiting, lot: view.lot })}</p>
    </>
  );
}

function Waiting({ view: { place = 1, before = 0, waiting, minutes, full } }: { view: RoomView }) {
  const t = useCopy('room');
  const gone = place > 1 ? 1 - before / (place - 1) : 1;
  return (
    <>
      <h2 id="waiting-room" className={styles.figure}>
        <span>{t('waiting.before')}</span> <b className={`num ${styles.number}`}>{before}</b>{' '}
        <span>{t('waiting.people', { count: before })}</span>
      </h2>
      <div
        className={`grid items-centre text-accent ${styles.way}`}
        style={{ gridTemplateColumns: `${Math.round(gone * 100)}% minmax(2rem, 1fr)` }}
        aria-hidden="true"
      >
        <i className="relative" />
        <StringLine sounding={!full} />
      </div>
      <p className={styles.lead}>
        {full
          ? t('waiting.full')
          : before === 0
            ? t('waiting.next')
            : minutes
              ? t('waiting.minutes', { count: minutes })
              : t('waiting.unknown')}
      </p>
      <p>{t('waiting.place', { place, count: waiting })}</p>
    </>
  );
}

function Draw({ view: { seal, seed, drawn, lot } }: { view: RoomView }) {
  const t = useCopy('room');
  return (
    <details className={`t-sm ${styles.draw}`}>
      <summary className="line-h content-centre sec pointer">{t('draw.title')}</summary>
      <p>{t('draw.text')}</p>
      <dl className="grid">
        <dt className="ter">{t('draw.seal')}</dt>
        <dd className="break-anywhere t-xs">{seal}</dd>
        {seed && (
          <>
            <dt className="ter">{t('draw.seed')}</dt>
            <dd className="break-anywhere t-xs">{seed}</dd>
          </>
        )}
      </dl>
      {drawn !== undefined && <p>{t('draw.drawn', { count: drawn, lot })}</p>}
    </details>
  );
}

/** Said when it is news, and not each time that somebody before one moves on. */
function useSentence(view: RoomView): string {
  const t = useCopy('room');
  const [said, setSaid] = useState<RoomView | null>(null);
  if (isNews(said, view)) setSaid(view);
  const { state, before = 0, lot, waiting } = said ?? view;
  if (state === 'early') return t('said.early', { count: waiting, lot });
  if (state === 'waiting') return before === 0 ? t('waiting.next') : t('said.waiting', { count: before });
  return t(`${state}.title`);
}
