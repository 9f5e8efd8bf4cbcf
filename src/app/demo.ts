import { env } from '#env';
import { readText, writeText } from '#lib/storage.ts';

let stated: boolean | undefined;
/** For the rendering on the server, which has no head to read. */
export function stateDemo(on: boolean): void {
  stated = on;
}

/** Demonstration mode: stated by the server in the page's head, and always on with mocks. */
export function isDemo(): boolean {
  stated ??=
    env.mocks === 'on' ||
    document.querySelector('meta[name="heming-demo"]')?.getAttribute('content') === 'on';
  return stated;
}

const KEY = 'heming.scenario';

/** `?scenario=` is remembered for the tab; `?scenario=none` ends it (rulings.md, “Wire”). */
export function rememberScenario(search: string): void {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null) writeText('session', KEY, asked === '' || asked === 'none' ? null : asked);
}

export const scenario = (): string => (isDemo() && readText('session', KEY)) || '';
