import { NONE, t } from '#server/catalogue/text.ts';
import type { AdDoc, ContentDoc } from '#server/catalogue/types.ts';

type Pair = readonly [zh: string, en: string];
type Draft = Omit<AdDoc, 'order'>;

const card = (
  id: string,
  title: Pair,
  text: Pair,
  link: string,
  art: NonNullable<AdDoc['art']>,
  kicker: Pair = ['', ''],
): Draft => ({
  id: `about-${id}`,
  adflag: 'about',
  title: t(...title),
  kicker: t(...kicker),
  text: t(...text),
  link,
  linkText: NONE,
  art,
});

/** Doors of the page about the orchestra: the specification's five items first, by its names. */
const doors: readonly Draft[] = [
  card(
    'memorabilia',
    ['大事记', 'Events'],
    ['从茶叶仓库的一只话筒，到今天的九十年。', 'Ninety years, from one microphone in a tea warehouse.'],
    'about-memorabilia',
    { seed: 'about-events', key: 'A minor', motif: 'stage', mood: 'heroic' },
    ['1936 至今', 'Since 1936'],
  ),
  card(
    'introduce',
    ['乐团介绍', 'Introduction'],
    ['我们是谁，怎样排练，怎样决定演什么。', 'Who we are, how we rehearse, and how we choose what to play.'],
    'about-introduce',
    { seed: 'about-intro', key: 'D minor', motif: 'harmonics', mood: 'dark', number: 5 },
    ['和鸣', 'Heming'],
  ),
  card(
    'member',
    ['主要成员', 'Principal Members'],
    [
      '团长、音乐总监与九十八位乐手，坐在哪里，从哪一年起。',
      'President, music director and ninety-eight players: where they sit, and since when.',
    ],
    'about-member',
    { seed: 'about-members', key: 'Bb major', motif: 'fhole', mood: 'heroic' },
    ['98 位乐手', '98 players'],
  ),
  card(
    'sso',
    ['乐团出品', 'Orchestra Productions'],
    [
      '十件我们自己做的事，从套票到管理论坛。',
      'Ten things that we make ourselves, from subscriptions to a forum.',
    ],
    'about-sso',
    { seed: 'about-sso', key: 'G major', motif: 'discs', mood: 'festive', number: 10 },
    ['10 项', 'Ten of them'],
  ),
  card(
    'annualreport',
    ['年度报告', 'Annual Report'],
    [
      '演了多少场，钱从哪里来，做错了什么。',
      'How many concerts, where the money comes from, and what went wrong.',
    ],
    'about-annualreport',
    { seed: 'about-report', key: 'F major', motif: 'crescendo', mood: 'lyric', number: 9 },
    ['2025–26 乐季', 'Season 2025–26'],
  ),
  card(
    'hall',
    ['和鸣音乐厅', 'The concert hall'],
    ['为一次寂静而建：剖面、声学与座位。', 'Built for a silence: section, acoustics, seats.'],
    'huntunpi',
    { seed: 'about-hall', key: 'C minor', motif: 'pipes', mood: 'dark' },
  ),
  card(
    'museum',
    ['交响音乐博物馆', 'The museum'],
    ['四间展室，三十一处可以亲手弹响。', 'Four rooms, and thirty-one places to make a sound.'],
    'museum',
    { seed: 'museum', key: 'F# minor', motif: 'pipes', mood: 'dark' },
  ),
  card(
    'join',
    ['加入我们', 'Join us'],
    ['乐手考试、学院招生与志愿者，附考试曲目。', 'Auditions with their repertoire, the academy, volunteers.'],
    'joinUs',
    { seed: 'about-join', key: 'E major', motif: 'neume', mood: 'bright' },
  ),
  card(
    'contact',
    ['联系我们', 'Contact us'],
    ['八个部门，每一封信都有人回。', 'Eight departments, and someone answers every letter.'],
    'contactUs',
    { seed: 'about-contact', key: 'G# minor', motif: 'bells', mood: 'lyric' },
  ),
];

interface Chapter {
  readonly id: string;
  readonly title: Pair;
  /** One sentence, the chapter's own. */
  readonly line: Pair;
  readonly html: Pair;
}
const p = (...texts: readonly string[]): string => texts.map(text => `<p>${text}</p>`).join('');

