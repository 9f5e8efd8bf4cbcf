import { type ComposerId, composerById } from '#server/archive/known-composers.ts';
import type { ReportDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';

type Pair = readonly [zh: string, en: string];
type Month = readonly [month: number, main: number, chamber: number, education: number];

const INCOME: readonly Pair[] = [
  ['票房', 'Tickets'],
  ['政府资助', 'Public funds'],
  ['捐赠与企业', 'Gifts and partners'],
  ['数字与唱片', 'Digital and records'],
  ['会员与教育', 'Members and education'],
];
const EXPENSE: readonly Pair[] = [
  ['乐手与职员', 'Players and staff'],
  ['演出制作与客席', 'Concerts and guests'],
  ['音乐厅运营', 'Running the hall'],
  ['教育与社区', 'Education'],
  ['储备', 'Reserve'],
];
const AGES: readonly Pair[] = [
  ['18 岁以下', 'Under 18'],
  ['18–29', '18–29'],
  ['30–44', '30–44'],
  ['45–59', '45–59'],
  ['60 岁以上', '60 and over'],
];
const CHINESE: readonly ComposerId[] = ['zhu-jianer', 'jiang-wenye', 'xian-xinghai'];

interface Draft {
  readonly year: number;
  readonly season: Pair;
  readonly headline: readonly [Pair, Pair];
  readonly summary: Pair;
  readonly letter: readonly Pair[];
  readonly months: readonly Month[];
  readonly monthsText: Pair;
  /** Hundred thousand yuan, in the order of INCOME and EXPENSE. */
  readonly income: readonly number[];
  readonly expense: readonly number[];
  readonly moneyText: Pair;
  readonly composers: readonly (readonly [id: ComposerId, count: number])[];
  readonly audience: readonly number[];
  readonly attendance: number;
  readonly audienceText: Pair;
}

const named = (names: readonly Pair[], values: readonly number[]) =>
  values.map((value, i) => ({ name: t(...(names[i] ?? ['', ''])), value }));

const report = (d: Draft): ReportDoc => ({
  id: String(d.year),
  year: d.year,
  season: t(...d.season),
  headline: [t(...d.headline[0]), t(...d.headline[1])],
  summary: t(...d.summary),
  letter: d.letter.map(p => t(...p)),
  signed: t('团长　方启澄', 'Fang Qicheng, president'),
  months: d.months.map(([month, main, chamber, education]) => ({ month, main, chamber, education })),
  monthsText: t(...d.monthsText),
  income: named(INCOME, d.income),
  expense: named(EXPENSE, d.expense),
  moneyText: t(...d.moneyText),
  composers: d.composers.map(([id, count]) => {
    const composer = composerById.get(id);
    if (!composer) throw new Error(`reports: unknown composer ${id}`);
    return { name: composer.short, count, chinese: CHINESE.includes(id) };
  }),
  audience: d.audience.map((share, i) => ({ name: t(...(AGES[i] ?? ['', ''])), share })),
  attendance: d.attendance,
  audienceText: t(...d.audienceText),
});

/** Newest first. Months sum to the year's concerts, both columns of money to the same figure, ages to a hundred. */
export const reports: readonly ReportDoc[] = [
  report({
    year: 2026,
    season: ['2025–26 乐季', 'Season 2025–26'],
    headline: [
      ['全年142场', '142 concerts,'],
      ['上座率91%', '91% of seats taken'],
    ],
    summary: [
      '乐团首次收支相抵而不动用储备。票房占比下降两个百分点，因为每场有三百个好座位只卖八十元。',
      'For the first time income met expense without the reserve. The share of tickets fell by two points, because three hundred good seats at each concert cost eighty yuan.',
    ],
    letter: [
      [
        '这一季最难的决定，是把三百个八十元的座位留在池座。票房少收了四百一十万元，走进来的却是三万一千名从未来过的人。他们当中，每五位就有一位在三个月内回来。',
        'The hardest decision of the season was to keep three hundred seats at eighty yuan in the stalls. It cost four million one hundred thousand yuan, and it brought thirty-one thousand people who had never been here. One in five came back within three months.',
      ],
      [
        '我们也做错了一件事：夏季草坪的驱蚊水备少了，六月有两晚没有发到每一个人手里。明年会多备一倍。',
        'We made one mistake as well: there was too little insect repellent on the lawn, and on two evenings in June not everyone had some. Next year there will be twice as much.',
      ],
    ],
    months: [
      [9, 5, 3, 1],
      [10, 9, 3, 3],
      [11, 9, 4, 3],
      [12, 10, 5, 3],
      [1, 6, 2, 2],
      [2, 5, 2, 1],
      [3, 8, 4, 2],
      [4, 9, 3, 3],
      [5, 8, 3, 2],
      [6, 7, 3, 2],
      [7, 5, 3, 1],
      [8, 2, 1, 0],
    ],
    monthsText: [
      '每个音符是一场演出。十二月最密，十八场里有三场是新年音乐会的预演。',
      'Each note is a concert. December is the fullest month; three of its eighteen were previews of the New Year concert.',
    ],
    income: [482, 365, 214, 126, 91],
    expense: [683, 312, 148, 74, 61],
    moneyText: [
      '单位：百万元。收支相等，各项按金额从大到小排列。',
      'In millions of yuan. The two sums are equal; the largest part comes first.',
    ],
    composers: [
      ['beethoven', 21],
      ['mahler', 16],
      ['brahms', 14],
      ['bruckner', 12],
      ['tchaikovsky', 11],
      ['zhu-jianer', 9],
      ['debussy', 8],
      ['jiang-wenye', 7],
      ['shostakovich', 6],
      ['xian-xinghai', 5],
    ],
    audience: [11, 24, 31, 20, 14],
    attendance: 115_620,
    audienceText: [
      '三成五的观众不满三十岁。平均每人一季来 2.4 次，比上一季多了 0.2 次。',
      'Thirty-five in a hundred are under thirty. On average a visitor came 2.4 times in the season, 0.2 more than the year before.',
    ],
  }),
  report({
    year: 2025,
    season: ['2024–25 乐季', 'Season 2024–25'],
    headline: [
      ['第四届比赛', 'The fourth competition,'],
      ['四十四个国家', 'forty-four countries'],
    ],
    summary: [
      '国际小提琴比赛占去两周的大音乐厅，也带来一百一十二位选手与八千名新听众。储备动用一百二十万元，用于修缮屋顶。',
      'For two weeks the violin competition had the Grand Hall, a hundred and twelve players and eight thousand new listeners. One million two hundred thousand yuan came from the reserve to mend the roof.',
    ],
    letter: [
      [
        '比赛的两周里，乐团没有定期音乐会，套票持有者换到了四月。有七十三位写信来抱怨，我们都回了信，其中六十八位后来去听了决赛。',
        'During the two weeks of the competition there were no subscription concerts; they moved to April. Seventy-three subscribers wrote to complain. We answered each of them, and sixty-eight came to the final.',
      ],
      [
        '屋顶漏雨的那块石膏板换过了，厚度不变，六十毫米。声学测量的结果与 1994 年相差不到百分之一。',
        'The plaster panel under the leak has been replaced at the same sixty millimetres. Measured again, the sound differs from that of 1994 by less than one per cent.',
      ],
    ],
    months: [
      [9, 5, 2, 1],
      [10, 8, 3, 2],
      [11, 8, 4, 3],
      [12, 10, 4, 3],
      [1, 5, 2, 2],
      [2, 5, 2, 1],
      [3, 4, 3, 2],
      [4, 11, 3, 3],
      [5, 8, 3, 2],
      [6, 7, 3, 2],
      [7, 5, 2, 1],
      [8, 2, 1, 0],
    ],
    monthsText: [
      '每个音符是一场演出。三月让给了比赛，四月补了回来。',
      'Each note is a concert. March belonged to the competition, and April made up for it.',
    ],
    income: [471, 352, 196, 118, 85],
    expense: [661, 304, 172, 68, 17],
    moneyText: [
      '单位：百万元。收支相等，各项按金额从大到小排列。音乐厅运营一项含屋顶修缮。',
      'In millions of yuan. The two sums are equal; the largest part comes first. Running the hall includes the roof.',
    ],
    composers: [
      ['beethoven', 18],
      ['brahms', 15],
      ['mozart', 14],
      ['tchaikovsky', 13],
      ['sibelius', 11],
      ['mahler', 10],
      ['zhu-jianer', 7],
      ['dvorak', 7],
      ['jiang-wenye', 5],
      ['ravel', 5],
    ],
    audience: [10, 23, 31, 21, 15],
    attendance: 108_940,
    audienceText: [
      '比赛期间的观众里，六成是第一次来。三成三的观众不满三十岁。',
      'Of those who came to the competition six in ten were new. Thirty-three in a hundred of all visitors are under thirty.',
    ],
  }),
  report({
    year: 2024,
    season: ['2023–24 乐季', 'Season 2023–24'],
    headline: [
      ['最便宜的票', 'The cheapest seats'],
      ['搬进池座', 'move to the stalls'],
    ],
    summary: [
      '三百个八十元的座位从最后一排移到池座与一层。票房因此减少，第一次来的听众增加到两成七。',
      'Three hundred seats at eighty yuan moved from the last row to the stalls and the first level. Income from tickets fell, and first visits rose to twenty-seven in a hundred.',
    ],
    letter: [
      [
        '有人问，便宜的票为什么要放在好位置。我们的回答是：第一次听交响乐的人，最不应该坐在听得最少的地方。',
        'People asked why cheap seats should be good ones. Our answer is that whoever hears an orchestra for the first time should not sit where there is least to hear.',
      ],
      [
        '这一季也是第一百部委约作品之后的第一季。它由一位曾在第二小提琴代班的年轻人写成，三个乐团已经排上了它。',
        'It was also the first season after our hundredth commission, by a young composer who once sat in for a second violin. Three orchestras have taken it up.',
      ],
    ],
    months: [
      [9, 5, 2, 1],
      [10, 8, 3, 2],
      [11, 8, 3, 2],
      [12, 9, 4, 3],
      [1, 5, 2, 2],
      [2, 5, 2, 1],
      [3, 7, 3, 2],
      [4, 8, 3, 2],
      [5, 7, 3, 2],
      [6, 7, 2, 2],
      [7, 5, 2, 1],
      [8, 2, 1, 0],
    ],
    monthsText: [
      '每个音符是一场演出。夏天的五场在草坪，其中一场因雨移到檐下。',
      'Each note is a concert. Five were on the lawn in summer, one of them under the eaves.',
    ],
    income: [463, 344, 178, 102, 79],
    expense: [640, 287, 141, 63, 35],
    moneyText: [
      '单位：百万元。收支相等，各项按金额从大到小排列。',
      'In millions of yuan. The two sums are equal; the largest part comes first.',
    ],
    composers: [
      ['beethoven', 19],
      ['mozart', 15],
      ['tchaikovsky', 13],
      ['brahms', 12],
      ['mahler', 9],
      ['shostakovich', 8],
      ['zhu-jianer', 6],
      ['bruckner', 6],
      ['debussy', 5],
      ['xian-xinghai', 4],
    ],
    audience: [9, 22, 31, 22, 16],
    attendance: 101_300,
    audienceText: [
      '第一次走进音乐厅的听众占两成七，上一季是一成四。',
      'Twenty-seven in a hundred visitors had never been in the hall; a season earlier it was fourteen.',
    ],
  }),
];
