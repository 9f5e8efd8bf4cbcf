import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDuration } from '#lib/duration.ts';
import { fileOf } from '../sound/begin.ts';
import { core } from '../sound/core.ts';
import { type Playing, useNow } from '../sound/now.ts';
import { movementAt } from '../sound/timeline.ts';
import styles from './slider.module.css';

/** Digits of a share: a thousandth of a line is what one sees of it, and most frames then draw nothing. */
const STEPS = 3;

/** The title as a line, a segment for each movement; with a picture of where the pointer is. */
export function Slider({ playing }: { playing: Playing }) {
  const t = useCopy('player');
  const { locale } = useTree();
  const { movements, duration } = playing.manifest;
  const here = useNow(s => s.movement);
  const input = useRef<HTMLInputElement>(null);
  const fills = useRef<(HTMLElement | null)[]>([]);
  const [peek, setPeek] = useState<number | null>(null);
  const held = useRef(false);

  useEffect(() => {
    let second = -1;
    return core().frames.follow(time => {
      for (const [i, { start, end }] of movements.entries()) {
        const fill = fills.current[i];
        const share = Math.min(1, Math.max(0, (time - start) / (end - start)));
        if (fill) fill.style.transform = `scaleX(${share.toFixed(STEPS)})`;
      }
      const whole = Math.floor(time);
      if (whole === second || held.current || !input.current) return;
      second = whole;
      input.current.value = String(whole);
      input.current.setAttribute('aria-valuetext', spoken(whole));
    });
    function spoken(time: number): string {
      const movement = movements[movementAt(movements, time)];
      return t('positionText', {
        movement: movement ? say(movement.title, locale) : '',
        time: formatDuration(time),
        whole: formatDuration(duration),
      });
    }
  }, [movements, duration, locale, t]);

  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration);
  };
  return (
    <div
      className={`relative pt-1 ${styles.slider}`}
      onPointerMove={onMove}
      onPointerLeave={() => setPeek(null)}
    >
      <div className={`flex sec t-xs ${styles.names}`} aria-hidden="true">
        {movements.map((m, i) => (
          <span
            className="min-w-0 one-line"
            key={m.id}
            style={{ flexGrow: m.end - m.start }}
            data-here={i === here || undefined}
          >
            {say(m.title, locale)}
          </span>
        ))}
      </div>
      <div className={`flex mt-1 ${styles.line}`} aria-hidden="true">
        {movements.map((m, i) => (
          <span className="min-w-0 clip" key={m.id} style={{ flexGrow: m.end - m.start }}>
            <i
              className="as-block h-full on-accent"
              ref={element => {
                fills.current[i] = element;
              }}
            />
          </span>
        ))}
      </div>
      <input
        className="as-block pointer"
        ref={input}
        type="range"
        min={0}
        max={Math.floor(duration)}
        step={1}
        defaultValue={0}
        aria-label={t('position')}
        onPointerDown={() => {
          held.current = true;
        }}
        onPointerUp={() => {
          held.current = false;
        }}
        onInput={event => core().seek(Number(event.currentTarget.value))}
      />
      {peek !== null && <Peek playing={playing} time={peek} />}
    </div>
  );
}

/** A small picture, the movement and the time at the pointer. */
function Peek({ playing: { manifest, opened }, time }: { playing: Playing; time: number }) {
  const { locale } = useTree();
  const { thumbnails, movements, duration } = manifest;
  const movement = movements[movementAt(movements, time)];
  const n = thumbnails ? Math.min(thumbnails.count - 1, Math.floor(time / thumbnails.every)) : 0;
  return (
    <div
      className={`absolute grid gap-1 p-1 on-surface t-xs nowrap no-events ${styles.peek}`}
      style={{ left: `${(time / duration) * 100}%` }}
      aria-hidden="true"
    >
      {thumbnails && (
        <i
          style={{
            width: thumbnails.width,
            height: thumbnails.height,
            backgroundImage: `url("${fileOf(opened.manifest, thumbnails.file)}")`,
            backgroundPosition: `${-(n % thumbnails.columns) * thumbnails.width}px ${-Math.floor(n / thumbnails.columns) * thumbnails.height}px`,
          }}
        />
      )}
      <span>
        {movement && say(movement.title, locale)} <b className="num">{formatDuration(time)}</b>
      </span>
    </div>
  );
}
