import { useForm } from 'react-hook-form';
import type { Topic } from '#domain/contract/contact.ts';
import { HOME_REGION } from '#lib/regions.ts';
import { ownContact, reachOf } from '#stores/own-contact.ts';
import { useDraft, withDraft } from './draft.ts';
import { useEnquiry } from './use-enquiry.ts';

export interface Fields {
  topic: Topic | '';
  name: string;
  email: string;
  mobile: string;
  region: string;
  message: string;
  agree: boolean;
  website: string;
}
const EMPTY: Fields = {
  topic: '',
  name: '',
  email: '',
  mobile: '',
  region: HOME_REGION,
  message: '',
  agree: false,
  website: '',
};

/** A letter from its first word until it has arrived; `name` is that of its draft. */
export function useLetter(name: string, start: Partial<Fields> = {}, shouldFocusError = true) {
  const { receipt, failure, busy, send, again } = useEnquiry(name);
  const form = useForm<Fields>({
    defaultValues: withDraft(name, { ...EMPTY, ...start, ...ownContact() }),
    shouldFocusError,
  });
  useDraft(name, form);
  return {
    form,
    receipt,
    failure,
    busy,
    send: ({ name, email, mobile, region, website }: Fields, topic: Topic, message: string) =>
      send({ topic, name: name.trim(), ...reachOf({ region, mobile, email }), message, website }),
    /** The writer stays the same, the letter is a new one. */
    another: () => {
      form.reset({ ...form.getValues(), message: '' });
      again();
    },
  };
}
