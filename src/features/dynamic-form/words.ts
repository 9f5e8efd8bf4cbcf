import { useMemo } from 'react';
import type { FormField } from '#domain/contract/form-fields.ts';
import { AREA_MAX, type FieldFault, TEXT_MAX } from '#domain/rules/form.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallInstant, longDay } from '#lib/dates.ts';

const CHOSEN: ReadonlySet<string> = new Set(['one', 'many', 'region', 'file']);

/** What is wrong with a field, as a sentence that says what would be right. */
export function useFaultWords(): (field: FormField, fault: FieldFault) => string {
  const t = useCopy('form');
  const { locale } = useTree();
  return useMemo(
    () => (field, fault) => {
      const { label, kind } = field;
      const dayOf = (day = '') => longDay(hallInstant(day, '12:00'), locale, true);
      const max = field.max ?? (kind === 'area' ? AREA_MAX : TEXT_MAX);
      switch (fault) {
        case 'empty':
          return t(CHOSEN.has(kind) ? 'fault.emptyChoice' : 'fault.empty', { label });
        case 'pattern':
          return field.patternText || t('fault.pattern', { label });
        case 'long':
          return t('fault.long', { label, count: max });
        case 'short':
          return t('fault.short', { label, count: field.min ?? 1 });
        case 'many':
          return t('fault.many', { label, count: field.max ?? field.options.length });
        case 'few':
          return t('fault.few', { label, count: field.min ?? 1 });
        case 'low':
          return t('fault.low', { label, count: field.min ?? 0 });
        case 'high':
          return t('fault.high', { label, count: field.max ?? 0 });
        case 'early':
          return t('fault.early', { label, date: dayOf(field.from) });
        case 'late':
          return t('fault.late', { label, date: dayOf(field.to) });
        default:
          return t(`fault.${fault}`, { label });
      }
    },
    [t, locale],
  );
}
