/** A file of several movements as several scores: a movement begins where the numbers of the bars start afresh. */

const MEASURE = /<measure\s[^>]*?\/>|<measure\s[^>]*>[\s\S]*?<\/measure>/g;
const PART = /<part\s[^>]*>[\s\S]*?<\/part>/;
const numberOf = (measure: string): number => Number(/\bnumber="([^"]*)"/.exec(measure)?.[1]);
/** What goes on into the next bar until it changes, in the order in which it is written. */
const LASTING = ['divisions', 'key', 'time', 'staves', 'clef', 'staff-details', 'transpose'] as const;

/** Whether a movement begins at a bar, after the one before. */
export const beginsAfter = (number: number, before: number): boolean => number <= 1 && before > number;

function firsts(measures: readonly string[]): number[] {
  return measures.flatMap((m, i) =>
    i === 0 || beginsAfter(numberOf(m), numberOf(measures[i - 1]!)) ? [i] : [],
  );
}

/** Attributes by what they are of: a part of two staves has two clefs. */
function attributesIn(measure: string, known: Map<string, string>): void {
  for (const [, body = ''] of measure.matchAll(/<attributes>([\s\S]*?)<\/attributes>/g))
    for (const name of LASTING)
      for (const [element, tag = ''] of body.matchAll(
        new RegExp(`<${name}((?:\\s[^>]*)?)(?:/>|>[\\s\\S]*?</${name}>)`, 'g'),
      ))
        known.set(`${name}${/\bnumber="\d+"/.exec(tag)?.[0] ?? ''}`, element);
}

/** The first bar of a movement says what was in force before it; what it says itself comes after. */
function opened(measure: string, known: ReadonlyMap<string, string>): string {
  const carried = LASTING.flatMap(name =>
    [...known]
      .filter(([key]) => key === name || key.startsWith(`${name}number`))
      .map(([, element]) => element),
  );
  return carried.length === 0
    ? measure
    : measure.replace(/^<measure\s[^>]*>/, head => `${head}<attributes>${carried.join('')}</attributes>`);
}

/** The movements of a score, each as a score of its own; a score of one comes back as it is. */
export function movementsOf(xml: string): readonly string[] {
  const first = PART.exec(xml)?.[0] ?? '';
  const starts = firsts(first.match(MEASURE) ?? []);
  if (starts.length < 2) return [xml];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const cut = xml.replace(new RegExp(PART, 'g'), text => {
      const known = new Map<string, string>();
      const measures = (text.match(MEASURE) ?? []).flatMap((measure, k) => {
        const kept = k >= start && k < end;
        const own = kept && k === start ? opened(measure, known) : measure;
        attributesIn(measure, known);
        return kept ? [own] : [];
      });
      return `${/^<part\s[^>]*>/.exec(text)![0]}${measures.join('')}</part>`;
    });
    return cut
      .replace(/<movement-(number|title)>[\s\S]*?<\/movement-\1>/g, '')
      .replace(
        /<(identification|defaults|credit|part-list)\b/,
        tag => `<movement-number>${i + 1}</movement-number>${tag}`,
      );
  });
}
