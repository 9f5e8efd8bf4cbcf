import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type AnsweringDetail, type ArtistQuestion, digital } from '#domain/contract/digital.ts';
import { useUser } from '#stores/user.ts';

/** The member's own questions to this artist; the HTML of the server was made for nobody. */
export function useMine(artist: AnsweringDetail) {
  const memberId = useUser(s => s.userInfo?.memberId);
  const [mine, setMine] = useState<readonly ArtistQuestion[]>(artist.mine);
  useEffect(() => {
    if (!memberId) {
      setMine([]);
      return;
    }
    const stop = new AbortController();
    const asked = { artistId: artist.id, showToast: 'noMsg' } as const;
    call(digital.artistById, asked, { signal: stop.signal, quiet: true }).then(
      fresh => setMine(fresh.mine),
      error => {
        // What is shown stays.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [memberId, artist.id]);
  return { mine, add: (question: ArtistQuestion) => setMine(before => [question, ...before]) };
}
