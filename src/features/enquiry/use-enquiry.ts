import { useState } from 'react';
import { call } from '#api/client.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { contact, type Topic } from '#domain/contract/contact.ts';
import { useIntent } from '#hooks/use-intent.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { dropDraft } from './draft.ts';

export interface Letter {
  readonly topic: Topic;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
  /** Filled in by programs only. */
  readonly website: string;
}
export type Receipt = ReplyOf<typeof contact.send>;

/** Sends a letter once, however often it is tried: the same text keeps its request id until it has arrived. `letter` names its draft. */
export function useEnquiry(letter: string) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, submit } = useSubmit();
  const sendOnce = useIntent();

  const send = ({ mobile, email, ...rest }: Letter): Promise<void> =>
    submit(
      async () => {
        setFailure(null);
        const payload = {
          ...rest,
          ...(email && { email }),
          ...(mobile && { mobile }),
          agree: 'Y' as const,
        };
        setReceipt(await sendOnce(payload, asked => call(contact.send, asked, { quiet: true })));
        dropDraft(letter);
      },
      failure => setFailure(failure.message),
    );
  return { receipt, failure, busy, send, again: () => setReceipt(null) };
}
