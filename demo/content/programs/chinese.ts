import { t } from '#server/catalogue/text.ts';
import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

export const chinese: readonly ProgramContent[] = [
  {
    id: 'xian-yellow-river',
    composer: 'xian-xinghai',
    name: ['黄河大合唱', 'Yellow River Cantata'],
    type: 'choral',
    series: 'china',
    art: { key: 'C major', motif: 'waves', mood: 'heroic', rough: 1.2 },
    artists: [
      ['ye-zhaoning', 'conductor'],
      ['liang-qinghe', 'soprano'],
      ['zhao-beichen', 'baritone'],
      ['wen-lingyi', 'narrator'],
      ['heming-chorus', 'group'],
      ['heming-children', 'group'],
    ],
    standfirst: [
      '窑洞里六天写成的歌，至今仍有惊涛。',
      'Written in six days in a cave dwelling, and still in full flood.',
    ],
    works: [
      piece('senjidema', 'he-luting', ['《森吉德玛》', 'Senjidema'], 6),
      piece('wanhui', 'he-luting', ['《晚会》', 'Evening Party'], 3),
      INTERVAL,
      work(
        'yellow-river',
        'xian-xinghai',
        ['《黄河大合唱》', 'Yellow River Cantata'],
        [
          ['黄河船夫曲', 'Song of the Yellow River Boatmen', 6],
          ['黄河颂', 'Ode to the Yellow River', 5],
          ['黄河之水天上来', 'The Yellow River Descends from Heaven', 8],
          ['黄水谣', 'Yellow Water Ballad', 6],
          ['河边对口曲', 'Dialogue on the Bank', 4],
          ['黄河怨', 'Lament of the Yellow River', 7],
          ['保卫黄河', 'Defend the Yellow River', 3],
          ['怒吼吧，黄河', 'Roar, Yellow River', 6],
        ],
      ),
    ],
    lead: [
      '1939年春天，诗人光未然在延安朗诵长诗，冼星海听完站起身说：“我有把握写好它。”',
      'In the spring of 1939 the poet Guang Weiran recited his cycle in Yan’an; Xian Xinghai rose and said that he was sure he could set it well.',
    ],
    notes: [
      [
        '他只用了六天。首演的“乐队”有口琴、二胡、三弦、竹笛，还有煤油桶做的低音弦琴和搪瓷缸里晃动的勺子。',
        'It took him six days. The first orchestra had harmonicas, erhu, sanxian and bamboo flutes, a bass fiddle made from an oil drum, and spoons shaken in enamel mugs.',
      ],
      [
        '八个乐章由朗诵串联：船夫的号子与激流搏斗，男中音向河流致敬，女声唱出离散之痛。《保卫黄河》以轮唱层层叠起，像从两岸同时传来的脚步。',
        'A narrator joins eight movements: boatmen’s cries against the current, a baritone’s salute to the river, a woman’s lament. Defend the Yellow River is a canon that piles up like footsteps from both banks.',
      ],
      [
        '今晚采用管弦乐版，由和鸣合唱团与童声合唱团演唱。上半场两首贺绿汀的小品写于同一时代：草原的长调，与一个轻快的夜晚。',
        'Tonight’s version is for full orchestra, sung by the Heming Chorus with the children’s choir. The two short pieces by He Luting belong to the same years: a long song of the grasslands, and a light-footed evening.',
      ],
    ],
  },
  {
    id: 'zhu-10',
    composer: 'zhu-jianer',
    name: ['第十交响曲“江雪”', 'Symphony No. 10 “River Snow”'],
    type: 'chinese',
    series: 'china',
    art: { key: 'F# minor', motif: 'qin', mood: 'serene' },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['wen-song', 'guqin'],
      ['wen-lingyi', 'reciter'],
    ],
    standfirst: [
      '千山鸟飞绝，古琴在乐队的寂静里落下一个音。',
      'No birds over a thousand hills: a qin lets one note fall into the orchestra’s silence.',
    ],
    works: [
      piece('zhu-festival', 'zhu-jianer', ['《节日序曲》', 'Festival Overture'], 9, 'Op. 10'),
      piece('sibelius-op112', 'sibelius', ['交响诗《塔皮奥拉》', 'Tapiola'], 18, 'Op. 112'),
      INTERVAL,
      piece('debussy-nuages', 'debussy', ['《夜曲》之一“云”', 'Nuages, from Nocturnes'], 8, 'L. 91'),
      piece('zhu-op42', 'zhu-jianer', ['第十交响曲“江雪”', 'Symphony No. 10 “River Snow”'], 26, 'Op. 42'),
    ],
    lead: [
      '柳宗元的二十个字，朱践耳用一整个交响乐队与一张古琴来读。',
      'Twenty characters by the Tang poet Liu Zongyuan, read by a symphony orchestra and one guqin.',
    ],
    notes: [
      [
        '1998年完成的第十交响曲是朱践耳最后一部交响曲。他在七十岁前后接连写出多部交响曲，每一部都用不同的语言，仿佛一生的沉默都要在那些年里说完。',
        'Completed in 1998, the Tenth is Zhu Jian’er’s last symphony. He wrote most of the ten late in life, each in a language of its own, as if the silences of earlier years had to be spoken in that time.',
      ],
      [
        '吟诵、古琴与乐队围着同一首诗：寒江、孤舟、蓑笠翁。古琴的泛音极轻，乐队必须学会收声；当铜管终于爆发，琴声仍在，像风雪里不动的那个人。',
        'Voice, qin and orchestra gather around one poem: the cold river, the single boat, the old man in his straw cape. The harmonics of the qin are so faint that the orchestra must learn to be silent; when the brass at last breaks out, the qin is still there, like the man who does not move.',
      ],
      [
        '与之相对的是西贝柳斯的《塔皮奥拉》：北方森林的神，一个主题，十八分钟的风。德彪西的“云”在中间，灰色，缓慢，没有终点。',
        'Against it stands Sibelius’s Tapiola: the god of the northern forest, one theme, eighteen minutes of wind. Debussy’s clouds drift between them, grey, slow and without an end.',
      ],
    ],
  },
  {
    id: 'jiang-confucian',
    composer: 'jiang-wenye',
    name: ['孔庙大成乐章', 'Music of the Confucian Temple'],
    type: 'chinese',
    series: 'china',
    art: { key: 'Bb major', motif: 'bells', mood: 'lyric' },
    artists: [['xu-huaiyuan', 'conductor']],
    standfirst: [
      '在乐队里听见编钟：没有敲，只有回声。',
      'Ancient bells heard in an orchestra: not the stroke, only the echo.',
    ],
    works: [
      piece('jiang-op1', 'jiang-wenye', ['《台湾舞曲》', 'Formosan Dance'], 9, 'Op. 1'),
      work(
        'tombeau',
        'ravel',
        ['《库普兰之墓》', 'Le Tombeau de Couperin'],
        [
          ['前奏曲', 'Prélude', 3],
          ['福拉纳舞曲', 'Forlane', 6],
          ['小步舞曲', 'Menuet', 5],
          ['里戈东舞曲', 'Rigaudon', 3],
        ],
        'M. 68a',
      ),
      INTERVAL,
      work(
        'jiang-op30',
        'jiang-wenye',
        ['《孔庙大成乐章》', 'Music of the Confucian Temple'],
        [
          ['迎神', 'Welcoming the Spirit', 5],
          ['初献', 'First Offering', 6],
          ['亚献', 'Second Offering', 5],
          ['终献', 'Final Offering', 5],
          ['彻馔', 'Removing the Dishes', 4],
          ['送神', 'Taking Leave of the Spirit', 5],
        ],
        'Op. 30',
      ),
    ],
    lead: [
      '江文也在北京听过祭孔雅乐，回到书房，想用西方的乐队写出“没有欢喜也没有悲伤”的音乐。',
      'Jiang Wenye had heard the temple music of Confucius in Beijing, and set out to write, for a Western orchestra, music without joy and without sorrow.',
    ],
    notes: [
      [
        '六个乐章依照祭礼的次序：迎神、三献、彻馔、送神。旋律多用五声，动作缓慢，节奏庄严，强音也像隔着一重庭院。',
        'Six movements follow the rite: the spirit is welcomed, three offerings are made, the dishes are removed, leave is taken. The melodies are pentatonic, the motion slow, and even the loud passages seem to sound across a courtyard.',
      ],
      [
        '他不模仿古乐器，而是让长笛、竖琴与低音弦乐去寻找它们的气息。总谱完成于1940年前后，是中国管弦乐早期最独特的作品之一。',
        'He does not imitate old instruments but lets flute, harp and low strings look for their breath. Finished around 1940, the score is among the most individual of early Chinese orchestral works.',
      ],
      [
        '《台湾舞曲》是他二十多岁的成名之作，曾在1936年柏林奥林匹克艺术竞赛中获奖。拉威尔的《库普兰之墓》同样回望古人，每一段舞曲都献给一位在战争中逝去的朋友。',
        'The Formosan Dance made his name in his twenties and won a distinction in the art competitions of the Berlin games of 1936. Ravel’s Tombeau also looks back: each of its dances remembers a friend lost in the war.',
      ],
    ],
  },
  {
    id: 'liu-erquan',
    composer: 'hua-yanjun',
    name: ['二泉映月', 'Moon Reflected in the Second Spring'],
    type: 'chamber',
    series: 'chamber',
    art: { key: 'Eb minor', motif: 'qin', mood: 'lyric' },
    artists: [['heming-quartet', 'group']],
    standfirst: [
      '街头艺人的二胡旋律，与两部四重奏同席。',
      'A street musician’s melody keeps company with two quartets.',
    ],
    works: [
      work(
        'hob-3-77',
        'haydn',
        ['C大调弦乐四重奏“皇帝”', 'String Quartet in C major, “Emperor”'],
        [
          ['快板', 'Allegro', 7],
          ['如歌的稍慢柔板', 'Poco adagio cantabile', 7],
          ['小步舞曲', 'Menuetto', 5],
          ['终曲：急板', 'Finale: Presto', 6],
        ],
        'Op. 76 No. 3',
      ),
      piece(
        'erquan',
        'hua-yanjun',
        ['《二泉映月》（弦乐四重奏版）', 'Moon Reflected in the Second Spring (for string quartet)'],
        8,
      ),
      INTERVAL,
      work(
        'dvorak-op96',
        'dvorak',
        ['F大调弦乐四重奏“美国”', 'String Quartet in F major, “American”'],
        [
          ['不太快的快板', 'Allegro ma non troppo', 9],
          ['缓板', 'Lento', 7],
          ['极活泼的', 'Molto vivace', 4],
          ['终曲：不太快的活板', 'Finale: Vivace ma non troppo', 6],
        ],
        'Op. 96',
      ),
    ],
    lead: [
      '1950年夏天，两位音乐学者在无锡为一位盲艺人录下六首曲子，其中一首没有名字。',
      'In the summer of 1950 two scholars in Wuxi recorded six pieces by a blind street musician; one of them had no name.',
    ],
    notes: [
      [
        '那便是后来的《二泉映月》。阿炳当年年底去世，留下的录音不过几十分钟。旋律由一句引子和六次变奏组成，每次都走到更高的地方，再慢慢落回来。',
        'That piece became Moon Reflected in the Second Spring. Abing died before the year was out and left less than an hour of sound. A sigh of introduction is followed by a melody that returns six times, climbs a little higher, and sinks back.',
      ],
      [
        '二胡只有两根弦，弓在弦间。把它交给四重奏，难的不是音，而是滑音与停顿：四位演奏者像一个人那样呼吸。',
        'The erhu has two strings with the bow between them. To give it to a quartet is hard not for the notes but for the slides and the silences: four players must breathe as one.',
      ],
      [
        '海顿的慢乐章变奏的是他自己的颂歌，每次由不同的乐器唱出旋律。德沃夏克的“美国”在艾奥瓦的小镇用十六天写成，谐谑曲里有一只鸟，他嫌它太吵，却把它写了进去。',
        'Haydn’s slow movement varies his own hymn and lets each instrument in turn have the tune. Dvořák wrote the “American” in sixteen days in a village in Iowa; the scherzo quotes a bird that annoyed him, and that he put in all the same.',
      ],
    ],
    rules: [
      {
        title: t('曲前谈', 'Before the concert'),
        text: t(
          '每场开演前三十分钟，四重奏成员在小厅谈当晚曲目，凭票免费参加。',
          'Half an hour before each performance the players talk about the programme in the hall; your ticket admits you.',
        ),
      },
    ],
  },
];
