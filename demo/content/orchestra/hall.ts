import type { HallPageDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';

type Pair = readonly [zh: string, en: string];
const figure = (value: Pair | string, label: Pair) => ({
  figure: typeof value === 'string' ? t(value, value) : t(...value),
  label: t(...label),
});
const entry = (title: Pair, text: Pair) => ({ title: t(...title), text: t(...text) });

/** The concert hall's page. Seats and prices are counted from the seating plan and the season. */
export const hallPage: HallPageDoc = {
  id: 'hall',
  hallId: 'main',
  headline: [t('为一次', 'Built for'), t('寂静而建', 'a silence')],
  lead: t(
    '1994 年启用，梯田式布局，没有一个座位离指挥超过 32 米。厅内的一切，从矮墙的倾角到椅背的木料，都为了让最轻的一个音走到最后一排。',
    'Opened in 1994 in vineyard form. No seat is further than 32 metres from the conductor. Everything in it, from the angle of the low walls to the wood of the chairs, serves to carry the softest note to the last row.',
  ),
  labels: {
    organ: t('管风琴 4,312 根音管', 'Organ, 4,312 pipes'),
    canopy: t('反射罩，可升降 4 米', 'Canopy, moves by 4 m'),
    ceiling: t('波形吊顶，石膏厚 60 毫米', 'Waved ceiling, 60 mm plaster'),
    wall: t('后墙木格扩散体', 'Wooden diffusers'),
    height: t('19 米', '19 m'),
    depth: t('32 米', '32 m'),
  },
  figures: [
    figure(['2.05 秒', '2.05 s'], ['满场中频混响', 'reverberation, hall full']),
    figure('16,800 m³', ['厅内容积', 'volume']),
    figure('NR 15', ['背景噪声，低于呼吸', 'background noise, below a breath']),
    figure('4,312', ['管风琴音管', 'organ pipes']),
  ],
  acoustics: {
    title: t('声音怎样留下来', 'How sound stays'),
    text: [
      t(
        '乐队停下之后，声音还要在厅里走大约七百米，撞上五十次墙面，才低到听不见。这段时间叫混响时间。',
        'When the orchestra stops, sound travels on for some seven hundred metres and meets fifty surfaces before it can no longer be heard. That is the reverberation time.',
      ),
      t(
        '太短，和弦干涩；太长，快板含混。人的衣服会吸走高音，所以我们按满场调整：八十八块旋转墙板在排练与演出之间翻面。',
        'Too short, and chords are dry; too long, and fast music blurs. Clothes take away the treble, so the hall is tuned for a full house: eighty-eight panels turn over between rehearsal and concert.',
      ),
      t(
        '低音比中音长一些，听起来温暖；高音短一些，齿音不刺耳。下图是 2025 年换过屋顶石膏之后的实测值。',
        'The bass is a little longer than the middle, which sounds warm; the treble is shorter, so that consonants do not hiss. The chart shows what was measured in 2025, after the plaster had been renewed.',
      ),
    ],
    bands: [
      { hz: 125, full: 2.35, empty: 2.6 },
      { hz: 250, full: 2.18, empty: 2.42 },
      { hz: 500, full: 2.05, empty: 2.3 },
      { hz: 1000, full: 2.02, empty: 2.28 },
      { hz: 2000, full: 1.92, empty: 2.15 },
      { hz: 4000, full: 1.68, empty: 1.86 },
    ],
    ideal: [1.8, 2.2],
  },
  zones: [
    {
      letter: 'A',
      name: t('池座', 'Stalls'),
      text: t(
        '离乐队最近，直达声最强，适合协奏曲。',
        'Nearest to the players, with the strongest direct sound. For concertos.',
      ),
    },
    {
      letter: 'B',
      name: t('一层', 'Level 1'),
      text: t(
        '吊顶与矮墙的两次反射在此会合，声音最均衡。',
        'Reflections of ceiling and low walls meet here: the best balance.',
      ),
    },
    {
      letter: 'C',
      name: t('二层', 'Level 2'),
      text: t(
        '合唱与管风琴最饱满，俯看全台。',
        'Choir and organ at their fullest, and the whole stage below.',
      ),
    },
    {
      letter: 'D',
      name: t('厢座', 'Side terraces'),
      text: t('与乐手平视，看得见每一次起拍。', 'Level with the players, where every upbeat is seen.'),
    },
    {
      letter: 'E',
      name: t('高厢', 'Upper terraces'),
      text: t(
        '侧看全台，竖琴与打击乐清楚，价格最稳。',
        'A view across the stage; harps and percussion are clear.',
      ),
    },
    {
      letter: 'F',
      name: t('舞台后', 'Behind the stage'),
      text: t('面对指挥，铜管与打击乐近在手边。', 'Facing the conductor, with brass and percussion at hand.'),
    },
  ],
  history: [
    entry(
      ['1991　三万个名字', '1991　Thirty thousand names'],
      [
        '电影院要拆，三万零六百一十一位市民每人捐了一块钱。他们的名字刻在一号门的台阶上。',
        'When the cinema was to be pulled down, thirty thousand six hundred and eleven people gave one yuan each. Their names are on the steps of gate 1.',
      ],
    ),
    entry(
      ['1994　十九秒', '1994　Nineteen seconds'],
      [
        '10 月 16 日启用，贝多芬第九之前的寂静长十九秒，录音里听得见一个孩子翻页。',
        'Opened on 16 October. The silence before Beethoven’s Ninth lasted nineteen seconds; a child turns a page in it.',
      ],
    ),
    entry(
      ['1996　管风琴', '1996　The organ'],
      [
        '一百四十箱音管走水路而来，装琴五个月，调律七个月。',
        'A hundred and forty crates came by water. Five months to build, seven to voice.',
      ],
    ),
    entry(
      ['2025　屋顶', '2025　The roof'],
      [
        '换过漏雨处的石膏，厚度不变，六十毫米。实测与启用那年相差不到百分之一。',
        'The plaster under a leak was renewed at the same sixty millimetres. The sound differs from that of the first year by less than one per cent.',
      ],
    ),
  ],
  rooms: [
    entry(
      ['室内乐厅', 'Chamber Hall'],
      [
        '396 座，鞋盒形，樱桃木护墙。混响 1.45 秒，弦乐四重奏的尺度。',
        '396 seats in a shoebox of cherry wood, 1.45 seconds, the measure of a string quartet.',
      ],
    ),
    entry(
      ['排练厅', 'Rehearsal room'],
      [
        '与大厅舞台同宽，一面玻璃墙，每周三上午对会员开放。',
        'As wide as the stage, with one wall of glass; open to members on Wednesday mornings.',
      ],
    ),
    entry(
      ['听松草坪', 'Tingsong Lawn'],
      ['600 个编号坐垫，五月至九月，日落开演。', '600 numbered cushions, May to September, at sunset.'],
    ),
    entry(
      ['导览', 'Tours'],
      [
        '周二、周六 14:00，70 分钟，含管风琴演示，持当日票免费。',
        'Tuesdays and Saturdays at 14:00, 70 minutes with the organ; free with a ticket for the day.',
      ],
    ),
  ],
};
