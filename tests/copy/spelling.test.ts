import { expect, it } from 'vitest';

/**
 * English is spelt the British way in all that visitors read: the copy tables, the texts of the box office and of the
 * demonstration season, titles and rules. Source is read as text: strings of two words and more are sentences.
 */
const sources = import.meta.glob<string>(
  [
    '../../src/i18n/en-US/*.ts',
    '../../src/{site,domain,features,pages,app}/**/*.{ts,tsx}',
    '../../src/brand.ts',
    '../../server/**/*.ts',
    '!../../server/store/**',
    // What people type, in every spelling.
    '!../../server/search/{everyday,providers/page-words}.ts',
    '../../demo/**/*.{ts,md,yaml}',
    '!../../**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const AMERICAN = new RegExp(
  `\\b(?:${[
    '(?:center|theater|caliber|fiber|somber|meager|specter|luster|liter|kilometer|meter|centimeter)(?:s|ed)?',
    '(?:col|fav|hon|lab|neighb|behavi|flav|hum|harb|rum|sav|vap|vig|end|arm|parl|od|tum|cland|splend)or(?!ar|at|ous|if|iz|is)\\w*',
    '(?:organ|recogn|real|apolog|memor|summar|emphas|special|familiar|minim|maxim|custom|personal|author|normal|util|harmon|final|digit|subsid|symbol|critic|visual|central|modern|standard|improv)iz(?:e|es|ed|er|ers|ing|ation|ations)',
    '(?:anal|paral|catal)yz\\w+',
    '(?:cancel|travel|label|model|signal|level|fuel|dial|counsel|marvel|rival|total)(?:ed|ing|er|ers)',
    'programs?|catalogs?|dialogs?|analog|gray|plow|mold(?:s|ed|ing|y)?|pajamas|cozy|jewelry|maneuver\\w*|skeptic\\w*|percent',
    'fulfill?ment|fulfill|enroll?ment|enrolls?|installment|skillful|willful|defense|offense|pretense|license[ds]?(?= (?:number|fee|plate))',
    'zip code|cell ?phone|elevators?|sidewalk|movies?|mezzanine|intermission|concertmaster|gotten|check-?rooms?',
    '(?:quarter|eighth|sixteenth|half|whole) notes?',
  ].join('|')})\\b`,
  'gi',
);
/** Not ours to spell: a section's name (rulings, “Exact copy”), a field of the New York Philharmonic's file, a method of strings. */
const GIVEN = ['News Center', '“programs”', '.normalize('];
/** British spellings that the patterns meet. */
const BRITISH =
  /^(?:cancell|travell|labell|modell|signall|levell|fuell|diall|counsell|marvell|rivall|totall)|^fulfilment$|^enrolment$/i;

/** The English of a file of the season: its `en` texts, and what stands below the heading `# en`; without what is filled in. */
const written = (file: string): string[] => {
  const source = file.replace(/\{[\w.+-]+\}/g, '');
  return [
    ...[...source.matchAll(/\ben: ([^\n]*)/g)].map(([, text = '']) => text),
    ...(source.split('\n# en\n')[1] ?? '').split('\n'),
  ];
};

/** Sentences among the strings of a source, comments left out. */
function sentences(source: string): string[] {
  const found: string[] = [];
  const token =
    /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  for (const [match] of source.matchAll(token)) {
    if (match.startsWith('/')) continue;
    const text = match.slice(1, -1).replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, ' ');
    if (/[A-Za-z]{2,},? [A-Za-z]/.test(text) && !/^(?:[#./]|SELECT|INSERT|UPDATE|DELETE|CREATE)/.test(text))
      found.push(text);
  }
  return found;
}
const american = (text: string): string[] =>
  (GIVEN.reduce((rest, given) => rest.replaceAll(given, ''), bare(text)).match(AMERICAN) ?? []).filter(
    word => !BRITISH.test(word),
  );

/** Of markup, what is read of it. */
const bare = (text: string): string => text.replace(/<style[\s\S]*?<\/style>|<\/?[a-z][^<>]*>/gi, ' ');

it('tells American spelling from British', () => {
  expect(sentences("// the center\nconst a = 'theater'; const b = 'To the Theater at once';")).toEqual([
    'To the Theater at once',
  ]);
  expect(american('Your favorite program was canceled in the center')).toEqual([
    'favorite',
    'program',
    'canceled',
    'center',
  ]);
  expect(american('News Center: the programme you favour was cancelled, and honorary')).toEqual([]);
});

it('spells English the British way, but for copy that is given', () => {
  const read = Object.entries(sources);
  expect(read.length).toBeGreaterThan(200);
  const faults = read.flatMap(([file, source]) =>
    (/\.(?:md|yaml)$/.test(file) ? written(source) : sentences(source)).flatMap(text =>
      american(text).map(word => `${file.slice(6)}: ${word} in “${text.slice(0, 90)}”`),
    ),
  );
  expect(faults).toEqual([]);
});
