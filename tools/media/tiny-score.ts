/** Tiny scores for the tests: bars of one part in C, a quarter a beat. */

interface TinyBar {
  /** Pitches as `C4`; `-` is a rest, `C4:2` lasts two quarters. */
  readonly notes: string;
  /** XML before the notes, and at the bar's end. */
  readonly head?: string;
  readonly tail?: string;
  readonly number?: string;
}

function noteXml(word: string): string {
  const [name = '', length = '1'] = word.split(':');
  const duration = `<duration>${Number(length) * 4}</duration><voice>1</voice>`;
  const [, step, alter, octave] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  if (!step) return `<note><rest/>${duration}</note>`;
  const sharp = alter ? '<alter>1</alter>' : '';
  return `<note><pitch><step>${step}</step>${sharp}<octave>${octave}</octave></pitch>${duration}</note>`;
}

export const repeatFrom = '<barline location="left"><repeat direction="forward"/></barline>';
export const repeatTo = '<barline location="right"><repeat direction="backward"/></barline>';
export const ending = (number: string, close = true): readonly [head: string, tail: string] => [
  `<barline location="left"><ending number="${number}" type="start"/></barline>`,
  close
    ? `<barline location="right"><ending number="${number}" type="stop"/><repeat direction="backward"/></barline>`
    : `<barline location="right"><ending number="${number}" type="discontinue"/></barline>`,
];
export const mark = (name: string): string =>
  `<direction><direction-type><dynamics><${name}/></dynamics></direction-type></direction>`;
export const words = (text: string): string =>
  `<direction><direction-type><words>${text}</words></direction-type></direction>`;
export const metronome = (perMinute: number): string =>
  `<direction><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${perMinute}</per-minute></metronome></direction-type></direction>`;

const ATTRIBUTES =
  '<attributes><divisions>4</divisions><time><beats>4</beats><beat-type>4</beat-type></time></attributes>';

/** One part or more, each a list of bars. */
export function tinyScore(parts: Readonly<Record<string, readonly TinyBar[]>>): string {
  const names = Object.keys(parts);
  const list = names.map(
    (name, i) => `<score-part id="P${i + 1}"><part-name>${name}</part-name></score-part>`,
  );
  const bodies = names.map((name, i) => {
    const bars = parts[name]!.map(({ notes, head = '', tail = '', number }, k) => {
      const content = notes.split(' ').filter(Boolean).map(noteXml).join('');
      return `<measure number="${number ?? k + 1}">${k === 0 ? ATTRIBUTES : ''}${head}${content}${tail}</measure>`;
    });
    return `<part id="P${i + 1}">${bars.join('')}</part>`;
  });
  return `<?xml version="1.0"?><score-partwise version="4.0"><part-list>${list.join('')}</part-list>${bodies.join('')}</score-partwise>`;
}
