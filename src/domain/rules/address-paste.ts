/** A Chinese address as people paste it, in one piece: who, telephone, where, in any order. */
import { NAME_MAX } from '../contract/patterns.ts';
import { isPhone, phoneOf } from './contact.ts';
import { cleanMobile, isMobile, mobileHead } from './validation.ts';

/** Names of provinces, cities and districts (lib/areas.ts). */
export interface AreaNames {
  readonly provinces: readonly string[];
  readonly citiesOf: (province: string) => readonly string[];
  readonly districtsOf: (province: string, city: string) => readonly string[];
}

/** What was found; empty where nothing was. */
export interface PastedAddress {
  readonly name: string;
  /** Eleven digits, or + and the digits of Hong Kong, Macao or Taiwan. */
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  readonly postcode: string;
}

/** Longer texts are no addresses. */
const LONGEST = 400;

/** Takes a pasted text apart. Nothing is invented: what is not understood stays in the detail. */
export function readPasted(text: string, areas: AreaNames): PastedAddress {
  const labelled = byLabel(plain(text.slice(0, LONGEST)));
  const phone = takePhone(labelled.phone ?? labelled.rest);
  // A labelled telephone leaves the rest as it is; an unlabelled one leaves a gap where names stand beside it.
  const rest = labelled.phone === undefined ? phone.rest : labelled.rest;
  const post = takePostcode(labelled.postcode, rest);
  const pieces = piecesOf([labelled.area, labelled.detail, post.rest].filter(Boolean).join(' '));
  const place = findPlace(pieces, areas);
  const named = labelled.name === undefined ? takeName(place.before, place.after) : null;
  const left = named ? [...named.before, ...named.after] : [...place.before, ...place.after];
  return {
    name: cleanName(labelled.name ?? named?.name ?? ''),
    mobile: phone.mobile,
    province: place.province,
    city: place.city,
    district: place.district,
    detail: [...left.filter(p => p !== GAP), ...(phone.extension ? [phone.extension] : [])]
      .join(' ')
      .slice(0, 140),
    postcode: post.postcode,
  };
}

/** Stands where the telephone stood. */
const GAP = '\u2409';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(GAP, ' ')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .replace(/[‐‑–—－]/g, '-');

const LABELS: readonly (readonly [keyof Labelled, string])[] = [
  ['name', '收件人姓名|收货人姓名|收件人|收货人|联系人|姓名|名字'],
  ['phone', '手机号码|联系电话|联系方式|电话号码|手机号|手机|电话'],
  ['area', '所在地区|所在地|省市区|地区'],
  ['detail', '详细地址|收货地址|收件地址|寄送地址|街道地址|地址'],
  ['postcode', '邮政编码|邮编'],
];
interface Labelled {
  name?: string;
  phone?: string;
  area?: string;
  detail?: string;
  postcode?: string;
  rest: string;
}
const ANY_LABEL = new RegExp(
  `(^|[\\s,;，；。])(${LABELS.map(([, words]) => words).join('|')})\\s*[:：]\\s*`,
  'g',
);

/** What stands behind a label with a colon belongs to it, up to the next one or the end of the line. */
function byLabel(text: string): Labelled {
  const marks = [...text.matchAll(ANY_LABEL)];
  const found: Labelled = { rest: text.slice(0, marks[0]?.index ?? text.length) };
  marks.forEach((mark, i) => {
    const start = mark.index + mark[0].length;
    const until = text.slice(start, marks[i + 1]?.index ?? text.length);
    const end = until.indexOf('\n');
    const value = (end < 0 ? until : until.slice(0, end)).replace(/[\s,;，；。]+$/, '').trim();
    const [key] = LABELS.find(([, words]) => words.split('|').includes(mark[2] ?? '')) ?? [];
    // The same label twice, or an empty one: the text is kept.
    if (key && key !== 'rest' && value !== '' && found[key] === undefined) found[key] = value;
    else found.rest += ` ${value}`;
    if (end >= 0) found.rest += ` ${until.slice(end)}`;
  });
  return found;
}

