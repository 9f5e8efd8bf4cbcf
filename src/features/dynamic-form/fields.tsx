import { useState } from 'react';
import { upload } from '#api/client.ts';
import { CERTIFICATES } from '#domain/contract/certificates.ts';
import type { FormField } from '#domain/contract/form-fields.ts';
import { MAX_FILE, uploads } from '#domain/contract/upload.ts';
import { AREA_MAX, fitsAccept, isKnown, readValue, TEXT_MAX } from '#domain/rules/form.ts';
import { findProvince } from '#domain/rules/freight.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { PHONE_MAX } from '#lib/constants.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { FieldError } from '#ui/field.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { RegionSelect } from '#ui/region-select.tsx';
import { Upload } from '#ui/upload.tsx';
import styles from './fields.module.css';
import type { DynamicForm } from './use-dynamic-form.ts';

/** Numbers of documents are never completed or corrected by the device. */
const PLAIN = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The fields that are asked, each as its kind wants it. */
export function DynamicFields({ form }: { form: DynamicForm }) {
  return form.fields.map(field =>
    isKnown(field) ? (
      <Known key={field.name} {...{ form, field }} />
    ) : (
      <Unknown key={field.name} {...{ form, field }} />
    ),
  );
}

interface Props {
  form: DynamicForm;
  field: FormField;
}

/** A kind that a later release knows: what it has is shown, and stays. */
function Unknown({ form, field }: Props) {
  const value = form.values[field.name];
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return (
    <dl className="grid gap-1">
      <dt className="t-sm sec">{field.label || field.name}</dt>
      <dd className="break-anywhere">{text || '–'}</dd>
    </dl>
  );
}

function Known({ form, field }: Props) {
  const { locale } = useTree();
  const { kind, label, hint, max } = field;
  const value = readValue(field, form.values[field.name]);
  const text = typeof value === 'string' ? value : '';
  const list = typeof value === 'string' ? [] : value;
  const id = form.idOf(field);
  const error = form.errorOf(field);
  const put = (next: unknown) => form.set(field, next);
  const common = { id, label, hint, error, optional: !field.required, onBlur: () => form.leave(field) };
  const typed = {
    ...common,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
    ...(field.auto && { autoComplete: field.auto }),
  };
  switch (kind) {
    case 'area':
      return <TextArea {...typed} maxLength={max ?? AREA_MAX} />;
    case 'number':
      return <TextInput {...typed} inputMode="decimal" maxLength={20} />;
    case 'date':
      return <TextInput {...typed} type="date" min={field.from} max={field.to} />;
    case 'one':
      return <Select {...typed} options={field.options} placeholder={form.t('choose')} />;
    case 'phone':
      return field.mainland ? (
        <PhoneField {...typed} />
      ) : (
        <TextInput
          {...typed}
          type="tel"
          inputMode="tel"
          autoComplete={field.auto || 'tel'}
          maxLength={PHONE_MAX}
          hint={hint || form.t('phoneHint')}
        />
      );
    case 'email':
      return <EmailField {...typed} maxLength={max ?? 254} />;
    case 'many':
      return <Many {...{ form, field, id, error }} chosen={list} />;
    case 'region':
      return (
        <RegionSelect
          {...common}
          legend={label}
          value={list}
          onChange={put}
          nameOf={name => (locale === 'zh-CN' ? name : (findProvince(name)?.en ?? name))}
        />
      );
    case 'certificate':
      return <CertificateField {...{ form, field, id, error }} value={list} />;
    case 'file':
      return <FileField {...{ form, field, error }} value={list} />;
    default:
      return <TextInput {...typed} maxLength={max ?? TEXT_MAX} />;
  }
}

function Many({
  form,
  field,
  id,
  error,
  chosen,
}: Props & { id: string; error: string | undefined; chosen: readonly string[] }) {
  const ui = useCopy('ui');
  const { label, hint, required, options } = field;
  return (
    <fieldset
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="flex justify-between t-sm sec mb-2 p-0 w-full">
        {label}
        {!required && <span className="ter t-xs">{ui('field.optional')}</span>}
      </legend>
      <div className={`grid gap-y-3 gap-x-6 m-gap-y-1 m-gap-x-4 ${styles.many}`}>
        {options.map((option, i) => (
          <Checkbox
            key={option.value}
            id={i === 0 ? id : undefined}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={event => {
              const others = chosen.filter(v => v !== option.value);
              form.set(field, event.currentTarget.checked ? [...others, option.value] : others);
            }}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="flex justify-between gap-4 ter t-xs mt-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** One file, sent as soon as it is chosen; the form keeps its id and its name. */
function FileField({
  form,
  field,
  error,
  value,
}: Props & { error: string | undefined; value: readonly string[] }) {
  const { busy, submit } = useSubmit();
  const [refused, setRefused] = useState<string>();
  const ui = useCopy('ui');
  const { locale } = useTree();
  const name = value[1] ?? '';
  const megabytes = MAX_FILE / 1_000_000;
  const check = (file: File): string | undefined => {
    if (file.size > MAX_FILE) return form.t('file.large', { n: megabytes });
    return file.type && !fitsAccept(field.accept, file.type) ? form.t('file.type') : undefined;
  };
  const send = (file: File) => {
    setRefused(undefined);
    void submit(
      async () => {
        const sent = await upload(uploads.common, file, {}, { quiet: true });
        form.set(field, [sent.fileId, sent.name]);
      },
      failure => setRefused(failure.message),
    );
  };
  return (
    <fieldset className="grid gap-2" aria-busy={busy || undefined}>
      <legend className="flex justify-between t-sm sec mb-2 p-0 w-full">
        {field.label}
        {!field.required && <span className="ter t-xs">{ui('field.optional')}</span>}
      </legend>
      {name && (
        <p className="row flex-wrap gap-y-1 gap-x-4 break-anywhere">
          <span>{name}</span>
          <Button look="quiet" size="sm" onClick={() => form.set(field, [])}>
            {ui('field.remove')}
          </Button>
        </p>
      )}
      <Upload
        key={locale}
        id={form.idOf(field)}
        label={form.t(busy ? 'file.sending' : name ? 'file.other' : 'file.choose')}
        accept={field.accept}
        check={check}
        onFile={send}
        hint={field.hint}
        error={refused ?? error}
        disabled={busy}
      />
    </fieldset>
  );
}

/** Type and number; a type that is the only one is not asked for. */
function CertificateField({
  form,
  field,
  id,
  error,
  value,
}: Props & { id: string; error: string | undefined; value: readonly string[] }) {
  const types = field.types.length ? field.types : CERTIFICATES;
  const [type = types[0] ?? 'idcard', number = ''] = value;
  const input = (
    <TextInput
      {...PLAIN}
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      optional={!field.required}
      maxLength={30}
      value={number}
      onBlur={() => form.leave(field)}
      onChange={event => form.set(field, [type, event.currentTarget.value])}
    />
  );
  if (types.length === 1) return input;
  return (
    <div className={`grid gap-4 ${styles.pair}`}>
      <Select
        label={form.t('certificateType')}
        options={types.map(t => ({ value: t, label: form.t(`certificate.${t}`) }))}
        value={type}
        onChange={event => form.set(field, [event.currentTarget.value, number])}
      />
      {input}
    </div>
  );
}
