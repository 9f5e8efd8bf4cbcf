/** What a question asks for of prices, in the currency's own unit. */
export interface Prices {
  readonly most?: number;
  readonly least?: number;
  readonly sort: 'price' | '-price';
  /** The question without it. */
  readonly rest: string;
}

const SUM = '[¥￥$€£]?\\s*(\\d{2,5})\\s*(?:元|块钱?|人民币|rmb|yuan|cny)?';
/** Figures of something else: hours, people, years of age. */
const NO_SUM =
  /^\s*(?:hours?|hrs?|min|days?|weeks?|people|persons|tickets|seats|years?|%|个|岁|人|张|小时|分钟|天|排|座|米|号)/;
/** A sum without a sign of money is more than an age. */
const LEAST_PRICE = 40;

const READERS: readonly (readonly [pattern: RegExp, read: (sum: number) => Omit<Prices, 'rest'>])[] = [
  [
    new RegExp(
      `(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?|within|不到|低于|少于|不超过|最多)\\s*${SUM}(?:\\s*(?:以下|以内|之内|内))?`,
    ),
    most => ({ most, sort: 'price' }),
  ],
  [
    new RegExp(`${SUM}\\s*(?:以下|以内|之内|内|or less|and under|or under)`),
    most => ({ most, sort: 'price' }),
  ],
  [
    new RegExp(
      `(?:over|above|more than|at least|高于|超过|不低于)\\s*[¥￥$€£]\\s*(\\d{2,5})|${SUM}\\s*(?:以上|or more)`,
    ),
    least => ({ least, sort: 'price' }),
  ],
  [
    /(?:[¥￥]\s*(\d{2,5})|(\d{2,5})\s*(?:元|块|rmb|yuan))\s*(?:的?(?:票|座位)|tickets?)?/,
    sum => ({ least: sum, most: sum, sort: 'price' }),
  ],
  [
    /最?便宜|低价|平价|实惠|最低(?:票价|价)?|省钱|\bcheap(?:est|er)?\b|\blowest price\b|\baffordable\b|\bbudget\b|\binexpensive\b|\blow price\b/,
    () => ({ sort: 'price' }),
  ],
  [/最贵|贵宾|\bvip\b|\bmost expensive\b|\bpremium\b/, () => ({ sort: '-price' })],
];

export function pricesIn(question: string): Prices | null {
  const text = question.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const sum = Number(match.slice(1).find(Boolean) ?? 0);
    const after = text.slice(match.index + match[0].length);
    const money = /[¥￥$€£元块]|rmb|yuan|cny|人民币/.test(match[0]);
    if (sum > 0 && (NO_SUM.test(after) || (!money && sum < LEAST_PRICE))) continue;
    const rest = `${text.slice(0, match.index)} ${after}`.trim();
    return { ...read(sum), rest };
  }
  return null;
}
