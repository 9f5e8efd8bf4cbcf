import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';

/**
 * What is typed into a form of this page, under `<prefix>.<field>` in the form store: it outlives a session that ends
 * in the middle. Passwords and codes are `secret`: they stay in the page's memory and reach no storage.
 */
export function useDraft<Field extends string>(prefix: string, secret: readonly Field[]) {
  const owner = useUser(s => s.userInfo?.memberId ?? '');
  const params = useForm(s => s.requestParams);
  const mine = useForm(s => s.owner) === owner;
  const key = (field: Field): string => `${prefix}.${field}`;
  return {
    get(field: Field): string {
      const value = mine ? params[key(field)] : undefined;
      return typeof value === 'string' ? value : '';
    },
    set: (field: Field, value: string) =>
      useForm.getState().setParam(owner, key(field), value, true, secret.includes(field)),
    drop: () => useForm.getState().drop(`${prefix}.`),
  };
}
