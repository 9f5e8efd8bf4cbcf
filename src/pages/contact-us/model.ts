import { call } from '#api/client.ts';
import { contact } from '#domain/contract/contact.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { departments: handled(call(contact.departments, {}, { signal, quiet: true })) };
}
