/**
 * A reading reduction of a dense score: the main line on a staff of its own, and under it the families, each
 * joined on one staff in two voices at most. What doubles is left out; every pitch is as it sounds.
 */
import type { SectionId } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Instrument } from './instruments.ts';
import type { MelodyRow } from './melody.ts';
import { type WrittenBar, writtenParts } from './reading-lines.ts';
import { joinedVoices, type Slot, writtenVoices } from './reading-voices.ts';
import type { Score } from './score.ts';
import { parseXml } from './xml.ts';

interface Family {
  /** As scores call it. */
  readonly sign: string;
  readonly name: Bilingual;
  readonly sections: readonly SectionId[];
}
const name = (zh: string, en: string): Bilingual => ({ zh, en });
const WINDS: Family = {
  sign: 'Legni',
  name: name('木管', 'Woodwind'),
  sections: ['flute', 'oboe', 'clarinet', 'bassoon'],
};
const BRASS: Family = {
  sign: 'Ottoni',
  name: name('铜管', 'Brass'),
  sections: ['horn', 'trumpet', 'trombone'],
};
const STRINGS: Family = {
  sign: 'Archi',
  name: name('小提琴与中提琴', 'Violins and violas'),
  sections: ['violin-1', 'violin-2', 'viola'],
};
const BASSES: Family = {
  sign: 'Bassi',
  name: name('大提琴与低音提琴', 'Cellos and basses'),
  sections: ['cello', 'bass'],
};
export const MAIN: Bilingual = name('主旋律', 'Main line');
const VIOLINS: Family = {
  sign: 'Violini',
  name: name('小提琴', 'Violins'),
  sections: ['violin-1', 'violin-2'],
};
const VIOLAS: Family = { sign: 'Viole', name: name('中提琴', 'Violas'), sections: ['viola'] };

/** Strings alone are told apart; drums and harps are left to the full score. */
const familiesOf = (instruments: readonly Instrument[]): readonly Family[] =>
  instruments.some(i => [...WINDS.sections, ...BRASS.sections].some(s => s === i.section))
    ? [WINDS, BRASS, STRINGS, BASSES]
    : [VIOLINS, VIOLAS, BASSES];

/** Staves from which a page is dense. */
const DENSE = 10;
export const isDense = (score: Score): boolean => score.parts.reduce((sum, p) => sum + p.staves, 0) >= DENSE;

/** The part that has the main line through most of each bar; where nobody is named, who had it last, or the highest that plays. */
export function mainParts(score: Score, rows: readonly MelodyRow[]): readonly number[] {
  const end = score.bars.reduce((sum, b) => sum + b.length, 0);
  const spans = rows.map(row => ({ ...row, to: rows.find(r => r.at > row.at + 0.01)?.at ?? end }));
  const plays = score.bars.map(() => new Set<number>());
  let at = 0;
  for (const note of [...score.notes].sort((a, b) => a.start - b.start)) {
    while (at < score.bars.length - 1 && score.bars[at + 1]!.start <= note.start + 1e-6) at++;
    plays[at]!.add(note.part);
  }
  let before: number | null = null;
  return score.bars.map((bar, i) => {
    const share = (s: (typeof spans)[number]) =>
      Math.min(s.to, bar.start + bar.length) - Math.max(s.at, bar.start);
    const sounding = spans.filter(s => plays[i]!.has(s.part));
    const most = [...sounding].sort((a, b) => share(b) - share(a))[0];
    if (most && share(most) > 0.01) before = most.part;
    else if (before === null || !plays[i]!.has(before)) before = Math.min(...plays[i]!, score.parts.length);
    return before < score.parts.length ? before : 0;
  });
}

export interface Reading {
  readonly xml: string;
  /** Of its parts, the main line first. */
  readonly names: readonly Bilingual[];
}

