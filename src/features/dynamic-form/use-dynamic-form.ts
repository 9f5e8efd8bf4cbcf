import { useState } from 'react';
import type { FormField, FormValues } from '#domain/contract/form-fields.ts';
import {
  askedFields,
  cleanValue,
  FIELD_FAULTS,
  type FieldFault,
  fieldFault,
  isKnown,
  readValue,
} from '#domain/rules/form.ts';
import { useCopy } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import type { FieldProblem } from '#ui/error-summary.tsx';
import { useFaultWords } from './words.ts';

/**
 * A form that the box office describes. What is typed lives in the dynamic-form store under `form`, so that leaving,
 * a failed call and signing in again lose nothing; `loaded` is what the box office has.
 */
export function useDynamicForm(form: string, fields: readonly FormField[], loaded: FormValues = NONE) {
  const t = useCopy('form');
  const words = useFaultWords();
  const owner = useUser(s => s.userInfo?.memberId ?? '');
  const params = useForm(s => (s.owner === owner ? s.requestParams : NONE));
  /** Fields that were left, or all after a submit: until then nobody is corrected while typing. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, FieldFault>>(new Map());

  const key = (name: string) => `${form}.${name}`;
  const values: FormValues = Object.fromEntries(
    fields.map(({ name }) => [name, Object.hasOwn(params, key(name)) ? params[key(name)] : loaded[name]]),
  );
  const today = hallTime(Date.now()).date;
  const faultOf = (field: FormField, value: unknown = values[field.name]) =>
    refused.get(field.name) ?? fieldFault(field, value, today, loaded[field.name]);
  const asked = askedFields(fields, values);

  return {
    fields: asked,
    values,
    /** Something was typed that the box office does not have yet. */
    dirty: fields.some(
      f =>
        isKnown(f) &&
        Object.hasOwn(params, key(f.name)) &&
        JSON.stringify(cleanValue(f, params[key(f.name)])) !== JSON.stringify(cleanValue(f, loaded[f.name])),
    ),
    idOf: (field: FormField) => `${form}-${field.name}`.replace(/[^\w-]/g, '-'),
    set(field: FormField, value: unknown) {
      const fault = fieldFault(field, value, today, loaded[field.name]);
      useForm
        .getState()
        .setParam(owner, key(field.name), value, fault === null, field.kind === 'certificate');
      if (refused.has(field.name))
        setRefused(before => new Map([...before].filter(([name]) => name !== field.name)));
    },
    leave(field: FormField) {
      const value = values[field.name];
      // Who passes through an empty field is not scolded for it.
      if (isKnown(field) && readValue(field, value).length > 0)
        setLeft(before => new Set(before).add(field.name));
    },
    errorOf(field: FormField): string | undefined {
      if (!submitted && !left.has(field.name) && !refused.has(field.name)) return undefined;
      const fault = faultOf(field);
      return fault ? words(field, fault) : undefined;
    },
    get problems(): FieldProblem[] {
      if (!submitted) return [];
      return asked.flatMap(field => {
        const fault = faultOf(field);
        return fault ? [{ id: this.idOf(field), text: words(field, fault) }] : [];
      });
    },
    /** Looks at everything; from now on each fault is shown. */
    check(): boolean {
      setSubmitted(true);
      return asked.every(field => faultOf(field) === null);
    },
    /** The box office knows the same rules: what it found stands beside the fields. False: it was of none of them. */
    refuse(data: unknown): boolean {
      const found = faultsIn(data);
      setSubmitted(true);
      setRefused(new Map(found.map(f => [f.name, f.fault])));
      return found.length > 0;
    },
    /** Forgets what was typed. */
    drop() {
      useForm.getState().drop(`${form}.`);
      setSubmitted(false);
      setLeft(new Set());
      setRefused(new Map());
    },
    t,
  };
}
export type DynamicForm = ReturnType<typeof useDynamicForm>;

const NONE: FormValues = {};
const FAULTS: ReadonlySet<string> = new Set(FIELD_FAULTS);

/** Faults that a refusal carries; anything else in it is left alone. */
function faultsIn(data: unknown): { name: string; fault: FieldFault }[] {
  const faults = data && typeof data === 'object' && 'faults' in data ? data.faults : [];
  if (!Array.isArray(faults)) return [];
  return faults.flatMap((f: { name?: unknown; fault?: unknown } | null) =>
    typeof f?.name === 'string' && typeof f.fault === 'string' && FAULTS.has(f.fault)
      ? [{ name: f.name, fault: f.fault as FieldFault }]
      : [],
  );
}
