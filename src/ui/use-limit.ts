import { type InputEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;
interface Of<Own extends Box> {
  readonly id?: string | undefined;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
  readonly onInput?: ((event: InputEvent<Own>) => void) | undefined;
}

/**
 * What is longer than its field holds is kept as it was written, said to be so, and holds its form back: a text that
 * was cut unseen would be sent as another one.
 */
export function useLimit<Own extends Box>({ id: given, value, defaultValue, onInput }: Of<Own>, max: number) {
  const t = useCopy('ui');
  const own = useId();
  const id = given ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const used = String(value ?? typed ?? defaultValue ?? '').length;
  useEffect(() => {
    const box = document.getElementById(id) as Box | null;
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
    onInput(event: InputEvent<Own>) {
      setTyped(event.currentTarget.value);
      onInput?.(event);
    },
  };
}