/** The reduction of a score as a score of its own; bar for bar as it is written. */
export function readingOf(
  xml: string,
  score: Score,
  instruments: readonly Instrument[],
  rows: readonly MelodyRow[],
): Reading {
  const { unit, parts } = writtenParts(parseXml(xml, score.id));
  const leading = mainParts(score, rows);
  const joinedFrom = (wanted: (part: number, bar: number) => boolean): Slot[] =>
    score.bars.map((_, bar) =>
      joinedVoices(parts.flatMap((bars, part) => (wanted(part, bar) ? (bars[bar]?.lines ?? []) : []))),
    );
  const families = familiesOf(instruments)
    .map(family => {
      const of = (part: number) => {
        const section = instruments[part]?.section;
        return section != null && family.sections.includes(section);
      };
      return { ...family, slots: joinedFrom((part, bar) => part !== leading[bar] && of(part)) };
    })
    .filter(({ slots }) => slots.some(slot => slot.voices.length > 0));
  const main = { sign: 'Canto', name: MAIN, slots: joinedFrom((part, bar) => part === leading[bar]) };
  const staves = [main, ...families];
  const list = staves.map(
    ({ sign }, i) =>
      `<score-part id="P${i + 1}"><part-name>${sign}</part-name><part-abbreviation>${sign}</part-abbreviation></score-part>`,
  );
  const bodies = staves.map(({ slots }, i) => {
    // What is written once, above all staves, stands above the main line.
    const above = (bar: number) => parts[0]![bar]!.tempo + (parts[leading[bar]!]?.[bar]?.dynamics ?? '');
    return `<part id="P${i + 1}">${staffOf(slots, parts, unit, i === 0 ? above : null)}</part>`;
  });
  return {
    xml: `<?xml version="1.0" encoding="UTF-8"?><score-partwise version="3.1"><part-list>${list.join('')}</part-list>${bodies.join('')}</score-partwise>`,
    names: staves.map(s => s.name),
  };
}

/** Middle C, and how far beyond it a clef is kept. */
const MIDDLE = 60;
const KEPT = 4;
const CLEFS = {
  G: '<clef><sign>G</sign><line>2</line></clef>',
  F: '<clef><sign>F</sign><line>4</line></clef>',
};

/** The bars of a staff, with what all of them have: metre, key, repeats. */
function staffOf(
  slots: readonly Slot[],
  parts: readonly (readonly WrittenBar[])[],
  unit: number,
  above: ((bar: number) => string) | null,
): string {
  const first = slots.find(slot => slot.mean !== null)?.mean ?? MIDDLE;
  let clef: keyof typeof CLEFS | null = null;
  const longs = slots.map((_, bar) => Math.max(...parts.map(p => p[bar]?.long ?? 0)));
  const voices = writtenVoices(slots, longs);
  return slots
    .map(({ mean }, bar) => {
      const { attributes, time, left, right } = parts[0]![bar]!;
      const key = parts.map(p => p[bar]?.key).find(Boolean) ?? '';
      const edge = MIDDLE + (clef === 'F' ? KEPT : clef === 'G' ? -KEPT : 0);
      const high = (mean ?? first) >= edge ? 'G' : 'F';
      const now: keyof typeof CLEFS = mean === null ? (clef ?? high) : high;
      const changed = now === clef ? '' : CLEFS[now];
      clef = now;
      const said = `${bar === 0 ? `<divisions>${unit}</divisions>` : ''}${key}${time}${changed}`;
      const head = Object.entries(attributes)
        .filter(([name]) => name === 'number' || name === 'implicit')
        .map(([name, value]) => ` ${name}="${value}"`);
      const line = (xml: string) => (above ? xml : xml.replace(/<ending[\s\S]*?<\/ending>/g, ''));
      const start = `${line(left)}${said && `<attributes>${said}</attributes>`}${above?.(bar) ?? ''}`;
      return `<measure${head.join('')}>${start}${voices[bar]}${line(right)}</measure>`;
    })
    .join('');
}