const MAINLAND = new RegExp(
  `(?<![\\d-])(?:\\+?86[-\\s]?)?(${mobileHead()}[-\\s]?\\d{4}[-\\s]?\\d{4})(?:\\s?(?:-|转)\\s?(\\d{1,6}))?(?!\\d)`,
);
const NEAR = /(?<!\d)\+?(852|853|886)[-\s]?(\d{1,4}[-\s]?\d{3,4}[-\s]?\d{0,4})(?!\d)/;

/** The first telephone. A number that is none is left where it is. */
function takePhone(text: string): { mobile: string; extension: string; rest: string } {
  const mainland = MAINLAND.exec(text);
  const mobile = cleanMobile(mainland?.[1] ?? '');
  if (mainland && isMobile(mobile))
    return { mobile, extension: mainland[2] ? `转${mainland[2]}` : '', rest: cut(text, mainland) };
  const near = NEAR.exec(text);
  const other = near ? phoneOf(`+${near[1]}`, near[2] ?? '') : '';
  if (near && isPhone(other)) return { mobile: other, extension: '', rest: cut(text, near) };
  return { mobile: '', extension: '', rest: text };
}
const cut = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${GAP} ${text.slice(found.index + found[0].length)}`;

/** Six digits that stand alone. */
function takePostcode(labelled: string | undefined, rest: string): { postcode: string; rest: string } {
  if (labelled !== undefined) return { postcode: labelled.slice(0, 16), rest };
  const found = /(?<=^|[\s,;，；])[1-9]\d{5}(?=$|[\s,;，；])/.exec(rest);
  if (!found) return { postcode: '', rest };
  return { postcode: found[0], rest: `${rest.slice(0, found.index)} ${rest.slice(found.index + 6)}` };
}

const piecesOf = (text: string): string[] =>
  text.split(/[\s,;，；。、|/]+/).filter(piece => piece !== '' && piece !== '收' && piece !== '亲收');

interface FoundArea {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** Pieces before and after the names. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Where the names of the areas stand among the pieces: a name begins a piece, or stands within it in full. */
function findPlace(pieces: readonly string[], areas: AreaNames): FoundArea {
  for (const [i, piece] of pieces.entries()) {
    for (const at of startsIn(piece, areas)) {
      const place = placeAt(piece.slice(at), pieces.slice(i + 1), areas);
      if (place) return { ...place, before: [...pieces.slice(0, i), piece.slice(0, at)].filter(Boolean) };
    }
  }
  return { province: '', city: '', district: '', before: [], after: pieces };
}

/** Places in a piece where names of areas may begin: its first character, and wherever a province stands in full. */
function startsIn(piece: string, { provinces }: AreaNames): number[] {
  const inside = provinces.map(name => piece.indexOf(name)).filter(at => at > 0);
  return [0, ...new Set(inside)].sort((a, b) => a - b);
}

function placeAt(
  piece: string,
  following: readonly string[],
  areas: AreaNames,
): Omit<FoundArea, 'before'> | null {
  const reader = new Names(piece, following);
  const province = reader.take(areas.provinces, shortProvince);
  if (province === '') return withoutProvince(reader, areas);
  const cities = areas.citiesOf(province);
  const municipality = cities.length === 1 && cities[0] === province;
  let city = reader.take(cities, shortCity);
  if (municipality) city = province;
  // A district named without its city, where only one city has one of this name.
  const own = city === '' ? cities.filter(c => reader.has(areas.districtsOf(province, c))) : [];
  if (city === '' && own.length === 1) city = own[0] ?? '';
  const district = city === '' ? '' : reader.take(areas.districtsOf(province, city), shortDistrict);
  return { province, city, district, after: reader.rest() };
}

/** 杭州市西湖区…: the city alone, in full, where only one province has it. */
function withoutProvince(reader: Names, areas: AreaNames): Omit<FoundArea, 'before'> | null {
  const owners = areas.provinces.filter(p => reader.has(areas.citiesOf(p)));
  const [province] = owners;
  if (owners.length !== 1 || province === undefined) return null;
  const city = reader.take(areas.citiesOf(province), name => name);
  const district = reader.take(areas.districtsOf(province, city), shortDistrict);
  return { province, city, district, after: reader.rest() };
}

const shortProvince = (name: string): string =>
  name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市)$/, '');
const shortCity = (name: string): string =>
  name.replace(/(?:市|地区|盟|(?:[\u4e00-\u9fff]{1,3}族)*自治州)$/, '');
const shortDistrict = (name: string): string => (name.length > 2 ? name.replace(/(?:市|区|县)$/, '') : name);

/** Takes names of areas from the beginning of a text whose pieces may part them. */
class Names {
  #text: string;
  readonly #following: string[];

  constructor(text: string, following: readonly string[]) {
    this.#text = text;
    this.#following = [...following];
  }

  /** The longest name that the text begins with, in full before short; empty for none. */
  take(names: readonly string[], short: (name: string) => string): string {
    this.#next();
    const longest = [...names].sort((a, b) => b.length - a.length);
    const full = longest.find(name => this.#text.startsWith(name));
    // A short name is one only where something of an area or a gap follows: 上海路 is a street.
    const found =
      full ??
      longest.find(name => {
        const text = short(name);
        return (
          text.length >= 2 &&
          this.#text.startsWith(text) &&
          !/^(?:[东西南北中]?[大]?[路街道巷弄]|[东西南北中]里)/.test(this.#text.slice(text.length))
        );
      });
    if (found === undefined) return '';
    this.#text = this.#text.slice(full === undefined ? short(found).length : found.length);
    return found;
  }

  has(names: readonly string[]): boolean {
    this.#next();
    return names.some(name => this.#text.startsWith(name));
  }

  rest(): string[] {
    return [this.#text, ...this.#following].filter(Boolean);
  }

  #next(): void {
    if (this.#text === '' && this.#following[0] !== GAP) this.#text = this.#following.shift() ?? '';
  }
}

/** What only addresses have. */
const STREET = /\d|[路街道弄巷号室楼栋幢座层区村镇乡县组队里苑园城庄寓厦院店库站场]|大厦|小区|单元|公司|学校/;
const looksNamed = (piece: string): boolean =>
  piece !== GAP &&
  cleanName(piece).length >= 1 &&
  !STREET.test(cleanName(piece)) &&
  (/^[\p{Script=Han}·]{1,8}$/u.test(cleanName(piece)) ||
    /^[\p{Script=Latin}.'-]{2,20}$/u.test(cleanName(piece)));

interface Named {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The name stands before the place, or else beside the telephone, or else at the very end. */
function takeName(before: readonly string[], after: readonly string[]): Named {
  const first = before.findIndex(piece => piece !== GAP);
  if (first >= 0) {
    const last = before.findIndex((piece, i) => i > first && !isLatin(piece, before[first]));
    const end = last < 0 ? before.length : last;
    if (before.slice(first, end).every(p => p === GAP || p.length <= 30)) {
      const name = before
        .slice(first, end)
        .filter(p => p !== GAP)
        .join(' ');
      return { name, before: [...before.slice(0, first), ...before.slice(end)], after };
    }
  }
  const gap = after.indexOf(GAP);
  const candidates = gap < 0 ? [after.length - 1] : [gap - 1, gap + 1, after.length - 1];
  // The first piece after the place is its street, if anything else may be the name.
  const at = candidates.find(i => (i > 0 || after.length <= 1 || gap === 0) && looksNamed(after[i] ?? ''));
  if (at === undefined) return { name: '', before, after };
  let from = at;
  while (from > 1 && isLatin(after[from - 1] ?? '', after[at])) from--;
  return {
    name: after.slice(from, at + 1).join(' '),
    before,
    after: [...after.slice(0, from), ...after.slice(at + 1)],
  };
}

/** Names of two words are written in two pieces only in Latin letters. */
const isLatin = (piece: string, beside = ''): boolean => LATIN.test(piece) && LATIN.test(beside);
const LATIN = /^[\p{Script=Latin}.'-]+$/u;

/** 林听雨（收） and 林听雨[4321] are 林听雨. */
const cleanName = (name: string): string =>
  name
    .replace(/[([（【].*?[)\]）】]/g, '')
    .replace(/(?<=.)(?:亲收|收)$/, '')
    .replace(/^[:：-]+|[:：-]+$/g, '')
    .trim()
    .slice(0, NAME_MAX);
