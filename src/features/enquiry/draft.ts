import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { readJson, writeText } from '#lib/storage.ts';
import { useUser } from '#stores/user.ts';

/**
 * What was typed into a letter, by field: it stays in this tab until the letter has arrived. What a visitor typed goes
 * along with whoever signs in; a member's is that member's. Signing out forgets it with the other drafts.
 */
interface Draft {
  readonly owner: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
const keyOf = (letter: string): string => `heming.draft.letter.${letter}`;
const writer = (): string => useUser.getState().userInfo?.memberId ?? '';

function draftOf(letter: string): Draft['fields'] {
  const draft = readJson('session', keyOf(letter), stored => stored as Partial<Draft> | null);
  const mine = draft?.owner === '' || draft?.owner === writer();
  return mine && typeof draft.fields === 'object' && draft.fields !== null ? draft.fields : {};
}

const keep = (letter: string, fields: Draft['fields']): void => {
  const draft: Draft = { owner: writer(), fields: { ...draftOf(letter), ...fields } };
  writeText('session', keyOf(letter), JSON.stringify(draft));
};

export const dropDraft = (letter: string): boolean => writeText('session', keyOf(letter), null);

/** The first values of a letter's form, with what was typed before where it is of the same kind. */
export const withDraft = <T extends object>(letter: string, start: T): T => ({
  ...start,
  ...Object.fromEntries(
    Object.entries(draftOf(letter)).filter(
      ([name, value]) => typeof value === 'string' && typeof start[name as keyof T] === 'string',
    ),
  ),
});

/** Keeps what is typed into the form; a consent is given anew each time. */
export function useDraft<T extends FieldValues>(letter: string, { subscribe }: UseFormReturn<T>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { agree: _, ...fields } }) => keep(letter, fields),
      }),
    [letter, subscribe],
  );
}

/** A field that the page adds to a letter. */
export function useDraftField(letter: string, field: string, start = '') {
  const kept = useBrowserValue(() => {
    const value = draftOf(letter)[field];
    return typeof value === 'string' ? value : start;
  }, start);
  const [typed, setTyped] = useState<string>();
  const put = (next: string): void => {
    keep(letter, { [field]: next });
    setTyped(next);
  };
  return [typed ?? kept, put] as const;
}
