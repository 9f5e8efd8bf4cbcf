import { call } from '#api/client.ts';
import { contact } from '#domain/contract/contact.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { departments: later(call(contact.departments, {}, { signal, quiet: true })) };
}
