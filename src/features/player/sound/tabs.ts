const CHANNEL = 'heming-player';

/** One tab plays at a time. `say` tells the others that this one has begun; `heard` is called when another has. */
export function oneTab(heard: () => void): { say(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { say() {}, close() {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => heard();
  return { say: () => channel.postMessage('plays'), close: () => channel.close() };
}
