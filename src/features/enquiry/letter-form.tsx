import type { ReactNode } from 'react';
import type { Topic } from '#domain/contract/contact.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/inputs.tsx';
import { compose, type Detail, fits } from './compose.ts';
import styles from './enquiry.module.css';
import { Arrived } from './parts.tsx';
import { useLetter } from './use-letter.ts';
import { Agreed, Writer } from './writer.tsx';

export interface LetterFormProps {
  /** The name of its draft. */
  letter: string;
  topic: Topic;
  /** The first line of the letter: what it is about. */
  subject: string;
  /** What the fields of the page hold. */
  details?: readonly Detail[];
  /** The fields of the page, before those of the writer. */
  children?: ReactNode;
  sendLabel?: string;
  /** A field of the page is wrong, and says so: nothing is sent. */
  blocked?: boolean;
  /** It was tried all the same: the field may say so. */
  onBlocked?: () => void;
}
const NOTE_MAX = 500;

/** Asks the box office for something. What was typed stays until it has arrived. */
export function LetterForm({
  letter,
  topic,
  subject,
  details = [],
  children,
  sendLabel,
  blocked = false,
  onBlocked,
}: LetterFormProps) {
  const t = useCopy('enquiry');
  const tree = useTree();
  const { form, receipt, failure, busy, send, another } = useLetter(letter);
  const letterOf = (note: string) => compose(subject, details, note, tree.locale);
  const submit = form.handleSubmit(fields => send(fields, topic, letterOf(fields.message)));
  if (receipt) {
    return (
      <Arrived
        className={styles.done}
        title={t('done.title')}
        keep={t('done.keep')}
        more={t('done.more')}
        onMore={another}
      >
        <p>{t('done.text', receipt)}</p>
      </Arrived>
    );
  }
  return (
    <form
      className={`grid gap-6 cols-1 ${styles.form}`}
      noValidate
      onSubmit={event => {
        if (!blocked) return void submit(event);
        event.preventDefault();
        onBlocked?.();
        event.currentTarget
          .querySelector<HTMLElement>('[aria-invalid="true"], [aria-required="true"]')
          ?.focus();
      }}
    >
      {children}
      <Writer form={form} pair={styles.pair ?? ''} />
      <TextArea
        label={t('note')}
        hint={t(topic === 'support' ? 'noteHintGift' : 'noteHint')}
        optional
        maxLength={NOTE_MAX}
        {...fieldOf(form, 'message', { validate: v => fits(letterOf(v)) || t('error.long') })}
      />
      <Agreed form={form} agree={t('agree')} missing={t('error.agree')} failure={failure} />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? t('sending') : (sendLabel ?? t('send'))}
      </Button>
    </form>
  );
}
