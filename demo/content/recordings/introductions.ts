import type { Cast, Pair, TitleContent, Work } from './build.ts';
import { beethoven7, brahms3, GU, gaelic, ORSAY, printemps, serenade, TALK, XU } from './works.ts';

/** What a work is, whose sound cannot be had: nothing of it is rendered. */
const unheard = (
  id: string,
  composer: Work['composer'],
  title: Pair,
  catalogue: string,
  movements: readonly Pair[],
): Work => ({
  id,
  composer,
  title,
  catalogue,
  notes: [],
  movements: movements.map(name => ({ title: name })),
});
const instead = (zh: string, en: string): Pair => [
  `这是一篇导赏，作品本身还没有生成。现在播放的是${zh}，由公有领域的总谱生成。`,
  `This is an introduction: the work itself has not been rendered. What plays is ${en}, rendered from a public-domain score.`,
];
const NOBODY: Cast = [];

/** Titles that speak of one work and play another, and say so. */
export const introductions: readonly TitleContent[] = [
  {
    id: 'introduce-mahler-5',
    home: 'season',
    shelves: ['introduce'],
    composer: 'mahler',
    name: ['第五交响曲　导赏', 'Symphony No. 5, an introduction'],
    standfirst: [
      '一支小号开始，五个乐章之后，同一个人笑了。',
      'It begins with one trumpet. Five movements later the same person laughs.',
    ],
    lead: ['七十分钟的路，先认一认路标。', 'The way takes seventy minutes. Here are the signposts.'],
    text: [
      [
        '五个乐章分成三部：葬礼与风暴，谐谑曲独自一部，小柔板与回旋曲。谐谑曲在正中，圆号坐到前面来。',
        'Its five movements make three parts: funeral and storm; the scherzo alone; Adagietto and rondo. The scherzo stands in the middle, and a horn comes to the front.',
      ],
      [
        '认得小柔板的人最多，其实它只有弦乐与竖琴。等终乐章开始，留意它的旋律怎样换了一双鞋跑起来。',
        'Most people know the Adagietto, which is for strings and harp alone. When the finale begins, notice how its melody has put on other shoes and runs.',
      ],
    ],
    art: { key: 'C# minor', motif: 'crescendo', mood: 'dark', number: 5 },
    form: 'symphony',
    season: '2025–26',
    day: '2026-04-24',
    streams: [TALK, 'brahms-symphony-3-3'],
    works: [
      [
        unheard('mahler-5-work', 'mahler', ['升c小调第五交响曲', 'Symphony No. 5 in C-sharp minor'], '', [
          ['第一乐章　葬礼进行曲', 'I. Trauermarsch'],
          ['第二乐章　狂风暴雨般激动', 'II. Stürmisch bewegt'],
          ['第三乐章　谐谑曲', 'III. Scherzo'],
          ['第四乐章　小柔板', 'IV. Adagietto'],
          ['第五乐章　回旋曲－终曲', 'V. Rondo-Finale'],
        ]),
        NOBODY,
      ],
      [brahms3, GU],
    ],
    instead: instead(
      '一段谈话和勃拉姆斯第三交响曲的第三乐章',
      'a talk, and the third movement of Brahms’s Third',
    ),
    answering: ['gu-jingxing'],
    program: 'mahler-5',
  },
  {
    id: 'introduce-adagietto',
    home: 'listen',
    shelves: ['introduce', 'album'],
    composer: 'mahler',
    name: ['小柔板　导赏', 'Adagietto, an introduction'],
    standfirst: ['没有一件吹奏乐器的十分钟。', 'Ten minutes without a single wind instrument.'],
    lead: ['据说它是一封情书，没有写字。', 'It is said to be a love letter with no words in it.'],
    text: [
      [
        '速度是它的谜：有人七分钟，有人十二分钟，谱上写的是“很慢”。',
        'Its tempo is a riddle. Some need seven minutes, some twelve. The page says “very slow”.',
      ],
    ],
    art: { key: 'F major', motif: 'harmonics', mood: 'lyric', number: 4 },
    form: 'symphony',
    season: '2024–25',
    day: '2025-03-21',
    streams: ['beethoven-symphony-7-2'],
    works: [
      [
        unheard('mahler-5-work', 'mahler', ['升c小调第五交响曲', 'Symphony No. 5 in C-sharp minor'], '', [
          ['第四乐章　小柔板', 'IV. Adagietto'],
        ]),
        NOBODY,
      ],
      [beethoven7, GU],
    ],
    instead: instead('贝多芬第七交响曲的第二乐章', 'the second movement of Beethoven’s Seventh'),
    program: 'mahler-5',
  },
  {
    id: 'introduce-alpine',
    home: 'chief',
    shelves: ['introduce'],
    composer: 'strauss-r',
    name: ['阿尔卑斯交响曲　导赏', 'An Alpine Symphony, an introduction'],
    standfirst: [
      '一座山，二十四小时，一百多人。',
      'One mountain, twenty-four hours, more than a hundred players.',
    ],
    lead: [
      '从夜里开始，在夜里结束，中间上了一趟山。',
      'It begins at night and ends at night, and in between goes up a mountain.',
    ],
    text: [
      [
        '二十二段不停顿：日出、入林、瀑布、冰川、顶峰、雷雨、日落。丢了路也没关系，雷雨一到就知道在哪里。',
        'Twenty-two sections without a break: sunrise, forest, waterfall, glacier, summit, storm, sunset. If you lose the way, the storm will tell you where you are.',
      ],
    ],
    art: { key: 'Bb minor', motif: 'horn', mood: 'bright', number: 64 },
    form: 'poem',
    season: '2025–26',
    day: '2026-06-12',
    streams: [TALK, 'beach-gaelic-symphony-2'],
    works: [
      [
        unheard('strauss-op64', 'strauss-r', ['《阿尔卑斯交响曲》', 'An Alpine Symphony'], 'Op. 64', []),
        NOBODY,
      ],
      [gaelic, GU],
    ],
    instead: instead(
      '一段谈话和比奇“盖尔”交响曲的第二乐章',
      'a talk, and the second movement of Beach’s “Gaelic” Symphony',
    ),
    answering: ['gu-jingxing'],
    program: 'strauss-alpine',
  },
  {
    id: 'introduce-swan',
    home: 'listen',
    shelves: ['introduce'],
    composer: 'saint-saens',
    name: ['天鹅　导赏', 'The Swan, an introduction'],
    standfirst: ['唯一一只作曲家肯放出来的动物。', 'The only animal that its composer let out.'],
    lead: [
      '圣-桑生前不许《动物狂欢节》出版，只有天鹅除外。',
      'In his lifetime Saint-Saëns let none of The Carnival of the Animals be published but the swan.',
    ],
    text: [
      [
        '大提琴是天鹅，两架钢琴是水。听水：左手的每个八度都是一圈波纹。',
        'The cello is the swan, and two pianos are the water. Listen to the water: each octave in the left hand is a ring of it.',
      ],
    ],
    art: { key: 'G major', motif: 'bow', mood: 'lyric', number: 13 },
    form: 'suite',
    season: '2024–25',
    day: '2025-05-31',
    streams: ['boulanger-matin-de-printemps'],
    works: [
      [
        unheard('carnaval', 'saint-saens', ['《动物狂欢节》', 'The Carnival of the Animals'], '', [
          ['天鹅', 'The Swan'],
        ]),
        [['lu-mingchuan', 'cello']],
      ],
      [printemps, ORSAY],
    ],
    instead: instead('布朗热的《一个春天的早晨》', 'Boulanger’s D’un matin de printemps'),
    program: 'carnival-animals',
  },
  {
    id: 'introduce-britten',
    home: 'season',
    shelves: ['introduce', 'course'],
    composer: 'britten',
    name: ['青少年管弦乐队指南　导赏', 'The Young Person’s Guide, an introduction'],
    standfirst: ['把乐队拆开，再装回去。', 'It takes an orchestra apart, and puts it together again.'],
    lead: [
      '珀塞尔的一支主题，十三段变奏，一首赋格。人人都有一次开口的机会。',
      'A theme by Purcell, thirteen variations and a fugue, in which everybody speaks once.',
    ],
    text: [
      [
        '赋格从短笛开始，按变奏的次序一件一件加进来；最后铜管把珀塞尔的主题叠在上面，那一刻值得站起来。',
        'The fugue begins with the piccolo and adds the instruments in the order of the variations. At the end the brass lays Purcell’s theme on top: that is the moment to stand up.',
      ],
    ],
    art: { key: 'D minor', motif: 'tiles', mood: 'bright', number: 34 },
    form: 'suite',
    season: '2025–26',
    day: '2026-03-28',
    streams: [TALK, 'wolf-italian-serenade'],
    works: [
      [
        unheard(
          'britten-op34',
          'britten',
          ['《青少年管弦乐队指南》', 'The Young Person’s Guide to the Orchestra'],
          'Op. 34',
          [],
        ),
        NOBODY,
      ],
      [serenade, NOBODY],
    ],
    instead: instead('一段谈话和沃尔夫的《意大利小夜曲》', 'a talk, and Wolf’s Italian Serenade'),
    lessons: [
      {
        title: ['第一课　谁坐在哪里', 'Lesson 1: who sits where'],
        text: ['先听谈话，打开舞台图。', 'Hear the talk with the plan of the stage open.'],
        begins: { stream: TALK },
      },
      {
        title: ['第二课　只留下四个人', 'Lesson 2: four of them alone'],
        text: [
          '弦乐四重奏是乐队的骨架。听出四个人，就听得出一百个。',
          'A quartet is the skeleton of an orchestra. Who hears four can hear a hundred.',
        ],
        begins: { stream: 'wolf-italian-serenade' },
      },
    ],
    program: 'britten-guide',
  },
  {
    id: 'introduce-yellow-river',
    home: 'season',
    shelves: ['introduce'],
    composer: 'xian-xinghai',
    name: ['黄河　导赏', 'Yellow River, an introduction'],
    standfirst: ['先有大合唱，后有协奏曲。', 'First there was a cantata, and then a concerto.'],
    lead: [
      '一九三九年的旋律，三十年后搬上钢琴。',
      'Melodies of 1939, brought to the piano thirty years later.',
    ],
    text: [
      [
        '《黄河颂》交给低处的大提琴，《黄水谣》交给左手。船夫号子在第一乐章，别处听不到。',
        'The Ode goes to the cellos, low down, and the Ballad to the left hand. The boatmen’s call is in the first movement and nowhere else.',
      ],
    ],
    art: { key: 'D major', motif: 'waves', mood: 'heroic', number: 1939 },
    form: 'concerto',
    season: '2023–24',
    day: '2024-05-24',
    streams: [TALK],
    works: [
      [
        unheard(
          'yellow-river',
          'xian-xinghai',
          ['《黄河》钢琴协奏曲（改编）', 'Yellow River Concerto (arr.)'],
          '',
          [],
        ),
        [...XU, ['shen-zhiwei', 'piano']],
      ],
    ],
    instead: [
      '这是一篇导赏。作品仍在版权保护期内，没有生成；现在播放的是一段关于读谱的谈话。',
      'This is an introduction. The work is in copyright and is not rendered; what plays is a talk on reading a score.',
    ],
    program: 'xian-yellow-river',
  },
  {
    id: 'withdrawn-serenade',
    home: 'season',
    composer: 'wolf',
    name: ['意大利小夜曲，旧版', 'Italian Serenade, the older version'],
    standfirst: ['这一版已经由新的代替。', 'A newer one has taken its place.'],
    lead: ['这一版已经下架。', 'This version has been withdrawn.'],
    text: [],
    art: { key: 'G major', motif: 'tiles', mood: 'dark', number: 9 },
    form: 'chamber',
    season: '2023–24',
    day: '2024-06-07',
    streams: ['wolf-italian-serenade'],
    works: [[serenade, NOBODY]],
    gone: 'withdrawn',
  },
];
