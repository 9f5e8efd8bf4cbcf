import type { MuseumDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';

type Pair = readonly [zh: string, en: string];
const object = (
  id: string,
  drawing: MuseumDoc['objects'][number]['drawing'],
  room: number,
  year: string,
  title: Pair,
  text: Pair,
) => ({ id, drawing, room, year, title: t(...title), text: t(...text) });
const entry = (title: Pair, text: Pair) => ({ title: t(...title), text: t(...text) });

export const museum: MuseumDoc = {
  id: 'museum',
  headline: [t('声音', 'What sound'), t('留下的东西', 'leaves behind')],
  lead: t(
    '四间展室，312 件藏品，三十一处可以亲手弹响。持当日音乐会门票免费。',
    'Four rooms, 312 objects, and thirty-one places to make a sound yourself. Free with a ticket for a concert on the day.',
  ),
  art: { seed: 'museum', key: 'F# minor', motif: 'pipes', mood: 'dark' },
  facts: [
    {
      figure: t('10:00–17:30', '10:00–17:30'),
      label: t('周一闭馆，演出日延至 19:00', 'Closed on Mondays; until 19:00 on concert days'),
    },
    { figure: t('¥30', '¥30'), label: t('会员与 18 岁以下免费', 'Free for members and under\u00a018') },
  ],
  objects: [
    object(
      'radio',
      'radio',
      1,
      '1936',
      ['第一台播音收音机', 'The first radio set'],
      [
        '茶叶仓库里的首次广播，就从它的姊妹机里传出。旋钮停在当年的频率上。',
        'The first broadcast from the tea warehouse came out of its sister. The dial still stands at the frequency.',
      ],
    ),
    object(
      'baton',
      'baton',
      2,
      '1958',
      ['秦慕之的第一根指挥棒', 'Qin Muzhi’s first baton'],
      [
        '桦木，34 厘米，握处磨去了漆。他替生病的指挥排练那天，自己削的。',
        'Birch, 34 centimetres, the varnish worn where it was held. He cut it himself for one afternoon.',
      ],
    ),
    object(
      'parts',
      'parts',
      2,
      '1939',
      ['《孔庙大成乐章》分谱', 'Parts of the Confucian Temple'],
      [
        '2012 年在一只琴箱夹层中找到的十四页手抄谱。',
        'Fourteen pages in manuscript, found in 2012 in the lining of a case.',
      ],
    ),
    object(
      'disc',
      'disc',
      3,
      '1985',
      ['第一张唱片的母盘', 'The master of the first record'],
      [
        '德沃夏克第九，录于两班火车之间。第四乐章末尾有一声汽笛。',
        'Dvořák’s Ninth, recorded between trains. There is a whistle at the end of the finale.',
      ],
    ),
    object(
      'ticket',
      'ticket',
      1,
      '1958',
      ['剪了八只角的套票', 'A subscription with eight cuts'],
      [
        '每听一场，检票员剪去一角。这一张的主人八场全到。',
        'The doorman cut off a corner at each concert. The owner of this one came to all eight.',
      ],
    ),
    object(
      'pipe',
      'pipe',
      3,
      '1996',
      ['退役的第 4,313 根音管', 'Pipe number 4,313'],
      [
        '验收时多出来的一根，音高不属于任何一组。可以请它响一下。',
        'One too many when the organ was delivered; its pitch belongs to no rank. You may sound it.',
      ],
    ),
    object(
      'metronome',
      'metronome',
      4,
      '1949',
      ['投票用的节拍器', 'The metronome of the vote'],
      [
        '决定乐团名字的那晚，每人发言不得超过它走一百下。',
        'On the evening that gave the orchestra its name nobody might speak for more than a hundred of its beats.',
      ],
    ),
    object(
      'mute',
      'mute',
      4,
      '1962',
      ['船厂的铁片弱音器', 'A mute from the shipyard'],
      [
        '《梁祝》演出前，船厂的钳工替小号手打的。',
        'Made by a fitter of the yard for the trumpet, before the Butterfly Lovers.',
      ],
    ),
  ],
  month: {
    kicker: t('本月开箱', 'Opened this month'),
    title: t('一只琴箱走过的十一座城', 'One cello case, eleven cities'),
    text: t(
      '1998 年巡演的大提琴箱第一次完整展出，箱盖内侧贴着十一张站台票与三十八个签名。周六 15:00，大提琴首席陆明川到场讲解。',
      'The case of the 1998 tour is shown whole for the first time, with eleven platform tickets and thirty-eight signatures in its lid. On Saturdays at 15:00 the principal cello, Lu Mingchuan, tells its story.',
    ),
  },
  tour: t(
    '红线是推荐路线，约 50 分钟。全程无台阶，展签有盲文与语音。',
    'The red line is the way that we suggest, about 50 minutes. There are no steps; labels are in braille and can be heard.',
  ),
  rooms: [
    {
      number: 1,
      name: t('广播年代', 'On the air'),
      text: t(
        '1936 到 1949：收音机、话筒，和一间可以走进去的茶叶仓库。',
        '1936 to 1949: sets, microphones, and a tea warehouse to walk into.',
      ),
    },
    {
      number: 2,
      name: t('乐谱与手', 'Score and hand'),
      text: t(
        '总谱、蜡纸、指挥棒，以及九十年里写在分谱上的铅笔字。',
        'Scores, stencils, batons, and ninety years of pencil in the parts.',
      ),
    },
    {
      number: 3,
      name: t('一座音乐厅', 'A hall'),
      text: t(
        '1:20 的音乐厅模型，可以往里放一个声音，看它怎样走。',
        'A model of the hall, one to twenty: put in a sound and watch where it goes.',
      ),
    },
    {
      number: 4,
      name: t('亲手奏响', 'Your turn'),
      text: t(
        '三十一件可以弹响的乐器，隔音间里的定音鼓请尽管敲。',
        'Thirty-one instruments to play. In the soundproof room, strike the timpani as hard as you like.',
      ),
    },
  ],
  visit: [
    entry(
      ['怎样预约', 'Booking'],
      [
        '个人不用预约，二十人以上请提前三天写信给音乐厅运营。',
        'Come as you are; groups of twenty or more please write to hall operations three days ahead.',
      ],
    ),
    entry(
      ['带孩子来', 'With children'],
      [
        '四号展室有矮凳与耳罩。周日 10:30 有半小时的讲解，适合六岁以上。',
        'Room 4 has low stools and ear defenders. On Sundays at 10:30 there is half an hour of stories for six and over.',
      ],
    ),
    entry(
      ['无障碍', 'Access'],
      [
        '从五号门进入，电梯直达。可借轮椅与语音导览，服务犬可入内。',
        'Enter by gate 5; the lift stops at the museum. Wheelchairs and audio guides can be borrowed, and assistance dogs are welcome.',
      ],
    ),
    entry(
      ['听过再走', 'Before you leave'],
      [
        '出口处有十九秒的寂静可听，是 1994 年 10 月 16 日那一段。',
        'At the exit you can listen to nineteen seconds of silence: those of 16 October 1994.',
      ],
    ),
  ],
};
