/** Start and length in beats, MIDI pitch, loudness 0 to 1. */
export type ScoreNote = readonly [start: number, length: number, pitch: number, loud: number];
const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const PITCH = /^([a-g])([#b]?)(\d)$/;

/** c4 is 60. */
function midi(name: string): number {
  const [, step = '', sign = '', octave = ''] = PITCH.exec(name) ?? [];
  const base = STEPS[step];
  if (base === undefined) throw new Error(`no such pitch ${name}`);
  return 12 * (Number(octave) + 1) + base + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

export const isLine = (text: string): boolean => {
  try {
    line(0, 1, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * A line of notes one after another: `g4:1 r:.5 e4+g4+c5:2*.9` is a pitch or a chord or a rest, its beats, and its
 * loudness where it is not the line's own. Throws at what it cannot read, naming it.
 */
export function line(start: number, loud: number, text: string): ScoreNote[] {
  let at = start;
  return text
    .trim()
    .split(/\s+/)
    .flatMap(token => {
      const [pitches = '', rest = '1'] = token.split(':');
      const [beats = '1', own] = rest.split('*');
      const length = Number(beats);
      const from = at;
      at += length;
      if (!(length > 0)) throw new Error(`no such length ${token}`);
      if (pitches === 'r') return [];
      return pitches
        .split('+')
        .map((p): ScoreNote => [from, length, midi(p), own === undefined ? loud : Number(own)]);
    });
}
