import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type Department, MESSAGE_MAX, MESSAGE_MIN, type Topic } from '#domain/contract/contact.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { useDraft, withDraft } from '#features/enquiry/draft.ts';
import { Arrived, Consent, Trap } from '#features/enquiry/parts.tsx';
import { useEnquiry } from '#features/enquiry/use-enquiry.ts';
import { useCopy } from '#i18n/copy.ts';
import { HOME_REGION } from '#lib/regions.ts';
import { ownContact, reachOf, reachProblem } from '#stores/own-contact.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField } from '#ui/contact-fields.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { Note } from '#ui/note.tsx';
import { MobileField } from '#ui/phone-field.tsx';
import styles from './message-form.module.css';

interface Fields {
  topic: Topic | '';
  name: string;
  email: string;
  mobile: string;
  region: string;
  message: string;
  agree: boolean;
  website: string;
}
/** In the order of the form: the summary of what is missing follows it. */
const FIELDS = ['topic', 'name', 'email', 'mobile', 'message', 'agree'] as const;
const idOf = (field: (typeof FIELDS)[number]): string => `contact-${field}`;

const LETTER = 'contact';
const EMPTY: Fields = {
  topic: '',
  name: '',
  email: '',
  mobile: '',
  region: HOME_REGION,
  message: '',
  agree: false,
  website: '',
};

interface Props {
  departments: readonly Department[];
  topic: Topic | '';
}

/** A letter to a department. What was typed stays until it has arrived. */
export function MessageForm({ departments, topic }: Props) {
  const t = useCopy('contact');
  const { receipt, failure, busy, send, again } = useEnquiry(LETTER);
  const form = useForm<Fields>({
    defaultValues: withDraft(LETTER, { ...EMPTY, topic, ...ownContact() }),
    shouldFocusError: false,
  });
  useDraft(LETTER, form);
  const { errors, submitCount } = form.formState;
  // A department's button chooses the topic, also when the form is half written.
  useEffect(() => {
    if (topic !== '') form.setValue('topic', topic, { shouldValidate: submitCount > 0 });
  }, [topic, form, submitCount]);
  if (receipt) {
    return (
      <Arrived
        className={styles.done}
        title={t('done.title')}
        keep={t('done.keep')}
        more={t('done.more')}
        onMore={() => {
          form.reset({ ...form.getValues(), message: '' });
          again();
        }}
      >
        <p className={styles.reference}>{receipt.reference}</p>
        <p>{t('done.text', { department: receipt.department, count: receipt.days })}</p>
      </Arrived>
    );
  }
  const submit = form.handleSubmit(
    ({ agree: _, topic: about, email, mobile, region, name, message, website }) =>
      about === ''
        ? undefined
        : send({
            topic: about,
            name: name.trim(),
            ...reachOf({ region, mobile, email }),
            message: message.trim(),
            website,
          }),
  );
  const problems = FIELDS.flatMap(field => {
    const text = errors[field]?.message;
    return text ? [{ id: idOf(field), text }] : [];
  });
  return (
    <form className={`grid gap-6 ${styles.form}`} noValidate onSubmit={event => void submit(event)}>
      <ErrorSummary key={submitCount} problems={submitCount > 0 ? problems : []} />
      <Select
        id={idOf('topic')}
        label={t('form.topic')}
        placeholder={t('form.topicChoose')}
        options={departments.flatMap(d => d.topics.map(({ topic: value, name }) => ({ value, label: name })))}
        error={errors.topic?.message}
        {...form.register('topic', { validate: v => v !== '' || t('error.topic') })}
      />
      <TextInput
        id={idOf('name')}
        label={t('form.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={errors.name?.message}
        {...form.register('name', { validate: v => v.trim() !== '' || t('error.name') })}
      />
      <div className="grid cols-2 gap-6 items-start m-cols-1">
        <EmailField
          id={idOf('email')}
          label={t('form.email')}
          error={errors.email?.message}
          {...form.register('email', {
            validate: (v, { mobile }) =>
              v.trim() === ''
                ? mobile.trim() !== '' || t('error.emailEmpty')
                : isEmail(cleanEmail(v)) || t('error.email'),
          })}
        />
        <MobileField
          region={form.register('region')}
          startRegion={HOME_REGION}
          id={idOf('mobile')}
          label={t('form.mobile')}
          hint={t('form.either')}
          error={errors.mobile?.message}
          {...form.register('mobile', {
            validate: (_, typed) =>
              reachProblem(typed, [ownContact().mobile]) !== 'mobile' || t('error.mobile'),
          })}
        />
      </div>
      <TextArea
        id={idOf('message')}
        label={t('form.message')}
        hint={t('form.messageHint')}
        className={styles.message}
        maxLength={MESSAGE_MAX}
        error={errors.message?.message}
        {...form.register('message', {
          validate: v => v.trim().length >= MESSAGE_MIN || t('error.message', { min: MESSAGE_MIN }),
        })}
      />
      <Trap label={t('form.trap')} {...form.register('website')} />
      <Checkbox
        id={idOf('agree')}
        label={<Consent agree={t('form.agree')} privacy={t('form.privacy')} />}
        error={errors.agree?.message}
        {...form.register('agree', { validate: v => v || t('error.agree') })}
      />
      {failure !== null && (
        <Note kind="bad" role="alert">
          {failure && <p>{failure}</p>}
          <p>{t('error.again')}</p>
        </Note>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {t(busy ? 'form.sending' : 'form.send')}
      </Button>
    </form>
  );
}
