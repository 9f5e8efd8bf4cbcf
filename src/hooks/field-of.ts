import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** What an input needs of a form: its name there, how it is judged, and what is wrong with it. */
export const fieldOf = <T extends FieldValues, N extends FieldPath<T>>(
  form: UseFormReturn<T>,
  name: N,
  rules?: RegisterOptions<T, N>,
) => ({
  error: form.getFieldState(name, form.formState).error?.message,
  ...form.register(name, rules),
});
