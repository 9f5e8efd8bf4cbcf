import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDuration } from '#lib/duration.ts';
import { useApp } from '#stores/app.ts';
import { usePlayer } from '#stores/player.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pause, play, reset } from '#ui/icon-more.ts';
import { Link } from '#ui/link.tsx';
import { part } from '#ui/part.ts';
import { whenDrawn } from '#ui/when-drawn.tsx';
import { Place } from '../place.tsx';
import { fileOf } from '../sound/begin.ts';
import { core, stop } from '../sound/core.ts';
import { isIn, useNow } from '../sound/now.ts';
import { Amiss } from '../ways.tsx';
import styles from './bar.module.css';
import { roomHref } from './room-href.ts';

const Popup = whenDrawn(part(() => import('./login-popup.tsx'), 'default', 'playroom'));

/** What sounds, on every page of the visit: picture, title, pause, the way to its room; and the popup of the hall. */
export default function Bar() {
  const room = useNow(s => isIn(s, s.room));
  const popup = useApp(s => s.damsLoginPopup);
  const { pathname } = useLocation();
  // Back from a login, a purchase or a gift: the music goes on where it was cut.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    const { cut } = useNow.getState();
    if (cut !== null && !useApp.getState().damsLoginPopup) void core().regrant({ quiet: true });
  }, [pathname]);
  return (
    <>
      <Said />
      {!room && <SmallBar />}
      {popup && <Popup />}
    </>
  );
}

/** A change of state is said once. */
function Said() {
  const t = useCopy('player');
  const status = usePlayer(s => s.playerStatus);
  const known = ['playing', 'paused', 'ended', 'waiting', 'loading'] as const;
  const shown = known.find(k => k === status);
  return (
    <p className="vh" role="status" data-player-status={status}>
      {shown ? t(`state.${shown}`) : ''}
    </p>
  );
}

function SmallBar() {
  const t = useCopy('player');
  const tree = useTree();
  const playing = useNow(s => s.playing);
  const movement = useNow(s => s.movement);
  const status = usePlayer(s => s.playerStatus);
  const sounds = status === 'playing' || status === 'waiting';
  const part = playing?.manifest.movements[movement];
  const name = playing ? say(playing.manifest.title, tree.locale) : t('state.loading');
  const to = playing && roomHref(tree, playing);
  // A film that is kept for a journey is its sound.
  const { film } = playing?.manifest ?? {};
  const silent = !film || playing?.opened.stream === playing?.opened.sound;
  return (
    <section
      className={`sticky line-t ${styles.bar}`}
      data-theme="hall"
      aria-label={t('bar')}
      data-status={status}
    >
      <Elapsed />
      <Amiss />
      <div className={`row gap-2 ${styles.row}`}>
        <div className={`relative fixed-size ratio-169 clip ${styles.picture}`}>
          <Place rank={1} />
          {playing && silent && (
            <img
              className="absolute inset-0"
              src={fileOf(playing.opened.manifest, playing.manifest.poster)}
              alt=""
            />
          )}
        </div>
        <div className={`grow min-w-0 px-2 ${styles.words}`}>
          {to ? (
            <Link to={to} aria-label={t('open', { name })}>
              <b className="as-block one-line title-4">{name}</b>
            </Link>
          ) : (
            <b className="as-block one-line title-4">{name}</b>
          )}
          <span className="as-block one-line sec t-sm">
            {part && `${say(part.workTitle, tree.locale)} ${say(part.title, tree.locale)}`}
          </span>
        </div>
        <Clock />
        <IconButton plain label={t('previous')} className={styles.more} onClick={() => core().previous()}>
          <Icon draw="M7 5v14M19 5v14L9 12z" />
        </IconButton>
        <IconButton
          plain
          className={styles.main}
          label={t(sounds ? 'pause' : status === 'ended' ? 'again' : 'play')}
          onClick={() => core().toggle()}
        >
          <Icon draw={sounds ? pause : status === 'ended' ? reset : play} fill={status !== 'ended'} />
        </IconButton>
        <IconButton plain label={t('next')} className={styles.more} onClick={() => core().next()}>
          <Icon draw="M17 5v14M5 5v14l10-7z" />
        </IconButton>
        <IconButton plain label={t('close')} onClick={stop}>
          <Icon name="close" />
        </IconButton>
      </div>
    </section>
  );
}

function Clock() {
  const t = useCopy('player');
  const time = usePlayer(s => Math.floor(s.currentTime));
  const whole = usePlayer(s => s.duration);
  const live = useNow(s => s.playing?.opened.live !== undefined);
  return live ? (
    <span className="text-accent t-sm">{t('live')}</span>
  ) : (
    <span className={`nowrap ${styles.clock}`}>
      {formatDuration(time)} <span className="ter">/ {formatDuration(whole)}</span>
    </span>
  );
}

/** How far it is, as a hairline; the room has the slider. */
function Elapsed() {
  const progress = usePlayer(s => Math.round(s.progress * 5) / 500);
  return (
    <div className={styles.elapsed} aria-hidden="true">
      <div className="h-full on-accent" style={{ transform: `scaleX(${progress})` }} />
    </div>
  );
}
