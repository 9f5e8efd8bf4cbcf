/** What rendered music has to be, in figures that can be missed. */
import { ENOUGH_BARS, fewestBars } from '#domain/rules/reading.ts';
import type { JudgedScore, JudgedStream } from './judge.ts';
import { spreadOf, sumOf } from './measured.ts';

/** LUFS, how far from it, and dBTP. */
const LEVEL = { at: -18, within: 0.5, peak: -1 };
/**
 * The kilohertz below 16 may lie so far under the one below 9, dB: strings are twenty. A coder that stops lies eighty
 * under it. A singer with a piano lies a little further than that before anything is coded; of that coding takes no more
 * than so much away.
 */
const AIR = { high: 15, low: 8, fall: 30, dull: 45, taken: 4 };
/** Of the attacks that are clear, so many sound with their bar. From fewer nothing is told. */
const TOGETHER = { share: 0.9, enough: 8 };
/** Beyond the range in which people spread the length of their bars, as a share of it: they were measured by machine. */
const LEEWAY = 0.1;

/** Pages that turn too often to be read, in words; where the score must, there is a reading reduction that does not. */
export function tooFew({
  folder,
  value,
  reading,
}: Pick<JudgedScore, 'folder' | 'value' | 'reading'>): string[] {
  const enough = Math.min(ENOUGH_BARS, value.bars.length);
  const read = reading ?? value;
  const few = fewestBars(read);
  const words = reading ? 'of its reading reduction' : 'and no reading reduction';
  if (few < enough) return [`${folder}: a page of ${few} bars ${words}`];
  return read.bars.length === value.bars.length
    ? []
    : [`${folder}: ${read.bars.length} bars to read, ${value.bars.length} in the score`];
}

/** What a stream of music misses, in words. */
export function missed({ value, bars, measured }: JudgedStream): string[] {
  const said: string[] = [];
  const { integrated, truePeak } = value.loudness;
  if (Math.abs(integrated - LEVEL.at) > LEVEL.within) said.push(`${integrated} LUFS, not ${LEVEL.at}`);
  if (truePeak >= LEVEL.peak) said.push(`a peak of ${truePeak} dBTP`);
  // Of speech no more is asked.
  if (value.kind === 'talk') return said.map(words => `${value.id}: ${words}`);
  if (!measured || !bars)
    return [...said, 'nobody has measured its sound'].map(words => `${value.id}: ${words}`);
  if (measured.of !== sumOf(value)) said.push('its sound is not the one that was measured');
  for (const { id } of value.renditions.filter(r => r.kind === 'audio')) {
    const heard = measured.spectrum[id];
    const [high, low] = [heard?.[AIR.high] ?? Number.NEGATIVE_INFINITY, heard?.[AIR.low] ?? 0];
    const { source } = measured;
    const own = source !== undefined && source[AIR.high]! >= source[AIR.low]! - AIR.dull;
    const kept = own && source[AIR.high]! - high <= AIR.taken;
    if (high < low - AIR.fall && !kept)
      said.push(`${id} has ${high} dB at ${AIR.high} kHz, ${low} dB at ${AIR.low}`);
  }
  if (measured.clear >= TOGETHER.enough && measured.close < TOGETHER.share * measured.clear)
    said.push(`${measured.close} of ${measured.clear} clear attacks sound with their bar`);
  for (const { movement, least, most } of measured.people) {
    const own = spreadOf(bars.bars, movement);
    if (own < least * (1 - LEEWAY) || own > most * (1 + LEEWAY))
      said.push(`bars of movement ${movement + 1} spread by ${own} %, people’s by ${least} to ${most}`);
  }
  return said.map(words => `${value.id}: ${words}`);
}
