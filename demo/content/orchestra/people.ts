import type { MemberRole } from '#domain/contract/orchestra.ts';
import type { PersonDoc } from '#server/catalogue/orchestra-types.ts';
import { NONE, t } from '#server/catalogue/text.ts';

type Pair = readonly [zh: string, en: string];

interface Draft {
  readonly id: string;
  readonly role: MemberRole;
  readonly name: Pair;
  readonly title: Pair;
  readonly since: number;
  readonly seal: string;
  readonly instrument: string;
  readonly line: Pair;
  readonly bio: readonly Pair[];
  readonly quote?: Pair;
}

const drafts: readonly Draft[] = [
  {
    id: 'fang-qicheng',
    role: 'president',
    name: ['方启澄', 'Fang Qicheng'],
    title: ['团长', 'President'],
    since: 2017,
    seal: '方',
    instrument: 'percussion',
    line: [
      '管理过两座音乐厅，2017 年起主持乐团。',
      'Ran two concert halls before she took on the orchestra in 2017.',
    ],
    bio: [
      [
        '方启澄学打击乐出身，毕业后在剧场做过舞台监督。她先后管理过两座音乐厅，2017 年起任和鸣交响乐团团长。',
        'Fang Qicheng trained as a percussionist and began as a stage manager. She ran two concert halls before she became president of the Heming Symphony Orchestra in 2017.',
      ],
      [
        '任内她做了三件不起眼的事：把最便宜的票留在池座里，把年度报告写到每一笔钱，把排练厅的一面墙换成玻璃。票房因此少了一些，第一次走进音乐厅的人却多了一倍。',
        'She has done three unspectacular things: she put the cheapest seats into the stalls, wrote the annual report down to the last yuan, and replaced one wall of the rehearsal room with glass. Ticket income fell a little; the number of first visits doubled.',
      ],
      [
        '每场演出开始前十分钟，您能在一号门看见她。她说管理乐团和敲三角铁一样，一晚上只有几下，但每一下都要数着拍子等。',
        'Ten minutes before each concert you can find her at gate 1. Running an orchestra, she says, is like playing the triangle: a few strokes in an evening, and you count the bars before every one of them.',
      ],
    ],
    quote: ['最便宜的座位，应该听得最清楚。', 'The cheapest seat ought to hear best.'],
  },
  {
    id: 'gu-jingxing',
    role: 'music-director',
    name: ['顾景行', 'Gu Jingxing'],
    title: ['音乐总监', 'Music director'],
    since: 2021,
    seal: '顾',
    instrument: 'conductor',
    line: [
      '以布鲁克纳与马勒的结构感闻名，2021 年起执棒。',
      'Known for the long line of his Bruckner and Mahler; music director since 2021.',
    ],
    bio: [
      [
        '顾景行是和鸣交响乐团第五任音乐总监。2021 年 9 月，他以布鲁克纳第四交响曲就任，乐队谢幕时他站在圆号声部里。',
        'Gu Jingxing is the orchestra’s fifth music director. He took office in September 2021 with Bruckner’s Fourth, and took his bow standing among the horns.',
      ],
      [
        '他学过建筑，后来转学指挥。谈到布鲁克纳，他爱用承重、跨度这样的词；谈到马勒，他只说人。他主持的布鲁克纳全集每季推进一部，计划在 2029 年完成。',
        'He studied architecture before he turned to conducting. Of Bruckner he speaks in terms of load and span; of Mahler he speaks only of people. His Bruckner cycle adds a symphony each season and will be complete in 2029.',
      ],
      [
        '每个乐季他都留一个夜晚给一部从未演过的作品，排练开放，作曲家坐在乐队中间。四年来，其中三部又被别的乐团演奏。',
        'In every season he keeps an evening for a work that has never been played. Rehearsals are open and the composer sits in the middle of the orchestra. Three of the four works so far have since been taken up elsewhere.',
      ],
    ],
    quote: ['请不要带着答案来听。', 'Do not come with an answer.'],
  },
  {
    id: 'qin-muzhi',
    role: 'honorary-music-director',
    name: ['秦慕之', 'Qin Muzhi'],
    title: ['名誉音乐总监', 'Honorary music director'],
    since: 1988,
    seal: '秦',
    instrument: 'viola',
    line: [
      '1988 至 2012 年任音乐总监，首演四十一部新作。',
      'Music director from 1988 to 2012, and first conductor of forty-one new works.',
    ],
    bio: [
      [
        '秦慕之 1958 年以中提琴手的身份进团，那一年他二十岁。后来他拿起一根自己削的桦木指挥棒，替生病的指挥排了一个下午的贝多芬。',
        'Qin Muzhi joined the orchestra as a viola player in 1958, at the age of twenty. Then, with a baton that he had cut from a birch, he rehearsed Beethoven for an afternoon in place of a conductor who was ill.',
      ],
      [
        '1988 年至 2012 年，他任音乐总监二十四年，首演中国作品三十三部、外国作品八部。1994 年音乐厅启用，他等到最后一声响动停下，才给出贝多芬第九的第一小节。',
        'He was music director for twenty-four years, from 1988 to 2012, and gave the first performances of thirty-three Chinese works and eight from abroad. When the hall opened in 1994 he waited for the last rustle to die before he gave the first bar of Beethoven’s Ninth.',
      ],
      [
        '如今他每年指挥一场，其余时间在学院教室里听学生拉琴。他很少打断，只在结束时问一句：刚才那个音，你自己听见了吗？',
        'These days he conducts once a year and otherwise sits in the academy listening to students. He rarely interrupts. At the end he asks one question: that note just now, did you hear it yourself?',
      ],
    ],
    quote: ['乐队听得见指挥在听。', 'An orchestra can hear a conductor listening.'],
  },
  {
    id: 'su-yanqiu',
    role: 'orchestra-members',
    name: ['苏砚秋', 'Su Yanqiu'],
    title: ['乐团首席', 'Leader'],
    since: 2012,
    seal: '苏',
    instrument: 'violin',
    line: ['她的莫扎特清澈而有风骨。', 'Her Mozart is clear and has backbone.'],
    bio: [
      [
        '苏砚秋二十四岁成为乐团最年轻的首席。考试那天，帘子后面的评委听完第一段独奏便放下了铅笔。',
        'Su Yanqiu became the orchestra’s youngest leader at twenty-four. On the day of the audition the jury behind the screen put down their pencils after the first solo.',
      ],
      [
        '她每季独奏一部协奏曲，更多的时候坐在第一谱台，把弓法写进每一页分谱。她的莫扎特清澈而有风骨，也常与室内乐伙伴在小厅相聚。',
        'Each season she plays a concerto; more often she sits at the first desk and writes bowings into every part. Her Mozart is clear and has backbone, and she is often found in the small hall with her chamber partners.',
      ],
      [
        '她用的琴制于 1742 年，由基金会出借。琴盒里夹着一张纸，写着前面六位使用者的名字。',
        'Her violin was made in 1742 and is lent by the foundation. In its case lies a slip of paper with the names of the six who played it before her.',
      ],
    ],
  },
  {
    id: 'lu-mingchuan',
    role: 'orchestra-members',
    name: ['陆明川', 'Lu Mingchuan'],
    title: ['大提琴首席', 'Principal cello'],
    since: 2006,
    seal: '陆',
    instrument: 'cello',
    line: [
      '他的埃尔加不急于诉说，常在最轻的地方打动人。',
      'His Elgar is in no hurry to confess, and moves most where it is quietest.',
    ],
    bio: [
      [
        '陆明川 2006 年进团，坐在大提琴声部的第一把椅子上已经二十年。他说这把椅子离木管最近，所以学会了呼吸。',
        'Lu Mingchuan joined in 2006 and has sat in the first chair of the cellos for twenty years. It is the chair nearest to the winds, he says, and so he learned to breathe.',
      ],
      [
        '他的曲目从巴赫到今天的委约新作。博物馆里那只走过十一座城的琴箱，由他每月讲解一次。',
        'His repertoire runs from Bach to works written this year. Once a month, in the museum, he tells the story of the case that travelled through eleven cities.',
      ],
    ],
  },
  {
    id: 'jiang-yue',
    role: 'orchestra-members',
    name: ['江玥', 'Jiang Yue'],
    title: ['单簧管首席', 'Principal clarinet'],
    since: 2013,
    seal: '江',
    instrument: 'clarinet',
    line: ['演奏莫扎特使用加长的巴塞特单簧管。', 'Plays her Mozart on the longer basset clarinet.'],
    bio: [
      [
        '江玥出生在松江上游的小镇，十二岁随学校的管乐队第一次进城，听的就是和鸣。',
        'Jiang Yue was born in a small town up the Song River. At twelve she came to the city with her school’s wind band, and the orchestra that she heard was this one.',
      ],
      [
        '她演奏莫扎特使用加长的巴塞特单簧管，为的是那几个写在谱上却常被移高八度的音。她也是学院木管班的主持教师。',
        'She plays her Mozart on the longer basset clarinet, for the sake of a few notes that stand in the score and are usually put up an octave. She also leads the wind class of the academy.',
      ],
    ],
  },
  {
    id: 'he-linfeng',
    role: 'orchestra-members',
    name: ['何临风', 'He Linfeng'],
    title: ['小号首席', 'Principal trumpet'],
    since: 2011,
    seal: '何',
    instrument: 'trumpet',
    line: ['声音明亮而不逼人，尤善海顿。', 'His sound is bright and never forces, and Haydn suits it well.'],
    bio: [
      [
        '何临风的父亲是铁路信号员。他说自己最早学会的，是一个声音怎样才能传得远又不刺耳。',
        'He Linfeng’s father worked the signals of a railway. The first thing he learned, he says, was how a sound can carry far and not hurt.',
      ],
      [
        '2011 年他考入乐团任小号首席。马勒第五从他一个人开始；谢幕时，他总是最后一个站起来的人。',
        'He won the principal’s chair in 2011. Mahler’s Fifth begins with him alone; when the orchestra rises for its bow he is always the last to stand.',
      ],
    ],
  },
  {
    id: 'xu-huaiyuan',
    role: 'orchestra-members',
    name: ['许怀远', 'Xu Huaiyuan'],
    title: ['常任指挥', 'Resident conductor'],
    since: 2019,
    seal: '许',
    instrument: 'conductor',
    line: [
      '主持“中国回响”系列，把排练室的门向学生敞开。',
      'Leads the Echoes of China series and opens his rehearsals to students.',
    ],
    bio: [
      [
        '许怀远是学院第六届指挥班毕业生，2019 年起任常任指挥，每季执棒十二套曲目。',
        'Xu Huaiyuan came out of the academy’s conducting class and has been resident conductor since 2019, with twelve programmes a season.',
      ],
      [
        '他主持“中国回响”系列，七年里整理出版了九部久未上演的总谱。每月一次的排练开放日也由他带领：椅子放在乐手中间，孩子们先闭上眼睛。',
        'He leads the Echoes of China series, for which he has edited nine scores that had long been silent. The monthly open rehearsals are his as well: chairs stand among the players, and children are asked to shut their eyes first.',
      ],
    ],
  },
  {
    id: 'ye-zhaoning',
    role: 'orchestra-members',
    name: ['叶昭宁', 'Ye Zhaoning'],
    title: ['和鸣合唱团指挥', 'Conductor of the Heming Chorus'],
    since: 2014,
    seal: '叶',
    instrument: 'voice',
    line: [
      '她相信一个合唱团的音色从一起呼吸开始。',
      'She believes that the sound of a choir begins with breathing together.',
    ],
    bio: [
      [
        '叶昭宁 2014 年接手和鸣合唱团。当时团里有四十一人，如今九十位歌手里一半是职业歌者，一半来自这座城市的各行各业。',
        'Ye Zhaoning took over the Heming Chorus in 2014. It had forty-one singers then; of today’s ninety, half are professionals and half come from every walk of life in the city.',
      ],
      [
        '每次排练的前十分钟没有音符，只有呼吸。她说：声音是一起呼吸的副产品。',
        'The first ten minutes of a rehearsal have no notes, only breathing. Sound, she says, is what you get as well.',
      ],
    ],
  },
  {
    id: 'bo-yuan',
    role: 'artist-in-residence',
    name: ['柏予安', 'Bo Yu’an'],
    title: ['驻团艺术家　管风琴', 'Artist-in-residence, organ'],
    since: 2015,
    seal: '柏',
    instrument: 'piano',
    line: [
      '四千三百一十二根音管，她一根一根认得。',
      'Four thousand three hundred and twelve pipes, and she knows each one.',
    ],
    bio: [
      [
        '柏予安是和鸣音乐厅的驻厅管风琴师，也弹羽管键琴与钢片琴。每月第一个周三中午，她为路过的人演奏半小时，不收门票。',
        'Bo Yu’an is organist in residence of the Heming Concert Hall, and plays harpsichord and celesta too. At noon on the first Wednesday of each month she plays for half an hour to whoever passes by, free of charge.',
      ],
      [
        '每年入冬前的三周，她与调律师把琴箱里的四千三百一十二根音管逐一听过。最长的超过九米，最短的不及一支铅笔。',
        'For three weeks before winter she and the tuner listen to all four thousand three hundred and twelve pipes in the case. The longest measures more than nine metres, the shortest less than a pencil.',
      ],
    ],
    quote: [
      '管风琴最难的一种音量，是几乎听不见。',
      'The hardest volume on an organ is the one you can scarcely hear.',
    ],
  },
  {
    id: 'shen-zhiwei',
    role: 'artist-in-residence',
    name: ['沈知微', 'Shen Zhiwei'],
    title: ['驻团艺术家　钢琴', 'Artist-in-residence, piano'],
    since: 2025,
    seal: '沈',
    instrument: 'piano',
    line: [
      '以清晰的层次处理浓重的织体，合作已逾十个乐季。',
      'Brings clear layers to thick textures, and has played here for more than ten seasons.',
    ],
    bio: [
      [
        '沈知微与和鸣交响乐团合作已逾十个乐季，2025 年起任驻团艺术家。两季之内，她将弹完勃拉姆斯的两部钢琴协奏曲与全部室内乐。',
        'Shen Zhiwei has played with the orchestra for more than ten seasons and is artist-in-residence from 2025. Within two seasons she will play both piano concertos by Brahms and all his chamber music with piano.',
      ],
      [
        '她练琴时喜欢开着窗，说楼下的脚步声能告诉她速度对不对。',
        'She practises with the window open: the footsteps below, she says, tell her whether the tempo is right.',
      ],
    ],
  },
  {
    id: 'wen-song',
    role: 'artist-in-residence',
    name: ['闻松', 'Wen Song'],
    title: ['驻团艺术家　古琴', 'Artist-in-residence, guqin'],
    since: 2024,
    seal: '闻',
    instrument: 'harp',
    line: ['为琴与乐队寻找相称的寂静。', 'Looks for the silence that suits the qin and an orchestra.'],
    bio: [
      [
        '闻松师承广陵一派，2024 年起任驻团艺术家。他与作曲家合作多年，为古琴与乐队寻找相称的寂静。',
        'Wen Song belongs to the Guangling school and has been artist-in-residence since 2024. For years he has worked with composers to find the silence that suits the qin and an orchestra.',
      ],
      [
        '他的琴声不过三十多分贝，乐队要学会在比它更轻的地方演奏。顾景行说，那是全季最难的一次排练。',
        'The qin sounds at little more than thirty decibels, and the orchestra had to learn to play below that. It was, says Gu Jingxing, the hardest rehearsal of the season.',
      ],
    ],
  },
];

/** People in leading roles. All of them are invented. */
export const people: readonly PersonDoc[] = drafts.map(
  ({ id, role, name, title, since, seal, instrument, line, bio, quote }, i) => ({
    id,
    order: i + 1,
    role,
    name: t(...name),
    title: t(...title),
    line: t(...line),
    bio: bio.map(p => t(...p)),
    quote: quote ? t(...quote) : NONE,
    since,
    portrait: { seed: id, seal, instrument },
  }),
);
