import { useState } from 'react';
import { useChoice } from './use-choice.ts';

interface Folds<T extends string> {
  /** The last one that was opened, which the address names: Back finds it open again. */
  readonly last: T;
  readonly isOpen: (id: T) => boolean;
  readonly fold: (id: T, open: boolean) => void;
}

/** Which parts of a long page are open; `resolve` reads which one the address asks for. */
export function useFolds<T extends string>(name: string, resolve: (asked: string | null) => T): Folds<T> {
  const [last, setLast] = useChoice(name, resolve);
  const [opened, setOpened] = useState<ReadonlySet<T>>(new Set([last]));
  return {
    last,
    isOpen: id => opened.has(id),
    fold: (id, open) => {
      if (open && id !== last) setLast(id);
      if (open !== opened.has(id))
        setOpened(before => new Set(open ? [...before, id] : [...before].filter(one => one !== id)));
    },
  };
}
