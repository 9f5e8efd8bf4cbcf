import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
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
    return askAside(options => call(digital.myQuestions, {}, options), setMine);
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
