import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { Topic } from '#domain/contract/contact.ts';
import { cleanEmail, cleanMobile, isEmail, isMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { TextArea, TextInput } from '#ui/inputs.tsx';
import { Note } from '#ui/note.tsx';
import { compose, type Detail, fits } from './compose.ts';
import styles from './enquiry.module.css';
import { type Receipt, useEnquiry } from './use-enquiry.ts';

export interface LetterFormProps {
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
  note: string;
  agree: boolean;
  website: string;
}
const EMPTY: Fields = { name: '', email: '', mobile: '', note: '', agree: false, website: '' };
const NOTE_MAX = 500;

/** Asks the box office for something. What was typed stays until it has arrived. */
export function LetterForm({
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
  const id = useId();
  const { receipt, failure, busy, send, again } = useEnquiry();
  const { register, handleSubmit, formState, reset, getValues } = useForm<Fields>({ defaultValues: EMPTY });
  const { errors } = formState;
  const letterOf = (note: string) => compose(subject, details, note, tree.locale);
  const submit = handleSubmit(({ name, email, mobile, note, website }) =>
    send({
      topic,
      name: name.trim(),
      email: cleanEmail(email),
      mobile: cleanMobile(mobile),
      message: letterOf(note),
      website,
    }),
  );
  if (receipt) {
    return (
      <Arrived
        receipt={receipt}
        onMore={() => {
          // The writer stays the same, the letter is a new one.
          reset({ ...getValues(), note: '' });
          again();
        }}
      />
    );
  }
  return (
    <form
      className={styles.form}
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
        maxLength={40}
        error={errors.name?.message}
        {...register('name', { validate: v => v.trim() !== '' || t('error.name') })}
      />
      <div className={styles.pair}>
        <EmailField
          label={t('email')}
          error={errors.email?.message}
          {...register('email', {
            validate: v =>
              v.trim() === '' ? t('error.emailEmpty') : isEmail(cleanEmail(v)) || t('error.email'),
          })}
        />
        <PhoneField
          label={t('mobile')}
          optional
          error={errors.mobile?.message}
          {...register('mobile', {
            validate: v => v.trim() === '' || isMobile(cleanMobile(v)) || t('error.mobile'),
          })}
        />
      </div>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        optional
        maxLength={NOTE_MAX}
        error={errors.note?.message}
        {...register('note', { validate: v => fits(letterOf(v)) || t('error.long') })}
      />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={id}>{t('trap')}</label>
        <input id={id} tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <Checkbox
        label={
          <span className="sm sec">
            {t('agree')}
            {tree.locale === 'en-US' && ' '}
            <Link className="nowrap" to={`${href(tree, 'legalNotice')}#legal-privacy`} target="_blank">
              {t('privacy')}
            </Link>
          </span>
        }
        error={errors.agree?.message}
        {...register('agree', { validate: v => v || t('error.agree') })}
      />
      {failure !== null && (
        <Note kind="bad" role="alert">
          <p>{failure}</p>
          <p>{t('error.again')}</p>
        </Note>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {busy ? t('sending') : (sendLabel ?? t('send'))}
      </Button>
    </form>
  );
}

/** The letter is there: its reference, and by when there will be an answer. */
function Arrived({ receipt, onMore }: { receipt: Receipt; onMore: () => void }) {
  const t = useCopy('enquiry');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, department, days } = receipt;
  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h3>
      <p>{t('done.text', { reference, department, days })}</p>
      <p className="sm sec">{t('done.keep')}</p>
      <Button look="ghost" onClick={onMore}>
        {t('done.more')}
      </Button>
    </div>
  );
}
