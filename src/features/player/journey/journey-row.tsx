import { useEffect, useRef, useState } from 'react';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import type { Playing } from '../sound/now.ts';
import { canKeep, type KeepFault, keepTitle, NotKept, sizeOf } from './keep.ts';
import { dropKept, keptOf } from './kept.ts';

/** Megabytes as one says them. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Keeps the title that sounds for a journey, for who may hear all of it; what it takes and until when is said. */
export function JourneyRow({ playing }: { playing: Playing }) {
  const t = useCopy('playroom');
  const { locale } = useTree();
  const [kept, setKept] = useState(() => keptOf(playing.id));
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<KeepFault | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);
  const { opened, manifest } = playing;
  if (!kept && (opened.access !== 'full' || opened.live || !canKeep())) return null;
  const size = megabytes(kept?.bytes ?? sizeOf(playing));

  const keep = async () => {
    const asked = new AbortController();
    going.current = asked;
    setFault(null);
    setShare(0);
    try {
      setKept(await keepTitle(playing, say(manifest.title, locale), setShare, asked.signal));
    } catch (error) {
      if (asked.signal.aborted) return;
      setFault(error instanceof NotKept ? error.fault : 'away');
    } finally {
      if (going.current === asked) setShare(null);
    }
  };
  const stop = () => {
    going.current?.abort();
    setShare(null);
  };
  const drop = async () => {
    await dropKept(playing.id);
    setKept(null);
  };
  return (
    <div className="grid gap-2 mt-5 justify-items-start">
      {kept ? (
        <>
          <p>{t('journey.kept', { size, date: longDay(kept.until, locale) })}</p>
          <Button look="ghost" onClick={() => void drop()}>
            {t('journey.drop')}
          </Button>
        </>
      ) : share !== null ? (
        <>
          <p role="status">{t('journey.going', { share: Math.floor(share * 100) })}</p>
          <Button look="ghost" onClick={stop}>
            {t('journey.stop')}
          </Button>
        </>
      ) : (
        <>
          <Button look="ghost" onClick={() => void keep()}>
            {t('journey.offer', { size })}
          </Button>
          <p className="sm sec">{t('journey.hint')}</p>
        </>
      )}
      {fault && <p role="alert">{t(`journey.${fault}`, { size })}</p>}
    </div>
  );
}
