import { useEffect, useState } from 'react';
import { askAside, joined } from '#api/aside.ts';
import { call } from '#api/client.ts';
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
    const asked = { artistId: artist.id };
    return askAside(
      options => call(digital.artistById, asked, options),
      fresh => setMine(known => joined(fresh.mine, known)),
    );
  }, [memberId, artist.id]);
  return { mine, add: (question: ArtistQuestion) => setMine(known => joined(known, [question])) };
}
