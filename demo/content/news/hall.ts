import { h, list, p, quote, stories } from './story.ts';

export const hall = stories('hall', [
  {
    id: 'news-organ',
    daysAgo: 9,
    author: 'xia',
    title: ['管风琴调音三周，四千根音管逐一听过', 'Three weeks of tuning: four thousand pipes, one by one'],
    text: [
      '驻厅管风琴师柏予安带我们走进琴箱。',
      'Bo Yu’an, organist in residence, takes us inside the case.',
    ],
    caption: ['管风琴，c小调，主色藤黄。', 'The organ, in C minor: its colour is gamboge.'],
    art: { seed: 'organ', key: 'C minor', motif: 'pipes', mood: 'lyric' },
    programs: ['saint-saens-3'],
    artists: ['bo-yuan'],
    body: [
      p(
        '每年入冬前，音乐厅会给管风琴留出三个星期。调律师站在琴箱里的木梯上，柏予安坐在键盘前，一个音一个音地报数。两人隔着一堵由音管排成的墙，整个上午只用三个词交谈：“上”“下”“好”。',
        'Every year before winter the hall gives its organ three weeks. The tuner stands on a wooden ladder inside the case while Bo Yu’an sits at the keys and calls the notes. With a wall of pipes between them, they get through a morning with three words: up, down, good.',
      ),
      p(
        '最长的音管超过九米，最短的只有一支铅笔那么长。温度每变一度，音高就会移动一点，所以调音期间厅里始终保持二十一度，连照明也只开一半。',
        'The longest pipe measures more than nine metres, the shortest no more than a pencil. With every degree the pitch moves a little, so the hall is kept at twenty-one degrees throughout, with only half of its lights on.',
      ),
      h('第四千三百一十二根', 'Pipe number 4,312'),
      p(
        '登记簿上的最后一根音管是建成后加的。七年前调音师发现有一个高音总是比邻居晚半拍，查了两天，原来是一只飞蛾在里面过冬。清理之后，他在旁边补了一根一模一样的，说是“以防它回来”。',
        'The last pipe in the register was added later. Seven years ago one high note always came half a beat after its neighbours. It took two days to find a moth that had moved in for the winter. When it was gone the tuner put in a second pipe just like the first, in case, he said, it came back.',
      ),
      p(
        '调好的琴将首先在圣-桑第三交响曲里发声。柏予安说：“第二部分那个和弦谁都记得，但请也留意第一部分里几乎听不见的低音，那才是这件乐器最难的一种音量。”',
        'The tuned instrument will first be heard in Saint-Saëns’s Third Symphony. “Everyone remembers the chord in the second part,” she says, “but notice the bass in the first that you can scarcely hear: that is the hardest volume there is.”',
      ),
    ],
  },
  {
    id: 'news-harpsichord',
    daysAgo: 15,
    author: 'tao',
    title: [
      '羽管键琴怎样调律：一百八十根弦，每场三次',
      'Tuning a harpsichord: 180 strings, three times a concert',
    ],
    text: [
      '排练前一次，开演前一次，中场休息再来一次。',
      'Before the rehearsal, before the concert, and again in the interval.',
    ],
    caption: ['两根弦之间的拍音，画出来是这样。', 'The beating of two strings, drawn.'],
    art: { seed: 'harpsichord', key: 'F major', motif: 'lissajous', mood: 'bright' },
    programs: ['bach-brandenburg'],
    artists: ['bo-yuan', 'heming-chamber'],
    body: [
      p(
        '羽管键琴的弦很细，琴身很轻，灯一亮它就跑音。演勃兰登堡协奏曲的晚上，柏予安要给它调律三次，最后一次在中场休息，二十分钟，观众就在旁边看着，所以她练成了不说话、不抬头、也不出错。',
        'A harpsichord has thin strings and a light body, and goes out of tune as soon as the lights come on. On a Brandenburg evening Bo Yu’an tunes it three times, the last in the interval, in twenty minutes and with people watching. She has learnt to do it without a word, without looking up, and without a mistake.',
      ),
      h('听拍音', 'Listening for the beats'),
      p(
        '“调律不是听音高，是听两根弦怎样吵架。”两个音略有不同时，会一强一弱地打拍子；越接近，拍得越慢，直到停下来。十八世纪的律制不让每一个五度都停下，有几个要故意留一点点，勃兰登堡的第五首才会那样明亮。',
        '“One does not listen to the pitch but to how two strings quarrel.” When they differ a little they beat, loud and soft; the closer they come, the slower it gets, until it stops. Eighteenth-century tunings do not let every fifth come to rest. A few keep a trace on purpose, and that is why the Fifth Brandenburg shines as it does.',
      ),
      p(
        '如果您坐在舞台后方，会看见琴盖内侧画着一枝梅花。那是制琴师的习惯：他说拨弦的声音像花落，没有第二次。',
        'From the seats behind the stage you can see a branch of plum blossom painted inside the lid. It is the maker’s habit: a plucked note, he says, is like a petal that falls, and there is no second time.',
      ),
      p(
        '演出当晚还会开放一次“看琴”：散场后十五分钟内，可以排队走到台口，听柏予安弹一个和弦，再亲手按下一个键。请先洗手，琴键是牛骨做的，它记得每一个人的指纹。',
        'After the concert you may come and look. For fifteen minutes people queue at the edge of the stage, hear one chord, and press one key themselves. Please wash your hands first: the keys are of bone, and remember everyone’s fingers.',
      ),
    ],
  },
  {
    id: 'news-acoustics',
    daysAgo: 36,
    author: 'tao',
    title: ['一点九秒：我们怎样量一座音乐厅', 'One point nine seconds: how a hall is measured'],
    text: [
      '夜里十一点，气球、麦克风和一千两百张盖着毛毯的椅子。',
      'Eleven at night: balloons, microphones and 1,200 chairs under blankets.',
    ],
    caption: ['声音在厅里走过的路。', 'The ways of a sound through a room.'],
    art: { seed: 'acoustics', key: 'B minor', motif: 'stage', mood: 'dark' },
    programs: ['bruckner-4', 'haydn-94'],
    body: [
      p(
        '每五年，大音乐厅要接受一次体检。夜里十一点以后，地铁停了，空调停了，技术人员在舞台上扎破一只气球，三十六支麦克风记录声音怎样变小。从响起到衰减六十分贝，中频用了一点九秒。',
        'Every five years the Grand Hall has a check-up. After eleven at night, when the metro has stopped and the air-conditioning is off, a technician bursts a balloon on stage and thirty-six microphones record how the sound grows small. To fall by sixty decibels it takes, in the middle frequencies, one point nine seconds.',
      ),
      h('为什么要盖毛毯', 'Why the blankets'),
      p(
        '空厅与满厅不同：人是最好的吸音材料。为了不请一千两百位志愿者半夜来坐着，我们按座椅的大小缝了毛毯，厚度恰好等于一位穿着外套的听众。缝制的师傅说，她把它们叫作“不咳嗽的观众”。',
        'An empty hall is not a full one: nothing swallows sound as people do. To spare 1,200 volunteers a night in their seats, blankets were sewn to the size of the chairs, each as thick as one listener in a coat. The woman who made them calls them the audience that does not cough.',
      ),
      p(
        '结果与五年前几乎一样，低频长了零点零五秒。查下来，是后排一道木墙干透了。乐手其实早就知道：定音鼓手说那一角“最近变暖了”。',
        'The result was almost that of five years ago; the low frequencies had gained five hundredths of a second, because a wooden wall at the back has dried. The players had known it already. The timpanist had said that the corner “has been getting warmer”.',
      ),
      p(
        '测量报告全文放在音乐厅的页面上，包括六个倍频程的混响时间。想知道自己常坐的位子如何，可以对照座区图，第三十六支麦克风就在B区七排。',
        'The full report, with the reverberation in six octave bands, is on the page about the hall. To see how your own seat does, compare the plan: microphone thirty-six stood in row seven of block B.',
      ),
      quote(
        '好的厅不是响，是每个人都以为自己坐在最好的位子上。',
        'A good hall is not loud. It is one in which everyone believes that his seat is the best.',
        '音乐厅声学顾问',
        'The hall’s acoustician',
      ),
    ],
  },
  {
    id: 'news-lawn',
    daysAgo: 40,
    author: 'house',
    title: [
      '听松草坪夏季开放：带上外套，不必带椅子',
      'Tingsong Lawn opens for summer: bring a coat, leave the chair',
    ],
    text: [
      '六百个编号坐垫，日落开演，雨天全额退款。',
      'Six hundred numbered cushions, music at sunset, money back if it rains.',
    ],
    caption: ['夏夜，E大调，主色苏木。', 'A summer evening, in E major: its colour is sappan.'],
    art: { seed: 'lawn', key: 'E major', motif: 'bow', mood: 'bright' },
    programs: ['summer-dream', 'rhapsody-blue'],
    artists: ['xu-huaiyuan', 'aurelio-santangeli'],
    body: [
      p(
        '草坪分八个区，共六百个编号坐垫，每一个都能看见舞台。C区沿石板路设有轮椅席，陪同者的坐垫就在旁边。草坪不设椅子，腰不好的朋友可以在入口借一只靠背。',
        'The lawn has eight areas and six hundred numbered cushions, each with a view of the stage. Wheelchair spaces lie along the paved path of area C, with a companion’s cushion beside each. There are no chairs; if your back needs one, a rest can be borrowed at the gate.',
      ),
      p(
        '入口处有热饮与驱蚊水，可以自带食物，请不要带玻璃瓶。天色完全暗下来之前，舞台不开强光，因为第一首曲子是写给黄昏的。',
        'There are hot drinks and insect repellent at the gate. You may bring food, but please no glass. Until it is quite dark the stage uses no bright light, because the first piece belongs to dusk.',
      ),
      p(
        '是否下雨，我们在当日中午十二点决定并发短信通知。取消的场次票款自动退回，不需要申请。为了邻居的睡眠，演出在二十一点一刻前结束。',
        'We decide about rain at noon and send a text message. If the evening is called off, the money comes back without a claim. For the neighbours’ sake the music ends before a quarter past nine.',
      ),
    ],
  },
  {
    id: 'news-step-free',
    daysAgo: 55,
    author: 'office',
    title: ['从站台到座位，一级台阶也没有', 'From the platform to your seat without a step'],
    text: [
      '西门坡道改造完成，轮椅席增加到十四个。',
      'The west ramp is finished, and there are now fourteen wheelchair spaces.',
    ],
    caption: ['一条缓坡的剖面。', 'A gentle slope in section.'],
    art: { seed: 'step-free', key: 'C major', motif: 'crescendo', mood: 'bright', number: 10 },
    body: [
      p(
        '西门坡道的改造历时五个月，坡度由一比八放缓到一比十四，两侧加装双层扶手，雨雪天自动加热。从地铁听松路站三号口的电梯出来，到大音乐厅的任何一处轮椅席，现在一级台阶也没有。',
        'The west ramp took five months. Its slope is now one in fourteen instead of one in eight, it has rails at two heights, and warms itself in rain and snow. From the lift of exit 3 at Tingsong Road station to any wheelchair space of the Grand Hall there is no longer a single step.',
      ),
      list(
        [
          '轮椅席由十个增加到十四个，分布在四个票价区，旁边都有陪同席',
          'Fourteen wheelchair spaces instead of ten, in four price categories, each with a companion’s seat',
        ],
        ['前厅二层新增一间可使用移动升降机的卫生间', 'A toilet with a hoist on the first floor of the foyer'],
        [
          '存衣处柜台分高低两段，低的一段可以坐着办理',
          'A cloakroom counter with a low part at which one can be served seated',
        ],
      ),
      p(
        '座位图上的圆形就是轮椅席。用“替我选座”并勾选“需要轮椅席”，系统会把两个位置一起给您。需要人接的，请在演出前一天下午六点前来电。',
        'Circles on the seating plan are wheelchair spaces. Use “Choose for me” with “wheelchair space” ticked and both places are proposed together. If you would like to be met, please ring by six on the day before.',
      ),
    ],
  },
  {
    id: 'news-exit-3',
    daysAgo: 62,
    author: 'office',
    title: ['听松路站三号口恢复通行', 'Exit 3 of Tingsong Road station is open again'],
    text: ['从站台走到前厅，又回到四分钟。', 'From platform to foyer it is four minutes once more.'],
    caption: ['七号线，四分钟。', 'Line 7, four minutes.'],
    art: { seed: 'exit-3', key: 'A minor', motif: 'pulse', mood: 'lyric' },
    body: [
      p(
        '因管线施工关闭了七周的地铁七号线听松路站三号口已恢复通行，垂直电梯与自动扶梯均可使用。从站台步行到音乐厅前厅又回到四分钟，不必再绕行一号口和过街天桥。',
        'Exit 3 of Tingsong Road on metro line 7, closed for seven weeks while pipes were laid, is open again, with its lift and its escalators. The walk from the platform to the foyer is back to four minutes, without the detour by exit 1 and the footbridge.',
      ),
      p(
        '散场高峰时，三号口内会增开一台闸机。末班车时间按线路公布为准，定期音乐会通常在末班车前一小时结束。骑车来的朋友，西门外新增了四十个停车位，有雨棚，可以锁车架。',
        'After concerts an extra gate is opened inside. Last trains are as the line announces them; subscription concerts usually end an hour before. If you come by bicycle, there are forty new places outside the west door, with a roof and something to lock the frame to.',
      ),
      p(
        '仍建议您提前半小时到达：存衣、取节目单，再看一眼今天的天光落在台阶上的样子。',
        'We still suggest that you come half an hour early: for the cloakroom, for a programme, and for a look at the light on the steps.',
      ),
    ],
  },
]);
