import { fold } from '#domain/rules/program-filter.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';
import { remembering } from '#server/http/remember.ts';
import { titleCase } from './case.ts';
import { GENRES, genreName, withForces } from './genres.ts';
import { KNOWN_WORKS, NICKNAMES } from './known-works.ts';
import { typeset, withDiacritics } from './letters.ts';

export interface WorkTitle {
  /** With key, number, nickname and catalogue number. */
  readonly title: Bilingual;
  /** For headings: without catalogue number and arranger. */
  readonly name: Bilingual;
  /** “Op. 67”, “K. 550”: empty without one. */
  readonly catalogue: string;
  /** For the artwork: “C# minor”; empty when the title says none. */
  readonly key: string;
  /** 3 for a symphony, 2 for a concerto, 1 else: which work names the programme. */
  readonly weight: number;
}

interface Parts {
  text: string;
  key?: { readonly tonic: string; readonly mode: string };
  number?: number;
  catalogue: string;
  nickname?: string;
  arranger: string;
  /** Brackets that are no nickname: versions, translations. */
  readonly asides: string[];
}

const NOTHING =
  /^(?:(?:not )?(?:un)?specified|unknown|general|unspecified version|spurious|excerpts?|rev\.?.*|orig.*|old .*|anh\.?.*)$/i;
/** Forces and versions in brackets: “(VOICE + ORCH)”, “(ORCH ARR.)”. */
const FORCES =
  /\b(?:\d pianos|orch|voice|piano|pno|solo|vn|vln|vc|violin|harpsichord|chor|chorus|chamber ensemble|ensemble|string quartet|strings only|brass|wind|w\/o|see)\b/i;

/** Takes what a pattern finds out of the text. */
function take(parts: Parts, pattern: RegExp): RegExpMatchArray | null {
  const match = parts.text.match(pattern);
  if (match) parts.text = parts.text.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
  return match;
}

function takeBrackets(parts: Parts): void {
  for (let match = take(parts, /[([]([^()[\]]*)[)\]]/); match; match = take(parts, /[([]([^()[\]]*)[)\]]/)) {
    const inner = (match[1] ?? '').trim();
    const arranger = inner.match(/^arr\.?\s+(.+)$/i)?.[1];
    const old = inner.match(/^(?:old\s+)?K\.?\s?(\d+)/i)?.[1];
    // Listeners know Mozart's works by Köchel's first numbers.
    if (old) parts.text = parts.text.replace(/\bK\.\s?\d+[A-Z]?/i, `K.${old}`);
    else if (arranger) {
      if (!/^(?:un(?:specified|known)$|orch|voice|pno|horn quartet)/i.test(arranger))
        parts.arranger = titleCase(arranger);
    } else if (inner && !NOTHING.test(inner)) parts.asides.push(inner);
  }
  if (parts.text.includes(':')) return;
  const quoted = take(parts, /,?\s*"([^"]+?),?"/);
  if (quoted) parts.nickname = quoted[1] ?? '';
}

const SMALL_LETTER = (text: string): string =>
  text.replace(/(\d)([A-Z])$/, (_, d: string, l: string) => d + l.toLowerCase());

function takeNumbers(parts: Parts): void {
  const found: string[] = [];
  const opus = take(parts, /,?\s*\bOP\s?\.\s*(\d+[A-Z]?)(?:,?\s*NO\.\s*(\d+))?/i);
  if (opus) found.push(`Op. ${SMALL_LETTER(opus[1] ?? '')}${opus[2] ? ` No. ${opus[2]}` : ''}`);
  const list = () =>
    take(parts, /,?\s*\b(BWV|WWV|RV|HVW|HWV|TWV|LWV|WOO|TRV|WAB|SZ|BB|FP|MWV [A-Z])\.?\s?(\d+[A-Z]?)\b/i);
  for (let entry = list(); entry; entry = list())
    found.push(
      `${CATALOGUES[(entry[1] ?? '').toUpperCase()] ?? (entry[1] ?? '').toUpperCase()} ${SMALL_LETTER(entry[2] ?? '')}`,
    );
  const letter = take(parts, /,?\s*\b(K|D|J|G|H)\.\s?([IVX]+[A-Z]?:?\d+|\d+[A-Z]?)\b/);
  if (letter)
    found.push(
      `${letter[1] === 'H' ? 'Hob.' : `${letter[1]}.`} ${SMALL_LETTER((letter[2] ?? '').replace(/^([IVX]+)([AB]):/, (_, r: string, l: string) => `${r}${l.toLowerCase()}:`))}`,
    );
  parts.catalogue = found.join(', ');
  // A number behind a colon counts the suite, not the work.
  const number = take(parts, /^([^:]*?),?\s*\bNO\.\s*(\d+)\b/i);
  if (number) {
    parts.number = Number(number[2]);
    parts.text = `${number[1] ?? ''} ${parts.text}`.replace(/\s+/g, ' ').trim();
  }
}
const CATALOGUES: Readonly<Record<string, string>> = { WOO: 'WoO', HVW: 'HWV', TRV: 'TrV', SZ: 'Sz.' };

