import type { ProductDoc } from '#server/catalogue/types-shop.ts';
import { product, variant } from './build.ts';

/** Scores, books and gifts: what comes in a parcel. */
export const goods: readonly ProductDoc[] = [
  product({
    id: 'score-beethoven-5',
    kind: 'score',
    title: ['总谱伴读　贝多芬第五', 'Reading the score: Beethoven’s Fifth'],
    standfirst: [
      '研习总谱，附和鸣演出用的弓法与呼吸标记。',
      'A study score with Heming’s own bowings and breaths.',
    ],
    text: [
      [
        '左页是总谱，右页是乐手的话：为什么这里换弓，为什么那里不换气。',
        'The score on the left, the players on the right: why the bow changes here, and why nobody breathes there.',
      ],
    ],
    works: [['贝多芬：c小调第五交响曲，Op. 67', 'Beethoven: Symphony No. 5 in C minor, Op. 67', 33]],
    art: {
      key: 'C minor',
      motif: 'neume',
      mood: 'lyric',
      theme: [
        [7, 1],
        [7, 1],
        [7, 1],
        [3, 4],
      ],
    },
    variants: [
      variant('paper', ['平装', 'Paperback'], ['176 页，17 × 24 厘米', '176 pages, 17 × 24 cm'], 88),
      variant('cloth', ['布面精装', 'Clothbound'], ['线装，可平摊', 'Sewn, lies flat'], 148),
    ],
  }),
  product({
    id: 'score-quartet-folk',
    kind: 'score',
    title: ['江南小调四首　弦乐四重奏', 'Four songs from the delta, for string quartet'],
    standfirst: [
      '“摇篮里的四重奏”演奏的改编，总谱与分谱。',
      'The arrangements played to babies in the Carpet Room: score and parts.',
    ],
    text: [
      [
        '难度适中，业余组合一个下午可以读完。',
        'Of moderate difficulty: an amateur quartet can read them in an afternoon.',
      ],
    ],
    art: { key: 'F major', motif: 'fhole', mood: 'bright' },
    variants: [variant('set', ['总谱与分谱', 'Score and parts'], ['五册', 'Five booklets'], 120)],
  }),
  product({
    id: 'book-history',
    kind: 'book',
    title: ['《和鸣：一支乐团的声音》', 'Heming: The Sound of an Orchestra'],
    standfirst: [
      '三百张照片的位置，画的是声音：一部不用照片写成的乐团史。',
      'An orchestra’s history told without a photograph: where one would be, a drawing of the sound.',
    ],
    text: [
      [
        '从第一次排练缺席的大管，到今天的六十位乐手。中英双语。',
        'From the bassoon that missed the first rehearsal to the sixty players of today. In Chinese and English.',
      ],
    ],
    art: { key: 'D major', motif: 'lissajous', mood: 'lyric' },
    variants: [variant('book', ['精装', 'Hardback'], ['312 页', '312 pages'], 168)],
  }),
  product({
    id: 'book-children',
    kind: 'book',
    title: ['《乐器搬家记》', 'The Instruments Move House'],
    standfirst: [
      '低音提琴进不了电梯，定音鼓怕下雨。给四岁以上孩子的图画书。',
      'The double bass does not fit the lift, and the kettledrums are afraid of rain. For children from four.',
    ],
    text: [['附一张可以撕下来的乐队座位图。', 'With a plan of the orchestra to pull out.']],
    art: { key: 'A major', motif: 'tiles', mood: 'bright' },
    variants: [variant('book', ['精装', 'Hardback'], ['40 页', '40 pages'], 58)],
  }),
  product({
    id: 'gift-fork',
    kind: 'gift',
    title: ['442 音叉', 'Tuning fork, 442 Hz'],
    standfirst: [
      '和鸣的音高。敲一下，放在桌上，整张桌子都会唱。',
      'The pitch of Heming. Strike it, stand it on a table, and the whole table sings.',
    ],
    text: [['不锈钢，配羊毛毡袋。', 'Stainless steel, in a felt pouch.']],
    art: { key: 'A major', motif: 'pulse', mood: 'bright' },
    variants: [variant('fork', ['一支', 'One'], ['长 12 厘米', '12 cm long'], 96)],
  }),
  product({
    id: 'gift-notebook',
    kind: 'gift',
    title: ['谱纸笔记本', 'Manuscript notebook'],
    standfirst: [
      '左页五线谱，右页空白。纸是不透墨的那一种。',
      'Staves on the left, nothing on the right, on paper that ink does not pass.',
    ],
    text: [['与乐团抄谱员用的是同一种纸。', 'The copyists of the orchestra use the same paper.']],
    art: { key: 'Bb major', motif: 'keys', mood: 'lyric' },
    variants: [
      variant('a5', ['小开本', 'A5'], ['96 页', '96 pages'], 45),
      variant('a4', ['大开本', 'A4'], ['96 页', '96 pages'], 68),
    ],
  }),
  product({
    id: 'gift-vinyl',
    kind: 'gift',
    title: ['马勒第五　黑胶限量版', 'Mahler’s Fifth on vinyl, limited'],
    standfirst: ['双碟，手写编号，只压三百套。', 'Two records, numbered by hand, three hundred sets.'],
    text: [
      [
        '母带由乐团自己的录音师直刻。每位会员限购一套。',
        'Cut straight from the orchestra’s own tape. One set for each member.',
      ],
    ],
    works: [['马勒：第五交响曲', 'Mahler: Symphony No. 5', 72]],
    art: { key: 'C# minor', motif: 'discs', mood: 'dark' },
    variants: [variant('set', ['双碟', 'Two records'], ['180 克，33 转', '180 g, 33 rpm'], 420)],
    stock: 300,
    withheld: 288,
    limit: 1,
    minLevel: 2,
  }),
  product({
    id: 'gift-scarf',
    kind: 'gift',
    title: ['十二律色丝巾', 'Scarf in twelve pitches'],
    standfirst: [
      '十二种颜色按五度圈排成一圈，与本网站的用色相同。',
      'Twelve pigments in the order of the circle of fifths: the colours of this site.',
    ],
    text: [['桑蚕丝，手工卷边。', 'Mulberry silk, edges rolled by hand.']],
    art: { key: 'E major', motif: 'fan', mood: 'bright' },
    variants: [variant('scarf', ['方巾', 'Square'], ['70 × 70 厘米', '70 × 70 cm'], 260)],
    stock: 80,
    withheld: 80,
  }),
];
