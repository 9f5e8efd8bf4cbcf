import { call } from '#api/client.ts';
import { contact, TOPICS, type Topic } from '#domain/contract/contact.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { departments: later(call(contact.departments, {}, { signal, quiet: true })) };
}

export const isTopic = (value: string | null): value is Topic => TOPICS.some(topic => topic === value);
