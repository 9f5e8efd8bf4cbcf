import type { JoinDoc, VacancyDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';

const DAY = 86_400_000;

type Pair = readonly [zh: string, en: string];
type Piece = readonly [composer: Pair, work: Pair, passage: Pair];
interface Draft {
  readonly id: string;
  readonly kind: VacancyDoc['kind'];
  readonly title: Pair;
  readonly places: number;
  readonly text: Pair;
  readonly needs: readonly Pair[];
  readonly rounds?: readonly (readonly [name: Pair, pieces: readonly Piece[]])[];
  /** Days after the season's first day. */
  readonly closes: number;
  readonly audition?: number;
}
const entry = (title: Pair, text: Pair) => ({ title: t(...title), text: t(...text) });

const BEETHOVEN: Pair = ['贝多芬', 'Beethoven'];
const BRAHMS: Pair = ['勃拉姆斯', 'Brahms'];
const MAHLER: Pair = ['马勒', 'Mahler'];
const MOZART: Pair = ['莫扎特', 'Mozart'];
const STRAUSS: Pair = ['理查·施特劳斯', 'R. Strauss'];
const FIRST: Pair = ['第一轮　独奏，帘后', 'First round: solo, behind the screen'];
const SECOND: Pair = ['第二轮　乐队片段，帘后', 'Second round: excerpts, behind the screen'];
const LAST: Pair = ['第三轮　与声部合奏', 'Third round: with the section'];

const drafts: readonly Draft[] = [
  {
    id: 'violin-2-tutti',
    kind: 'player',
    title: ['第二小提琴演奏员', 'Second violin'],
    places: 2,
    text: [
      '坐在第二小提琴第四、第五谱台。试用期一个乐季，其间有一位老乐手与您同台。',
      'A chair at the fourth or fifth desk of the second violins. The trial lasts one season, with an old hand beside you.',
    ],
    needs: [
      ['音乐学院本科以上，或同等演奏水平', 'A conservatoire degree, or playing that equals it'],
      ['能在中国长期工作', 'Able to work in China for longer'],
    ],
    rounds: [
      [
        FIRST,
        [
          [
            MOZART,
            ['第四或第五小提琴协奏曲', 'Violin Concerto No. 4 or 5'],
            ['第一乐章呈示部，含华彩', 'first movement, exposition and cadenza'],
          ],
          [BRAHMS, ['小提琴协奏曲', 'Violin Concerto'], ['第一乐章', 'first movement']],
        ],
      ],
      [
        SECOND,
        [
          [
            MOZART,
            ['第三十九交响曲', 'Symphony No. 39'],
            ['第二、第四乐章开头', 'openings of the second and fourth movements'],
          ],
          [BRAHMS, ['第一交响曲', 'Symphony No. 1'], ['第一乐章 E 段起', 'first movement from E']],
          [STRAUSS, ['《唐璜》', 'Don Juan'], ['第一页', 'first page']],
          [
            ['舒曼', 'Schumann'],
            ['第二交响曲', 'Symphony No. 2'],
            ['谐谑曲', 'Scherzo'],
          ],
        ],
      ],
      [
        LAST,
        [
          [
            BEETHOVEN,
            ['弦乐四重奏 Op. 59 No. 3', 'String Quartet, Op. 59 No. 3'],
            ['末乐章，与首席们', 'finale, with the principals'],
          ],
        ],
      ],
    ],
    closes: 40,
    audition: 62,
  },
  {
    id: 'associate-horn',
    kind: 'player',
    title: ['第三圆号', 'Third horn'],
    places: 1,
    text: [
      '圆号声部六人，第三席兼任副首席轮值。布鲁克纳的曲目需要吹瓦格纳大号。',
      'One of six horns; the third takes turns as associate principal, and plays Wagner tuba in Bruckner.',
    ],
    needs: [
      ['三年以上职业乐队经验', 'Three years in a professional orchestra'],
      ['自备 F／降 B 双排圆号', 'Your own F/B flat double horn'],
    ],
    rounds: [
      [
        FIRST,
        [
          [MOZART, ['第四圆号协奏曲', 'Horn Concerto No. 4'], ['第一乐章', 'first movement']],
          [STRAUSS, ['第一圆号协奏曲', 'Horn Concerto No. 1'], ['第一乐章', 'first movement']],
        ],
      ],
      [
        SECOND,
        [
          [
            BEETHOVEN,
            ['第三交响曲“英雄”', 'Symphony No. 3, “Eroica”'],
            ['谐谑曲三重奏，第一至第三声部', 'Trio, all three parts'],
          ],
          [BRAHMS, ['第一交响曲', 'Symphony No. 1'], ['第四乐章圆号独奏', 'solo in the finale']],
          [MAHLER, ['第五交响曲', 'Symphony No. 5'], ['谐谑曲助奏圆号', 'obbligato in the Scherzo']],
          [
            ['布鲁克纳', 'Bruckner'],
            ['第七交响曲', 'Symphony No. 7'],
            ['慢乐章，瓦格纳大号', 'Adagio, Wagner tuba'],
          ],
        ],
      ],
      [
        LAST,
        [
          [
            ['舒曼', 'Schumann'],
            ['四圆号协奏曲', 'Konzertstück for four horns'],
            ['第一乐章，与声部', 'first movement, with the section'],
          ],
        ],
      ],
    ],
    closes: 55,
    audition: 76,
  },
  {
    id: 'principal-percussion',
    kind: 'player',
    title: ['打击乐演奏员', 'Percussion'],
    places: 1,
    text: [
      '除西洋打击乐外，请准备一段中国锣鼓。面试前可以到排练厅试乐器。',
      'Beside the usual instruments please prepare something on Chinese gongs and drums. You may try the instruments beforehand.',
    ],
    needs: [
      ['音乐学院本科以上', 'A conservatoire degree'],
      ['视奏', 'Sight-reading'],
    ],
    rounds: [
      [
        FIRST,
        [
          [
            ['巴赫', 'J. S. Bach'],
            ['a小调小提琴协奏曲，马林巴', 'Violin Concerto in A minor, on marimba'],
            ['第一乐章', 'first movement'],
          ],
          [
            ['德莱克吕斯', 'Delécluse'],
            ['小军鼓练习曲第九首', 'Snare drum study No. 9'],
            ['全曲', 'complete'],
          ],
        ],
      ],
      [
        SECOND,
        [
          [
            ['格什温', 'Gershwin'],
            ['《波吉与贝丝》序曲', 'Porgy and Bess, overture'],
            ['木琴', 'xylophone'],
          ],
          [
            ['里姆斯基-科萨科夫', 'Rimsky-Korsakov'],
            ['《舍赫拉查德》', 'Scheherazade'],
            ['小军鼓，第三、第四乐章', 'snare drum, third and fourth movements'],
          ],
          [
            ['杜卡', 'Dukas'],
            ['《魔法师的弟子》', 'The Sorcerer’s Apprentice'],
            ['钟琴', 'glockenspiel'],
          ],
          [
            ['拉威尔', 'Ravel'],
            ['《波莱罗》', 'Boléro'],
            ['小军鼓，前两页', 'snare drum, first two pages'],
          ],
        ],
      ],
    ],
    closes: 70,
    audition: 92,
  },
  {
    id: 'academy-class',
    kind: 'academy',
    title: ['乐团学院第二十四届', 'Orchestra academy, twenty-fourth class'],
    places: 12,
    text: [
      '两年，学费全免，每月生活津贴四千五百元，住宿在音乐厅后面的小楼。弦乐八名、管乐三名、指挥一名。',
      'Two years, no fees, a monthly grant of ¥4,500, and a room in the house behind the hall: eight strings, three winds, one conductor.',
    ],
    needs: [
      ['18 至 28 岁', 'Aged from 18 to 28'],
      ['先交一段十五分钟的录像，不剪辑', 'First a video of fifteen minutes, uncut'],
    ],
    rounds: [
      [
        ['录像', 'Video'],
        [
          [
            ['巴赫', 'J. S. Bach'],
            ['无伴奏作品两个乐章', 'Two movements for solo instrument'],
            ['一快一慢', 'one quick, one slow'],
          ],
          [
            ['自选', 'Your choice'],
            ['协奏曲一个乐章', 'A movement of a concerto'],
            ['有伴奏或无伴奏', 'with or without piano'],
          ],
        ],
      ],
      [
        ['现场', 'In person'],
        [
          [
            BRAHMS,
            ['第四交响曲', 'Symphony No. 4'],
            ['第一乐章，各乐器片段', 'first movement, excerpts for each instrument'],
          ],
          [
            ['德彪西', 'Debussy'],
            ['《大海》', 'La Mer'],
            ['第二乐章，各乐器片段', 'second movement, excerpts for each instrument'],
          ],
          [
            ['视奏', 'Sight-reading'],
            ['室内乐一页', 'A page of chamber music'],
            ['与首席同坐一张谱台', 'at one desk with a principal'],
          ],
        ],
      ],
    ],
    closes: 90,
    audition: 118,
  },
  {
    id: 'librarian',
    kind: 'staff',
    title: ['谱务', 'Librarian'],
    places: 1,
    text: [
      '负责九十八份分谱的弓法、翻页与铅笔。新年音乐会那晚，您要在一首波尔卡的时间里发完一套谱。',
      'Bowings, page turns and pencils for ninety-eight parts. On New Year’s Eve you hand out a whole set within one polka.',
    ],
    needs: [
      ['读总谱，会一种弦乐器更好', 'Reads scores; a string instrument helps'],
      ['英文信件往来', 'Writes letters in English'],
    ],
    closes: 30,
  },
  {
    id: 'access-host',
    kind: 'staff',
    title: ['无障碍服务专员', 'Access host'],
    places: 2,
    text: [
      '在五号门接人，也在电话里回答问题。会手语者优先，不会的我们来教。',
      'You meet people at gate 5 and answer their calls. Sign language is welcome; if you do not know it, we will teach you.',
    ],
    needs: [
      ['演出晚上上班', 'Work on concert evenings'],
      ['走得稳，听得耐心', 'A steady step and a patient ear'],
    ],
    closes: 25,
  },
  {
    id: 'front-of-house',
    kind: 'volunteer',
    title: ['演出志愿者', 'Concert volunteers'],
    places: 40,
    text: [
      '每月两晚，领位、发节目册、照看草坪。结束后可以留下来听下半场。',
      'Two evenings a month: showing people to their seats, handing out programmes, looking after the lawn. You may stay for the second half.',
    ],
    needs: [
      ['年满 16 岁', 'From the age of 16'],
      ['先参加一次两小时的培训', 'Two hours of training first'],
    ],
    closes: 120,
  },
];

export const joinPage: JoinDoc = {
  id: 'join',
  lead: t(
    '我们在帘子后面听您演奏，在帘子前面和您签约。所有考试的前两轮都不看姓名。',
    'We listen to you behind a screen and sign in front of it. The first two rounds of every audition are without names.',
  ),
  steps: [
    entry(
      ['报名', 'Apply'],
      [
        '填写表单，写明岗位与乐器，不必附照片。',
        'Fill in the form with the post and your instrument. No photograph, please.',
      ],
    ),
    entry(
      ['预约伴奏', 'Rehearse'],
      [
        '考试前一天有一小时的伴奏排练，钢琴由我们提供。',
        'You have an hour with our pianist on the day before.',
      ],
    ),
    entry(
      ['三轮考试', 'Three rounds'],
      [
        '前两轮帘后，铺地毯，听不出鞋跟；第三轮与声部合奏。',
        'The first two are behind a screen, with a carpet so that no heel is heard; the third is with the section.',
      ],
    ),
    entry(
      ['结果与来信', 'Result'],
      [
        '当天公布，落选的人三天内收到评委的信。',
        'On the same day. Whoever is not chosen receives letters from the jury within three days.',
      ],
    ),
  ],
  terms: [
    entry(
      ['路费', 'Travel'],
      [
        '进入第三轮者报销国内往返火车票与两晚住宿。',
        'For the third round we pay the train within China and two nights.',
      ],
    ),
    entry(
      ['录像代替现场', 'By video'],
      [
        '第一轮可以寄录像，要求一镜到底，不加混响。',
        'The first round may be a video: one take, no reverberation added.',
      ],
    ),
    entry(
      ['无障碍', 'Access'],
      [
        '考场无台阶，可以申请放大分谱、延长休息与手语翻译。',
        'There are no steps. Ask us for large print, longer breaks, or an interpreter.',
      ],
    ),
  ],
};

/** Vacancies dated from an instant (ms). */
export const vacancies = (from: number): VacancyDoc[] =>
  drafts.map(({ id, kind, title, places, text, needs, rounds = [], closes, audition }, i) => ({
    id,
    order: i + 1,
    kind,
    title: t(...title),
    places,
    text: t(...text),
    needs: needs.map(n => t(...n)),
    rounds: rounds.map(([name, pieces]) => ({
      name: t(...name),
      pieces: pieces.map(([composer, work, passage]) => ({
        composer: t(...composer),
        work: t(...work),
        passage: t(...passage),
      })),
    })),
    closesAt: from + closes * DAY,
    auditionAt: audition === undefined ? 0 : from + audition * DAY,
  }));
