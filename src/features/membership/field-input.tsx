import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ActivationField, FieldKind } from '#domain/contract/membership.ts';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { Select, TextInput } from '#ui/inputs.tsx';

interface Props extends UseFormRegisterReturn {
  id: string;
  field: ActivationField;
  /** First entry of a select. */
  placeholder: string;
  error: string | undefined;
}

/** Numbers of documents are never completed or corrected by the device. */
const PLAIN = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
const AUTO: Partial<Record<FieldKind, Readonly<Record<string, string | boolean>>>> = {
  name: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  idcard: PLAIN,
  passport: PLAIN,
  residence: PLAIN,
  text: { autoComplete: 'off' },
};

/** One field of the activation form, as its kind asks. */
export function FieldInput({ field, placeholder, ...rest }: Props) {
  const { kind, label, hint, max, options } = field;
  const optional = !field.required;
  const common = { ...rest, label, optional };
  if (kind === 'mobile') return <PhoneField {...common} hint={hint} />;
  if (kind === 'email') return <EmailField {...common} hint={hint} maxLength={max} />;
  if (kind === 'select')
    return <Select {...common} hint={hint} options={options} placeholder={placeholder} />;
  return <TextInput {...common} {...AUTO[kind]} hint={hint} maxLength={max} />;
}
