import { type ReactNode, useEffect, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';

interface Of {
  readonly id?: string | undefined;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
}

/**
 * What is longer than its field holds is kept as it was written, said to be so, and holds its form back: a text that
 * was cut unseen would be sent as another one.
 */
export function useLimit({ id: given, value, defaultValue }: Of, max: number) {
  const t = useCopy('ui');
  const own = useId();
  const id = given ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const used = String(value ?? typed ?? defaultValue ?? '').length;
  useEffect(() => {
    const box = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    const check = (event: Event) => {
      if (!box || box.value.length <= max) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped(box.value);
      box.focus();
    };
    const form = box?.form;
    form?.addEventListener('submit', check);
    return () => form?.removeEventListener('submit', check);
  }, [id, max]);
  return {
    id,
    used,
    /** The field's error: that it is too long, else its own. */
    error: (other: ReactNode) => (used > max ? t('field.over', { of: max, over: used - max }) : other),
    onInput: setTyped,
  };
}
