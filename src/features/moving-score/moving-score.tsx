import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { palette } from '#art/palette.ts';
import type { ArtTone } from '#art/path.ts';
import type { MovingScore as Score } from '#domain/contract/news.ts';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { pause, play, reset, silence, sound, words } from '#ui/icon-more.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './moving-score.module.css';
import { drawRoll, type RollColours } from './roll.ts';
import { type Player, usePlayer } from './use-player.ts';

interface Props {
  score: Score;
  title: string;
  art: ArtTone;
}

/** Seconds that an arrow key moves. */
const STEP = 3;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A score to watch and hear: picture, sound, captions, and all of its words below. */
export function MovingScore({ score, title, art }: Props) {
  const t = useCopy('news');
  const player = usePlayer(score);
  const [captions, setCaptions] = useState(true);
  const caption = score.captions.findLast(c => c.at <= player.at + 0.05);
  const running = player.status === 'playing';
  const label =
    player.status === 'ended' ? t('player.again') : running ? t('player.pause') : t('player.play');

  const onKeyDown = (event: KeyboardEvent) => {
    const on = event.target as HTMLElement;
    if (event.key === ' ' && on.tagName !== 'BUTTON') player.toggle();
    else if (event.key === 'ArrowRight' && on.tagName !== 'INPUT') player.seek(player.position() + STEP);
    else if (event.key === 'ArrowLeft' && on.tagName !== 'INPUT') player.seek(player.position() - STEP);
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="grid gap-3"
      aria-label={t('player.label', { title })}
      style={paletteStyle({ key: art.key, ground: 'ink' })}
      onKeyDown={onKeyDown}
    >
      <div className={`relative ratio-169 clip ${styles.stage}`}>
        <Picture score={score} player={player} art={art} label={title} />
        {captions && (
          <p className={`absolute lh-5 text-centre ${styles.caption}`} aria-live="off">
            {caption?.text}
          </p>
        )}
        {!running && (
          <button
            type="button"
            className={`absolute grid place-centre round ${styles.big}`}
            tabIndex={-1}
            aria-hidden="true"
            onClick={player.toggle}
          >
            <Icon draw={player.status === 'ended' ? reset : play} fill={player.status !== 'ended'} />
          </button>
        )}
      </div>
      <div className={`grid items-centre gap-2 ${styles.controls}`}>
        <IconButton plain label={label} onClick={player.toggle}>
          <Icon
            draw={player.status === 'ended' ? reset : running ? pause : play}
            fill={player.status !== 'ended'}
          />
        </IconButton>
        <input
          className="w-full"
          type="range"
          min={0}
          max={Math.round(score.seconds)}
          step={1}
          value={Math.min(Math.round(player.at), Math.round(score.seconds))}
          aria-label={t('player.seek')}
          aria-valuetext={t('player.at', { at: clock(player.at), total: clock(score.seconds) })}
          onChange={event => player.seek(Number(event.currentTarget.value))}
        />
        <span className="num t-sm sec" aria-hidden="true">
          {`${clock(player.at)} / ${clock(score.seconds)}`}
        </span>
        <IconButton
          plain
          label={player.muted ? t('player.unmute') : t('player.mute')}
          onClick={() => player.setMuted(!player.muted)}
          draw={player.muted ? silence : sound}
        />
        <IconButton
          plain
          label={t('player.captions')}
          aria-pressed={captions}
          className={cx(captions && styles.on)}
          onClick={() => setCaptions(!captions)}
          draw={words}
        />
      </div>
      <ul
        className={`flex flex-wrap gap-y-1 gap-x-6 t-sm sec ${styles.legend}`}
        aria-label={t('player.legend')}
      >
        {score.parts.map(({ part }) => (
          <li className="row" key={part} data-part={part}>
            {t(`player.parts.${part}`)}
          </li>
        ))}
      </ul>
      {player.silent && (
        <p className="sm sec" role="status">
          {t('player.silent')}
        </p>
      )}
      <details className={styles.transcript}>
        <summary className="row line-h pointer line-y">{t('player.transcript')}</summary>
        <ol>
          {score.captions.map(c => (
            <li key={c.at}>
              <button
                className="hover-line grid gap-2 w-full line-b text-start lh-6"
                type="button"
                onClick={() => player.seek(c.at)}
              >
                <span className="num">{clock(c.at)}</span>
                {c.text}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <p className="xs ter">{t('player.note')}</p>
    </section>
  );
}

const WIDTH = 960;
const HEIGHT = 540;

function Picture({
  score,
  player,
  art,
  label,
}: {
  score: Score;
  player: Player;
  art: ArtTone;
  label: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const running = player.status === 'playing';
  const latest = useRef(player.position);
  latest.current = player.position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at rest it is drawn again where it was moved to
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    const colours = coloursOf(art);
    const draw = () =>
      drawRoll(context, score, latest.current(), { width: WIDTH, height: HEIGHT }, colours, still);
    draw();
    if (!running) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [score, art, running, running ? 0 : player.at]);
  return (
    <canvas
      className="as-block w-full h-full"
      ref={ref}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    />
  );
}

/** The colours of the work, on ink: what sounds should shine. */
function coloursOf(art: ArtTone): RollColours {
  const p = palette({ key: art.key, ground: 'ink' });
  return {
    ground: p.ground,
    on: p.on,
    line: p.line,
    parts: { melody: p.tonic, inner: p.third, bass: p.fifth },
  };
}