function takeKey(parts: Parts): void {
  const match =
    take(parts, /,?\s*(?:\bIN\s+)?\b([A-G])(?:[ -](FLAT|SHARP))?[ -](MAJOR|MINOR)\b/i) ??
    take(parts, /,\s*(?:\bIN\s+)?\b([A-G])[ -](FLAT|SHARP)\b(?=\s*(?:,|$))/i);
  if (!match) return;
  const sign = /flat/i.test(match[2] ?? '') ? '-flat' : match[2] ? '-sharp' : '';
  parts.key = { tonic: `${(match[1] ?? '').toUpperCase()}${sign}`, mode: (match[3] ?? '').toLowerCase() };
}

/** “Smith, Richard B. / WINTER WONDERLAND”: a second author before the title. */
const AUTHOR = /^\p{Lu}\p{Ll}[^/]*,[^/]*\/\s*/u;

function read(raw: string): Parts {
  const text = withDiacritics(raw.replace(/\s+/g, ' ').replace(/[>*]/g, '').replace(AUTHOR, '').trim())
    .replace(/^CON\.,/i, 'CONCERTO,')
    .replace(/^REQUIEM:? DEUTSCHES/i, 'REQUIEM, DEUTSCHES')
    .replace(/,?\s*AHN\. \d+/, '')
    // “VIOLINS, (TWO)” → two violins.
    .replace(/(\w+),?\s*\((TWO|THREE|FOUR)\)/, '$2 $1');
  const parts: Parts = { text, catalogue: '', arranger: '', asides: [] };
  takeBrackets(parts);
  takeNumbers(parts);
  takeKey(parts);
  parts.text = parts.text
    .replace(/(?:\s*,)+\s*(?=$|:)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return parts;
}

const keyEn = ({ tonic, mode }: NonNullable<Parts['key']>): string => `in ${tonic}${mode ? ` ${mode}` : ''}`;
const keyZh = ({ tonic, mode }: NonNullable<Parts['key']>): string => {
  const [letter = '', sign] = tonic.split('-');
  const name = mode === 'minor' ? letter.toLowerCase() : letter;
  return `${sign === 'flat' ? '降' : sign === 'sharp' ? '升' : ''}${name}${mode === 'minor' ? '小调' : '大调'}`;
};
const artKey = ({ tonic, mode }: NonNullable<Parts['key']>): string =>
  `${tonic.replace('-flat', 'b').replace('-sharp', '#')} ${mode || 'major'}`;

const DIGITS = '零一二三四五六七八九';
export function chineseNumber(n: number): string {
  if (n >= 100)
    return `${DIGITS[Math.floor(n / 100)]}百${n % 100 ? `${n % 100 < 10 ? '零' : ''}${chineseNumber(n % 100)}` : ''}`;
  if (n < 10) return DIGITS[n] ?? '';
  return `${n >= 20 ? DIGITS[Math.floor(n / 10)] : ''}十${n % 10 ? DIGITS[n % 10] : ''}`;
}

const ARTICLES = new Set([
  'THE',
  'A',
  'AN',
  'DIE',
  'DER',
  'DAS',
  'DES',
  'EIN',
  'EINE',
  'LE',
  'LA',
  'LES',
  "L'",
  'UN',
  'UNE',
  'IL',
  'LO',
  'I',
  'GLI',
  'EL',
  'LOS',
  'LAS',
]);
const COUNTS =
  /^(?:\d{1,3}|(?:TWENTY|THIRTY|FORTY|FIFTY)(?:-(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE))?|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|SIXTEEN)$/;

/** “NUTCRACKER, THE” → “The Nutcracker”; “SONGS, SIX” → “Six Songs”. */
function uninvert(text: string): string {
  const tokens = text
    .split(',')
    .map(token => token.trim())
    .filter(Boolean);
  const at = tokens.findIndex(
    (token, i) => i > 0 && (ARTICLES.has(token.toUpperCase()) || COUNTS.test(token)),
  );
  if (at < 0) return tokens.join(', ');
  const [article = ''] = tokens.splice(at, 1);
  const head = tokens.shift() ?? '';
  const joined = article.endsWith("'") ? `${article}${head}` : `${article} ${head}`;
  return [joined, ...tokens].join(', ');
}

/** “TRISTAN UND ISOLDE, PRELUDE ACT III”: a known work, and what of it is played. */
function splitKnown(text: string): [main: string, rest: string] {
  const tokens = text
    .split(',')
    .map(token => token.trim())
    .filter(Boolean);
  for (let n = tokens.length; n > 0; n--) {
    const head = tokens.slice(0, n).join(', ');
    if (KNOWN_WORKS[fold(head)]) return [head, tokens.slice(n).join(', ')];
  }
  return [tokens.join(', '), ''];
}

/** A catalogue's work title, in capitals and inverted, as people write it: in both languages where a table knows it. */
export const workTitle = remembering(makeWorkTitle);

function makeWorkTitle(raw: string): WorkTitle {
  const parts = read(raw);
  const colon = parts.text.indexOf(':');
  const [main, more] = splitKnown(
    (colon < 0 ? parts.text : parts.text.slice(0, colon)).trim().replace(/,$/, ''),
  );
  const rest = [more, colon < 0 ? '' : parts.text.slice(colon + 1)]
    .map(s => s.replace(/^[\s,]+/, '').trim())
    .filter(Boolean)
    .join(', ');
  const sub = /^(?:opera|ballet)$/i.test(rest) ? '' : (REPAIRED[fold(rest)] ?? rest);
  const genre = GENRES.find(g => g.test.test(main));
  const nicknameRaw =
    parts.nickname ??
    (genre ? parts.asides.find(a => !FORCES.test(a) && !/version|finale/i.test(a)) : undefined);
  const asides = parts.asides.filter(a => a !== nicknameRaw && !FORCES.test(a));
  const nickname = nicknameRaw === undefined ? null : (NICKNAMES[fold(nicknameRaw)] ?? null);
  const nickEn = nicknameRaw === undefined ? '' : ` “${typeset(nickname?.[1] ?? titleCase(nicknameRaw))}”`;
  const calledZh = nicknameRaw === undefined ? '' : (nickname?.[0] ?? typeset(titleCase(nicknameRaw)));
  const nickZh = calledZh ? `“${calledZh}”` : '';

  const known = KNOWN_WORKS[fold(main)];
  const plain = typeset(titleCase(withForces(uninvert(main)))) || 'Work';
  const composed = genre && !known ? genreName(genre, main) : null;
  const numberEn = parts.number === undefined ? '' : ` No. ${parts.number}`;
  const numberZh = parts.number === undefined ? '' : `第${chineseNumber(parts.number)}`;
  const inKey = parts.key ? ` ${keyEn(parts.key)}` : '';

  const english = `${known?.[1] ?? composed?.en ?? plain}${numberEn}${inKey}${nickEn ? `,${nickEn}` : ''}`;
  let chinese: string;
  if (composed?.zh)
    chinese = `${parts.key ? keyZh(parts.key) : ''}${genre?.en === 'Cantata' && parts.number ? `第${parts.number}号` : numberZh}${composed.zh}${nickZh}`;
  else if (known) chinese = `${known[0]}${parts.number === undefined ? '' : `${numberZh}号`}${nickZh}`;
  else chinese = english;

  const subEn = sub ? typeset(titleCase(uninvert(sub))) : '';
  const asideEn = asides
    .filter(a => !known || /version|suite/i.test(a))
    .map(a => ` (${typeset(asideText(a))})`)
    .join('');
  const name = t(
    `${chinese}${subEn ? `：${subtitleZh(subEn)}` : ''}`,
    `${english}${subEn ? `: ${subEn}` : ''}${asideEn}`,
  );
  return {
    title: t(
      `${name.zh}${parts.catalogue ? `，${parts.catalogue}` : ''}${parts.arranger ? `（${parts.arranger} 改编）` : ''}`,
      `${name.en}${parts.catalogue ? `, ${parts.catalogue}` : ''}${parts.arranger ? ` (arr. ${parts.arranger})` : ''}`,
    ),
    name,
    catalogue: parts.catalogue,
    key: parts.key ? artKey(parts.key) : '',
    weight: genre?.weight ?? 1,
  };
}

/** Subtitles that lost their small words. */
const REPAIRED: Readonly<Record<string, string>> = {
  'entrance gods into valhalla': 'Entrance of the Gods into Valhalla',
};
const SUBTITLES: Readonly<Record<string, string>> = {
  overture: '序曲',
  suite: '组曲',
  'ballet suite': '舞剧组曲',
  'orchestral suite': '管弦乐组曲',
  'suite from the ballet': '舞剧组曲',
  excerpts: '选段',
  'incidental music': '配乐',
  preislied: '优胜之歌',
  traume: '梦',
  'siegfrieds rhine journey': '齐格弗里德的莱茵之旅',
  'entrance of the gods into valhalla': '众神进入瓦尔哈拉',
  'turkish march': '土耳其进行曲',
  'funeral march': '葬礼进行曲',
  'spinning song': '纺织歌',
  largo: '广板',
  chaconne: '恰空',
};
function subtitleZh(subtitle: string): string {
  const suite = subtitle.match(/^Suite No\. (\d+)$/)?.[1];
  return suite ? `第${chineseNumber(Number(suite))}组曲` : (SUBTITLES[fold(subtitle)] ?? subtitle);
}
const asideText = (aside: string): string => {
  const cased = titleCase(aside);
  if (!/^(?:\d|rev|symphonic|suite|from|version)/i.test(aside)) return cased;
  return cased.replace(/\b(?:Version|Suite|Symphonic|Poem|From|Various)\b/g, word => word.toLowerCase());
};
