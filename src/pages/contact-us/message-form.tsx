import { useEffect } from 'react';
import { type Department, MESSAGE_MAX, MESSAGE_MIN, type Topic } from '#domain/contract/contact.ts';
import { Arrived } from '#features/enquiry/parts.tsx';
import { useLetter } from '#features/enquiry/use-letter.ts';
import { Agreed, Writer } from '#features/enquiry/writer.tsx';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea } from '#ui/inputs.tsx';
import styles from './message-form.module.css';

/** In the order of the form: the summary of what is missing follows it. */
const FIELDS = ['topic', 'name', 'email', 'mobile', 'message', 'agree'] as const;
const idOf = (field: (typeof FIELDS)[number]): string => `contact-${field}`;

interface Props {
  departments: readonly Department[];
  topic: Topic | '';
}

/** A letter to a department. What was typed stays until it has arrived. */
export function MessageForm({ departments, topic }: Props) {
  const t = useCopy('contact');
  const words = useCopy('enquiry');
  const { form, receipt, failure, busy, send, another } = useLetter('contact', { topic }, false);
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
        more={words('done.more')}
        onMore={another}
      >
        <p className={styles.reference}>{receipt.reference}</p>
        <p>{t('done.text', { department: receipt.department, count: receipt.days })}</p>
      </Arrived>
    );
  }
  const submit = form.handleSubmit(fields =>
    fields.topic === '' ? undefined : send(fields, fields.topic, fields.message.trim()),
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
        {...fieldOf(form, 'topic', { validate: v => v !== '' || t('error.topic') })}
      />
      <Writer form={form} idOf={idOf} pair="items-start" />
      <TextArea
        id={idOf('message')}
        label={t('form.message')}
        hint={t('form.messageHint')}
        className={styles.message}
        maxLength={MESSAGE_MAX}
        {...fieldOf(form, 'message', {
          validate: v => v.trim().length >= MESSAGE_MIN || t('error.message', { min: MESSAGE_MIN }),
        })}
      />
      <Agreed form={form} idOf={idOf} agree={t('form.agree')} missing={t('error.agree')} failure={failure} />
      <Button type="submit" size="lg" busy={busy}>
        {words(busy ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
