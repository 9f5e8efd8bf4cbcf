/** Reads a score: MusicXML, plain or packed. */
import { strFromU8, unzipSync } from 'fflate';
import { InputFault } from './faults.ts';
import { type PartBar, type Reading, readPartBar } from './read-part.ts';
import type { Bar, Mark, Note, Part, Score, Swell, Syllable, Tempo, Words } from './score.ts';
import { all, child, type Element, parseXml, textOf } from './xml.ts';

/** The MusicXML of a file: `.mxl` is a zip whose container names it. */
export function musicXmlOf(body: Uint8Array, name: string): string {
  if (!isPacked(body)) return textIn(body);
  const files = unpacked(body, name);
  const container = files['META-INF/container.xml'];
  const named = container && /full-path="([^"]+)"/.exec(strFromU8(container))?.[1];
  const file =
    files[named ?? ''] ?? Object.entries(files).find(([name]) => /^[^/]+\.(musicxml|xml)$/.test(name))?.[1];
  if (!file) throw new InputFault(name, 'no score is packed in it');
  return textIn(file);
}

/** MuseScore's own text of a file: `.mscz` packs it beside pictures. */
export function mscxOf(body: Uint8Array, name: string): string {
  if (!isPacked(body)) return textIn(body);
  const file = Object.entries(unpacked(body, name)).find(([inner]) => /^[^/]+\.mscx$/.test(inner))?.[1];
  if (!file) throw new InputFault(name, 'no score is packed in it');
  return textIn(file);
}

const isPacked = (body: Uint8Array): boolean => body[0] === 0x50 && body[1] === 0x4b;

function unpacked(body: Uint8Array, name: string): Record<string, Uint8Array> {
  try {
    return unzipSync(body);
  } catch {
    throw new InputFault(name, 'damaged: it cannot be unpacked');
  }
}

/** Programs of old write UTF-16. */
function textIn(body: Uint8Array): string {
  const [first, second] = body;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  return new TextDecoder(wide ?? 'utf-8').decode(body);
}

const numbers = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .map(Number)
    .filter(n => n > 0);

function emptyBar(measure: Element): Bar {
  return {
    number: measure.attributes.number ?? '',
    start: 0,
    length: 0,
    nominal: 4,
    beat: 1,
    repeatStart: false,
    repeatEnd: 0,
    endings: [],
    closes: false,
    segno: false,
    coda: false,
    fine: false,
    toCoda: false,
    jump: null,
  };
}

/** Repeats, endings and jumps may stand in any part; most files have them in each. */
function readStructure(measure: Element, bar: Bar, open: { endings: number[] }): void {
  let closing = false;
  for (const line of all(measure, 'barline')) {
    const repeat = child(line, 'repeat');
    if (repeat?.attributes.direction === 'forward') bar.repeatStart = true;
    if (repeat?.attributes.direction === 'backward')
      bar.repeatEnd = Math.max(2, Number(repeat.attributes.times ?? 2));
    const ending = child(line, 'ending');
    if (ending?.attributes.type === 'start') open.endings = numbers(ending.attributes.number ?? '');
    else if (ending) closing = true;
    if (/light-(light|heavy)/.test(textOf(line, 'bar-style')) && line.attributes.location !== 'left')
      bar.closes = true;
  }
  if (open.endings.length > 0) bar.endings = open.endings;
  if (closing) open.endings = [];
  const directions = all(measure, 'direction');
  const sounds = [...directions.flatMap(d => all(d, 'sound')), ...all(measure, 'sound')];
  for (const { attributes } of sounds) {
    if (attributes.dacapo === 'yes') bar.jump = 'capo';
    if (attributes.dalsegno) bar.jump = 'segno';
    if (attributes.fine) bar.fine = true;
    if (attributes.tocoda) bar.toCoda = true;
  }
  const types = directions.flatMap(d => all(d, 'direction-type')).flatMap(t => t.children);
  if (types.some(t => t.name === 'segno')) bar.segno = true;
  if (types.some(t => t.name === 'coda') && !bar.toCoda) bar.coda = true;
}

function readPart(element: Element): Part {
  const unpitched = all(element, 'midi-instrument').map(i => textOf(i, 'midi-unpitched'))[0];
  return {
    id: element.attributes.id ?? '',
    name: textOf(element, 'part-name'),
    short: textOf(element, 'part-abbreviation') || textOf(element, 'part-name'),
    staves: 1,
    unpitched: unpitched ? Number(unpitched) - 1 : null,
  };
}

