import { polyphonic } from 'pinyin-pro';

const readings = new Map<string, readonly string[]>();

/** All readings of a character without tones, those of surnames too; ü as v, and as u and yu, which people type. */
function readingsOf(c: string): readonly string[] {
  const known = readings.get(c);
  if (known) return known;
  const [said = []] = polyphonic(c, { toneType: 'none', type: 'array', v: true });
  const own = [
    ...new Set(said.flatMap(s => (s.includes('v') ? [s, s.replace('v', 'u'), s.replace('v', 'yu')] : [s]))),
  ].filter(s => /^[a-z]+$/.test(s));
  readings.set(c, own);
  return own;
}

export type Reading = readonly (readonly string[])[];
/** Readings of each character of a Chinese run; a character without one has none. */
export const readingOf = (run: string): Reading => [...run].map(readingsOf);

export interface PinyinMatch {
  /** First and last character of the run, the last one excluded. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1: whole syllables from the start of the run are best, initials in its middle least. */
  readonly quality: number;
}

/** The first two letters that anything spelt from this place of a run begins with: in full, or by initials. */
export function beginnings(run: Reading, from: number): Set<string> {
  const found = new Set<string>();
  const next = run[from + 1] ?? [];
  for (const syllable of run[from] ?? []) {
    if (syllable.length > 1) found.add(syllable.slice(0, 2));
    for (const other of next) found.add(`${syllable[0]}${other[0]}`);
  }
  return found;
}

/** @internal The best place where letters spell a part of a run: in full (beiduofen), by initials (bdf), or both (beidf). */
export function matchPinyin(letters: string, run: Reading): PinyinMatch | null {
  let best: PinyinMatch | null = null;
  for (let from = 0; from < run.length; from++) {
    const match = matchFrom(letters, run, from);
    if (match && (!best || match.quality > best.quality)) best = match;
  }
  return best;
}

/** The same from one place. */
export function matchFrom(letters: string, run: Reading, from: number): PinyinMatch | null {
  const end = spell(letters, 0, run, from, 0);
  if (!end) return null;
  const whole = from === 0 && end.to === run.length;
  const initials = end.initials / (end.to - from);
  // Two initials in the middle of a long run are chance.
  if (initials > 0.5 && letters.length < 3 && !whole) return null;
  return { from, to: end.to, quality: (from === 0 ? 0.8 : 0.55) + (whole ? 0.2 : 0) - initials * 0.2 };
}

type End = { readonly to: number; readonly initials: number } | null;
function spell(letters: string, at: number, run: Reading, i: number, initials: number): End {
  if (at === letters.length) return { to: i, initials };
  let best: End = null;
  const better = (end: End): void => {
    if (end && (!best || end.initials < best.initials)) best = end;
  };
  for (const syllable of run[i] ?? []) {
    if (letters.startsWith(syllable, at)) better(spell(letters, at + syllable.length, run, i + 1, initials));
    // The last syllable may be begun only.
    else if (at > 0 && letters.length - at > 1 && syllable.startsWith(letters.slice(at)))
      better({ to: i + 1, initials });
    if (syllable.length > 1 && syllable[0] === letters[at])
      better(spell(letters, at + 1, run, i + 1, initials + 1));
  }
  return best;
}

/** Where a run sounds like the wanted one, whatever its characters: 马乐 for 马勒. */
export function soundsLike(wanted: Reading, run: Reading): { from: number; to: number } | null {
  for (let from = 0; from + wanted.length <= run.length; from++) {
    const same = wanted.every((syllables, k) => syllables.some(s => run[from + k]?.includes(s)));
    if (same) return { from, to: from + wanted.length };
  }
  return null;
}
