import type { ProductDoc } from '#server/catalogue/types-shop.ts';
import { product, qualities, variant } from './build.ts';

/** Recordings, passes and memberships of the digital concert hall. */
export const recordings: readonly ProductDoc[] = [
  product({
    id: 'vip-digital',
    kind: 'vip',
    title: ['数字音乐厅会员', 'Digital hall membership'],
    standfirst: [
      '全部录像与录音，直播优先入场，随听随停。',
      'Every film and recording, first entry to live evenings, for as long as it lasts.',
    ],
    text: [
      [
        '会员期从付款起算，续费接在原来的日期之后，不会浪费一天。',
        'The term begins with the payment; a renewal follows on from the old date, so that no day is lost.',
      ],
      [
        '可同时登录三台设备，电视投屏不另收费。',
        'On three devices at once, and on the television at no extra charge.',
      ],
    ],
    art: { key: 'C minor', motif: 'harmonics', mood: 'night' },
    variants: [
      variant('year', ['一年', 'One year'], ['相当于每月 24 元', 'About ¥24 a month'], 288, 365),
      variant('half', ['半年', 'Half a year'], ['相当于每月 28 元', 'About ¥28 a month'], 168, 183),
      variant('month', ['一个月', 'One month'], ['三十一天', 'Thirty-one days'], 38, 31),
    ],
    limit: 3,
  }),
  product({
    id: 'season-pass',
    kind: 'season',
    title: ['本乐季录音全集', 'The whole season, recorded'],
    standfirst: [
      '乐季里的每一场定期音乐会，演出后第三天放进您的曲库。',
      'Every subscription concert of the season, in your library on the third day after it.',
    ],
    text: [
      [
        '从开季到闭季约二十四场，附全部节目单。乐季结束之后仍然归您。',
        'About twenty-four concerts from the first to the last, with all the programme notes. They stay yours when the season is over.',
      ],
    ],
    art: { key: 'D major', motif: 'lissajous', mood: 'bright' },
    variants: qualities(398),
  }),
  product({
    id: 'album-beethoven-5-6',
    kind: 'album',
    title: ['贝多芬　第五、第六交响曲', 'Beethoven: Symphonies Nos. 5 and 6'],
    standfirst: [
      '同一晚首演的两部作品，第一次由和鸣放进同一张专辑。',
      'Two works first heard on one evening, for the first time together on one Heming album.',
    ],
    text: [
      [
        '现场录音，保留了终乐章前的那次翻谱声。总谱按新贝多芬全集。',
        'Recorded live, with the page-turn before the finale left in. After the new complete edition.',
      ],
    ],
    works: [
      ['贝多芬：c小调第五交响曲，Op. 67', 'Beethoven: Symphony No. 5 in C minor, Op. 67', 33],
      [
        '贝多芬：F大调第六交响曲“田园”，Op. 68',
        'Beethoven: Symphony No. 6 in F major, Op. 68, “Pastoral”',
        41,
      ],
    ],
    art: {
      key: 'C minor',
      motif: 'neume',
      mood: 'dark',
      theme: [
        [7, 1],
        [7, 1],
        [7, 1],
        [3, 4],
        [5, 1],
        [5, 1],
        [5, 1],
        [2, 4],
      ],
    },
    variants: qualities(68),
  }),
  product({
    id: 'album-brahms',
    kind: 'album',
    title: ['勃拉姆斯　交响曲全集', 'Brahms: The symphonies'],
    standfirst: [
      '四部交响曲，四个秋天录成。顾景行指挥。',
      'Four symphonies recorded in four autumns, conducted by Gu Jingxing.',
    ],
    text: [
      [
        '第四交响曲的恰空用了第三次演出，因为那一晚最后三十秒没有一个人咳嗽。',
        'The passacaglia of the Fourth comes from the third evening, because nobody coughed in its last thirty seconds.',
      ],
    ],
    works: [
      ['勃拉姆斯：c小调第一交响曲，Op. 68', 'Brahms: Symphony No. 1 in C minor, Op. 68', 46],
      ['勃拉姆斯：D大调第二交响曲，Op. 73', 'Brahms: Symphony No. 2 in D major, Op. 73', 43],
      ['勃拉姆斯：F大调第三交响曲，Op. 90', 'Brahms: Symphony No. 3 in F major, Op. 90', 36],
      ['勃拉姆斯：e小调第四交响曲，Op. 98', 'Brahms: Symphony No. 4 in E minor, Op. 98', 41],
    ],
    art: {
      key: 'E minor',
      motif: 'bow',
      mood: 'dark',
      theme: [
        [-1, 2],
        [-5, 1],
        [null, 1],
        [0, 2],
        [4, 1],
        [null, 1],
        [-3, 2],
        [-6, 1],
        [null, 1],
        [-1, 4],
      ],
    },
    variants: qualities(128),
  }),
  product({
    id: 'album-chinese',
    kind: 'album',
    title: ['中国回响　第一集', 'Echoes of China, volume one'],
    standfirst: [
      '朱践耳、刘天华与冼星海，许怀远指挥。',
      'Zhu Jian’er, Liu Tianhua and Xian Xinghai, conducted by Xu Huaiyuan.',
    ],
    text: [
      [
        '二胡与乐队的平衡花了两个下午：最后话筒退后了一米半，琴就近了。',
        'Balancing the erhu took two afternoons. In the end the microphone went back a metre and a half, and the instrument came nearer.',
      ],
    ],
    works: [
      ['冼星海：《黄河》钢琴协奏曲（改编）', 'Xian Xinghai: Yellow River Concerto (arr.)', 22],
      ['刘天华：《良宵》（弦乐版）', 'Liu Tianhua: A Beautiful Evening (for strings)', 4],
    ],
    art: {
      key: 'G major',
      motif: 'qin',
      mood: 'lyric',
      theme: [
        [7, 2],
        [9, 1],
        [7, 1],
        [4, 2],
        [2, 2],
        [0, 4],
      ],
    },
    variants: qualities(68),
  }),
  product({
    id: 'single-adagietto',
    kind: 'single',
    title: ['马勒　小柔板', 'Mahler: Adagietto'],
    standfirst: [
      '第五交响曲的第四乐章，九分四十秒。',
      'The fourth movement of the Fifth Symphony: nine minutes and forty seconds.',
    ],
    text: [
      [
        '只有弦乐与竖琴。录音那晚停电两分钟，乐手没有停。',
        'Strings and harp alone. The power failed for two minutes on the evening of the recording; the players went on.',
      ],
    ],
    works: [['马勒：第五交响曲，第四乐章', 'Mahler: Symphony No. 5, fourth movement', 10]],
    art: {
      key: 'F major',
      motif: 'waves',
      mood: 'lyric',
      theme: [
        [0, 1],
        [2, 1],
        [4, 1],
        [4, 4],
        [2, 1],
        [4, 1],
        [5, 1],
        [5, 4],
      ],
    },
    variants: qualities(12),
  }),
  product({
    id: 'single-swan',
    kind: 'single',
    title: ['圣-桑　天鹅', 'Saint-Saëns: The Swan'],
    standfirst: ['大提琴首席独奏，三分钟。', 'The principal cello alone for three minutes.'],
    text: [
      [
        '选自“动物狂欢节”亲子音乐会现场。孩子们真的没有出声。',
        'From the family concert. The children really were that quiet.',
      ],
    ],
    works: [['圣桑：《动物狂欢节》之《天鹅》', 'Saint-Saëns: The Carnival of the Animals: The Swan', 3]],
    art: {
      key: 'G major',
      motif: 'bow',
      mood: 'lyric',
      theme: [
        [12, 3],
        [11, 1],
        [4, 2],
        [9, 2],
        [7, 3],
        [0, 1],
        [2, 2],
        [4, 4],
      ],
    },
    variants: qualities(6),
  }),
];
