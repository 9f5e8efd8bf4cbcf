import type { PortraitTone } from '#art/path.ts';

/** Keys and moods of portraits: enough that neighbours differ. */
const TONES = [
  ['D minor', 'dark'],
  ['A major', 'lyric'],
  ['Eb major', 'heroic'],
  ['G minor', 'dark'],
  ['C major', 'heroic'],
  ['F# minor', 'lyric'],
  ['Bb major', 'heroic'],
  ['E minor', 'dark'],
  ['Ab major', 'lyric'],
  ['C minor', 'heroic'],
  ['F major', 'bright'],
  ['B minor', 'lyric'],
] as const;

/** The colours of a person's portrait: always the same ones, from the seed. */
export function portraitTone({
  seed,
  instrument,
  picture,
}: Pick<PortraitTone, 'seed' | 'instrument' | 'picture'>): PortraitTone {
  // 38 keeps people of one instrument apart.
  let hash = 0;
  for (const c of seed) hash = (hash * 38 + (c.codePointAt(0) ?? 0)) % 65_521;
  const [key, mood] = TONES[hash % TONES.length] ?? TONES[0];
  return { seed, instrument, key, mood, picture };
}
