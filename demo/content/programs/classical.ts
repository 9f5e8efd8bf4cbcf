import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

export const classical: readonly ProgramContent[] = [
  {
    id: 'bach-brandenburg',
    composer: 'bach',
    name: ['勃兰登堡协奏曲', 'Brandenburg Concertos'],
    type: 'chamber',
    series: 'chamber',
    art: { key: 'F major', motif: 'lissajous', mood: 'bright' },
    artists: [
      ['heming-chamber', 'group'],
      ['bo-yuan', 'harpsichord'],
      ['su-yanqiu', 'violin'],
    ],
    standfirst: [
      '四首协奏曲，四种合奏的可能：巴赫写给好友般的对话。',
      'Four concertos, four ways of playing together: Bach as conversation among equals.',
    ],
    works: [
      work(
        'bwv-1048',
        'bach',
        ['G大调第三勃兰登堡协奏曲', 'Brandenburg Concerto No. 3 in G major'],
        [
          ['（快板）', '[Allegro]', 6],
          ['柔板', 'Adagio', 1],
          ['快板', 'Allegro', 5],
        ],
        'BWV 1048',
      ),
      work(
        'bwv-1050',
        'bach',
        ['D大调第五勃兰登堡协奏曲', 'Brandenburg Concerto No. 5 in D major'],
        [
          ['快板', 'Allegro', 10],
          ['深情地', 'Affettuoso', 6],
          ['快板', 'Allegro', 5],
        ],
        'BWV 1050',
      ),
      INTERVAL,
      work(
        'bwv-1051',
        'bach',
        ['降B大调第六勃兰登堡协奏曲', 'Brandenburg Concerto No. 6 in B-flat major'],
        [
          ['（快板）', '[Allegro]', 6],
          ['不太慢的柔板', 'Adagio ma non tanto', 5],
          ['快板', 'Allegro', 6],
        ],
        'BWV 1051',
      ),
      work(
        'bwv-1049',
        'bach',
        ['G大调第四勃兰登堡协奏曲', 'Brandenburg Concerto No. 4 in G major'],
        [
          ['快板', 'Allegro', 7],
          ['行板', 'Andante', 4],
          ['急板', 'Presto', 5],
        ],
        'BWV 1049',
      ),
    ],
    lead: [
      '六首协奏曲，每一首都换一种乐器的组合，仿佛巴赫在问：几个人可以怎样一起说话？',
      'Each of the six concertos chooses another company of instruments, as if Bach were asking in how many ways a few people can talk.',
    ],
    notes: [
      [
        '1721年，巴赫把六首“为多种乐器而作的协奏曲”题献给勃兰登堡藩侯。总谱在藩侯的书房里沉睡多年，直到十九世纪才被人翻开。',
        'In 1721 Bach dedicated six “concertos for several instruments” to the Margrave of Brandenburg. The score slept in the margrave’s library and was not opened to the world until the nineteenth century.',
      ],
      [
        '第三首把九件弦乐器分成三组，主题像传球一样流转，中间只有两个和弦；第五首让羽管键琴从伴奏席站起，一段长长的华彩被看作键盘协奏曲的开端。',
        'The Third sets nine strings in groups of three that pass the theme like a ball, with only two chords for a slow movement. In the Fifth the harpsichord rises from accompanist to soloist, and its long cadenza is often called the birth of the keyboard concerto.',
      ],
      [
        '第六首没有小提琴，两把中提琴走在最前，音色如深色的木头；第四首则让小提琴与两支长笛在赋格里奔跑，结束得明亮而从容。',
        'The Sixth has no violins at all: two violas lead, and the colour is that of dark wood. The Fourth sends a violin and two flutes running through a fugue, and ends in open daylight.',
      ],
    ],
  },
  {
    id: 'haydn-94',
    composer: 'haydn',
    name: ['第九十四交响曲“惊愕”', 'Symphony No. 94 “Surprise”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'G major', motif: 'pulse', mood: 'heroic' },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['he-linfeng', 'trumpet'],
    ],
    standfirst: [
      '一声突如其来的强音，和它背后的两百年笑意。',
      'One sudden chord, and two centuries of smiling at it.',
    ],
    works: [
      piece(
        'mozart-figaro',
        'mozart',
        ['歌剧《费加罗的婚礼》序曲', 'Overture to The Marriage of Figaro'],
        4,
        'K. 492',
      ),
      work(
        'hob-7e-1',
        'haydn',
        ['降E大调小号协奏曲', 'Trumpet Concerto in E-flat major'],
        [
          ['快板', 'Allegro', 7],
          ['行板', 'Andante', 4],
          ['终曲：快板', 'Finale: Allegro', 5],
        ],
        'Hob. VIIe:1',
      ),
      INTERVAL,
      work(
        'hob-1-94',
        'haydn',
        ['G大调第九十四交响曲“惊愕”', 'Symphony No. 94 in G major, “Surprise”'],
        [
          ['如歌的柔板—甚活泼的', 'Adagio – Vivace assai', 8],
          ['行板', 'Andante', 6],
          ['小步舞曲', 'Menuetto', 5],
          ['终曲：很快的快板', 'Finale: Allegro di molto', 4],
        ],
        'Hob. I:94',
      ),
      work(
        'k-385',
        'mozart',
        ['D大调第三十五交响曲“哈夫纳”', 'Symphony No. 35 in D major, “Haffner”'],
        [
          ['有精神的快板', 'Allegro con spirito', 6],
          ['行板', 'Andante', 6],
          ['小步舞曲', 'Menuetto', 3],
          ['急板', 'Presto', 4],
        ],
        'K. 385',
      ),
    ],
    lead: [
      '海顿到伦敦时已年近六十，却比任何人都更懂得怎样让听众坐直。',
      'Haydn was nearly sixty when he came to London, and knew better than anyone how to make an audience sit up.',
    ],
    notes: [
      [
        '“惊愕”首演于1792年。慢乐章的主题简单得像儿歌，轻奏一遍，再更轻一遍，然后全队齐奏一击。有人说他想唤醒打盹的听众，海顿说他只是想做点新鲜事。',
        'The “Surprise” was first heard in 1792. The theme of its slow movement is as plain as a nursery song: played softly, then more softly, then struck by the whole band. Some say he wished to wake sleepers; Haydn said only that he wanted something new.',
      ],
      [
        '小号协奏曲写给一件刚刚发明的乐器：加了键的小号。此前小号只会吹号角的音，而海顿让它在低音区唱起歌来，当年的听众一定以为自己听错了。',
        'The Trumpet Concerto was written for a new invention, a trumpet with keys. Until then the instrument knew only its fanfare notes; Haydn lets it sing low and stepwise, and the first audience must have doubted its ears.',
      ],
      [
        '莫扎特的“哈夫纳”原是为一场授衔庆典赶写的。他说首乐章要奏得火热，末乐章要“尽可能地快”。',
        'Mozart’s “Haffner” began as music for a friend’s ennoblement, written in haste. The first movement, he said, should go with fire, and the last as fast as possible.',
      ],
    ],
  },
  {
    id: 'mozart-40',
    composer: 'mozart',
    name: ['第四十交响曲', 'Symphony No. 40'],
    type: 'symphonic',
    series: 'subscription',
    art: {
      key: 'G minor',
      motif: 'neume',
      mood: 'lyric',
      theme: [
        [8, 1],
        [7, 1],
        [7, 2],
        [8, 1],
        [7, 1],
        [7, 2],
        [8, 1],
        [7, 1],
        [7, 2],
        [15, 4],
      ],
    },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['lin-wanqiu', 'piano'],
    ],
    standfirst: [
      '中提琴先在暗处不安地脉动，然后那支旋律来了。',
      'The violas stir uneasily in the dark, and then that tune arrives.',
    ],
    works: [
      piece('k-620', 'mozart', ['歌剧《魔笛》序曲', 'Overture to The Magic Flute'], 7, 'K. 620'),
      work(
        'k-488',
        'mozart',
        ['A大调第二十三钢琴协奏曲', 'Piano Concerto No. 23 in A major'],
        [
          ['快板', 'Allegro', 11],
          ['柔板', 'Adagio', 7],
          ['甚快板', 'Allegro assai', 8],
        ],
        'K. 488',
      ),
      INTERVAL,
      work(
        'k-550',
        'mozart',
        ['g小调第四十交响曲', 'Symphony No. 40 in G minor'],
        [
          ['很快的快板', 'Molto allegro', 8],
          ['行板', 'Andante', 8],
          ['小步舞曲：小快板', 'Menuetto: Allegretto', 4],
          ['终曲：甚快板', 'Finale: Allegro assai', 7],
        ],
        'K. 550',
      ),
    ],
    lead: [
      '1788年夏天，莫扎特在六个星期里写完最后三部交响曲，没有人知道是为谁而写。',
      'In the summer of 1788 Mozart wrote his last three symphonies in six weeks, and nobody knows for whom.',
    ],
    notes: [
      [
        '第四十交响曲开头没有引子，也没有和弦，只有伴奏先行，旋律随后低声加入，像一句说到一半才被听见的话。',
        'The Fortieth opens without introduction or chord: the accompaniment is already moving when the melody joins it under its breath, like a sentence that we overhear half-way.',
      ],
      [
        '小步舞曲几乎不能跳舞，重音彼此冲撞；终乐章的发展部一度走遍十二个音中的十一个，唯独避开主音G，仿佛找不到回家的门。',
        'The minuet can hardly be danced, its accents collide so. In the finale there is a moment that touches eleven of the twelve notes and leaves out only G, as if the way home could not be found.',
      ],
      [
        '上半场的A大调协奏曲是同一位作者的另一面：用单簧管代替双簧管，音色柔和；中间那个升f小调的柔板，是他唯一一次使用这个调。',
        'The concerto before the interval shows the other side of the same man: clarinets instead of oboes make its light gentle, and the Adagio is the only movement that he ever wrote in F-sharp minor.',
      ],
    ],
    highlight: 6,
  },
  {
    id: 'beethoven-5',
    composer: 'beethoven',
    name: ['第五交响曲“命运”', 'Symphony No. 5'],
    type: 'symphonic',
    series: 'subscription',
    art: {
      key: 'C minor',
      motif: 'neume',
      mood: 'dark',
      theme: [
        [null, 1],
        [7, 1],
        [7, 1],
        [7, 1],
        [3, 5],
        [null, 1],
        [5, 1],
        [5, 1],
        [5, 1],
        [2, 5],
      ],
    },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['shen-zhiwei', 'piano'],
    ],
    standfirst: [
      '四个音，一种坚持：从c小调走到C大调。',
      'Four notes and one resolve: the road from C minor to C major.',
    ],
    works: [
      piece('op-84-overture', 'beethoven', ['《埃格蒙特》序曲', 'Egmont Overture'], 9, 'Op. 84'),
      work(
        'op-58',
        'beethoven',
        ['G大调第四钢琴协奏曲', 'Piano Concerto No. 4 in G major'],
        [
          ['中庸的快板', 'Allegro moderato', 19],
          ['有活力的行板', 'Andante con moto', 5],
          ['回旋曲：活泼的', 'Rondo: Vivace', 10],
        ],
        'Op. 58',
      ),
      INTERVAL,
      work(
        'op-67',
        'beethoven',
        ['c小调第五交响曲“命运”', 'Symphony No. 5 in C minor'],
        [
          ['有活力的快板', 'Allegro con brio', 8],
          ['有活力的行板', 'Andante con moto', 10],
          ['快板', 'Allegro', 5],
          ['快板', 'Allegro', 11],
        ],
        'Op. 67',
      ),
    ],
    lead: [
      '开头的四个音人人都认得，难的是听出它们怎样长成一整部交响曲。',
      'Everyone knows the first four notes; the harder pleasure is to hear a whole symphony grow from them.',
    ],
    notes: [
      [
        '1808年12月，维也纳河畔剧院没有暖气，贝多芬在一晚里首演了第五、第六交响曲与第四钢琴协奏曲，音乐会长达四个小时。',
        'On a December night in 1808, in an unheated theatre in Vienna, Beethoven gave the first performances of the Fifth and Sixth symphonies in a concert of four hours; the Fourth Piano Concerto was on the bill as well.',
      ],
      [
        '短短短长的节奏不只属于第一乐章：它在谐谑曲里由圆号吹成进行曲，又在定音鼓的低语中伏行，最后被三支长号与短笛托起，走进没有停顿的终乐章。',
        'The rhythm of short, short, short, long does not stay in the first movement. The horns make a march of it in the scherzo, the timpani keep it alive in a whisper, and with trombones and piccolo it steps without a break into the light of the finale.',
      ],
      [
        '第四协奏曲则以钢琴独自开始，声音轻得近乎私语。慢乐章里弦乐严厉，钢琴恳求，七十二小节之后，严厉的一方沉默了。',
        'The concerto begins with the piano alone, as quietly as a private thought. In the slow movement stern strings and a pleading piano speak by turns, and after seventy-two bars it is the stern side that falls silent.',
      ],
    ],
    highlight: 7,
  },
  {
    id: 'beethoven-6',
    composer: 'beethoven',
    name: ['第六交响曲“田园”', 'Symphony No. 6 “Pastoral”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'F major', motif: 'waves', mood: 'lyric' },
    artists: [
      ['henrik-solvang', 'conductor'],
      ['jiang-yue', 'clarinet'],
    ],
    standfirst: [
      '不是描摹风景，而是在风景里的心情。',
      'Not a painting of the country but the feeling of being there.',
    ],
    works: [
      piece('op-26', 'mendelssohn', ['《赫布里底群岛》序曲', 'The Hebrides Overture'], 10, 'Op. 26'),
      work(
        'k-622',
        'mozart',
        ['A大调单簧管协奏曲', 'Clarinet Concerto in A major'],
        [
          ['快板', 'Allegro', 12],
          ['柔板', 'Adagio', 8],
          ['回旋曲：快板', 'Rondo: Allegro', 9],
        ],
        'K. 622',
      ),
      INTERVAL,
      work(
        'op-68',
        'beethoven',
        ['F大调第六交响曲“田园”', 'Symphony No. 6 in F major, “Pastoral”'],
        [
          ['初到乡村时的愉快心情', 'Awakening of cheerful feelings on arriving in the country', 11],
          ['溪边小景', 'Scene by the brook', 12],
          ['乡民的欢聚', 'Merry gathering of country folk', 5],
          ['暴风雨', 'Thunderstorm', 4],
          ['牧歌：暴风雨后的感恩', 'Shepherd’s song: thankful feelings after the storm', 9],
        ],
        'Op. 68',
      ),
    ],
    lead: [
      '贝多芬在总谱上写道：“更多是情感的表达，而非描绘。”',
      'On the score Beethoven wrote that this was more the expression of feeling than painting.',
    ],
    notes: [
      [
        '他爱在维也纳郊外散步，口袋里总有一本速写簿。听力日渐衰退的年月，溪水与树林是少数仍能给他安慰的声音。',
        'He loved to walk outside Vienna with a sketchbook in his pocket. In the years when his hearing was failing, brook and wood were among the few sounds that still comforted him.',
      ],
      [
        '第一乐章几乎没有冲突，一个小小的音型可以重复几十次，只换和声与色彩，像站在原地看云。溪边的尾声里，夜莺、鹌鹑与杜鹃各由一件木管模仿。',
        'The first movement has hardly any conflict: a tiny figure may be repeated dozens of times while only the harmony changes, like clouds seen from one spot. At the end of the brook scene nightingale, quail and cuckoo are each given to a wind instrument.',
      ],
      [
        '暴风雨用上了短笛、长号与定音鼓，却只有三四分钟；它来得真实，也走得真实。牧笛吹起时，感恩不需要宏大的语气。',
        'The storm brings piccolo, trombones and timpani, yet it lasts only a few minutes; it comes as storms come and goes as they go. When the shepherd’s pipe returns, thanks need no grand tone.',
      ],
    ],
  },
  {
    id: 'beethoven-9',
    composer: 'beethoven',
    name: ['第九交响曲“合唱”', 'Symphony No. 9 “Choral”'],
    type: 'choral',
    series: 'choral',
    art: { key: 'D minor', motif: 'fan', mood: 'dark', number: 9 },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['liang-qinghe', 'soprano'],
      ['ingrid-halvorsen', 'mezzo'],
      ['matteo-cavalli', 'tenor'],
      ['fang-shiyan', 'basso'],
      ['heming-chorus', 'group'],
    ],
    standfirst: ['从空五度的混沌，到所有人一起唱。', 'From the chaos of bare fifths to everyone singing.'],
    works: [
      work(
        'op-125',
        'beethoven',
        ['d小调第九交响曲“合唱”', 'Symphony No. 9 in D minor, “Choral”'],
        [
          ['从容而略庄严的快板', 'Allegro ma non troppo, un poco maestoso', 16],
          ['极活泼的', 'Molto vivace', 12],
          ['如歌的慢板', 'Adagio molto e cantabile', 14],
          ['急板—欢乐颂', 'Presto – Ode to Joy', 24],
        ],
        'Op. 125',
      ),
    ],
    lead: [
      '写下《欢乐颂》的人，几乎已经什么都听不见了。',
      'The man who set the Ode to Joy could by then hear almost nothing.',
    ],
    notes: [
      [
        '1824年5月7日首演时，贝多芬背对听众站在台上。据说末尾的掌声他没有听见，是女中音卡罗琳·翁格尔把他转过身来。',
        'At the first performance, on 7 May 1824, Beethoven stood on the stage with his back to the house. It is told that he did not hear the applause, and that the contralto Caroline Unger turned him round to see it.',
      ],
      [
        '开头没有旋律，只有悬空的五度，仿佛乐队还在调弦；主题从中劈下。谐谑曲里定音鼓以八度发言，慢乐章则用两个主题轮流变奏，时间几乎停住。',
        'It begins without a melody, on bare fifths, as if the orchestra were still tuning, and the theme falls out of them. The timpani speak in octaves in the scherzo; the slow movement varies two themes in turn until time all but stands still.',
      ],
      [
        '终乐章逐一回顾前三个乐章，又逐一否定，然后低音弦乐轻轻哼出那支只用五个相邻音的旋律。要等歌手开口说：“朋友们，不要这样的声音”，人声才第一次成为交响曲的一部分。',
        'The finale recalls each earlier movement and turns it down, until cellos and basses hum a tune that moves almost wholly by step. Only when the baritone’s voice asks his friends for other sounds does the human voice enter the symphony.',
      ],
    ],
    highlight: 4,
  },
  {
    id: 'schubert-9',
    composer: 'schubert',
    name: ['第九交响曲“伟大”', 'Symphony No. 9 “The Great”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'C major', motif: 'harmonics', mood: 'heroic', number: 7 },
    artists: [['henrik-solvang', 'conductor']],
    standfirst: [
      '一部未完成，一部写不完：舒伯特的两端。',
      'One left unfinished, one that need never end: the two poles of Schubert.',
    ],
    works: [
      work(
        'd-759',
        'schubert',
        ['b小调第八交响曲“未完成”', 'Symphony No. 8 in B minor, “Unfinished”'],
        [
          ['中庸的快板', 'Allegro moderato', 14],
          ['有活力的行板', 'Andante con moto', 11],
        ],
        'D. 759',
      ),
      INTERVAL,
      work(
        'd-944',
        'schubert',
        ['C大调第九交响曲“伟大”', 'Symphony No. 9 in C major, “The Great”'],
        [
          ['行板—从容的快板', 'Andante – Allegro ma non troppo', 14],
          ['有活力的行板', 'Andante con moto', 14],
          ['谐谑曲：活泼的快板', 'Scherzo: Allegro vivace', 11],
          ['活泼的快板', 'Allegro vivace', 12],
        ],
        'D. 944',
      ),
    ],
    lead: [
      '舒伯特生前从未听过自己这两部交响曲中的任何一个音。',
      'Schubert never heard a note of either of these symphonies in performance.',
    ],
    notes: [
      [
        '“未完成”在抽屉里躺了四十三年。它只有两个乐章，开头大提琴与低音提琴的低语，至今没有人能说清它从哪里来。',
        'The “Unfinished” lay in a drawer for forty-three years. It has two movements, and nobody has quite explained where the murmur of cellos and basses at its opening comes from.',
      ],
      [
        '1838年，舒曼在舒伯特哥哥家中看到一叠手稿，把C大调交响曲寄给门德尔松，次年在莱比锡首演。舒曼称赞它“天堂般的长度”。',
        'In 1838 Schumann found a heap of manuscripts at the house of Schubert’s brother and sent the C major symphony to Mendelssohn, who conducted it in Leipzig the next year. Schumann praised its heavenly length.',
      ],
      [
        '两支圆号齐奏开始，像从山那边传来；终乐章里四个重复的音不断敲门，节奏推着节奏，直到整个乐队成为一架向前的马车。',
        'Two horns in unison begin it, as if from beyond a hill. In the finale four repeated notes knock and knock, rhythm drives rhythm, and the whole orchestra becomes a coach that will not stop.',
      ],
    ],
  },
  {
    id: 'schubert-trout',
    composer: 'schubert',
    name: ['鳟鱼五重奏', '“Trout” Quintet'],
    type: 'chamber',
    series: 'chamber',
    art: { key: 'A major', motif: 'waves', mood: 'bright', rough: 0.5 },
    artists: [
      ['lin-wanqiu', 'piano'],
      ['heming-chamber', 'group'],
    ],
    standfirst: [
      '五个人，一个夏天，和一条逃不掉的小鱼。',
      'Five players, one summer, and a fish that does not get away.',
    ],
    works: [
      work(
        'k-478',
        'mozart',
        ['g小调第一钢琴四重奏', 'Piano Quartet No. 1 in G minor'],
        [
          ['快板', 'Allegro', 11],
          ['行板', 'Andante', 7],
          ['回旋曲', 'Rondo', 8],
        ],
        'K. 478',
      ),
      INTERVAL,
      work(
        'd-667',
        'schubert',
        ['A大调钢琴五重奏“鳟鱼”', 'Piano Quintet in A major, “Trout”'],
        [
          ['活泼的快板', 'Allegro vivace', 13],
          ['行板', 'Andante', 7],
          ['谐谑曲：急板', 'Scherzo: Presto', 4],
          ['主题与变奏：小行板', 'Theme and variations: Andantino', 8],
          ['终曲：适度的快板', 'Finale: Allegro giusto', 7],
        ],
        'D. 667',
      ),
    ],
    lead: [
      '二十二岁的舒伯特在山城度夏，主人请他写一首能用上那支歌的五重奏。',
      'Schubert was twenty-two and spending the summer in the hills when his host asked for a quintet with that song in it.',
    ],
    notes: [
      [
        '编制有些特别：钢琴之外只有小提琴、中提琴、大提琴各一，再加一把低音提琴。低音有人承担，大提琴便可以歌唱，钢琴也能在高处闪光。',
        'The scoring is unusual: with the piano come one violin, one viola, one cello and a double bass. Since somebody else carries the bass, the cello is free to sing and the piano to glitter above.',
      ],
      [
        '第四乐章以歌曲《鳟鱼》为主题作变奏，直到最后一段，钢琴才奏出原来歌曲里那个跳跃的伴奏音型，水波一下子亮了。',
        'The fourth movement varies the song The Trout. Only at the very end does the piano take up the leaping figure of the original accompaniment, and the water suddenly shines.',
      ],
      [
        '上半场的莫扎特写于1785年，出版商嫌它太难，劝他不要再写。好在他又写了一首。',
        'Mozart’s quartet of 1785 was thought too hard by his publisher, who begged him to write no more of the kind. Happily he wrote one more.',
      ],
    ],
  },
];
