import { t } from '#server/catalogue/text.ts';
import { INTERVAL, type ProgramContent, piece, work } from '../build.ts';

const outdoors = {
  title: t('雨天安排', 'If it rains'),
  text: t(
    '演出当天 15:00 公布天气安排。如因雷雨取消，票款三个工作日内原路退回，无需申请。草坪提供坐垫，请勿自带座椅。',
    'We announce the weather decision at 15:00 on the day. If a storm stops the concert, your money returns within three working days without a claim. Cushions are provided; please bring no chairs.',
  ),
};

export const festive: readonly ProgramContent[] = [
  {
    id: 'new-year',
    name: [
      '新年音乐会：施特劳斯与《春节序曲》',
      'New Year Concert: Strauss and the Spring Festival Overture',
    ],
    type: 'new-year',
    series: 'newYear',
    art: { key: 'D major', motif: 'discs', mood: 'festive', number: 6 },
    artists: [['gu-jingxing', 'conductor']],
    standfirst: [
      '两种新年，同一个夜晚：维也纳的圆舞曲与中国的锣鼓。',
      'Two new years in one evening: waltzes from Vienna, gongs from home.',
    ],
    works: [
      piece('spring-festival', 'li-huanzhi', ['《春节序曲》', 'Spring Festival Overture'], 5),
      piece('fledermaus', 'strauss-j', ['轻歌剧《蝙蝠》序曲', 'Overture to Die Fledermaus'], 8, 'Op. 362'),
      piece('kaiserwalzer', 'strauss-j', ['《皇帝圆舞曲》', 'Emperor Waltz'], 11, 'Op. 437'),
      piece('tritsch-tratsch', 'strauss-j', ['《闲聊波尔卡》', 'Tritsch-Tratsch-Polka'], 3, 'Op. 214'),
      INTERVAL,
      piece('liangxiao', 'liu-tianhua', ['《良宵》（弦乐合奏版）', 'A Lovely Evening (for strings)'], 4),
      piece('rosen', 'strauss-j', ['《南国玫瑰》圆舞曲', 'Roses from the South'], 9, 'Op. 388'),
      piece('donner', 'strauss-j', ['《雷鸣电闪波尔卡》', 'Thunder and Lightning Polka'], 3, 'Op. 324'),
      piece('donau', 'strauss-j', ['《蓝色多瑙河》', 'The Blue Danube'], 10, 'Op. 314'),
      piece('radetzky', 'strauss-j1', ['《拉德茨基进行曲》', 'Radetzky March'], 3, 'Op. 228'),
    ],
    lead: [
      '新年音乐会有一条不成文的规矩：最后一首，请您一起拍手。',
      'A New Year concert has one unwritten rule: in the last piece you are asked to clap along.',
    ],
    notes: [
      [
        '李焕之的《春节序曲》写于1950年代，取陕北秧歌的锣鼓与旋律。中段的慢板是亲人团聚时的一席话，然后唢呐般的双簧管又把人叫到街上。',
        'Li Huanzhi’s overture of the 1950s takes its drums and tunes from the yangge dances of northern Shaanxi. Its slow middle is talk among family at table; then an oboe, playing the suona, calls everyone back into the street.',
      ],
      [
        '《蓝色多瑙河》1867年首演时是一首合唱，歌词平平，反响也平平；管弦乐版到了巴黎，才成为一条真正的河。引子里的弦乐震音，是天还没有亮的水面。',
        'The Blue Danube of 1867 began as a piece for male chorus, with indifferent words and an indifferent success; only without words, in Paris, did it become a river. The trembling strings of its opening are water before daybreak.',
      ],
      [
        '维也纳圆舞曲的秘密在第二拍：它总早到一点点。刘天华的《良宵》则是1928年除夕，与学生守岁时即兴写成的小曲，只有一个愿望：良夜不要太快过去。',
        'The secret of the Viennese waltz is its second beat, which comes a shade too soon. Liu Tianhua wrote A Lovely Evening on a New Year’s Eve among his students, in 1928, with one wish: that the night might not pass too quickly.',
      ],
    ],
    highlight: 3,
  },
  {
    id: 'britten-guide',
    composer: 'britten',
    name: ['青少年管弦乐指南', 'The Young Person’s Guide'],
    type: 'family',
    series: 'family',
    art: { key: 'G major', motif: 'tiles', mood: 'bright' },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['wen-lingyi', 'narrator'],
    ],
    standfirst: [
      '认识乐队里的每一位成员，从短笛到大鼓。',
      'Meet everyone in the orchestra, from the piccolo to the big drum.',
    ],
    works: [
      piece(
        'britten-op34',
        'britten',
        ['《青少年管弦乐指南》', 'The Young Person’s Guide to the Orchestra'],
        18,
        'Op. 34',
      ),
      piece('prokofiev-op67', 'prokofiev', ['《彼得与狼》', 'Peter and the Wolf'], 27, 'Op. 67'),
    ],
    lead: [
      '如果你想知道乐队里那么多人都在做什么，这个上午正是为你准备的。',
      'If you have ever wondered what all those people in an orchestra do, this morning is for you.',
    ],
    notes: [
      [
        '布里顿借来普赛尔三百年前的一支曲子，先让全体奏一遍，再让木管、弦乐、铜管、打击乐各说一次；然后每件乐器都有自己的一段变奏。',
        'Britten borrows a tune by Purcell, nearly three hundred years old. Everyone plays it, then woodwind, strings, brass and percussion in turn; after that each instrument has a variation of its own.',
      ],
      [
        '最后是一首赋格，短笛先跑，其他人按出场次序追上来。等大家都跑齐了，铜管便把最初的旋律高高举起，像给一座搭好的塔加上屋顶。',
        'At the end comes a fugue. The piccolo runs off first and the others chase in the order in which they were introduced; when all are in, the brass raise the old tune over everything, like the roof on a tower of bricks.',
      ],
      [
        '《彼得与狼》里，小鸟是长笛，鸭子是双簧管，猫是单簧管，爷爷是大管，狼是三支圆号，猎人是定音鼓。听完请想一想：那只鸭子后来怎么样了？',
        'In Peter and the Wolf the bird is a flute, the duck an oboe, the cat a clarinet, Grandfather a bassoon, the wolf three horns and the hunters the timpani. Afterwards, do think about what became of the duck.',
      ],
    ],
  },
  {
    id: 'carnival-animals',
    composer: 'saint-saens',
    name: ['动物狂欢节', 'The Carnival of the Animals'],
    type: 'family',
    series: 'family',
    art: { key: 'A major', motif: 'tiles', mood: 'festive', number: 5 },
    artists: [
      ['heming-chamber', 'group'],
      ['lin-wanqiu', 'piano'],
      ['tomas-arriaga', 'piano'],
      ['wen-lingyi', 'narrator'],
    ],
    standfirst: [
      '狮子、大象、水族馆和一只天鹅，一小时之内全部到场。',
      'Lion, elephant, aquarium and one swan, all within the hour.',
    ],
    works: [
      work(
        'carnaval',
        'saint-saens',
        ['《动物狂欢节》', 'The Carnival of the Animals'],
        [
          ['序奏与狮王进行曲', 'Introduction and Royal March of the Lion', 2],
          ['母鸡与公鸡', 'Hens and Roosters', 1],
          ['乌龟', 'Tortoises', 2],
          ['大象', 'The Elephant', 2],
          ['水族馆', 'Aquarium', 3],
          ['大鸟笼', 'Aviary', 2],
          ['化石', 'Fossils', 2],
          ['天鹅', 'The Swan', 3],
          ['终曲', 'Finale', 2],
        ],
        'R. 125',
      ),
      piece(
        'ravel-mother-goose-duet',
        'ravel',
        ['《鹅妈妈》（四手联弹版）', 'Ma mère l’Oye (for piano duet)'],
        16,
        'M. 60',
      ),
      piece(
        'hob-1-45-finale',
        'haydn',
        ['《告别》交响曲终乐章', 'Finale of the “Farewell” Symphony'],
        8,
        'Hob. I:45',
      ),
    ],
    lead: [
      '圣-桑怕别人说他不严肃，生前只许出版其中的《天鹅》。',
      'Saint-Saëns was afraid to seem unserious, and in his lifetime allowed only The Swan to be printed.',
    ],
    notes: [
      [
        '这是他写给朋友们的狂欢节玩笑。乌龟跳的是康康舞，只是慢得认不出来；大象请低音提琴代言，跳的是精灵的舞曲。',
        'It was a carnival joke among friends. The tortoises dance the can-can, only too slowly to be recognised; the elephant speaks through a double bass and treads a dance meant for sylphs.',
      ],
      [
        '水族馆里有两台钢琴、长笛、弦乐与玻璃琴般的钢片琴，孩子们常常在这里屏住呼吸。化石用木琴敲出骨头，还藏着几支你一定听过的儿歌。',
        'In the aquarium two pianos, flute, strings and celesta make children hold their breath. The fossils rattle on a xylophone, with a few nursery tunes hidden among the bones.',
      ],
      [
        '两位钢琴家再讲五个鹅妈妈的童话；最后我们请乐手们一个接一个离开舞台，只剩两把小提琴：那是海顿的主意，今天的孩子仍觉得好笑。',
        'The two pianists add five of Mother Goose’s tales. To end, the players leave the stage one after another until two violins are left. It was Haydn’s idea, and children still find it funny.',
      ],
    ],
  },
  {
    id: 'summer-dream',
    composer: 'mendelssohn',
    name: ['仲夏夜之梦', 'A Midsummer Night’s Dream'],
    type: 'symphonic',
    series: 'summer',
    art: { key: 'E major', motif: 'bow', mood: 'bright' },
    artists: [
      ['xu-huaiyuan', 'conductor'],
      ['heming-children', 'group'],
    ],
    standfirst: [
      '天色将暗，草坪上先亮起四个木管和弦。',
      'As the light goes, four chords of the wind shine over the lawn.',
    ],
    works: [
      work(
        'mendelssohn-dream',
        'mendelssohn',
        ['《仲夏夜之梦》选曲', 'A Midsummer Night’s Dream, excerpts'],
        [
          ['序曲', 'Overture', 12],
          ['谐谑曲', 'Scherzo', 5],
          ['夜曲', 'Nocturne', 6],
          ['婚礼进行曲', 'Wedding March', 5],
        ],
        'Op. 21 / 61',
      ),
      INTERVAL,
      work(
        'peer-gynt-1',
        'grieg',
        ['《培尔·金特》第一组曲', 'Peer Gynt, suite No. 1'],
        [
          ['清晨', 'Morning Mood', 4],
          ['奥赛之死', 'The Death of Åse', 4],
          ['阿尼特拉之舞', 'Anitra’s Dance', 4],
          ['在山魔的宫中', 'In the Hall of the Mountain King', 3],
        ],
        'Op. 46',
      ),
      work(
        'swan-lake',
        'tchaikovsky',
        ['《天鹅湖》组曲', 'Swan Lake, suite'],
        [
          ['情景', 'Scene', 3],
          ['圆舞曲', 'Waltz', 7],
          ['四小天鹅舞', 'Dance of the Little Swans', 2],
          ['终曲', 'Finale', 7],
        ],
        'Op. 20a',
      ),
    ],
    lead: [
      '写这首序曲时，门德尔松十七岁，刚刚在花园里读完莎士比亚。',
      'Mendelssohn was seventeen when he wrote the overture, fresh from reading Shakespeare in the garden.',
    ],
    notes: [
      [
        '四个和弦打开林间的门，小提琴的弱音像精灵奔跑；低音里忽然传来驴叫，那是被施了魔法的波顿。',
        'Four chords open a door in the wood, and the violins scurry like elves. Then a bray is heard in the depths: it is Bottom, with an ass’s head.',
      ],
      [
        '十六年后他为全剧补写配乐，竟能接得天衣无缝。谐谑曲以长笛一口气的独奏收尾，婚礼进行曲则早已离开剧院，走进无数人的记忆。',
        'Sixteen years later he added music for the whole play, and nobody can see the seam. The scherzo ends on a long breath of the flute, and the wedding march has long since left the theatre for other people’s lives.',
      ],
      [
        '下半场的清晨其实是摩洛哥的清晨，天鹅湖则在德国的森林里；音乐从不介意我们坐在哪一片草地上。',
        'The morning after the interval is, in the play, a Moroccan one, and the lake of the swans lies in a German forest; music does not mind on which grass we sit.',
      ],
    ],
    rules: [outdoors],
  },
  {
    id: 'rhapsody-blue',
    composer: 'gershwin',
    name: ['蓝色狂想曲', 'Rhapsody in Blue'],
    type: 'symphonic',
    series: 'summer',
    art: { key: 'Bb major', motif: 'crescendo', mood: 'festive', number: 14 },
    artists: [
      ['aurelio-santangeli', 'conductor'],
      ['tomas-arriaga', 'piano'],
      ['jiang-yue', 'clarinet'],
    ],
    standfirst: [
      '一声单簧管滑音，把城市的灯一盏盏点亮。',
      'One slide of a clarinet, and the city’s lights come on.',
    ],
    works: [
      work(
        'copland-rodeo',
        'copland',
        ['《牧场竞技》选曲', 'Rodeo, dance episodes'],
        [
          ['星期六晚圆舞曲', 'Saturday Night Waltz', 4],
          ['霍当舞', 'Hoe-Down', 4],
        ],
      ),
      piece('gershwin-rhapsody', 'gershwin', ['《蓝色狂想曲》', 'Rhapsody in Blue'], 17),
      INTERVAL,
      piece('dvorak-op46-8', 'dvorak', ['g小调斯拉夫舞曲', 'Slavonic Dance in G minor'], 4, 'Op. 46 No. 8'),
      piece('gershwin-paris', 'gershwin', ['《一个美国人在巴黎》', 'An American in Paris'], 18),
    ],
    lead: [
      '1924年1月，格什温在报上读到自己正在写一部爵士协奏曲；他还一个音都没有动笔。',
      'In January 1924 Gershwin read in a newspaper that he was at work on a jazz concerto; he had not written a note.',
    ],
    notes: [
      [
        '五个星期后《蓝色狂想曲》在纽约首演，钢琴部分有几页还是空白，由他即兴弹出。灵感来自一列火车：铁轨的节奏里，他听见了整部作品的结构。',
        'Five weeks later it was played in New York, with the composer improvising where the piano part was still blank. The idea had come on a train: in the rhythm of the rails he heard the whole plan.',
      ],
      [
        '开头的单簧管原本只是一串上行音阶，排练时独奏者开玩笑地滑了上去，格什温说：就这样留着。',
        'The clarinet’s opening was written as a plain scale. In rehearsal the player slid up it for a joke, and Gershwin told him to keep it.',
      ],
      [
        '《一个美国人在巴黎》里的汽车喇叭是真的，作曲家从巴黎带回了四只。夜色正好，请把它当成一次散步。',
        'The taxi horns in An American in Paris are real; the composer carried four of them home. It is a fine evening: take it as a walk.',
      ],
    ],
    rules: [outdoors],
  },
];
