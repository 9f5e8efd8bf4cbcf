import { t } from '../text.ts';
import type { Both } from '../types.ts';
import type { ArtAttrs } from '../wire-types.ts';

export interface News {
  readonly id: string;
  /** Days before the season's first day. */
  readonly daysAgo: number;
  readonly kind: Both;
  readonly title: Both;
  readonly text: Both;
  readonly art: ArtAttrs;
  readonly html: Both;
}

const paragraphs = (...texts: readonly string[]): string => texts.map(p => `<p>${p}</p>`).join('');
const KINDS = {
  orchestra: t('乐团动态', 'Orchestra'),
  season: t('音乐季', 'Season'),
  education: t('艺术教育', 'Education'),
  hall: t('音乐厅', 'The hall'),
  members: t('会员', 'Members'),
} as const;

export const news: readonly News[] = [
  {
    id: 'news-mahler-5',
    daysAgo: 1,
    kind: KINDS.season,
    title: t('顾景行谈马勒第五：从葬礼走到欢笑', 'Gu Jingxing on Mahler’s Fifth: from a funeral to laughter'),
    text: t(
      '“最难的不是小柔板，而是小柔板之后怎样笑出来。”',
      '“The hard part is not the Adagietto. It is how to laugh after it.”',
    ),
    art: { seed: 'mahler-5', key: 'C# minor', motif: 'horn', mood: 'dark', number: 5 },
    html: t(
      `${paragraphs('排练厅里，小号首席何临风独自吹出四个音，其余九十多人静静听着。音乐总监顾景行放下指挥棒说：再来一次，这回请当作没有人在听。', '“马勒第五从一个人开始，到所有人结束。”他说，“小柔板太有名了，人们常把它当作终点。其实它是一扇门，门后面是回旋曲里的鸟叫、玩笑和孩子气。最难的不是小柔板，而是小柔板之后怎样笑出来。”')}<blockquote>请不要带着答案来听。听小号的第一个音，然后跟着走。</blockquote>${paragraphs('上半场由首席苏砚秋独奏莫扎特第三小提琴协奏曲。两位作曲家相隔一百二十年，在同一座城市里写作。')}`,
      `${paragraphs('In the rehearsal room the principal trumpet, He Linfeng, plays four notes alone while ninety others listen. The music director, Gu Jingxing, lowers his baton and asks for them again, this time as if nobody were there.', '“The Fifth begins with one person and ends with everyone,” he says. “The Adagietto is so famous that people take it for the goal. It is a door, and behind it are birds, jokes and childishness. The hard part is not the Adagietto. It is how to laugh after it.”')}<blockquote>Do not come with an answer. Hear the first note of the trumpet and follow.</blockquote>${paragraphs('Before the interval Su Yanqiu, leader of the orchestra, plays Mozart’s Third Violin Concerto. The two composers worked in the same city, a hundred and twenty years apart.')}`,
    ),
  },
  {
    id: 'news-season',
    daysAgo: 4,
    kind: KINDS.season,
    title: t(
      '新音乐季公布：三十六套曲目，三个厅',
      'New season announced: thirty-six programmes in three halls',
    ),
    text: t(
      '从巴赫到朱践耳，从室内乐厅到夏夜草坪。',
      'From Bach to Zhu Jian’er, from the Chamber Hall to the lawn in summer.',
    ),
    art: { seed: 'season', key: 'D major', motif: 'harmonics', mood: 'heroic', number: 12 },
    html: t(
      paragraphs(
        '新音乐季由九个系列组成：定期音乐会、客席大师、布鲁克纳全集、中国回响、合唱、室内乐、亲子、新年与夏日草坪。',
        '“中国回响”本季带来朱践耳第十交响曲“江雪”与江文也《孔庙大成乐章》；客席大师系列迎来指挥亨里克·索尔旺、奥雷利奥·桑坦格利与玛德莱娜·奥赛。',
        '五月至九月，乐团走到室外。听松草坪的舞台只在晴天搭起，也只在日落时分开始。',
      ),
      paragraphs(
        'The new season has nine series: subscription concerts, guest masters, a Bruckner cycle, Echoes of China, choral and chamber music, family mornings, New Year, and evenings on the lawn.',
        'Echoes of China brings Zhu Jian’er’s Tenth Symphony, “River Snow”, and Jiang Wenye’s Music of the Confucian Temple. Among the guest masters are the conductors Henrik Solvang, Aurelio Santangeli and Madeleine Orsay.',
        'From May to September the orchestra goes outside. The stage on Tingsong Lawn is built only for clear skies, and the music begins only at sunset.',
      ),
    ),
  },
  {
    id: 'news-organ',
    daysAgo: 9,
    kind: KINDS.hall,
    title: t('管风琴调音三周，四千根音管逐一听过', 'Three weeks of tuning: four thousand pipes, one by one'),
    text: t(
      '驻厅管风琴师柏予安带我们走进琴箱。',
      'Bo Yu’an, organist in residence, takes us inside the case.',
    ),
    art: { seed: 'organ', key: 'C minor', motif: 'pipes', mood: 'lyric' },
    html: t(
      paragraphs(
        '每年入冬前，音乐厅会给管风琴留出三个星期。调律师站在琴箱里的木梯上，柏予安坐在键盘前，一个音一个音地报数。',
        '最长的音管超过九米，最短的只有一支铅笔那么长。温度每变一度，音高就会移动一点，所以调音期间厅里始终保持二十一度。',
        '调好的琴将首先在圣-桑第三交响曲里发声。柏予安说：“第二部分那个和弦谁都记得，但请也留意第一部分里几乎听不见的低音，那才是这件乐器最难的一种音量。”',
      ),
      paragraphs(
        'Every year before winter the hall gives its organ three weeks. The tuner stands on a wooden ladder inside the case while Bo Yu’an sits at the keys and calls the notes one after another.',
        'The longest pipe measures more than nine metres, the shortest no more than a pencil. With every degree the pitch moves a little, so the hall is kept at twenty-one degrees throughout.',
        'The tuned instrument will first be heard in Saint-Saëns’s Third Symphony. “Everyone remembers the chord in the second part,” she says, “but notice the bass in the first that you can scarcely hear: that is the hardest volume there is.”',
      ),
    ),
  },
  {
    id: 'news-school',
    daysAgo: 13,
    kind: KINDS.education,
    title: t(
      '排练开放日：六所学校的孩子坐进了乐队',
      'Open rehearsal: children of six schools sit in the orchestra',
    ),
    text: t(
      '不在观众席，而在第二小提琴与中提琴之间。',
      'Not in the stalls, but between second violins and violas.',
    ),
    art: { seed: 'school', key: 'G major', motif: 'tiles', mood: 'bright' },
    html: t(
      paragraphs(
        '上周三上午，一百二十名学生走进排练厅，椅子就放在乐手中间。指挥许怀远请他们先闭上眼睛，猜旋律从哪里传来。',
        '“我以为声音是从指挥那里出来的。”一位四年级学生说，“原来低音提琴一响，地板也在响。”',
        '排练开放日每月一次，面向全市中小学免费，由学校老师报名。',
      ),
      paragraphs(
        'Last Wednesday a hundred and twenty pupils came into the rehearsal room and found their chairs among the players. Xu Huaiyuan asked them to shut their eyes and guess where the tune came from.',
        '“I thought the sound came out of the conductor,” said a girl of ten. “But when the basses play, the floor plays too.”',
        'Open rehearsals take place once a month, are free for schools of the city, and are booked by teachers.',
      ),
    ),
  },
  {
    id: 'news-chorus',
    daysAgo: 18,
    kind: KINDS.orchestra,
    title: t('和鸣合唱团招募男低音', 'The Heming Chorus is looking for basses'),
    text: t(
      '不要求视谱，要求每周二、四晚上准时。',
      'No sight-reading asked for; punctuality on Tuesdays and Thursdays is.',
    ),
    art: { seed: 'chorus', key: 'G minor', motif: 'fan', mood: 'heroic', number: 10 },
    html: t(
      `${paragraphs('为准备威尔第《安魂曲》与贝多芬第九交响曲，和鸣合唱团招募男低音六名、男高音四名。')}<h3>面试内容</h3><ul><li>一首自选歌曲，不限语言</li><li>跟唱四小节旋律</li><li>与指挥叶昭宁聊十分钟</li></ul>${paragraphs('报名请将姓名与声部发至 tickets@heming.example，我们会回复面试时间。')}`,
      `${paragraphs('For Verdi’s Requiem and Beethoven’s Ninth the Heming Chorus invites six basses and four tenors.')}<h3>At the audition</h3><ul><li>A song of your choice in any language</li><li>Four bars to sing back</li><li>Ten minutes of talk with the conductor, Ye Zhaoning</li></ul>${paragraphs('Please write to tickets@heming.example with your name and voice, and we will reply with a time.')}`,
    ),
  },
  {
    id: 'news-points',
    daysAgo: 24,
    kind: KINDS.members,
    title: t('会员积分怎么算', 'How members’ points work this year'),
    text: t(
      '每消费一元积一分，第四级起积两分；一百分抵一元。',
      'One point for each yuan, two from the fourth level; a hundred points are worth one yuan.',
    ),
    art: { seed: 'points', key: 'A major', motif: 'discs', mood: 'bright', number: 6 },
    html: t(
      `${paragraphs('在本站购票，每实付一元积一分（第四级起积两分），付款成功即到账；退票时相应积分一并收回。')}<ul><li>一百积分抵一元，按一百的整数倍使用</li><li>等级按最近十二个月的消费计算</li><li>积分不能兑换现金，也不能转让</li></ul>`,
      `${paragraphs('Each yuan that you pay on this site earns one point, or two from the fourth level, credited as soon as the payment succeeds; a refund takes its points back.')}<ul><li>A hundred points are worth one yuan and are used in hundreds</li><li>Your level follows from the last twelve months</li><li>Points cannot be paid out or passed on</li></ul>`,
    ),
  },
  {
    id: 'news-quartet',
    daysAgo: 31,
    kind: KINDS.orchestra,
    title: t('和鸣四重奏十五周年：四个人的房间', 'Fifteen years of the Heming Quartet: a room for four'),
    text: t(
      '他们说，争论最多的是《二泉映月》的停顿。',
      'What they argue about most, they say, are the silences in Abing.',
    ),
    art: { seed: 'liu-erquan', key: 'Eb minor', motif: 'qin', mood: 'lyric' },
    html: t(
      paragraphs(
        '十五年来，和鸣弦乐四重奏在室内乐厅演出了近二百场，曲目从海顿到今天的委约新作。',
        '四位成员至今仍在同一间没有窗的排练室里工作。第二小提琴说，他们争论最多的不是速度，而是《二泉映月》里的停顿：“停得短了是礼貌，停得长了是表演，正好的那一次，大家都忘了自己在数拍子。”',
      ),
      paragraphs(
        'In fifteen years the Heming Quartet has given almost two hundred concerts in the Chamber Hall, from Haydn to works written for it.',
        'The four still rehearse in the same room without windows. They argue less about tempo, says the second violin, than about the silences in Moon Reflected in the Second Spring: “Too short is polite, too long is theatre. When it is right, everyone has forgotten to count.”',
      ),
    ),
  },
  {
    id: 'news-lawn',
    daysAgo: 40,
    kind: KINDS.hall,
    title: t(
      '听松草坪夏季开放：带上外套，不必带椅子',
      'Tingsong Lawn opens for summer: bring a coat, leave the chair',
    ),
    text: t(
      '六百个编号坐垫，日落开演，雨天全额退款。',
      'Six hundred numbered cushions, music at sunset, money back if it rains.',
    ),
    art: { seed: 'lawn', key: 'E major', motif: 'bow', mood: 'bright' },
    html: t(
      paragraphs(
        '草坪分八个区，共六百个编号坐垫，每一个都能看见舞台。C 区沿石板路设有轮椅席。',
        '入口处有热饮与驱蚊水。为了邻居的睡眠，演出在二十一点一刻前结束。',
      ),
      paragraphs(
        'The lawn has eight areas and six hundred numbered cushions, each with a view of the stage. Wheelchair spaces lie along the paved path of area C.',
        'There are hot drinks and insect repellent at the gate. For the neighbours’ sake the music ends before a quarter past nine.',
      ),
    ),
  },
];
