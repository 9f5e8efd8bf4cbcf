/** Kinds of browsers and systems, the more special first: many call themselves by the others' names, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['wechat', /MicroMessenger/],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS)\//],
  ['safari', /Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['windows', /Windows NT/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11/],
];

const first = (kinds: typeof BROWSERS, agent: string): string =>
  kinds.find(([, pattern]) => pattern.test(agent))?.[0] ?? '';

/** What a browser says it is, as `edge/windows`; either part may be empty. Nothing else of its words is kept. */
export function deviceKind(agent: string): string {
  const known = agent.slice(0, 500);
  const [browser, system] = [first(BROWSERS, known), first(SYSTEMS, known)];
  return browser || system ? `${browser}/${system}` : '';
}

/** A network address without its end, so that a list says where from and not exactly who. */
export function shortAddress(address: string): string {
  if (address.includes(':')) {
    const groups = (address.split(/::|\//)[0] ?? '').split(':').filter(Boolean);
    // What begins with nothing, or is local, says nothing of a place.
    return groups.length < 2 || /^f[cde]/i.test(address) ? '' : `${groups.slice(0, 3).join(':')}:…`;
  }
  const parts = address.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.…` : '';
}
