import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

export const romantic: readonly ProgramContent[] = [
  {
    id: 'mendelssohn-4',
    composer: 'mendelssohn',
    name: ['第四交响曲“意大利”', 'Symphony No. 4 “Italian”'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'A major', motif: 'bow', mood: 'heroic' },
    artists: [
      ['aurelio-santangeli', 'conductor'],
      ['su-yanqiu', 'violin'],
    ],
    standfirst: [
      '一个北方人第一次看见南方的光。',
      'A northerner sees the light of the south for the first time.',
    ],
    works: [
      piece('weber-oberon', 'weber', ['歌剧《奥伯龙》序曲', 'Overture to Oberon'], 9, 'J. 306'),
      work(
        'bruch-vc1',
        'bruch',
        ['g小调第一小提琴协奏曲', 'Violin Concerto No. 1 in G minor'],
        [
          ['前奏曲：中庸的快板', 'Vorspiel: Allegro moderato', 8],
          ['柔板', 'Adagio', 9],
          ['终曲：有力的快板', 'Finale: Allegro energico', 7],
        ],
        'Op. 26',
      ),
      INTERVAL,
      work(
        'mendelssohn-op90',
        'mendelssohn',
        ['A大调第四交响曲“意大利”', 'Symphony No. 4 in A major, “Italian”'],
        [
          ['活泼的快板', 'Allegro vivace', 11],
          ['有活力的行板', 'Andante con moto', 6],
          ['有活力的中板', 'Con moto moderato', 6],
          ['萨尔塔列洛舞曲：急板', 'Saltarello: Presto', 6],
        ],
        'Op. 90',
      ),
    ],
    lead: [
      '二十一岁的门德尔松从意大利写信回家，说这将是他写过的最快活的作品。',
      'From Italy the young Mendelssohn wrote home that this would be the jolliest piece he had ever composed.',
    ],
    notes: [
      [
        '木管的连音像跳动的阳光，小提琴在上面一跃而起：交响曲的开头几乎没有重量。第二乐章忽然放慢脚步，像一支路过的朝圣队伍。',
        'Repeated wind chords flicker like sunlight and the violins leap out above them: few symphonies begin with so little weight. The second movement slows to the tread of a procession passing by.',
      ],
      [
        '终乐章用了罗马的萨尔塔列洛舞曲，却写成小调。一部大调交响曲在小调中结束，十分罕见，但谁也不会觉得它悲伤。',
        'The finale is a Roman saltarello, yet in the minor. A symphony that starts in a major key and ends in a minor one is a rarity, and nobody has ever found it sad.',
      ],
      [
        '布鲁赫的协奏曲名气太大，以致作曲家晚年抱怨人们只拉这一首。听过那个柔板，便也不难理解。',
        'Bruch’s concerto became so famous that in old age he complained nobody played his others. One hearing of the Adagio explains why.',
      ],
    ],
  },
  {
    id: 'brahms-4',
    composer: 'brahms',
    name: ['第四交响曲', 'Symphony No. 4'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'E minor', motif: 'harmonics', mood: 'lyric', number: 4 },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['lin-wanqiu', 'piano'],
    ],
    standfirst: [
      '从叹息般的三度开始，到三十段变奏的石阶结束。',
      'It begins with sighing thirds and ends on thirty steps of stone.',
    ],
    works: [
      work(
        'schumann-op54',
        'schumann',
        ['a小调钢琴协奏曲', 'Piano Concerto in A minor'],
        [
          ['深情的快板', 'Allegro affettuoso', 15],
          ['间奏曲：优雅的小行板', 'Intermezzo: Andantino grazioso', 5],
          ['活泼的快板', 'Allegro vivace', 11],
        ],
        'Op. 54',
      ),
      INTERVAL,
      work(
        'brahms-op98',
        'brahms',
        ['e小调第四交响曲', 'Symphony No. 4 in E minor'],
        [
          ['从容的快板', 'Allegro non troppo', 13],
          ['中庸的行板', 'Andante moderato', 11],
          ['诙谐的快板', 'Allegro giocoso', 6],
          ['有力而热情的快板', 'Allegro energico e passionato', 11],
        ],
        'Op. 98',
      ),
    ],
    lead: [
      '勃拉姆斯说他担心这部交响曲“带着此地气候的味道：樱桃到这里从来不甜”。',
      'Brahms feared that his symphony tasted of the local climate, where the cherries never ripen sweet.',
    ],
    notes: [
      [
        '开头的旋律是一串下行与上行的三度，像呼与吸；整个第一乐章都从这一呼一吸里长出来。',
        'The opening melody is a chain of thirds, falling and rising like breath, and the whole first movement grows from that breathing.',
      ],
      [
        '终乐章取了巴赫一首康塔塔里的低音，八个音一步步上行，勃拉姆斯在上面写了三十次变奏。中间长笛独奏的那一段，时间忽然宽了一倍，像石阶上的一处平台。',
        'For the finale he took a bass from a cantata by Bach, eight notes that climb, and wrote thirty variations over it. In the middle, where the flute plays alone, time grows twice as wide, like a landing on a stair.',
      ],
      [
        '舒曼的协奏曲写给妻子克拉拉。双簧管最先唱出的四个音，C、H、A、A，正可读作她名字的意大利写法。',
        'Schumann wrote his concerto for his wife Clara. The first four notes of the oboe, in German C, H, A, A, spell the letters of Chiara, the Italian form of her name.',
      ],
    ],
  },
  {
    id: 'bruckner-4',
    composer: 'bruckner',
    name: ['第四交响曲“浪漫”', 'Symphony No. 4 “Romantic”'],
    type: 'symphonic',
    series: 'bruckner',
    art: { key: 'Eb major', motif: 'horn', mood: 'heroic', number: 4 },
    artists: [['gu-jingxing', 'conductor']],
    standfirst: [
      '圆号在弦乐的雾中吹出一个五度，森林就醒了。',
      'A horn calls a fifth through a mist of strings, and the forest wakes.',
    ],
    works: [
      work(
        'wab-104',
        'bruckner',
        ['降E大调第四交响曲“浪漫”（1878/80年版）', 'Symphony No. 4 in E-flat major, “Romantic” (1878/80)'],
        [
          ['从容地，不太快', 'Bewegt, nicht zu schnell', 19],
          ['近似小快板的行板', 'Andante quasi allegretto', 16],
          ['谐谑曲：从容地', 'Scherzo: Bewegt', 11],
          ['终曲：从容地，但不太快', 'Finale: Bewegt, doch nicht zu schnell', 22],
        ],
        'WAB 104',
      ),
    ],
    lead: [
      '“浪漫”二字是布鲁克纳自己加的，他心里想的是骑士与清晨的城门，而不是烛光。',
      'The title is Bruckner’s own; he thought not of candlelight but of knights riding out from a town gate at dawn.',
    ],
    notes: [
      [
        '弦乐的震音先铺开一层空气，圆号独奏随后进入，只吹降B到降E的下行五度。布鲁克纳的交响曲往往这样开始：先有空间，再有事件。',
        'First the strings lay down a shimmer of air, then a solo horn falls a fifth from B-flat to E-flat. So Bruckner’s symphonies like to begin: space first, and only then events.',
      ],
      [
        '两个音加三个音的节奏贯穿全曲，人称“布鲁克纳节奏”。谐谑曲是一场狩猎，圆号与小号在远近之间呼应；中段忽然成了野餐时的乡村舞曲。',
        'A rhythm of two notes against three runs through the work and bears his name. The scherzo is a hunt with horns and trumpets near and far; its trio, all at once, is a country dance for the huntsmen’s meal.',
      ],
      [
        '他一生修改这部作品多次，今晚采用1878至1880年的定稿，终乐章的尾声在低音里缓缓升起，像一座大教堂从平地上被点亮。',
        'He revised it again and again; tonight we play the version of 1878 to 1880, whose coda rises slowly out of the depths, like a cathedral lit from the ground upwards.',
      ],
    ],
    highlight: 5,
  },
  {
    id: 'mahler-5',
    composer: 'mahler',
    name: ['第五交响曲', 'Symphony No. 5'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'C# minor', motif: 'horn', mood: 'dark', number: 5 },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['su-yanqiu', 'violin'],
    ],
    standfirst: [
      '小号独自开始，七十分钟后全体大笑着结束。',
      'A trumpet begins alone; seventy minutes later everyone ends laughing.',
    ],
    works: [
      work(
        'k-216',
        'mozart',
        ['G大调第三小提琴协奏曲', 'Violin Concerto No. 3 in G major'],
        [
          ['快板', 'Allegro', 9],
          ['柔板', 'Adagio', 8],
          ['回旋曲：快板', 'Rondeau: Allegro', 7],
        ],
        'K. 216',
      ),
      INTERVAL,
      work(
        'mahler-5-work',
        'mahler',
        ['升c小调第五交响曲', 'Symphony No. 5 in C-sharp minor'],
        [
          ['葬礼进行曲', 'Trauermarsch', 13],
          ['暴风雨般激动', 'Stürmisch bewegt', 14],
          ['谐谑曲', 'Scherzo', 18],
          ['小柔板', 'Adagietto', 10],
          ['回旋终曲', 'Rondo-Finale', 15],
        ],
      ),
    ],
    lead: [
      '1901年夏天，马勒刚从一场险些要命的大出血中恢复，坐在湖边的小屋里写下了葬礼进行曲。',
      'In the summer of 1901, not long after a haemorrhage that nearly killed him, Mahler sat in his hut by the lake and wrote a funeral march.',
    ],
    notes: [
      [
        '全曲分三部分、五乐章。小号的三连音从寂静里叩门，第二乐章的风暴里曾有一道众赞歌的光，一闪便被吞没。',
        'Five movements form three parts. The triplets of a trumpet knock out of silence; in the storm of the second movement a chorale breaks through for a moment and is swallowed.',
      ],
      [
        '中央的谐谑曲由圆号领跑，华尔兹与乡村舞曲轮流登场。马勒预言指挥们会把它奏得太快，“而听众会说些什么呢？”',
        'A solo horn leads the central scherzo through waltzes and country dances. Mahler foresaw that conductors would take it too fast for fifty years, and wondered what the public would make of it.',
      ],
      [
        '小柔板只用弦乐与竖琴，据说是写给阿尔玛的一封没有文字的信。终乐章以木管的几句闲话开始，把先前的众赞歌重新找回，这一次没有人能夺走它。',
        'The Adagietto, for strings and harp alone, is said to have been a letter without words to Alma. The finale opens with small talk among the winds, and then finds the chorale again, this time to keep it.',
      ],
    ],
    highlight: 1,
  },
  {
    id: 'strauss-alpine',
    composer: 'strauss-r',
    name: ['阿尔卑斯交响曲', 'An Alpine Symphony'],
    type: 'symphonic',
    series: 'subscription',
    art: { key: 'Ab major', motif: 'waves', mood: 'dark', rough: 1.3 },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['liang-qinghe', 'soprano'],
    ],
    standfirst: ['日出到日落，一座山的二十四小时。', 'From sunrise to nightfall: a mountain in one day.'],
    works: [
      work(
        'trv-296',
        'strauss-r',
        ['《最后四首歌》', 'Four Last Songs'],
        [
          ['春天', 'Frühling', 4],
          ['九月', 'September', 5],
          ['入睡时', 'Beim Schlafengehen', 6],
          ['在夕阳中', 'Im Abendrot', 8],
        ],
        'TrV 296',
      ),
      INTERVAL,
      piece('strauss-op64', 'strauss-r', ['《阿尔卑斯交响曲》', 'An Alpine Symphony'], 51, 'Op. 64'),
    ],
    lead: [
      '施特劳斯少年时在山里迷过路，淋过暴雨；三十多年后，他用一百多人的乐队又走了一遍。',
      'As a boy Strauss got lost in the mountains and was drenched by a storm; more than thirty years later he walked the path again with an orchestra of over a hundred.',
    ],
    notes: [
      [
        '音乐从降b小调音阶的黑暗里开始，所有的音都同时留住；然后日出，A大调的音阶像瀑布一样从高处泻下。',
        'It begins in the dark of a B-flat minor scale whose notes are all held at once; then the sun comes up, and an A major scale pours down like a waterfall.',
      ],
      [
        '森林、溪流、瀑布、牧场上的牛铃、冰川上的险境，一路不停。登上峰顶时，只有一支双簧管断断续续地说话，像人看见太大的东西时的样子。',
        'Wood, brook, waterfall, cowbells on the pasture, danger on the glacier follow without a pause. On the summit there is only an oboe that speaks in fragments, as people do when something is too large.',
      ],
      [
        '上半场的《最后四首歌》写于他八十四岁时。末句问道：“这难道就是死亡？”乐队用他年轻时《死与净化》的动机轻声作答。',
        'The Four Last Songs before the interval were written when he was eighty-four. The last line asks whether this may be death, and the orchestra answers softly with a theme from his own youth.',
      ],
    ],
  },
  {
    id: 'verdi-requiem',
    composer: 'verdi',
    name: ['安魂曲', 'Requiem'],
    type: 'choral',
    series: 'choral',
    art: { key: 'G minor', motif: 'fan', mood: 'heroic', number: 10 },
    artists: [
      ['gu-jingxing', 'conductor'],
      ['liang-qinghe', 'soprano'],
      ['ingrid-halvorsen', 'mezzo'],
      ['matteo-cavalli', 'tenor'],
      ['fang-shiyan', 'basso'],
      ['heming-chorus', 'group'],
    ],
    standfirst: [
      '为一位诗人写的安魂曲，带着歌剧的血与火。',
      'A requiem for a poet, with the blood and fire of the opera house.',
    ],
    works: [
      work(
        'verdi-requiem-work',
        'verdi',
        ['《安魂曲》', 'Messa da Requiem'],
        [
          ['安魂曲与慈悲经', 'Requiem and Kyrie', 9],
          ['震怒之日', 'Dies irae', 37],
          ['奉献经', 'Offertorio', 10],
          ['圣哉经', 'Sanctus', 3],
          ['羔羊经', 'Agnus Dei', 5],
          ['永恒之光', 'Lux aeterna', 6],
          ['拯救我', 'Libera me', 14],
        ],
      ),
    ],
    lead: [
      '1873年，诗人曼佐尼去世，威尔第没有去葬礼；他说，他要用自己的方式送别。',
      'When the poet Manzoni died in 1873, Verdi stayed away from the funeral; he would take his leave in his own way.',
    ],
    notes: [
      [
        '次年5月22日，《安魂曲》在米兰圣马可教堂首演，恰逢诗人周年。三天后它搬进了斯卡拉歌剧院，听众要求返场。',
        'On 22 May of the next year, the anniversary, the Requiem was first sung in the church of San Marco in Milan. Three days later it moved to La Scala, where the public demanded encores.',
      ],
      [
        '大提琴以几乎听不见的下行音阶开始。“震怒之日”则是另一极：四声和弦，大鼓在弱拍上轰鸣，合唱像被风卷起。它在全曲中三次回来。',
        'It begins with a falling line of cellos that can scarcely be heard. The Dies irae is the other extreme: four chords, a bass drum off the beat, a chorus caught in a gale. Three times it comes back.',
      ],
      [
        '“永恒之光”之后，女高音独自面对结局。“拯救我”本是威尔第为纪念罗西尼而写的旧稿，成了整部作品的种子，最后在最轻的音里停下，没有答案。',
        'After the Lux aeterna the soprano faces the end alone. The Libera me, first drafted in memory of Rossini, was the seed of the whole work; it stops on its softest notes, without an answer.',
      ],
    ],
    highlight: 2,
  },
];