/** Joins what each part says of a bar: lengths first, so that each bar has one place. */
function placeBars(bars: Bar[], read: readonly (readonly PartBar[])[]): void {
  let nominal = 4;
  let beat = 1;
  let start = 0;
  bars.forEach((bar, i) => {
    for (const part of read) {
      nominal = part[i]?.nominal ?? nominal;
      beat = part[i]?.beat ?? beat;
    }
    const longest = Math.max(0, ...read.map(part => part[i]?.length ?? 0));
    Object.assign(bar, { nominal, beat, start, length: longest > 0 ? longest : nominal });
    start += bar.length;
  });
}

function swellsOf(part: number, bars: readonly Bar[], read: readonly PartBar[]): Swell[] {
  const found: Swell[] = [];
  const open = new Map<string, Swell>();
  read.forEach((bar, i) => {
    for (const { at, number, kind } of bar.swells) {
      const here = (bars[i]?.start ?? 0) + at;
      const running = open.get(number);
      if (running) running.to = here;
      open.delete(number);
      if (kind === 'stop') continue;
      const swell = { part, from: here, to: Number.POSITIVE_INFINITY, louder: kind === 'louder' };
      found.push(swell);
      open.set(number, swell);
    }
  });
  return found.filter(s => s.to > s.from);
}

/** Throws where the text is not a score in parts. `file` is what faults name. */
export function readScore(id: string, xml: string, file = id): Score {
  const root = parseXml(xml, file);
  const partElements = all(root, 'part');
  if (root.name !== 'score-partwise' || partElements.length === 0)
    throw new InputFault(file, `no MusicXML in parts (<score-partwise>) but <${root.name}>`);
  const list = child(root, 'part-list');
  const parts = (list ? all(list, 'score-part') : []).map(readPart);
  const bars = all(partElements[0]!, 'measure').map(emptyBar);
  const read = partElements.map((element, part) => {
    const reading: Reading = {
      part,
      unpitched: parts[part]?.unpitched ?? null,
      divisions: 1,
      transpose: 0,
      pizzicato: false,
      slurs: new Set(),
      graces: [],
      pair: null,
      chordStart: 0,
    };
    const open = { endings: [] as number[] };
    return all(element, 'measure').map((measure, i) => {
      const bar = bars[i];
      if (bar) readStructure(measure, bar, open);
      return readPartBar(measure, reading);
    });
  });
  read.forEach((part, i) => {
    if (part.length !== bars.length)
      throw new InputFault(
        file,
        `${parts[i]?.name} has ${part.length} bars, ${parts[0]?.name} has ${bars.length}`,
      );
  });
  if (!read.some(part => part.some(bar => bar.notes.length > 0)))
    throw new InputFault(file, 'not one note in it');
  placeBars(bars, read);
  const shift = <T extends { readonly at: number }>(pick: (bar: PartBar) => readonly T[]): T[] =>
    read.flatMap(part =>
      part.flatMap((bar, i) => pick(bar).map(item => ({ ...item, at: item.at + (bars[i]?.start ?? 0) }))),
    );
  const notes: Note[] = read.flatMap(part =>
    part.flatMap((bar, i) => bar.notes.map(note => ({ ...note, start: note.start + (bars[i]?.start ?? 0) }))),
  );
  const tempos = shift<Tempo>(bar => bar.tempos).sort((a, b) => a.at - b.at);
  const sung = shift<Syllable>(bar => bar.sung).sort((a, b) => a.at - b.at || a.verse - b.verse);
  const identification = child(root, 'identification');
  const creators = identification ? all(identification, 'creator') : [];
  const composer = creators.find(c => c.attributes.type === 'composer') ?? creators.at(-1);
  const work = child(root, 'work');
  return {
    id,
    composer: composer?.text.trim() ?? '',
    work: (work && textOf(work, 'work-title')) ?? '',
    movement: textOf(root, 'movement-title'),
    number: textOf(root, 'movement-number'),
    source: identification ? textOf(identification, 'source') : '',
    creators: creators.map(c => ({ type: c.attributes.type ?? '', text: c.text.trim() })),
    rights: (identification && textOf(identification, 'rights')) ?? '',
    parts: parts.map((part, i) => ({ ...part, staves: Math.max(1, ...(read[i] ?? []).map(b => b.staves)) })),
    bars,
    notes,
    marks: shift<Mark>(bar => bar.marks),
    swells: read.flatMap((part, i) => swellsOf(i, bars, part)),
    words: shift<Words>(bar => bar.words),
    sung,
    verses: Math.max(0, ...sung.map(s => s.verse)),
    tempos: tempos.filter((t, i) => t.at !== tempos[i - 1]?.at),
  };
}
