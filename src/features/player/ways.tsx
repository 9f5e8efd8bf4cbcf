import { useCopy } from '#i18n/copy.ts';
import styles from './bar/bar.module.css';
import { core } from './sound/core.ts';
import { type Notice, useNow } from './sound/now.ts';

type Way = 'retry' | 'skip' | 'here' | 'play' | 'quality' | 'ask' | 'fine';
/** What a listener can do about each. */
const WAYS: Readonly<Record<Notice, readonly Way[]>> = {
  network: ['retry'],
  slow: ['retry'],
  missing: ['skip', 'retry'],
  denied: ['ask'],
  decode: ['quality', 'retry'],
  unsupported: [],
  elsewhere: ['here'],
  background: ['play'],
  blocked: ['play'],
  refused: ['fine'],
  devices: ['here'],
  amiss: ['fine'],
};
const act = (way: Way): void => {
  const player = core();
  const acts: Readonly<Record<Way, () => unknown>> = {
    retry: () => player.retry(),
    skip: () => player.skipGap(),
    here: () => player.resume(),
    play: () => player.resume(),
    quality: () => player.quality(-2),
    ask: () => player.regrant(),
    fine: () => useNow.setState({ notice: null }),
  };
  void acts[way]();
};

/** What has gone amiss, in its own words, and the ways on. */
export function Amiss() {
  const t = useCopy('player');
  const notice = useNow(s => s.notice);
  const refusal = useNow(s => s.refusal);
  if (!notice) return null;
  return (
    <div className={`row flex-wrap gap-y-1 gap-x-5 t-sm ${styles.amiss}`} data-notice={notice}>
      <p role="alert">{notice === 'refused' || notice === 'devices' ? refusal : t(`notice.${notice}`)}</p>
      {WAYS[notice].map(way => (
        <button className="underlined" key={way} type="button" onClick={() => act(way)}>
          {t(`way.${way}`)}
        </button>
      ))}
    </div>
  );
}
