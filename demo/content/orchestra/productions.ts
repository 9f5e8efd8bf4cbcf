import type { ProductionDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';

type Pair = readonly [zh: string, en: string];
interface Draft {
  readonly id: string;
  readonly title: Pair;
  readonly standfirst: Pair;
  readonly text: readonly Pair[];
  readonly figures: readonly (readonly [figure: Pair | string, label: Pair])[];
  readonly art: Omit<ArtAttrs, 'seed'>;
  readonly way: readonly [link: string, text: Pair];
  readonly programIds?: readonly string[];
}

/** The specification's ten, in its order and by its names. */
const drafts: readonly Draft[] = [
  {
    id: 'season-subscription',
    title: ['音乐季与套票', 'Season and subscription'],
    standfirst: [
      '一年三十六套曲目，从巴赫到朱践耳。',
      'Thirty-six programmes a year, from Bach to Zhu Jian’er.',
    ],
    text: [
      [
        '定期音乐会从 1958 年开始：八场音乐会一张票。今天的做法没有变，先看曲目，再挑日子，选四场以上便可以留住同一个座位。',
        'Subscription concerts began in 1958 with eight concerts on one ticket. The idea has not changed: choose the music first, then the dates, and with four concerts or more you keep your seat.',
      ],
      [
        '每套曲目演两到三晚，中间那一晚最松弛，乐手们私下叫它“听众之夜”。',
        'Each programme is played on two or three evenings. The middle one is the most relaxed; the players call it the listeners’ night.',
      ],
    ],
    figures: [
      ['36', ['套曲目', 'programmes']],
      ['9', ['个系列', 'series']],
      ['4', ['场起留座', 'concerts to keep a seat']],
    ],
    art: { key: 'A major', motif: 'crescendo', mood: 'lyric', number: 12 },
    way: ['musicale', ['浏览音乐季', 'Browse the season']],
    programIds: ['mahler-5', 'brahms-4', 'bruckner-4'],
  },
  {
    id: 'new-year',
    title: ['新年音乐会', 'New Year concerts'],
    standfirst: [
      '1983 年在溜冰场，如今在大音乐厅，两个夜晚。',
      'On an ice rink in 1983, in the Grand Hall today, on two evenings.',
    ],
    text: [
      [
        '圆舞曲、波尔卡，每年都有中国作品与它们同台：从《春节序曲》的锣鼓开始，到《蓝色多瑙河》天亮。最后一首《拉德茨基进行曲》，指挥转过身来，整座大厅都是打击乐声部。',
        'Waltzes and polkas, and each year Chinese works beside them: the evening begins with the drums of the Spring Festival Overture, and day breaks over the Blue Danube. For the last piece, the Radetzky March, the conductor turns round, and the percussion section is the whole house.',
      ],
    ],
    figures: [
      ['1983', ['第一场', 'the first']],
      ['2', ['个夜晚', 'evenings']],
      [
        ['9 首', '9'],
        ['曲目，两首来自中国', 'pieces, two of them Chinese'],
      ],
    ],
    art: { key: 'D major', motif: 'bells', mood: 'festive' },
    way: ['musicale?type=new-year', ['新年音乐会的日期', 'Dates of the New Year concerts']],
    programIds: ['new-year'],
  },
  {
    id: 'chamber',
    title: ['室内乐', 'Chamber music'],
    standfirst: [
      '首席们在三百九十六座的小厅里，谁也躲不开谁。',
      'Principals in a room of three hundred and ninety-six seats, where nobody can hide.',
    ],
    text: [
      [
        '室内乐系列由乐手自己选曲、自己找伙伴，艺术企划只管日期。一季二十四场，票价最高二百八十元。',
        'The players choose the music and their partners; the planners see only to the dates. Twenty-four concerts a season, and no seat above two hundred and eighty yuan.',
      ],
      [
        '和鸣弦乐四重奏与和鸣室内乐团都从这里开始。乐手们说，交响乐里学会的是一起，室内乐里学会的是为什么一起。',
        'The Heming Quartet and the Heming Chamber Players both began here. In the orchestra, the players say, one learns to be together, and in chamber music why.',
      ],
    ],
    figures: [
      ['24', ['场一季', 'concerts a season']],
      ['396', ['个座位', 'seats']],
      ['61', ['位乐手参加', 'players take part']],
    ],
    art: { key: 'E minor', motif: 'lissajous', mood: 'serene' },
    way: ['musicale?type=chamber', ['室内乐的音乐会', 'Chamber concerts']],
    programIds: ['schubert-trout', 'liu-erquan'],
  },
  {
    id: 'summer-festival',
    title: ['夏季音乐节', 'Summer music festival'],
    standfirst: ['五月到九月，听松草坪，日落开演。', 'May to September on Tingsong Lawn, at sunset.'],
    text: [
      [
        '六百个编号坐垫，每一个都能看见舞台。曲目短一些，间隔长一些，中场可以去一号门买一碗绿豆汤。',
        'Six hundred numbered cushions, each with a view of the stage. The pieces are shorter and the pauses longer, and at the interval gate 1 has mung bean soup.',
      ],
      [
        '演出在二十一点一刻前结束，为的是邻居的睡眠。下雨全额退款，小雨照演，大家坐到檐下来。',
        'The music ends before a quarter past nine for the neighbours’ sake. In rain your money comes back; in a drizzle we play on, and everyone moves under the eaves.',
      ],
    ],
    figures: [
      ['600', ['个坐垫', 'cushions']],
      ['2014', ['第一季', 'the first summer']],
      [
        ['日落', 'Sunset'],
        ['开演时刻', 'when we begin'],
      ],
    ],
    art: { key: 'E major', motif: 'waves', mood: 'bright' },
    way: ['musicale?hall=lawn', ['草坪上的音乐会', 'Concerts on the lawn']],
    programIds: ['summer-dream', 'rhapsody-blue'],
  },
  {
    id: 'commission',
    title: ['委约作品', 'Commission'],
    standfirst: [
      '每个乐季留一个夜晚，给一部从未演过的作品。',
      'One evening of every season for a work that has never been played.',
    ],
    text: [
      [
        '1959 年以来，乐团首演了一百零七部为它而写的作品，其中六十四部由中国作曲家写成。委约费公开，版权归作曲家。',
        'Since 1959 the orchestra has given a hundred and seven works that were written for it, sixty-four of them by Chinese composers. Fees are public, and the rights stay with the composer.',
      ],
      [
        '每部新作至少演三次：首演、同一乐季的重演、三年之内的再演。作曲家在排练时坐在乐队中间，可以举手。',
        'Each work is played at least three times: its first night, again in the same season, and once more within three years. In rehearsal the composer sits in the middle of the orchestra and may raise a hand.',
      ],
    ],
    figures: [
      ['107', ['部首演', 'first performances']],
      ['3', ['次以上演出，每部', 'performances of each']],
      [
        ['三个月', '3 months'],
        ['来稿必复', 'to an answer for every score'],
      ],
    ],
    art: { key: 'B minor', motif: 'neume', mood: 'dark' },
    way: ['contactUs?topic=artistic', ['寄来一份总谱', 'Send us a score']],
    programIds: ['zhu-10', 'jiang-confucian'],
  },
  {
    id: 'touring',
    title: ['国际巡演', 'International touring'],
    standfirst: [
      '四十二个国家，一百三十八座城市，八只低音提琴。',
      'Forty-two countries, a hundred and thirty-eight cities, eight double basses.',
    ],
    text: [
      [
        '从 1998 年的四节卧铺车厢算起，乐团带着同一份返场曲目走过四十二个国家：一首当地的歌，一首《二泉映月》。',
        'Since the four sleeping cars of 1998 the orchestra has taken the same two encores to forty-two countries: a song of the place, and Moon Reflected in the Second Spring.',
      ],
      [
        '巡演改坐火车优先，三小时以内不飞。每到一城，乐手进一所学校，不算在演出费里。',
        'We travel by train where we can and do not fly for less than three hours. In each city the players visit one school; it is not in the contract.',
      ],
    ],
    figures: [
      ['42', ['个国家', 'countries']],
      ['138', ['座城市', 'cities']],
      ['71%', ['里程坐火车', 'of the way by train']],
    ],
    art: { key: 'F major', motif: 'bow', mood: 'bright' },
    way: ['about-memorabilia?year=1998', ['1998 年的火车', 'The train of 1998']],
    programIds: ['dvorak-9'],
  },
  {
    id: 'label',
    title: ['加入古典厂牌大家庭', 'Joining a classical label family'],
    standfirst: [
      '唱片里留下一声汽笛，也留下一段十九秒的寂静。',
      'A whistle is on our records, and nineteen seconds of silence.',
    ],
    text: [
      [
        '2019 年起，乐团的录音由一个古典厂牌大家庭发行，母带与版权仍归乐团。每张唱片都附上总谱里最难的一页，请听众自己看。',
        'Since 2019 our recordings have been issued by a classical label family, while masters and rights stay with the orchestra. In each booklet you find the hardest page of the score, to see for yourself.',
      ],
      [
        '布鲁克纳全集正在录制，每季一部，录的是第二晚，观众在场。',
        'The Bruckner cycle is being recorded, one symphony a season, on the second night and with the audience there.',
      ],
    ],
    figures: [
      ['1985', ['第一张唱片', 'the first record']],
      ['63', ['张专辑', 'albums']],
      ['4', ['部布鲁克纳已出版', 'Bruckner symphonies so far']],
    ],
    art: { key: 'G minor', motif: 'discs', mood: 'dark', number: 5 },
    way: ['about-memorabilia?year=1985', ['第一张唱片的故事', 'How the first record was made']],
    programIds: ['bruckner-4'],
  },
  {
    id: 'academy',
    title: ['乐团学院', 'Orchestra academy'],
    standfirst: ['没有教室，学生坐进乐队。', 'There are no classrooms: students sit in the orchestra.'],
    text: [
      [
        '两年，二十四个名额，与首席同用一张谱台。学费全免，每月有生活津贴，住宿在音乐厅后面的小楼。',
        'Two years, twenty-four places, and one desk shared with a principal. There are no fees; there is a monthly grant, and rooms in the small house behind the hall.',
      ],
      [
        '2003 年至今毕业二百四十六人，去了三十九个乐团，其中二十一位就在和鸣。毕业音乐会由学生自己策划，乐队归他们调度。',
        'Two hundred and forty-six have graduated since 2003, into thirty-nine orchestras; twenty-one are here. The final concert is planned by the students, and the orchestra is at their disposal.',
      ],
    ],
    figures: [
      ['24', ['个名额', 'places']],
      ['0', ['元学费', 'yuan in fees']],
      ['246', ['位毕业生', 'graduates']],
    ],
    art: { key: 'D major', motif: 'tiles', mood: 'bright' },
    way: ['joinUs#academy', ['招生与考试曲目', 'Admission and repertoire']],
    programIds: ['britten-guide'],
  },
  {
    id: 'competition',
    title: ['国际小提琴比赛', 'International violin competition'],
    standfirst: [
      '不公布分数，只公布每位评委写给选手的信。',
      'No marks are published, only the letters of the jury.',
    ],
    text: [
      [
        '每三年一届，第四届于 2025 年举行，来自四十四个国家的一百一十二位选手报名。前两轮隔着帘子，第三轮与首席们合奏室内乐，决赛由乐团协奏。',
        'Held every three years; the fourth, in 2025, drew a hundred and twelve players from forty-four countries. The first two rounds are behind a screen, the third is chamber music with our principals, and in the final the orchestra plays.',
      ],
      [
        '没有进入决赛的选手也能拿到五封信。评委的名单抽签产生，每届更换一半。',
        'Those who do not reach the final take home five letters too. The jury is drawn by lot, and half of it changes each time.',
      ],
    ],
    figures: [
      ['2016', ['第一届', 'first held']],
      ['112', ['位选手，第四届', 'players in the fourth']],
      ['2028', ['下一届', 'the next']],
    ],
    art: { key: 'A major', motif: 'fhole', mood: 'heroic' },
    way: ['about-memorabilia?year=2016', ['第一届比赛', 'The first competition']],
    programIds: ['sibelius-vc'],
  },
  {
    id: 'forum',
    title: ['乐团管理论坛', 'Orchestra management forum'],
    standfirst: ['会议从一次公开排练开始。', 'It begins with a rehearsal.'],
    text: [
      [
        '每年十一月，四十个乐团的管理者坐进声部之间听一次排练，然后才谈预算。会议记录全文公开，包括没有谈拢的部分。',
        'Each November the managers of forty orchestras sit among the sections for a rehearsal, and only then talk about budgets. The minutes are published in full, disagreements included.',
      ],
      [
        '2018 年的第一个议题是“谁来决定排练几点结束”，至今没有结论，但每个到会的乐团都改了自己的规章。',
        'The first item, in 2018, was who decides when a rehearsal ends. It is still open, but every orchestra that came has changed its rules.',
      ],
    ],
    figures: [
      ['40', ['个乐团', 'orchestras']],
      ['2018', ['第一届', 'first held']],
      [
        ['全文', 'In full'],
        ['公开会议记录', 'the minutes are public'],
      ],
    ],
    art: { key: 'C# minor', motif: 'harmonics', mood: 'dark', number: 5 },
    way: ['contactUs?topic=artistic', ['申请旁听', 'Ask to attend']],
  },
];

export const productions: readonly ProductionDoc[] = drafts.map(
  ({ id, title, standfirst, text, figures, art, way, programIds = [] }, i) => ({
    id,
    order: i + 1,
    title: t(...title),
    standfirst: t(...standfirst),
    text: text.map(p => t(...p)),
    figures: figures.map(([figure, label]) => ({
      figure: typeof figure === 'string' ? t(figure, figure) : t(...figure),
      label: t(...label),
    })),
    art: { seed: `production-${id}`, ...art },
    link: way[0],
    linkText: t(...way[1]),
    programIds,
  }),
);
