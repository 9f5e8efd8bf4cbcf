import type { FormField } from '#domain/contract/form-fields.ts';
import { CERTIFICATE_TYPES } from '#domain/contract/form-kinds.ts';
import { AREA_MAX, isKnown, readValue, TEXT_MAX } from '#domain/rules/form.ts';
import { findProvince } from '#domain/rules/freight.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import field$ from '#ui/field.module.css';
import { FieldError } from '#ui/field.tsx';
import { Select, TextArea, TextInput } from '#ui/inputs.tsx';
import { RegionSelect } from '#ui/region-select.tsx';
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
    <dl className={styles.plain}>
      <dt>{field.label || field.name}</dt>
      <dd>{text || '–'}</dd>
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
          maxLength={24}
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
      return null;
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
      <legend className={field$.legend}>
        {label}
        {!required && <span className={field$.optional}>{ui('field.optional')}</span>}
      </legend>
      <div className={styles.many}>
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
        <p id={`${id}-hint`} className={field$.hint}>
          {hint}
        </p>
      )}
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
  const types = field.types.length ? field.types : CERTIFICATE_TYPES;
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
    <div className={styles.pair}>
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
