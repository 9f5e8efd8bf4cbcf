import type { FormField } from '#domain/contract/form-fields.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import type { DynamicForm } from '#domain/contract/person.ts';
import { birthdaysOf } from '#domain/rules/card.ts';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import type { FormDoc, FormFieldDoc } from './form-types.ts';
import { NONE, t } from './text.ts';
import type { Catalogue } from './types.ts';

/** The form that every orchestra has; its own document of this name takes its place. */
const PERSON: FormDoc = {
  id: 'person',
  title: t('个人资料', 'Personal information'),
  lead: NONE,
  fields: [
    { name: 'nickname', kind: 'text', label: t('称呼', 'What we call you'), required: true, max: NAME_MAX },
  ],
};

export function formDoc(catalogue: Catalogue, id: string): FormDoc | undefined {
  return catalogue.kind<FormDoc>('form').get(id) ?? (id === PERSON.id ? PERSON : undefined);
}

/** A field in one language; `today` is the hall's day. */
export const formFieldView = (doc: FormFieldDoc, locale: Locale, today: string): FormField => ({
  name: doc.name,
  kind: doc.kind,
  label: say(doc.label, locale),
  hint: say(doc.hint ?? NONE, locale),
  required: doc.required ?? false,
  min: doc.min,
  max: doc.max,
  ...daysOf(doc, today),
  pattern: doc.pattern ?? '',
  patternText: say(doc.patternText ?? NONE, locale),
  options: (doc.options ?? []).map(o => ({ value: o.value, label: say(o.label, locale) })),
  types: [...(doc.types ?? [])],
  mainland: doc.mainland ?? false,
  accept: doc.accept ?? '',
  auto: doc.auto ?? '',
  visibleWhen: doc.visibleWhen && { field: doc.visibleWhen.field, is: [...doc.visibleWhen.is] },
});
function daysOf(doc: FormFieldDoc, today: string): Pick<FormField, 'from' | 'to'> {
  const { from, to } = birthdaysOf(doc, today);
  return {
    from: doc.from ?? from ?? (doc.past ? FIRST_DAY : undefined),
    to: doc.to ?? to ?? (doc.past ? today : undefined),
  };
}
/** Nobody who lives was born before. */
const FIRST_DAY = '1880-01-01';

export const formView = (doc: FormDoc, locale: Locale, today: string): DynamicForm => ({
  title: say(doc.title, locale),
  lead: say(doc.lead, locale),
  fields: doc.fields.map(field => formFieldView(field, locale, today)),
});
