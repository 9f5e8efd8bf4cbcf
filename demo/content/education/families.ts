import { t } from '#server/catalogue/text.ts';
import type { SeriesDoc } from '#server/catalogue/types-education.ts';
import { workshops } from './dates.ts';
import { html } from './html.ts';

/** Series for children and those who bring them. */
export const families = (today: string): Omit<SeriesDoc, 'order'>[] => [
  {
    id: 'cradle',
    title: t('摇篮里的四重奏', 'Quartet for a cradle'),
    kicker: t('0 至 3 岁与家人', 'From birth to three, with family'),
    audiences: ['families'],
    ages: { from: 0, to: 3 },
    standfirst: t(
      '四位弦乐手坐在地毯上，离最近的小脚只有一米。四十分钟，可以爬，可以睡，也可以哭。',
      'Four string players sit on a carpet, one metre from the nearest small foot. Forty minutes in which one may crawl, sleep or cry.',
    ),
    art: { seed: 'edu-cradle', key: 'Ab major', motif: 'waves', mood: 'lyric', rough: 0.3 },
    entry: 'ask',
    place: t('和鸣音乐厅　地毯厅', 'Carpet Room, Heming Concert Hall'),
    facts: [
      { title: t('人数', 'Size'), text: t('每场 18 个家庭', 'Eighteen families at a time') },
      { title: t('费用', 'Cost'), text: t('每个家庭 60 元', '¥60 a family') },
      {
        title: t('时长', 'Length'),
        text: t('40 分钟，之后可以留下喂奶、喝茶', 'Forty minutes, then time for milk and tea'),
      },
    ],
    steps: [
      {
        title: t('先听一个长音', 'One long note'),
        text: t(
          '大提琴从几乎听不见的声音开始，房间自己会安静下来。',
          'The cello begins almost below hearing, and the room grows quiet by itself.',
        ),
      },
      {
        title: t('再认识四件乐器', 'Four voices'),
        text: t(
          '每位乐手走到孩子中间拉一句，孩子可以把手放在琴背上，摸到声音。',
          'Each player walks among the children with a phrase. Hands may rest on the back of the instrument and feel the sound.',
        ),
      },
      {
        title: t('最后一起摇', 'Rocking together'),
        text: t(
          '勃拉姆斯、福雷和一首江南童谣，大人跟着轻轻哼。',
          'Brahms, Fauré and a children’s song from the Yangtze delta, hummed by the grown-ups.',
        ),
      },
    ],
    leaders: ['heming-quartet', 'wen-lingyi'],
    sources: workshops(today, [
      {
        id: 'cradle',
        weeks: [1, 3, 5, 8, 10, 13, 16, 18, 21, 24, 27, 30],
        weekday: 3,
        time: '10:00',
        minutes: 40,
        themes: [
          t('低音的毯子', 'A blanket of low notes'),
          t('拨弦像下雨', 'Plucking like rain'),
          t('一首歌的四种颜色', 'One song in four colours'),
        ],
      },
    ]),
    html: html(
      [
        '三岁以前的孩子并不“听音乐”，他们用整个身体接住它。所以这一小时没有座位，没有节目单，也没有人会回头看您。四重奏坐在房间中央，家庭围成一圈，我们只请大家脱鞋。',
        '曲子都很短，最长的一首不到四分钟。乐手会重复，会放慢，会停下来等一个孩子把手伸过来。中途可以随时出门，走廊尽头有母婴室和一把摇椅，那里也听得见。',
        '孩子不需要准备什么。如果一定要说，请带一条他熟悉的小毯子，还有一位愿意坐在地上的大人。',
      ],
      [
        'Before they are three, children do not listen to music so much as catch it with the whole body. So there are no seats here, no programme and nobody who turns round. The quartet sits in the middle, families sit in a ring, and all we ask is that shoes come off.',
        'The pieces are short; the longest takes less than four minutes. The players repeat, slow down, and wait for a hand that is reaching out. You may leave at any time. At the end of the corridor there is a room for feeding with a rocking chair, and the music can be heard there too.',
        'Nothing needs to be prepared. If anything, bring a small blanket that your child knows, and a grown-up who does not mind the floor.',
      ],
    ),
  },
  {
    id: 'family-concerts',
    title: t('亲子音乐会', 'Family concerts'),
    kicker: t('4 至 10 岁', 'Four to ten'),
    audiences: ['families'],
    ages: { from: 4, to: 10 },
    standfirst: t(
      '整个乐团，五十分钟，有人讲故事。可以轻声提问，也可以中途出去再回来。',
      'The whole orchestra for fifty minutes, with a storyteller. Questions are welcome, and so is going out and coming back.',
    ),
    art: { seed: 'britten-guide', key: 'G major', motif: 'tiles', mood: 'bright' },
    entry: 'tickets',
    place: t('和鸣音乐厅', 'Heming Concert Hall'),
    facts: [
      { title: t('票价', 'Tickets'), text: t('50 至 180 元，一人一座', '¥50 to ¥180, a seat for everyone') },
      {
        title: t('时长', 'Length'),
        text: t('约 50 至 60 分钟，无中场休息', 'Fifty minutes to an hour, without an interval'),
      },
      {
        title: t('开演前', 'Beforehand'),
        text: t('前厅乐器桌提前 45 分钟开放', 'The instrument table opens 45 minutes before'),
      },
    ],
    steps: [
      {
        title: t('前厅：先摸一摸', 'In the foyer: touch first'),
        text: t(
          '乐器桌上有四分之一尺寸的小提琴、一面定音鼓和一支可以吹响的圆号。',
          'On the table: a quarter-size violin, a kettledrum, and a horn that anyone may try to sound.',
        ),
      },
      {
        title: t('厅里：听一个故事', 'In the hall: a story'),
        text: t(
          '温令仪把总谱讲成一件发生过的事，乐团替每个角色说话。',
          'Wen Lingyi tells the score as something that happened, and the orchestra speaks for everyone in it.',
        ),
      },
      {
        title: t('散场：见到演奏的人', 'Afterwards: meet the players'),
        text: t(
          '乐手留在台口二十分钟，签名、回答问题，也让孩子看看琴弓上的马尾。',
          'For twenty minutes players stay at the edge of the stage to sign, to answer, and to show that a bow is made of horsehair.',
        ),
      },
    ],
    leaders: ['wen-lingyi', 'xu-huaiyuan', 'heming-children'],
    sources: [
      { kind: 'concert', programId: 'britten-guide' },
      { kind: 'concert', programId: 'carnival-animals' },
    ],
    html: html(
      [
        '亲子音乐会不是缩短的音乐会。曲目由乐团与讲述者一起挑选，每一首都要能被一个孩子复述：谁先出现，谁躲起来，谁在最后回来。',
        '灯光留三成，孩子看得见自己的手，也看得见身边的人。音量不会突然变大，需要时可以在服务台借儿童降噪耳罩。前厅有转播、一块安静的角落，和不催人的工作人员。',
        '同一季里我们会重复同样的曲子。第一次听，孩子记住故事；第二次听，他会告诉您，刚才那是单簧管。',
      ],
      [
        'A family concert is not a concert cut short. Players and storyteller choose the pieces together, and each must be something that a child can tell again: who came first, who hid, who returned at the end.',
        'A third of the light stays on, so that children see their own hands and the people beside them. Nothing grows loud without warning, and ear defenders are lent at the desk. The foyer has a relay, a quiet corner, and staff who do not hurry anybody.',
        'The same works come back within a season. The first time a child keeps the story; the second time they will tell you that this was the clarinet.',
      ],
    ),
  },
  {
    id: 'instrument-lab',
    title: t('乐器实验室', 'Instrument lab'),
    kicker: t('6 至 12 岁', 'Six to twelve'),
    audiences: ['families', 'schools'],
    ages: { from: 6, to: 12 },
    standfirst: t(
      '把一件乐器拿在手里，发出第一个声音，再弄明白它为什么会响。',
      'Hold an instrument, make a first sound, and find out why it sounds at all.',
    ),
    art: { seed: 'edu-lab', key: 'E major', motif: 'lissajous', mood: 'bright', number: 5 },
    entry: 'ask',
    place: t('和鸣音乐厅　一号排练室', 'Rehearsal room 1, Heming Concert Hall'),
    facts: [
      {
        title: t('人数', 'Size'),
        text: t('每场 24 位孩子，四位乐手', 'Twenty-four children with four players'),
      },
      {
        title: t('费用', 'Cost'),
        text: t('每位孩子 80 元，陪同一位大人免费', '¥80 a child; one grown-up comes free'),
      },
      { title: t('时长', 'Length'), text: t('75 分钟', 'Seventy-five minutes') },
    ],
    steps: [
      {
        title: t('先猜', 'Guess'),
        text: t(
          '一根吸管、一条橡皮筋、一个空瓶：哪一件更像双簧管？',
          'A straw, a rubber band, an empty bottle: which is most like an oboe?',
        ),
      },
      {
        title: t('再试', 'Try'),
        text: t(
          '每个孩子轮流试三件乐器，乐手扶着手，先学站稳，再学发声。',
          'Each child tries three instruments in turn. A player steadies the hands: first how to stand, then how to sound.',
        ),
      },
      {
        title: t('后合', 'Join'),
        text: t(
          '最后十分钟，所有人用刚学会的一个音合奏一段《欢乐颂》。',
          'In the last ten minutes all join in a phrase of the Ode to Joy, each with the one note just learnt.',
        ),
      },
    ],
    leaders: ['jiang-yue', 'he-linfeng', 'lu-mingchuan'],
    sources: workshops(today, [
      {
        id: 'lab',
        weeks: [0, 2, 4, 7, 9, 11, 14, 16, 19, 22, 25, 28],
        weekday: 7,
        time: '14:00',
        minutes: 75,
        themes: [
          t('弦：声音为什么会延长', 'Strings: why a sound can last'),
          t('木管：一根簧片的脾气', 'Woodwind: the temper of a reed'),
          t('铜管：嘴唇也是乐器', 'Brass: lips are an instrument'),
          t('打击乐：安静也要打准', 'Percussion: even silence is counted'),
        ],
      },
    ]),
    html: html(
      [
        '我们相信，理解一件乐器最快的办法是吹不响它。实验室里允许出怪声，乐手们说，他们的第一个音也是这样。',
        '每次围绕一个声部：弦、木管、铜管、打击乐，四次为一轮，可以单独参加。孩子会带回一张声音卡片，上面画着他今天发出的那个波形。',
        '乐器全部由乐团的“琴库”提供，左手用琴与适合坐姿的支架都有准备，请在报名时告诉我们。',
      ],
      [
        'The quickest way to understand an instrument, we think, is to fail to sound it. Odd noises are allowed in the lab; the players say that their own first note was no different.',
        'Each date belongs to one family: strings, woodwind, brass, percussion. Four make a round, and each stands alone. Children take home a sound card with the wave that they made that day.',
        'All instruments come from the orchestra’s Instrument Bank. There are left-handed ones and stands for playing while seated; tell us when you ask for places.',
      ],
    ),
  },
];
