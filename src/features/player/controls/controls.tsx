import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { formatDuration } from '#lib/duration.ts';
import { usePlayer } from '#stores/player.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pause, play, reset, silence, sound, words } from '#ui/icon-more.ts';
import { shareLink } from '#ui/share-link.ts';
import { linkHere } from '../share.ts';
import { core } from '../sound/core.ts';
import { type Playing, useNow } from '../sound/now.ts';
import { musicAhead } from '../sound/timeline.ts';
import { CastButton } from './cast.tsx';
import styles from './controls.module.css';
import { KeysDialog, SettingsDialog } from './settings.tsx';
import { Slider } from './slider.tsx';

const gear =
  'M12 9a3 3 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200';
const whole = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const inner = 'M3 5h18v14H3zM12 12h7v5h-7z';
const back = 'M4 5v5h5M4.500 10A8 8 0 1 1 4 13';
const forth = 'M20 5v5h-5M19.500 10A8 8 0 1 0 20 13';

export type Panel = 'settings' | 'keys' | null;
interface Props {
  playing: Playing;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onFullscreen: () => void;
}

/** The slider and the buttons under the picture. */
export function Controls({ playing, panel, onPanel, onFullscreen }: Props) {
  const t = useCopy('player');
  const r = useCopy('playroom');
  const status = usePlayer(s => s.playerStatus);
  const muted = useNow(s => s.muted);
  const captions = useNow(s => s.captions);
  const rate = useNow(s => s.rate);
  const sounds = status === 'playing' || status === 'waiting';
  const live = playing.opened.live !== undefined;
  const player = core();
  const waits = status === 'waiting' || status === 'loading';
  return (
    <div className="grid cols-1 gap-2">
      {!live && <Slider playing={playing} />}
      <div className={`row flex-wrap gap-y-1 gap-x-4 justify-between ${styles.row}`}>
        <Clock live={live} />
        <div className="row flex-wrap gap-1">
          <IconButton plain label={t('previous')} onClick={() => player.previous()}>
            <Icon draw="M7 5v14M19 5v14L9 12z" />
          </IconButton>
          <IconButton plain className={styles.more} label={t('back15')} onClick={() => player.step(-15)}>
            <Icon draw={back} />
          </IconButton>
          <IconButton
            plain
            className={styles.main}
            label={t(sounds ? 'pause' : status === 'ended' ? 'again' : 'play')}
            aria-busy={waits || undefined}
            onClick={() => player.toggle()}
          >
            <Icon draw={sounds ? pause : status === 'ended' ? reset : play} fill={status !== 'ended'} />
          </IconButton>
          <IconButton plain className={styles.more} label={t('on15')} onClick={() => player.step(15)}>
            <Icon draw={forth} />
          </IconButton>
          <IconButton plain label={t('next')} onClick={() => player.next()}>
            <Icon draw="M17 5v14M5 5v14l10-7z" />
          </IconButton>
          {live ? (
            <button
              type="button"
              className="px-2 t-sm nowrap hover-line"
              onClick={() => void player.fromStart()}
            >
              {r('fromStart')}
            </button>
          ) : (
            <ToMusic playing={playing} />
          )}
        </div>
        <div className="row flex-wrap gap-1 m-gap-0">
          <IconButton
            plain
            label={t(muted ? 'unmute' : 'mute')}
            aria-pressed={muted}
            onClick={() => player.choices.mute()}
          >
            <Icon draw={muted ? silence : sound} />
          </IconButton>
          <Volume />
          {playing.manifest.captions.length > 0 && (
            <IconButton
              plain
              label={t('captions')}
              aria-pressed={captions}
              onClick={() => player.choices.captions(!captions)}
            >
              <Icon draw={words} />
            </IconButton>
          )}
          <button
            type="button"
            className="px-2 t-sm nowrap hover-line"
            aria-label={`${r('speed')} ${rate}×`}
            onClick={() => onPanel('settings')}
          >
            {rate.toFixed(rate % 0.5 ? 2 : 1)}×
          </button>
          <IconButton
            plain
            label={r('shareHere')}
            onClick={() =>
              void shareLink(document.title, linkHere(null), {
                copied: r('copied'),
                copyFailed: r('copyFailed'),
              })
            }
          >
            <Icon name="share" />
          </IconButton>
          <IconButton plain label={r('settings')} aria-haspopup="dialog" onClick={() => onPanel('settings')}>
            <Icon draw={gear} />
          </IconButton>
          <IconButton
            plain
            className={styles.more}
            label={r('keys')}
            aria-haspopup="dialog"
            onClick={() => onPanel('keys')}
          >
            <b aria-hidden="true">{'?'}</b>
          </IconButton>
          {'pictureInPictureEnabled' in document &&
            document.pictureInPictureEnabled &&
            playing.manifest.film && (
              <IconButton
                plain
                className={styles.more}
                label={r('pip')}
                onClick={() => void pictureInPicture()}
              >
                <Icon draw={inner} />
              </IconButton>
            )}
          <CastButton />
          <IconButton plain label={r('fullscreen')} onClick={onFullscreen}>
            <Icon draw={whole} />
          </IconButton>
        </div>
      </div>
      <SettingsDialog open={panel === 'settings'} onClose={() => onPanel(null)} playing={playing} />
      <KeysDialog open={panel === 'keys'} onClose={() => onPanel(null)} />
    </div>
  );
}

async function pictureInPicture(): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await core().media.requestPictureInPicture();
  } catch {
    // The browser does not want to at this moment; the picture stays where it is.
  }
}

function Clock({ live }: { live: boolean }) {
  const t = useCopy('player');
  const time = usePlayer(s => Math.floor(s.currentTime));
  const duration = usePlayer(s => s.duration);
  if (live) return <span className="text-accent">{t('live')}</span>;
  return (
    <span className={`nowrap ${styles.clock}`}>
      {formatDuration(time)} <span className="ter">/ {formatDuration(duration)}</span>
    </span>
  );
}

/** Only while there is something before the music. */
function ToMusic({ playing }: { playing: Playing }) {
  const r = useCopy('playroom');
  const ahead = usePlayer(s => musicAhead(playing.manifest.movements, s.currentTime) !== null);
  return ahead ? (
    <button type="button" className="px-2 t-sm nowrap hover-line" onClick={() => core().skipToMusic()}>
      {r('toMusic')}
    </button>
  ) : null;
}

/** On an iPhone and an iPad the device's own buttons alone set it: whatever is asked for, it stays as it is. */
function isSettable(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
/** Where a browser can be told how loud to be. */
export function Volume() {
  const [shown] = useState(isSettable);
  return shown ? <VolumeSlider /> : null;
}
function VolumeSlider() {
  const r = useCopy('playroom');
  const volume = useNow(s => (s.muted ? 0 : s.volume));
  const percent = Math.round(volume * 100);
  return (
    <input
      className={styles.volume}
      type="range"
      min={0}
      max={100}
      step={5}
      value={percent}
      aria-label={r('volume')}
      aria-valuetext={r('volumeText', { percent })}
      onChange={event => core().choices.volume(Number(event.currentTarget.value) / 100)}
    />
  );
}
