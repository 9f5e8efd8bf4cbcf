import { adult, child, family, pair, type ShowContent, show, student, weekly } from './build.ts';

/** For children and those who bring them. */
export const families: readonly ShowContent[] = [
  show({
    id: 'show-cushion',
    kind: 'family',
    title: ['坐垫音乐会', 'Cushion concert'],
    standfirst: [
      '没有座位，只有坐垫。弦乐四重奏坐在中间，孩子坐得多近都可以。',
      'No chairs, only cushions. A string quartet in the middle, and children as near as they like.',
    ],
    text: [
      [
        '曲子都不长，拉完一首，乐手会问大家听见了什么。答案没有对错，有人说是雨，有人说是奶奶炒菜。',
        'The pieces are short, and after each one the players ask what you heard. There are no wrong answers: somebody says rain, somebody says grandmother’s wok.',
      ],
      [
        '请穿方便坐下的衣服，坐垫由我们准备。迟到也没关系，门一直开着。',
        'Wear something you can sit in; we bring the cushions. Late is fine, the door stays open.',
      ],
    ],
    art: { key: 'G major', motif: 'tiles', mood: 'bright' },
    room: 'rehearsal',
    ages: ['3 至 6 岁', 'Ages 3 to 6'],
    minutes: 45,
    types: [adult(80), child(50), pair(120), family(180)],
    capacity: 60,
    limit: 8,
    dates: [...weekly([1, 4, 7, 11, 15], 7, '10:30'), { week: 2, weekday: 7, time: '10:30', mark: 'few' }],
  }),
  show({
    id: 'show-story',
    kind: 'family',
    title: ['听故事的下午', 'An afternoon of stories'],
    standfirst: [
      '三位木管乐手，一位讲故事的人，四个从没印成书的故事。',
      'Three woodwind players, one storyteller, and four stories that were never printed.',
    ],
    text: [
      [
        '长笛是一只不肯睡的鸟，双簧管是邮差，大管是住在井里的老人。温令仪讲到哪里，他们就吹到哪里。',
        'The flute is a bird that will not sleep, the oboe a postman, the bassoon an old man in a well. Wherever Wen Lingyi’s story goes, they follow.',
      ],
      [
        '结束之后，孩子可以把自己的故事讲给乐手听，乐手会当场吹出来。',
        'Afterwards children may tell the players a story of their own, and the players will play it on the spot.',
      ],
    ],
    art: { key: 'F major', motif: 'waves', mood: 'lyric' },
    room: 'foyer',
    ages: ['5 至 9 岁', 'Ages 5 to 9'],
    minutes: 60,
    types: [adult(100), child(60), pair(140)],
    capacity: 80,
    dates: [...weekly([2, 6, 10, 14], 6, '14:30'), { week: 18, weekday: 6, time: '14:30', mark: 'later' }],
  }),
  show({
    id: 'show-lantern',
    kind: 'family',
    title: ['提灯夜', 'Lantern evening'],
    standfirst: [
      '关掉大灯，提一盏小灯，从前厅一路走到舞台，转角处总有人在演奏。',
      'The lights go down, everyone carries a lantern, and round each corner on the way to the stage someone is playing.',
    ],
    text: [
      [
        '一共七站，每站三分钟。最后大家站上大音乐厅的舞台，把灯放在脚边，听一支圆号从最远的座位传来。',
        'Seven stations of three minutes. At the end everybody stands on the stage of the Grand Hall with the lanterns at their feet and listens to a horn from the farthest seat.',
      ],
      [
        '灯由我们准备，是装电池的。路上有两段楼梯，婴儿车请寄存。',
        'We bring the lanterns; they run on batteries. There are two flights of stairs, so please leave pushchairs with us.',
      ],
    ],
    art: { key: 'Db major', motif: 'bells', mood: 'night' },
    room: 'door',
    ages: ['4 岁以上', 'From 4'],
    minutes: 50,
    types: [adult(120), child(80), family(260)],
    capacity: 45,
    dates: [{ week: 3, weekday: 5, time: '18:30', mark: 'out' }, ...weekly([5, 9, 13], 5, '18:30')],
  }),
  show({
    id: 'show-animals',
    kind: 'family',
    title: ['动物狂欢节：近处看', 'The carnival, close up'],
    standfirst: [
      '音乐会之前，到排练厅认识每一只“动物”的扮演者。',
      'Before the concert, meet the players behind every animal in the rehearsal room.',
    ],
    text: [
      [
        '天鹅是大提琴，大象是低音提琴，布谷鸟躲在走廊里。孩子可以摸琴、试弓，也可以指挥狮子进场。',
        'The swan is a cello, the elephant a double bass, and the cuckoo hides in the corridor. Children may touch, bow, and conduct the lion’s entrance.',
      ],
      [
        '与当天的“动物狂欢节”音乐会分开购票，先来后听正好。',
        'Sold apart from the Carnival of the Animals concert on the same day; come here first.',
      ],
    ],
    art: { key: 'C major', motif: 'discs', mood: 'bright' },
    room: 'rehearsal',
    ages: ['4 至 10 岁', 'Ages 4 to 10'],
    minutes: 40,
    types: [adult(50), child(30), pair(70)],
    capacity: 50,
    program: 'carnival-animals',
    dates: [...weekly([3, 15], 7, '09:30'), { week: 8, weekday: 7, time: '09:30', mark: 'cancelled' }],
  }),
  show({
    id: 'show-kids-podium',
    kind: 'workshop',
    title: ['小指挥', 'Young conductors'],
    standfirst: [
      '十二个孩子，一支室内乐队，每人三分钟站上指挥台。',
      'Twelve children, a chamber orchestra, and three minutes each on the podium.',
    ],
    text: [
      [
        '先学拍子，再学“不动”。许怀远会站在旁边，只在必要的时候说一个字。',
        'First the beat, then how to keep still. Xu Huaiyuan stands beside them and says one word when it is needed.',
      ],
      [
        '不需要会乐器。请家长坐在二层，下课前不要下来。',
        'No instrument needed. Parents sit upstairs and stay there until the end.',
      ],
    ],
    art: { key: 'A major', motif: 'fan', mood: 'bright' },
    room: 'rehearsal',
    ages: ['8 至 12 岁', 'Ages 8 to 12'],
    minutes: 90,
    types: [child(260, ['含一份签名证书', 'With a signed certificate'])],
    capacity: 12,
    limit: 2,
    dates: [{ week: 2, weekday: 6, time: '10:00', mark: 'out' }, ...weekly([6, 12], 6, '10:00')],
  }),
  show({
    id: 'show-first-strings',
    kind: 'workshop',
    title: ['第一次拉琴', 'First strings'],
    standfirst: [
      '从没碰过琴的人，九十分钟之后能和乐团的人一起拉完一首曲子。',
      'If you have never held a bow: ninety minutes later you play a whole piece with members of the orchestra.',
    ],
    text: [
      [
        '每四个人一位老师。先学空弦，再学换弦，最后乐团成员把旋律加上去，您拉的低音会突然变成一首曲子。',
        'One teacher to four people. Open strings first, then changing strings; then the players add the tune, and the bass you have been bowing turns into music.',
      ],
      [
        '乐器由我们准备，左手不需要剪指甲，手机请留在柜子里。',
        'Instruments are here. Telephones stay in the locker.',
      ],
    ],
    art: { key: 'D major', motif: 'bow', mood: 'lyric' },
    room: 'studio',
    ages: ['7 岁以上', 'From 7'],
    minutes: 90,
    types: [adult(180), child(120), student(120)],
    capacity: 16,
    limit: 4,
    dates: weekly([1, 3, 5, 8, 11, 16], 6, '15:00'),
  }),
];
