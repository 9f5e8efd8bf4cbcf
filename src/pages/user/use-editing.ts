import { useState } from 'react';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';

/**
 * Which thing of a list is being edited: an id, `new`, or nothing. Who comes back after a reload or a new login finds
 * the one open that they were typing into; its draft is in the form store, under `<prefix>.<id>`.
 */
export const useEditing = (prefix: string) => useState(() => draftOf(prefix));

function draftOf(prefix: string): string {
  const { owner, requestParams } = useForm.getState();
  if (owner !== useUser.getState().userInfo?.memberId) return '';
  const key = Object.keys(requestParams).find(name => name.startsWith(`${prefix}.`));
  return key?.split('.')[1] ?? '';
}
