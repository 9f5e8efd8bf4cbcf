import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Topic } from '#domain/contract/contact.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { HOME_REGION } from '#lib/regions.ts';
import { ownContact, reachOf, reachProblem } from '#stores/own-contact.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField } from '#ui/contact-fields.tsx';
import { TextArea, TextInput } from '#ui/inputs.tsx';
import { Note } from '#ui/note.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import { compose, type Detail, fits } from './compose.ts';
import { useDraft, withDraft } from './draft.ts';
import styles from './enquiry.module.css';
import { Arrived, Consent, Trap } from './parts.tsx';
import { useEnquiry } from './use-enquiry.ts';

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
interface Fields {
  name: string;
  email: string;
  mobile: string;
  region: string;
  note: string;
  agree: boolean;
  website: string;
}
const EMPTY: Fields = {
  name: '',
  email: '',
  mobile: '',
  region: HOME_REGION,
  note: '',
  agree: false,
  website: '',
};
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
  const { receipt, failure, busy, send, again } = useEnquiry(letter);
  const form = useForm<Fields>({ defaultValues: withDraft(letter, { ...EMPTY, ...ownContact() }) });
  const { register, handleSubmit, formState, reset, getValues } = form;
  useDraft(letter, form);
  const { errors } = formState;
  const letterOf = (note: string) => compose(subject, details, note, tree.locale);
  const submit = handleSubmit(({ name, email, mobile, region, note, website }) =>
    send({
      topic,
      name: name.trim(),
      ...reachOf({ region, mobile, email }),
      message: letterOf(note),
      website,
    }),
  );
  if (receipt) {
    return (
      <Arrived
        className={styles.done}
        title={t('done.title')}
        keep={t('done.keep')}
        more={t('done.more')}
        onMore={() => {
          // The writer stays the same, the letter is a new one.
          reset({ ...getValues(), note: '' });
          again();
        }}
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
      <TextInput
        label={t('name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={errors.name?.message}
        {...register('name', { validate: v => v.trim() !== '' || t('error.name') })}
      />
      <div className={`grid gap-6 m-cols-1 cols-2 ${styles.pair}`}>
        <EmailField
          label={t('email')}
          error={errors.email?.message}
          {...register('email', {
            validate: (v, { mobile }) =>
              v.trim() === ''
                ? mobile.trim() !== '' || t('error.emailEmpty')
                : isEmail(cleanEmail(v)) || t('error.email'),
          })}
        />
        <MobileField
          region={register('region')}
          startRegion={HOME_REGION}
          label={t('mobile')}
          hint={t('either')}
          error={errors.mobile?.message}
          {...register('mobile', {
            validate: (_, typed) =>
              reachProblem(typed, [ownContact().mobile]) !== 'mobile' || t('error.mobile'),
          })}
        />
      </div>
      <TextArea
        label={t('note')}
        hint={t(topic === 'support' ? 'noteHintGift' : 'noteHint')}
        optional
        maxLength={NOTE_MAX}
        error={errors.note?.message}
        {...register('note', { validate: v => fits(letterOf(v)) || t('error.long') })}
      />
      <Trap label={t('trap')} {...register('website')} />
      <Checkbox
        label={<Consent agree={t('agree')} privacy={t('privacy')} />}
        error={errors.agree?.message}
        {...register('agree', { validate: v => v || t('error.agree') })}
      />
      {failure !== null && (
        <Note kind="bad" role="alert">
          {failure && <p>{failure}</p>}
          <p>{t('error.again')}</p>
        </Note>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {busy ? t('sending') : (sendLabel ?? t('send'))}
      </Button>
    </form>
  );
}
