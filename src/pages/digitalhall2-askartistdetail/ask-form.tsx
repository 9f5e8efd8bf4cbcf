import { type FormEvent, useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { type AnsweringDetail, type ArtistQuestion, digital } from '#domain/contract/digital.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/inputs.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import styles from './view.module.css';

export interface AskFormProps {
  artist: AnsweringDetail;
  onAsked: (question: ArtistQuestion) => void;
}

/** Whose draft it is while nobody is signed in: it waits for whoever signs in next. */
const GUEST = 'guest';

/** One question. What was written outlives a reload, a refusal and the way through the login. */
export function AskForm({ artist, onAsked }: AskFormProps) {
  const t = useCopy('ask');
  const { signIn } = useSignIn();
  const memberId = useUser(s => s.userInfo?.memberId);
  const owner = memberId ?? GUEST;
  const field = `ask:${artist.id}`;
  const draft = useForm(s => (s.owner === owner || s.owner === GUEST ? s.requestParams[field] : ''));
  const text = typeof draft === 'string' ? draft : '';
  const [error, setError] = useState('');
  const { busy, submit } = useSubmit();
  const sendOnce = useIntent();
  const said = useRef<number>(undefined);

  const write = (next: string) => {
    setError('');
    // What was said of the one before is over.
    if (said.current !== undefined) dismissToast(said.current);
    useForm.getState().setParam(owner, field, next, next.trim() !== '');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const asked = text.trim();
    if (asked === '') return setError(t('missing'));
    if (!memberId) return signIn();
    await submit(
      async () => {
        const payload = { artistId: artist.id, text: asked };
        const question = await sendOnce(payload, p => call(digital.ask, p, { quiet: true }));
        useForm.getState().drop(field);
        onAsked(question);
        said.current = toast(t('sent'), 'ok');
      },
      failure => setError(failure.message),
    );
  };
  return (
    <form className={`grid gap-4 mt-10 ${styles.form}`} onSubmit={event => void send(event)} noValidate>
      <TextArea
        label={t('label', { name: artist.name })}
        hint={t('hint')}
        error={error || undefined}
        maxLength={artist.longest}
        value={text}
        onChange={event => write(event.currentTarget.value)}
      />
      <p>
        <Button type="submit" look="accent" busy={busy}>
          {t(memberId ? 'send' : 'sendSignIn')}
        </Button>
      </p>
    </form>
  );
}