const chapters: readonly Chapter[] = [
  {
    id: 'name',
    title: ['名字', 'The name'],
    line: ['和鸣，取“其鸣喈喈，声相应和”之意。', 'Heming means sounding in harmony.'],
    html: [
      `${p(
        '和鸣交响乐团始于 1936 年松江边的一间茶叶仓库：十九位乐手，一只话筒。1949 年，三十五位乐手在黑板前投票，以三十一票对四票选了“和鸣”。名字里没有“大”，也没有“第一”，只有两件事：出声，和听见别人出声。',
        '今天的乐团有九十八位乐手，每季三十六套曲目、一百四十余场演出，在听松路 218 号的三个厅里，也在学校、医院和火车能到的地方。',
      )}`,
      `${p(
        'The Heming Symphony Orchestra began in 1936 in a tea warehouse on the Song River: nineteen players and one microphone. In 1949 thirty-five of them stood before a blackboard and, by thirty-one votes to four, chose a name. It does not say “great” and it does not say “first”. It says two things: to sound, and to hear others sound.',
        'Today there are ninety-eight players, thirty-six programmes and some hundred and forty concerts a season, in the three halls of 218 Tingsong Road, and in schools, hospitals, and wherever a train goes.',
      )}`,
    ],
  },
  {
    id: 'sound',
    title: ['声音', 'The sound'],
    line: ['从低音开始，让人先听见地平线。', 'It begins with the basses.'],
    html: [
      `${p(
        '四任音乐总监各留下一样东西：陶绍卿留下读谱的准确，孟广之留下歌唱的弦乐，罗锦晖留下谱库，秦慕之留下寂静。顾景行接手之后加上了结构，布鲁克纳全集每季推进一部。',
        '弦乐的弓压偏轻，木管的音准偏暗，铜管从不最先到达最强。乐评人有时嫌我们不够亮，我们把这句话贴在排练厅的墙上。',
      )}<blockquote>乐队听得见指挥在听。<br>秦慕之</blockquote>`,
      `${p(
        'Four music directors each left something: Tao Shaoqing exact reading, Meng Guangzhi strings that sing, Luo Jinhui the library, Qin Muzhi silence. Gu Jingxing has added structure; his Bruckner cycle grows by one symphony a season.',
        'The bows are light, the winds are tuned dark, and the brass are never first to arrive at fortissimo. Critics sometimes find us not bright enough. That sentence hangs on the wall of the rehearsal room.',
      )}<blockquote>An orchestra can hear a conductor listening.<br>Qin Muzhi</blockquote>`,
    ],
  },
  {
    id: 'rehearsal',
    title: ['排练', 'Rehearsal'],
    line: ['谁都可以举手。', 'Anyone may raise a hand.'],
    html: [
      `${p(
        '每套曲目排练五次，一次三小时。第一次只读谱，第二次分声部，第三次没有指挥，第四次才谈速度，最后一次从头到尾。',
        '1938 年冬天，指挥病了三个月，乐手轮流给拍子，从此谁都可以在排练里举手。规矩只有一条：先说听见了什么，再说想要什么。',
      )}<ul><li>每周三上午对会员开放</li><li>每月一次，学生坐进声部之间</li><li>新作的排练，作曲家坐在乐队中间</li></ul>`,
      `${p(
        'There are five rehearsals of three hours for each programme. The first is for reading, the second for sections, the third has no conductor, the fourth is about tempo, and the last goes from beginning to end.',
        'In the winter of 1938 the conductor was ill for three months and the players took turns. Since then anyone may raise a hand. The one rule: say what you heard, then what you would like.',
      )}<ul><li>Open to members on Wednesday mornings</li><li>Once a month students sit among the sections</li><li>For a new work the composer sits in the middle</li></ul>`,
    ],
  },
  {
    id: 'programme',
    title: ['曲目', 'What we play'],
    line: ['每五部作品里，有一部听众多半没听过。', 'One work in five is likely to be new to you.'],
    html: [
      p(
        '艺术企划、音乐总监和乐手艺术委员会各有一票，第四票属于听众：每季末的调查里，呼声最高的一部作品一定排进下一季。',
        '“中国回响”系列从江文也、冼星海到朱践耳，整理出版了九部久未上演的总谱。每季一个夜晚，留给一部从未演过的作品。',
      ),
      p(
        'The planners, the music director and a committee of players have one vote each. The fourth belongs to listeners: the work that most of them ask for at the end of a season will stand in the next.',
        'Echoes of China, from Jiang Wenye and Xian Xinghai to Zhu Jian’er, has brought nine scores back to print and to the stage. One evening of each season belongs to a work that nobody has heard.',
      ),
    ],
  },
  {
    id: 'city',
    title: ['城市', 'The city'],
    line: [
      '三万零六百一十一个名字，刻在一号门的台阶上。',
      'Thirty thousand six hundred and eleven names on the steps of gate 1.',
    ],
    html: [
      p(
        '音乐厅是市民一块钱一块钱捐出来的。所以每场有三百个八十元的好座位；所以每个乐季，乐手走进六十所学校、十二家医院；所以年度报告写到每一笔钱，包括花错的。',
        '乐团不隶属于任何剧院集团，由一个十五人的理事会管理，其中五位由乐手选出，两位由套票持有者选出。',
      ),
      p(
        'The people of the city gave the hall, one yuan at a time. That is why three hundred good seats at each concert cost eighty yuan, why our players go to sixty schools and twelve hospitals in a season, and why the annual report names every sum, those spent wrongly too.',
        'The orchestra belongs to no group of theatres. A board of fifteen runs it: five are elected by the players and two by subscribers.',
      ),
    ],
  },
];

const chapterAds: readonly Draft[] = chapters.map(({ id, title, line }) => ({
  id: `about-introduce-${id}`,
  adflag: 'about-introduce',
  title: t(...title),
  kicker: NONE,
  text: t(...line),
  link: '',
  linkText: NONE,
}));

/** Ads of the pages about the orchestra: doors, and the chapters of the introduction. */
export const aboutAds: readonly Draft[] = [...doors, ...chapterAds];

/** The chapters' texts, dated from an instant (ms). */
export const aboutContents = (from: number): ContentDoc[] =>
  chapters.map(({ id, title, html }) => ({
    id: `about-introduce-${id}`,
    title: t(...title),
    html: t(...html),
    updatedAt: from - 30 * 86_400_000,
  }));
