import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { formatDuration, formatMinutes } from '#lib/duration.ts';
import { cx } from './class-names.ts';

/** Announced once each, at these many seconds (quality.md, hold timer). */
const MARKS = [300, 120, 60] as const;

/** Time left as mm:ss, with hours where there are some; silent but for its marks. The owner counts, by the server's expiry. */
export function Countdown({ seconds, className }: { seconds: number; className?: string | undefined }) {
  const t = useCopy('ui');
  const passed = MARKS.filter(m => seconds <= m).length + (seconds <= 0 ? 1 : 0);
  const [first] = useState(passed);
  const mark = MARKS[passed - 1];
  const words =
    passed === first
      ? ''
      : seconds <= 0
        ? t('countdown.over')
        : mark
          ? t('countdown.left', { count: mark / 60 })
          : '';
  return (
    <span className={className}>
      <span className={cx('num')} role="timer" aria-live="off" aria-label={t('countdown.label')}>
        {seconds < 3600 ? formatMinutes(seconds) : formatDuration(seconds)}
      </span>
      <span className="vh" role="status">
        {words}
      </span>
    </span>
  );
}
