import { useState } from 'react';
import { useQuery } from './use-query.ts';

/**
 * A choice that lives in the query and is shown at once: the next key does not wait for the navigation of the last one.
 * `resolve` reads what the URL asks for, whatever it is.
 */
export function useChoice<T extends string | number>(
  name: string,
  resolve: (asked: string | null) => T,
  write: (value: T) => string | number = value => value,
): [T, (value: T) => void] {
  const [query, setQuery] = useQuery();
  const asked = resolve(query.get(name));
  const [value, setValue] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // Back, a link and the language switch change the URL: what it says then counts.
  if (asked !== seen) {
    setSeen(asked);
    setValue(asked);
  }
  return [
    value,
    next => {
      setValue(next);
      setQuery({ [name]: write(next) }, { replace: true });
    },
  ];
}
