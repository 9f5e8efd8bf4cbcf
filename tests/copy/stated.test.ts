import { describe, expect, it } from 'vitest';
import { stated } from './stated.ts';

/**
 * A rule is stated where it is kept, and every text takes it from there: in a season’s file by a filler (`{hold}`), in
 * the copy and in letters by a constant (`${HOLD_MINUTES}`). What stands here in figures all the same has its reason.
 */
const help = import.meta.glob<string>(
  [
    '../../demo/season/{questions,legal,cards,packages,offers,places,products}/*.{md,yaml}',
    '../../demo/season/house/club.yaml',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const told = import.meta.glob<string>(
  [
    '../../demo/season/**/*.{md,yaml}',
    '!../../demo/season/{questions,legal,cards,packages,offers,places,products,scores}/*',
    '!../../demo/season/recordings/**',
    '!../../demo/season/house/club.yaml',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const copy = import.meta.glob<string>('../../src/i18n/{zh-CN,en-US}/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<string>(
  [
    '../../server/letters/*words.ts',
    '../../server/**/refusals.ts',
    '../../server/{orders,accounts,catalogue,desk,head,products,kept,contact,discounts,digital}/**/*.ts',
    '../../src/domain/words/*.ts',
    '../../src/{desk,door,pay}/**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** File → what it may state, and why. */
type Allowed = Readonly<Record<string, readonly [found: RegExp, why: string]>>;

const HELP: Allowed = {
  'cards/family.yaml': [/六岁|七岁/, 'for whom the books are'],
  'packages/family.yaml': [/一小时|an hour/i, 'the length of such a morning'],
  'packages/lawn.yaml': [/两个星期/, 'two Saturdays: its programmes'],
  'places/club-1.yaml': [/两天|two days/, 'a promise that people keep'],
  'cards/times-12.yaml': [/one a month/i, 'how often one might go'],
  'cards/times-4.yaml': [/半年|half a year/, 'what 180 days are, which the card states'],
  'cards/times-8.yaml': [/半月|six weeks/, 'how often one might go'],
  'offers/card-times-12.yaml': [/one a month/i, 'the same card'],
  'offers/card-times-4.yaml': [/半年|half a year/, 'the same card'],
  'offers/card-times-8.yaml': [/半月|six weeks/, 'the same card'],
  'house/club.yaml': [
    /两张|two tickets|一分钟|one minute|两天|two days/i,
    'an example that states itself; how long joining takes; a promise that people keep',
  ],
  'legal/legal-access.md': [
    /300%|两天|two days|五个工作日|five working days/,
    'promises that people keep, not the box office',
  ],
  'legal/legal-accessibility.md': [/三倍|five working days|五个工作日/, 'the same'],
  'legal/legal-club.md': [/30 天|30 days/, 'a promise that the house keeps by hand'],
  'legal/legal-privacy.md': [/15 天|15 days/, 'the term of the law'],
  'legal/legal-terms.md': [/48 小时|48 hours/, 'a return that the desk makes by hand'],
  'places/about-introduce-city.yaml': [/一号门|gate 1/i, 'history'],
  'places/about-memorabilia.yaml': [/九十年/, 'history'],
  'places/about-museum.yaml': [/places/, 'things to try'],
  'places/education-family.yaml': [/五十分钟|fifty minutes/i, 'the length of such a morning'],
  'products/album-chinese.md': [/一米/, 'where the microphone stood'],
  'products/book-children.md': [/四岁/, 'for whom the book is'],
  'products/book-history.md': [/三百张/, 'its pictures'],
  'products/dams-mahler-5.md': [/四十八小时|48 hours/, 'its name; held to its days below'],
  'products/dams-new-year.md': [/十二月|三十一日/, 'the day of the concert'],
  'products/dams-week.md': [/七日|Seven days/, 'its name; held to its days below'],
  'products/gift-fork.md': [/厘米/, 'measured'],
  'products/gift-scarf.md': [/厘米/, 'measured'],
  'products/score-beethoven-5.md': [/厘米/, 'measured'],
  'products/season-pass.md': [/三天/, 'a promise that people keep'],
  'products/single-adagietto.md': [/九分|nine minutes|两分钟|two minutes/, 'its length; history'],
  'products/single-swan.md': [/三分钟|three minutes/, 'its length'],
  'products/vip-digital.md': [
    /24 元|28 元|¥2[48]|半年|half a year|one month/i,
    'held to its prices and days below',
  ],
  'questions/club-q-9.md': [/七天|seven days/, 'the counter adds such points by hand'],
  'questions/faq-delivery-2.md': [/3 厘米/, 'what a scanner can read'],
  'questions/faq-delivery-4.md': [/一个工作日/, 'the next working day'],
  'questions/faq-autograph.md': [/1 号门|gate 1/i, 'the desk of the house'],
  'questions/faq-hours.md': [/1 号门|gate 1|半小时|half an hour/i, 'the desk of the house, and its hours'],
  'questions/faq-lost.md': [/1 号门|gate 1|半小时|half an hour/i, 'the same'],
  'questions/faq-late-2.md': [/5 号门|gate 5/i, 'a gate of no block: without steps, for every ticket'],
  'questions/faq-parking-1.md': [/一小时|an hour/, 'the line’s own timetable'],
  'questions/faq-parking-3.md': [/20 米|20 metres/, 'measured'],
  'questions/faq-tickets-7.md': [/三个工作日|three working days/, 'the accounts department’s promise'],
};

/** What a rule or another file of the season knows. */
const TOPIC =
  /退票|换票|手续费|积分|保留|候补|转赠|限购|每单|开票|预售|迟到|音管|轮椅|坐垫|个座位|混响|车位|车库|曲前谈|快递|天气|refund|exchange|\bfee\b|points|waiting list|an order|on sale|presale|pipes|wheelchair|cushions|\bseats in\b|reverb|garage|car park|\btalks\b|courier|weather/i;
const TOLD: Allowed = {
  'house/council.yaml': [/60 张|Sixty seats/i, 'what a councillor is given'],
  'orchestra/museum.yaml': [/4,313/, 'the name of an exhibit'],
  'education/student-rehearsals.md': [/60/, 'the price of a ticket at the counter, with its own terms'],
  'news/news-organ.md': [/三周|three weeks|九米|nine metres|一根音管/i, 'its tuning and its longest pipe'],
  'news/news-acoustics.md': [/六十分|六个倍/, 'decibels and octaves'],
  'news/news-talks.md': [/二十分钟/, 'the length of a talk'],
  'news/news-exit-3.md': [/seven weeks/, 'pipes of water'],
  'orchestra/events/event-1994.md': [/10 月|16 日/, 'a date'],
  'orchestra/events/event-1996.md': [
    /六十年|三百米|three hundred metres|五个月|five months|crates/,
    'history',
  ],
  'orchestra/events/event-2024.md': [/八十元|three hundred seats/i, 'history'],
  'orchestra/hall.yaml': [
    /五个月|七个月|五月|九月|1994 年|32 米/,
    'history, months of the year, and what was measured',
  ],
  'orchestra/leaders/bo-yuan.md': [/三周|three weeks/, 'her tuning'],
  'orchestra/map.yaml': [
    /20 分钟|20 minutes|[5五]\s?号门|gate 5/i,
    'what leaving the garage takes; the gate without steps',
  ],
  'orchestra/reports/2026.md': [/百分|two points|八十元|three hundred seats/, 'history'],
  'orchestra/reports/2024.md': [/八十元|three hundred seats/i, 'history'],
  'orchestra/departments/access.yaml': [/5 号门|gate 5/i, 'the gate without steps'],
  'pages/about-introduce-city.md': [/八十元/, 'history'],
};

const ANY = /[\s\S]/;
const COPY: Allowed = {
  'ask.ts': [/五百字|hundred characters/i, 'held to the shape by a test of the page'],
  'education.ts': [/两三天|three days/, 'people’s promise'],
  'form.ts': [/./, 'how many signs a number has, and the fewest and most that a field says itself'],
  'home.ts': [/十六天|sixteen days|半月/, 'the days that the ribbon draws; its style has as many columns'],
  'login.ts': [
    /六位|五个字符|十一位|six digits|five characters|11 digits|一分钟|a minute/i,
    'the shape of what is typed',
  ],
  'order.ts': [
    /两分钟|two minutes|1[18] (?:digits|characters)|十一位|十八位|一分/,
    'what banks take; the shape of a number',
  ],
  'shows.ts': [/one a week/, 'what a course is'],
  'support.ts': [/五年|five years|两周/i, 'the columns of the chart; people’s promise'],
  'ui.ts': [/one minute/i, 'a count of one'],
};

const WORDS: Allowed = {
  'server/desk/find.ts': [/seat/, 'an example'],
  'server/desk/markdown-of.ts': [/\$/, 'a pattern'],
  'server/desk/office.ts': [/0, seats/, 'no text'],
  'server/desk/report/page.ts': [/%/, 'a style'],
  'server/desk/seat-asked.ts': [/一二三/, 'days of the week'],
  'server/kept/export.ts': [/%/, 'a style'],
  'server/kept/orders.ts': [/三年|three years/, 'the law'],
  'src/desk/plots.tsx': [/1, days/, 'no text'],
  'src/desk/words.ts': [/今明两天|两天|seat|12月|11日/, 'today and tomorrow; an example'],
  'src/domain/words/discount.ts': [/1张/, 'one'],
  'src/domain/words/ledger.ts': [/\$1/, 'a pattern'],
  'src/domain/words/level.ts': [
    /半天|half a day|两天|two days/,
    'how 12 hours are said; a promise that people keep',
  ],
};

const name = (path: string): string =>
  path.replace(/^.*?(?:demo\/season|zh-CN|en-US)\//, '').replace('../../', '');
/** Comments say what they like. */
const bare = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, c => c.replace(/[^\n]/g, ' ')).replace(/(?<=^|\s)\/\/.*$/gm, '');

function found(sources: Record<string, string>, allowed: Allowed, topic = ANY): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    bare(source)
      .split('\n')
      .flatMap((line, i) =>
        line.split(/[。；]|\. /).flatMap(sentence =>
          topic.test(sentence)
            ? stated(sentence)
                .filter(text => !allowed[name(path)]?.[0].test(text))
                .map(text => `${name(path)}:${i + 1} “${text}” in “${sentence.trim().slice(0, 80)}”`)
            : [],
        ),
      ),
  );
}

it.each([
  ['座位保留 15 分钟', ['15 分钟']],
  ['座位保留十五分钟，可延长一次', ['十五分钟']],
  ['Seats are kept for fifteen minutes', ['fifteen minutes']],
  ['每单最多 6 张，满十二个月', ['6 张', '十二个月']],
  ['we keep 10 per cent, or ¥30', ['10 per cent', '¥30']],
  ['五千根音管，身高 1.2 米', ['五千根音管', '1.2 米']],
  ['保留 {hold}，{{count}} 张', []],
  ['这一天有一张票，周六见', []],
  ["rights: [{ zh: '会员折扣：九五折', en: 'Member discount: 5% off' }]", ['九五折', '5%']],
])('“%s” states %j', (text, expected) => expect(stated(text)).toEqual(expected));

describe('no text repeats a rule in figures', () => {
  it('of the help, the terms, the club, cards, packages and offers', () => {
    expect(Object.keys(help).length).toBeGreaterThan(105);
    expect(found(help, HELP)).toEqual([]);
  });
  it('of the other texts of the season, where they speak of one', () => {
    expect(Object.keys(told).length).toBeGreaterThan(225);
    expect(found(told, TOLD, TOPIC)).toEqual([]);
  });
  it('of the copy', () => expect(found(copy, COPY)).toEqual([]));
  it('of letters, refusals and words', () => {
    expect(Object.keys(words).length).toBeGreaterThan(60);
    expect(found(words, WORDS)).toEqual([]);
  });
});

/** What a product is called after is a figure of its own, too. */
it.each([
  ['dams-mahler-5', /四十八小时/, /48 hours/, /days: 2$/m],
  ['dams-week', /七日券/, /Seven days/, /days: 7$/m],
  ['vip-digital', /每月 24 元/, /¥24 a month/, /price: 288\n\s+days: 365$/m],
  ['vip-digital', /每月 28 元/, /¥28 a month/, /price: 168\n\s+days: 183$/m],
])('%s is what its name says', (id, zh, en, figure) => {
  const text = help[`../../demo/season/products/${id}.md`] ?? '';
  for (const said of [zh, en, figure]) expect(text).toMatch(said);
});
