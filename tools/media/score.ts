/** A score as it is written: bars, notes and marks. Positions and lengths in quarters from its start. */

export interface Part {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly staves: number;
  /** Sounding pitch of unpitched instruments as the file has it, MIDI. */
  readonly unpitched: number | null;
}

export interface Bar {
  /** As printed. */
  readonly number: string;
  start: number;
  length: number;
  /** Of the time signature in force; a shorter bar is an upbeat or a part of a divided one. */
  nominal: number;
  /** Quarters in a beat. */
  beat: number;
  repeatStart: boolean;
  /** How often the passage that ends here is played; 0: no repeat ends here. */
  repeatEnd: number;
  /** Numbers of the ending that begins or goes on here; empty: none. */
  endings: readonly number[];
  /** A double or final bar line stands at its end. */
  closes: boolean;
  segno: boolean;
  coda: boolean;
  fine: boolean;
  toCoda: boolean;
  jump: 'capo' | 'segno' | null;
}

export type Touch =
  | 'staccato'
  | 'staccatissimo'
  | 'tenuto'
  | 'accent'
  | 'strong-accent'
  | 'detached-legato'
  | 'trill'
  | 'mordent'
  | 'inverted-mordent'
  | 'turn'
  | 'arpeggio'
  | 'fermata';

export interface Note {
  readonly part: number;
  /** Which of its part's staves, from 0. */
  readonly staff: number;
  readonly voice: string;
  readonly start: number;
  length: number;
  /** MIDI; sounding. */
  readonly pitch: number;
  readonly touches: ReadonlySet<Touch>;
  /** Within a slur that goes on after it. */
  readonly slurred: boolean;
  /** Strokes of a tremolo: 3 is thirty-seconds; 0 is none. */
  readonly tremolo: number;
  /** The pitch that a tremolo alternates with. */
  readonly partner: number | null;
  /** Grace notes before it, in order. */
  readonly graces: readonly number[];
  readonly pizzicato: boolean;
  readonly tieStart: boolean;
  readonly tieStop: boolean;
}

export interface Mark {
  readonly part: number;
  readonly at: number;
  /** pp, sf … as the element is named. */
  readonly name: string;
}
export interface Swell {
  readonly part: number;
  readonly from: number;
  /** Infinity: until the next mark. */
  to: number;
  readonly louder: boolean;
}
export interface Words {
  readonly part: number;
  readonly at: number;
  readonly text: string;
}
export interface Tempo {
  readonly at: number;
  /** Quarters a minute. */
  readonly quarters: number;
}

export interface Syllable {
  readonly part: number;
  readonly at: number;
  readonly length: number;
  /** From 1. */
  readonly verse: number;
  readonly text: string;
  /** It ends its word. */
  readonly ends: boolean;
}

export interface Score {
  readonly id: string;
  readonly composer: string;
  readonly work: string;
  readonly movement: string;
  readonly number: string;
  readonly rights: string;
  /** Where the file says that it comes from. */
  readonly source: string;
  /** Everybody whom it names, by what they did. */
  readonly creators: readonly { readonly type: string; readonly text: string }[];
  readonly parts: readonly Part[];
  readonly bars: readonly Bar[];
  readonly notes: readonly Note[];
  readonly marks: readonly Mark[];
  readonly swells: readonly Swell[];
  readonly words: readonly Words[];
  readonly tempos: readonly Tempo[];
  /** Syllables that are sung. */
  readonly sung: readonly Syllable[];
  /** Most verses that stand under one another. */
  readonly verses: number;
}

/** The last bar that begins at or before a position. */
export function barAt(bars: readonly Bar[], at: number): number {
  let low = 0;
  let high = bars.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bars[middle]?.start ?? 0) <= at + 1e-6) low = middle;
    else high = middle - 1;
  }
  return low;
}
