import type { ProductDoc } from '#server/catalogue/types-shop.ts';
import { product, variant } from './build.ts';

/** The further channel (dams): tickets to single evenings of the digital concert hall. */
export const online: readonly ProductDoc[] = [
  product({
    id: 'dams-new-year',
    channel: 'dams',
    kind: 'online',
    title: ['新年音乐会　线上票', 'New Year concert, online'],
    standfirst: [
      '十二月三十一日现场直播，此后七天可以回看。',
      'Live on 31 December, and for seven days afterwards.',
    ],
    text: [
      [
        '四路机位，可以自己切换：指挥、弦乐、木管与全景。',
        'Four cameras of your choice: conductor, strings, woodwind, and the whole hall.',
      ],
    ],
    live: 'new-year',
    art: { key: 'D major', motif: 'bells', mood: 'bright' },
    variants: [
      variant('one', ['一台设备', 'One screen'], ['直播与七天回看', 'Live, then seven days'], 58, 40),
      variant('home', ['家庭', 'Family'], ['四台设备同时观看', 'Four screens at once'], 98, 40),
    ],
  }),
  product({
    id: 'dams-mahler-5',
    channel: 'dams',
    kind: 'online',
    title: ['马勒第五　四十八小时', 'Mahler’s Fifth for 48 hours'],
    standfirst: [
      '音乐会录像，打开之后四十八小时之内可以反复观看。',
      'The concert film, as often as you like within 48 hours of opening it.',
    ],
    text: [
      [
        '附章节与双语导赏，跟着音乐翻页。',
        'With chapters and notes in two languages that turn with the music.',
      ],
    ],
    works: [['马勒：第五交响曲', 'Mahler: Symphony No. 5', 72]],
    art: { key: 'C# minor', motif: 'crescendo', mood: 'dark' },
    variants: [variant('film', ['录像', 'Film'], ['打开后 48 小时', '48 hours from opening'], 25, 2)],
    limit: 5,
  }),
  product({
    id: 'dams-week',
    channel: 'dams',
    kind: 'online',
    title: ['数字音乐厅七日券', 'Seven days of the digital hall'],
    standfirst: [
      '打开之后七天，全部录像随意看。',
      'Everything in the digital hall for seven days from opening.',
    ],
    text: [['适合假期，也适合感冒的时候。', 'Good for holidays, and for a cold.']],
    art: { key: 'Ab major', motif: 'waves', mood: 'night' },
    variants: [variant('week', ['七日', 'Seven days'], ['打开后起算', 'From opening'], 30, 7)],
    limit: 5,
  }),
  product({
    id: 'dams-family',
    channel: 'dams',
    kind: 'online',
    title: ['亲子音乐会　线上场', 'Family concert, online'],
    standfirst: [
      '“布里顿青少年管弦乐队指南”录像，附一张可以打印的任务纸。',
      'Britten’s Young Person’s Guide on film, with a sheet of tasks to print.',
    ],
    text: [['可以暂停，可以站起来跳。', 'You may pause it, and you may dance.']],
    works: [
      [
        '布里顿：青少年管弦乐队指南，Op. 34',
        'Britten: The Young Person’s Guide to the Orchestra, Op. 34',
        17,
      ],
    ],
    art: { key: 'G major', motif: 'tiles', mood: 'bright' },
    variants: [variant('film', ['录像', 'Film'], ['打开后 30 天', '30 days from opening'], 18, 30)],
    limit: 5,
  }),
];
