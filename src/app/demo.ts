import { isDemo } from '#api/demo.ts';
import { readText, writeText } from '#lib/storage.ts';

const KEY = 'heming.scenario';

/** `?scenario=` is remembered for the tab; `?scenario=none` ends it (rulings.md, “Wire”). */
export function rememberScenario(search: string): void {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null) writeText('session', KEY, asked === '' || asked === 'none' ? null : asked);
}

export const scenario = (): string => (isDemo() && readText('session', KEY)) || '';
