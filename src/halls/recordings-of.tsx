import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { digital, type TitleCard } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './recordings-of.module.css';
import { Strip } from './strip.tsx';

export interface RecordingsProps {
  /** One of these: a programme of the season, or a person. */
  programId?: string;
  artistId?: string;
  /** The page's own edges: `wrap` where the part spans the page. */
  className?: string | undefined;
}

const SHOWN = 4;

/** From an evening or a person into the digital hall: what there is of it to hear. Nothing where there is nothing. */
export function RecordingsOf({ programId, artistId, className }: RecordingsProps) {
  const t = useCopy('listening');
  const [list, setList] = useState<readonly TitleCard[]>([]);
  useEffect(() => {
    setList([]);
    const stop = new AbortController();
    const asked = { ...(programId && { programId }), ...(artistId && { artistId }) };
    call(digital.related, { ...asked, showToast: 'noMsg' }, { signal: stop.signal, quiet: true }).then(
      setList,
      error => {
        // The page is whole without it.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [programId, artistId]);
  if (list.length === 0) return null;
  return (
    <section className={className} aria-labelledby="recordings">
      <h2 id="recordings" className={styles.title}>
        {t(programId ? 'before' : 'of')}
      </h2>
      <Strip list={list.slice(0, SHOWN)} />
    </section>
  );
}
