import type { Airing, LivePhase } from '#domain/contract/digital.ts';

/** Where an airing is at a moment: it goes on while the page stays open. */
export function phaseAt(airing: Pick<Airing, 'startsAt' | 'musicAt' | 'endsAt'>, now: number): LivePhase {
  if (now < Date.parse(airing.startsAt)) return 'before';
  if (now < Date.parse(airing.musicAt)) return 'talk';
  return now < Date.parse(airing.endsAt) ? 'music' : 'after';
}

export const isOnAir = (airing: Airing, now: number): boolean => {
  const phase = phaseAt(airing, now);
  return (airing.state === 'out' || airing.state === 'unreleased') && (phase === 'talk' || phase === 'music');
};

export interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time from `now` to an instant, in the units of a countdown; nothing is left after it. */
export function leftUntil(instant: string, now: number): Left {
  const s = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  return {
    days: Math.floor(s / 86_400),
    hours: Math.floor(s / 3600) % 24,
    minutes: Math.floor(s / 60) % 60,
    seconds: s % 60,
  };
}
