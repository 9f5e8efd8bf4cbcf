import { LEVELS, leadWords } from '#domain/rules/level.ts';
import { h, list, p, stories } from './story.ts';

const grows = LEVELS.filter((l, i) => l.leadHours > (LEVELS[i - 1]?.leadHours ?? 0));
const MOST = leadWords(Math.max(...LEVELS.map(l => l.leadHours)));
/** From which level one may buy how early. */
const LEADS = [
  grows.map(l => `“${l.name.zh}”起提前${leadWords(l.leadHours).zh}`).join('，'),
  grows.map(l => `${leadWords(l.leadHours).en} earlier from ${l.name.en}`).join(', '),
] as const;

export const members = stories('members', [
  {
    id: 'news-presale',
    daysAgo: 5,
    author: 'office',
    title: [
      '会员预售与公开发售：时间怎样算，票怎样分',
      'Members’ booking and public sale: who, when and how many',
    ],
    text: [
      `等级越高越早选座，最多提前${MOST.zh}；每一场至少四成的座位留给公开发售。`,
      `The higher the level, the earlier you choose, up to ${MOST.en} ahead; at least forty per cent of every house is kept for the public.`,
    ],
    caption: ['先来与后到之间。', 'Between early and late.'],
    art: { seed: 'presale', key: 'Bb major', motif: 'tiles', mood: 'heroic' },
    programs: ['dvorak-cello', 'jiang-confucian', 'schubert-trout'],
    body: [
      p(
        '每到开票的早晨，热线里问得最多的是：会员是不是把好座位都买走了？答案写在规则里：会员预售最多开放六成座位，每个票价区都一样，其余四成以上留到公开发售的上午十点。',
        'On the morning of a sale the question we hear most is whether members have already taken the good seats. The rule answers it: a members’ booking opens at most sixty per cent of the seats, the same share in every price category; the rest waits for ten o’clock on the public day.',
      ),
      h('三种场次', 'Three kinds of concert'),
      list(
        [
          `普通场次：演出前一百一十天上午十点开票；${LEADS[0]}`,
          `Ordinary concerts: on sale at ten, a hundred and ten days ahead; ${LEADS[1]}`,
        ],
        [
          '会员场次：只对第三级及以上会员开放，每季不超过三场',
          'Members’ concerts: for the third level and above, no more than three in a season',
        ],
        [
          '套票预售：购买乐季套票后凭套票码选座，同一座位可以坐整季',
          'Package presale: chosen with the code of a season package, and the same seat can be yours all season',
        ],
      ),
      p(
        '预售与公开发售的票价相同，限购张数相同，退票规则也相同。预售没有卖完的座位自动进入公开发售，不需要会员放弃什么。',
        'Prices, limits and refunds are the same in both. Seats that a presale leaves over go on public sale by themselves; no member has to give up anything.',
      ),
      p(
        '页面上的“会员专享”“凭套票码”等字样由系统按时间显示，到点会自己变成“可售”。您不需要反复刷新，打开页面等候即可，倒计时以我们的时钟为准。',
        'The words on a concert’s page, “members only” or “with package code”, follow our clock and turn into “on sale” by themselves. There is no need to reload; leave the page open, and the countdown will do the rest.',
      ),
      p(
        '想去的场次可以先加入收藏，开票那天在用户中心的收藏里就能找到，不必临时翻找。',
        'Mark the concerts you want as favourites beforehand: on the day of the sale you will find them in your account and need not look for them.',
      ),
    ],
  },
  {
    id: 'news-points',
    daysAgo: 24,
    author: 'office',
    title: ['会员积分怎么算', 'How members’ points work this year'],
    text: [
      '每消费一元积一分，第四级起积两分；一百分抵一元。',
      'One point for each yuan, two from the fourth level; a hundred points are worth one yuan.',
    ],
    caption: ['一百积分，一元。', 'A hundred points, one yuan.'],
    art: { seed: 'points', key: 'A major', motif: 'discs', mood: 'bright', number: 6 },
    body: [
      p(
        '在本站购票，每实付一元积一分（第四级起积两分），付款成功即到账；退票时相应积分一并收回。用积分、优惠券抵扣的部分不再积分，配送费也不积分。',
        'Each yuan that you pay on this site earns one point, or two from the fourth level, credited as soon as the payment succeeds; a refund takes its points back. What points or coupons have paid for earns none, and neither does delivery.',
      ),
      list(
        [
          '一百积分抵一元，按一百的整数倍使用',
          'A hundred points are worth one yuan and are used in hundreds',
        ],
        [
          '等级按最近十二个月的消费计算，积分的使用不影响等级',
          'Your level follows from the last twelve months; using points does not lower it',
        ],
        ['积分不能兑换现金，也不能转让', 'Points cannot be paid out or passed on'],
      ),
      p(
        '举个例子：两张三百八十元的票，用一千积分抵十元，实付七百五十元，到账七百五十分。明细在用户中心的积分流水里，每一笔都写着从哪里来、到哪里去、什么时候到期。到期前三十天我们会提醒一次，只提醒一次。',
        'An example: two tickets at 380 yuan, a thousand points used for ten yuan, 750 yuan paid, 750 points credited. The ledger in your account says of every entry where it came from, where it went and when it lapses. Thirty days before that we remind you, once.',
      ),
    ],
  },
  {
    id: 'news-rehearsals',
    daysAgo: 33,
    author: 'xia',
    title: [
      '会员排练日：看一首曲子怎样被拆开又装好',
      'Members’ rehearsals: how a piece is taken apart and put together',
    ],
    text: [
      '每月一次，不鼓掌，可以中途离开，散场后有茶。',
      'Once a month, without applause; you may leave when you like, and there is tea.',
    ],
    caption: ['铅笔、橡皮与第七十二小节。', 'A pencil, an eraser and bar seventy-two.'],
    art: { seed: 'rehearsal', key: 'F major', motif: 'pulse', mood: 'lyric' },
    programs: ['shostakovich-5', 'mahler-5'],
    artists: ['xu-huaiyuan', 'gu-jingxing'],
    body: [
      p(
        '第七十二小节，停。再来，停。第一小提琴往后退一点，让圆号先说。再来。对坐在二层的两百位会员来说，这是一个上午里最有意思的十分钟：同样的八小节听了九遍，第九遍忽然亮了。',
        'Bar seventy-two. Stop. Again. Stop. First violins a little back, please, so that the horn may speak. Again. For the two hundred members in the circle these are the best ten minutes of the morning: the same eight bars nine times over, and at the ninth a light goes on.',
      ),
      p(
        '会员排练日每月一次，第二级起可以报名，每次两百席。指挥戴着小麦克风，只在愿意的时候说给二层听。许怀远喜欢解释，顾景行喜欢不解释，“听出来的比我说的好”。',
        'Members’ rehearsals take place once a month and are open from the second level, two hundred seats each time. The conductor wears a small microphone and speaks to the circle when he wants to. Xu Huaiyuan likes to explain; Gu Jingxing prefers not to. “What they hear for themselves is better than what I say.”',
      ),
      h('三条约定', 'Three things we agree on'),
      list(
        [
          '不鼓掌，也不拍照：乐手们在工作，也会出错',
          'No applause and no photographs: people are at work, and make mistakes',
        ],
        ['可以中途离开，请在停下来的时候走', 'You may leave early; please do so when the music stops'],
        ['可以带一位朋友，孩子需满八岁', 'You may bring a friend; children from eight years'],
      ),
      p(
        '排练结束后，二层前厅有茶。轮休的乐手常会端着杯子走过来，多半是来问大家：刚才第七十二小节，到底听见圆号没有？',
        'Afterwards there is tea in the upper foyer, and players who are off duty come over with their cups. Mostly they want to know one thing: did you hear the horn in bar seventy-two?',
      ),
      p(
        '下个月的曲目是肖斯塔科维奇第五，报名请致电票务热线，开放当天中午十二点起，先到先得，名额不因等级高低而分先后。',
        'Next month it is Shostakovich’s Fifth. Ring the box office from noon on the opening day: first come, whatever your level.',
      ),
    ],
  },
  {
    id: 'news-eticket',
    daysAgo: 48,
    author: 'office',
    title: ['电子票没有网络也能打开', 'E-tickets open without a connection'],
    text: [
      '打开过一次的票会留在手机里，地下前厅也不怕。',
      'A ticket that was opened once stays on your phone, even in the basement.',
    ],
    caption: ['黑与白，留出四格边。', 'Black, white and a margin of four.'],
    art: { seed: 'eticket', key: 'D minor', motif: 'tiles', mood: 'dark' },
    body: [
      p(
        '前厅在地下一层，信号时好时坏，入场口常有人举着手机转圈。现在打开过一次的电子票会保存在您的设备里，没有网络也能出示；屏幕会自动调到最亮，二维码四周留出白边，扫一次就过。',
        'The foyer lies below ground, its signal comes and goes, and at the doors people used to turn in circles with their phones held high. A ticket that was opened once now stays on your device and shows without a connection; the code is large, with a white margin, and is read the first time.',
      ),
      p(
        '一笔订单可以选择一单一码，或者一票一码。朋友各自到场的，请选一票一码，把对应的那一张发给对方。实名场次的票与登记的证件绑定，转发出去也不能代替证件。',
        'An order can have one code for all, or one for each seat. If friends come by themselves, choose the latter and send each their own. Tickets of named concerts belong to the document that was registered, and a forwarded code does not replace it.',
      ),
      p(
        '习惯纸票的听众也请放心：取票机与票务窗口照旧，打印出来的电子票同样有效，只要二维码不小于三厘米。',
        'If you like paper, nothing changes: the machines and the counter are where they were, and a printed e-ticket is just as good as long as its code is at least three centimetres wide.',
      ),
    ],
  },
  {
    id: 'news-letters',
    daysAgo: 66,
    author: 'xia',
    title: ['会员来信：我在B区七排坐了二十年', 'Letters from members: twenty years in row seven of block B'],
    text: ['一封关于邻座、咳嗽糖和布鲁克纳的信。', 'A letter about neighbours, cough drops and Bruckner.'],
    caption: ['同一排，同一座。', 'The same row, the same seat.'],
    art: { seed: 'letters', key: 'Eb major', motif: 'horn', mood: 'lyric', number: 3 },
    programs: ['bruckner-4', 'tchaikovsky-6'],
    body: [
      p(
        '“我的座位在B区七排十二座，二十年没有换过。”写信的是一位退休的语文老师。“刚坐下的那年，左边是一位先生，右边是一个孩子。如今先生不来了，他的女儿坐在那里；孩子来得少了，有时替他来的是另一个孩子。”',
        '“My seat is block B, row seven, number twelve, and I have not changed it for twenty years.” The writer is a retired teacher. “When I first sat down there was a gentleman on my left and a child on my right. The gentleman no longer comes; his daughter sits there. The child comes seldom, and sometimes another child comes in his place.”',
      ),
      p(
        '她说起一颗咳嗽糖。那晚是柴可夫斯基第六，最后一个音消失之后，整个厅静了很久。她喉咙发痒，不敢动，左边的先生在黑暗里慢慢剥开一颗糖，纸声轻得像一声叹息，递到她手心里。“我们从来没有说过话，那是他对我说的第一句。”',
        'She writes about a cough drop. It was Tchaikovsky’s Sixth, and after the last note the hall was silent for a long time. Her throat itched and she dared not move. In the dark the gentleman on her left slowly unwrapped a drop, with a sound no louder than a sigh, and put it into her palm. “We had never spoken. That was the first thing he said to me.”',
      ),
      h('关于布鲁克纳', 'About Bruckner'),
      p(
        '“年轻时我嫌布鲁克纳长，数过天花板的格子，一共二百八十八个。现在不数了。不是它变短了，是我愿意等了。”',
        '“When I was young I found Bruckner long and counted the squares of the ceiling. There are two hundred and eighty-eight. I no longer count. It has not grown shorter; I have become willing to wait.”',
      ),
      p(
        '我们征得她的同意刊出这封信，并在B区七排放了一小罐不用剥纸的糖。选四场以上的乐季套票，可以保留同一个座位；邻座会不会成为熟人，我们不敢保证，但值得等等看。',
        'We print this with her leave, and have put a small jar of unwrapped drops in row seven. With a package of four concerts or more you may keep the same seat. Whether your neighbours become acquaintances we cannot promise; but it is worth waiting for.',
      ),
    ],
  },
]);
