import { pageAddress } from '#hooks/site-address.ts';
import { core } from './sound/core.ts';
import { useNow } from './sound/now.ts';

/** A link to this page at this moment: `t=`, or the bar where there is a score. */
export function linkHere(bar: string | null, href = pageAddress()): string {
  const url = new URL(href);
  for (const name of ['t', 'bar', 'movement']) url.searchParams.delete(name);
  const { playing, movement } = useNow.getState();
  const movements = playing?.manifest.movements ?? [];
  if (bar === null) url.searchParams.set('t', String(Math.floor(core().time)));
  else {
    url.searchParams.set('bar', bar);
    const id = movements[movement]?.id;
    if (id && movements.length > 1) url.searchParams.set('movement', id);
  }
  return url.href;
}
