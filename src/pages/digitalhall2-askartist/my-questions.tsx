import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type AnsweringArtist, type ArtistQuestion, digital } from '#domain/contract/digital.ts';
import { Question } from '#halls/question.tsx';
import { Shelf } from '#halls/shelf.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useUser } from '#stores/user.ts';

type Mine = { readonly artist: Pick<AnsweringArtist, 'id' | 'name'>; readonly question: ArtistQuestion };

/** What the member asked, whomever, with its state. */
export function MyQuestions() {
  const t = useCopy('ask');
  const memberId = useUser(s => s.userInfo?.memberId);
  const [mine, setMine] = useState<readonly Mine[]>([]);
  useEffect(() => {
    setMine([]);
    if (!memberId) return;
    const stop = new AbortController();
    call(digital.myQuestions, { showToast: 'noMsg' }, { signal: stop.signal, quiet: true }).then(
      setMine,
      error => {
        // The page of each artist shows them as well.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [memberId]);
  if (mine.length === 0) return null;
  return (
    <Shelf title={t('mine')}>
      <ul>
        {mine.map(({ artist, question }) => (
          <Question key={question.id} question={question} to={artist.name} own />
        ))}
      </ul>
    </Shelf>
  );
}
