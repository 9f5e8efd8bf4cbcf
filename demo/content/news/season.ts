import { h, list, p, quote, stories } from './story.ts';

export const season = stories('season', [
  {
    id: 'news-mahler-5',
    daysAgo: 1,
    author: 'xia',
    title: ['顾景行谈马勒第五：从葬礼走到欢笑', 'Gu Jingxing on Mahler’s Fifth: from a funeral to laughter'],
    text: [
      '“最难的不是小柔板，而是小柔板之后怎样笑出来。”',
      '“The hard part is not the Adagietto. It is how to laugh after it.”',
    ],
    caption: [
      '马勒第五交响曲，升c小调，主色花青。',
      'Mahler’s Fifth, in C-sharp minor: its colour is indigo.',
    ],
    art: { seed: 'mahler-5', key: 'C# minor', motif: 'horn', mood: 'dark', number: 5 },
    programs: ['mahler-5'],
    artists: ['gu-jingxing', 'he-linfeng'],
    body: [
      p(
        '排练厅里，小号首席何临风独自吹出四个音，其余九十多人静静听着。音乐总监顾景行放下指挥棒说：再来一次，这回请当作没有人在听。',
        'In the rehearsal room the principal trumpet, He Linfeng, plays four notes alone while ninety others listen. The music director, Gu Jingxing, lowers his baton and asks for them again, this time as if nobody were there.',
      ),
      h('一个人的开头', 'One person begins'),
      p(
        '“马勒第五从一个人开始，到所有人结束。”他说，“小柔板太有名了，人们常把它当作终点。其实它是一扇门，门后面是回旋曲里的鸟叫、玩笑和赋格。如果小柔板太慢，那扇门就打不开。”',
        '“The Fifth begins with one person and ends with everyone,” he says. “The Adagietto is so famous that people take it for the goal. It is a door, and behind it are the birds, the jokes and the fugues of the rondo. Play it too slowly and the door will not open.”',
      ),
      quote(
        '悲伤可以一个人练，高兴得大家一起练。',
        'Grief one can practise alone. Joy has to be rehearsed together.',
        '顾景行，音乐总监',
        'Gu Jingxing, music director',
      ),
      h('二百一十四处记号', 'Two hundred and fourteen markings'),
      p(
        '他在总谱上数过，马勒一共写下二百一十四处关于速度的提示：不要拖，不要赶，稍从容，比刚才略快。乐队把它们抄成一张清单贴在休息室门口，有人在末尾添了一条：“听小号的。”',
        'He has counted the instructions about tempo in the score: two hundred and fourteen of them. Do not drag; do not hurry; a little more leisurely; slightly faster than before. The players copied them into a list by the canteen door, and somebody added one at the end: “Listen to the trumpet.”',
      ),
      p(
        '音乐会上半场是莫扎特第三小提琴协奏曲，独奏是乐团首席苏砚秋。这两部作品相隔一百二十多年，顾景行说它们之间只隔着一次呼吸：“莫扎特教我们轻，马勒才用得上。”',
        'The first half is Mozart’s Third Violin Concerto with the orchestra’s leader, Su Yanqiu. More than a hundred and twenty years lie between the two works; for him it is a single breath. “Mozart teaches us lightness, and Mahler is where we need it.”',
      ),
    ],
  },
  {
    id: 'news-confucian',
    daysAgo: 3,
    author: 'xia',
    title: [
      '编钟与弦乐之间：重排“孔庙大成乐章”',
      'Between bells and strings: Jiang Wenye’s ritual music again',
    ],
    text: [
      '他把钟写成了沉默，我们要做的是不去填满它。',
      'He wrote the bells as silence. Our task is not to fill it.',
    ],
    caption: [
      '江文也《孔庙大成乐章》，降B大调，主色石绿。',
      'Music of the Confucian Temple, in B flat: its colour is malachite.',
    ],
    art: { seed: 'jiang-confucian', key: 'Bb major', motif: 'bells', mood: 'lyric' },
    programs: ['jiang-confucian'],
    artists: ['xu-huaiyuan'],
    body: [
      p(
        '江文也写这部作品时，手边没有一枚编钟。他用弦乐的泛音去想象青铜的余响，用长笛代替埙，用低音提琴的拨奏代替鼓。八十多年后，乐团第一次把两种声音放在同一间排练厅里比较。',
        'When Jiang Wenye wrote this piece he had no bells at hand. He imagined the ring of bronze in harmonics of the strings, put a flute in place of the clay xun, and let plucked basses be the drum. More than eighty years later the orchestra has heard both sounds side by side in one room.',
      ),
      p(
        '“这不是复原。”许怀远说，“一九三九年的耳朵听不到我们听到的东西，我们也不必假装能听到孔庙里的东西。”演出时台上没有编钟，但每一位乐手都听过它。',
        '“This is no reconstruction,” says Xu Huaiyuan. “The ears of 1939 did not hear what we hear, and we need not pretend to hear what sounded in the temple.” There will be no bells on stage, but every player has heard them.',
      ),
      h('二十一音分', 'Twenty-one cents'),
      p(
        '借来的九枚复制编钟比乐队高出二十一音分。起初大家想把乐队调高，后来发现不必：只有第五枚钟与乐队的A音相距不到三音分，它成了全团的定音器。每天排练前，打击乐手敲它一下，双簧管才吹第一个音。',
        'The nine copies that were borrowed stand twenty-one cents above the orchestra. At first the plan was to tune upwards; then it turned out that the fifth bell lies within three cents of the orchestra’s A. It became the tuning fork of the house: each morning a percussionist strikes it once, and only then does the oboe play.',
      ),
      h('四十一秒', 'Forty-one seconds'),
      p(
        '第一天只做一件事：全体弦乐坐在暗处，听一枚钟从敲响到消失，四十一秒。听完以后，没有人再用力拉弓。第二天他们试着用泛音奏出同样长的余响，最好的一次是三十六秒。',
        'On the first day they did one thing only: the strings sat in the dark and listened to a bell from the stroke until it was gone, forty-one seconds. After that nobody pressed the bow again. On the second day they tried to hold a harmonic as long; the best attempt lasted thirty-six.',
      ),
    ],
  },
  {
    id: 'news-season',
    daysAgo: 4,
    author: 'house',
    title: ['新音乐季公布：三十六套曲目，三个厅', 'New season announced: 36\u00a0programmes in three halls'],
    text: [
      '从巴赫到朱践耳，从室内乐厅到夏夜草坪。',
      'From Bach to Zhu Jian’er, from the Chamber Hall to the lawn in summer.',
    ],
    caption: [
      '新音乐季的主视觉：一根弦的十二个泛音。',
      'The picture of the season: a string and its twelve harmonics.',
    ],
    art: { seed: 'season', key: 'D major', motif: 'harmonics', mood: 'heroic', number: 12 },
    programs: ['zhu-10', 'messiaen-turangalila', 'bruckner-4', 'summer-dream'],
    artists: ['gu-jingxing', 'henrik-solvang', 'aurelio-santangeli', 'madeleine-orsay'],
    body: [
      p(
        '新音乐季由九个系列组成：定期音乐会、客席大师、布鲁克纳全集、中国回响、合唱、室内乐、亲子、新年与夏日草坪。三十六套曲目分布在九个多月里，大音乐厅、室内乐厅与听松草坪各有自己的节奏。',
        'The new season has nine series: subscription concerts, guest masters, a Bruckner cycle, Echoes of China, choral and chamber music, family mornings, New Year, and evenings on the lawn. Thirty-six programmes are spread over more than nine months, and the Grand Hall, the Chamber Hall and Tingsong Lawn each keep their own pace.',
      ),
      h('值得先记下的日子', 'Dates to note first'),
      list(
        [
          '“中国回响”带来朱践耳第十交响曲“江雪”与江文也《孔庙大成乐章》',
          'Echoes of China brings Zhu Jian’er’s Tenth Symphony, “River Snow”, and Jiang Wenye’s Music of the Confucian Temple',
        ],
        [
          '客席大师系列迎来指挥亨里克·索尔旺、奥雷利奥·桑坦格利与玛德莱娜·奥赛',
          'Among the guest masters are the conductors Henrik Solvang, Aurelio Santangeli and Madeleine Orsay',
        ],
        [
          '布鲁克纳全集走到第四交响曲，采用一八七八至八〇年的版本',
          'The Bruckner cycle reaches the Fourth, in the version of 1878 to 1880',
        ],
        ['梅西安《图伦加利拉交响曲》时隔十一年再度上演', 'Messiaen’s Turangalîla returns after eleven years'],
      ),
      p(
        '五月至九月，乐团走到室外。听松草坪的舞台只在晴天搭起，也只在日落时分开始。遇雨当日中午公布，票款自动退回，不需要申请。',
        'From May to September the orchestra goes outside. The stage on Tingsong Lawn is built only for clear skies, and the music begins only at sunset. If it rains we say so at noon, and the money comes back without a claim.',
      ),
      p(
        '二十周以内的场次现已开票，较远的场次在演出前一百一十天的上午十点开票。开票时间写在每一场的页面上，也可以把整季日程订阅到自己的日历里。',
        'Concerts within the next twenty weeks are on sale now; the others open at ten in the morning, a hundred and ten days ahead. Each concert’s page says when, and the whole season can be subscribed to in your own calendar.',
      ),
    ],
  },
  {
    id: 'news-new-year',
    daysAgo: 6,
    author: 'office',
    title: ['新年音乐会：实名购票，每单四张', 'New Year concerts: named tickets, four to an order'],
    text: [
      '两晚的节目相同，加演曲目不同，照例保密。',
      'The two nights share a programme; the encores differ, and stay secret as ever.',
    ],
    caption: ['六只鼓面与一张舞池。', 'Six drumheads and a dance floor.'],
    art: { seed: 'new-year', key: 'D major', motif: 'discs', mood: 'festive', number: 6 },
    programs: ['new-year'],
    artists: ['gu-jingxing'],
    body: [
      p(
        '今年的新年音乐会仍在十二月三十日与三十一日举行，由顾景行指挥。上半场从李焕之《春节序曲》走进维也纳，下半场有刘天华的《良宵》，最后是《蓝色多瑙河》与《拉德茨基进行曲》。',
        'The New Year concerts take place on 30 and 31 December as always, conducted by Gu Jingxing. The first half goes from Li Huanzhi’s Spring Festival Overture to Vienna; the second has Liu Tianhua’s A Lovely Evening, and ends with The Blue Danube and the Radetzky March.',
      ),
      p(
        '为了让票留在想听的人手里，两晚均为实名购票：每张票登记一位观众的姓名与证件号码，入场时核对证件原件。登记后不能更换姓名，但可以按退票规则退票，退回的座位立即重新开放。',
        'So that tickets stay with those who want to listen, both nights have named tickets: each carries a person’s name and document, which we check at the door. Names cannot be changed, but tickets can be returned under the usual terms, and the seat goes back on sale at once.',
      ),
      h('常被问到的两件事', 'Two things we are often asked'),
      p(
        '三十一日的音乐会在二十二点前结束，地铁末班车照常。拍手的时机由指挥转身示意，他说每年都有人抢先半拍，那半拍他也很喜欢。',
        'On the 31st the music ends before ten, well before the last trains. The conductor turns round when it is time to clap. Every year somebody is half a beat early, he says, and he likes that half beat too.',
      ),
    ],
  },
  {
    id: 'news-sibelius',
    daysAgo: 11,
    author: 'tao',
    title: ['薇拉·林登海姆：冷，是一种速度', 'Vera Lindenheim: cold is a kind of speed'],
    text: [
      '她拉西贝柳斯协奏曲二十年，至今仍在改第一句的弓法。',
      'After twenty years with the Sibelius concerto she still changes the bowing of its first phrase.',
    ],
    caption: [
      '西贝柳斯小提琴协奏曲，d小调，主色朱砂。',
      'Sibelius’s concerto, in D minor: its colour is cinnabar.',
    ],
    art: { seed: 'sibelius-vc', key: 'D minor', motif: 'fhole', mood: 'lyric' },
    programs: ['sibelius-vc'],
    artists: ['vera-lindenheim', 'henrik-solvang'],
    body: [
      p(
        '西贝柳斯协奏曲的开头，弦乐在极轻的颤动里铺开一片雾，独奏小提琴从一个长音走出来。薇拉·林登海姆说，年轻时她想把这一句拉得很冷，于是很慢、很直，没有揉弦。',
        'At the opening of Sibelius’s concerto the strings spread a mist of the quietest trembling, and the solo violin walks out of it on one long note. When she was young, Vera Lindenheim says, she wanted the phrase to sound cold, and so it was slow and straight and without vibrato.',
      ),
      p(
        '“后来我在北方住了一个冬天，才明白冷不是慢。冷的时候人走得快，话说得短，呼吸很浅。所以现在我让弓走得比从前快，压得比从前轻。冷，是一种速度。”',
        '“Then I lived through a winter in the north and understood that cold is not slow. In the cold one walks fast, speaks briefly and breathes lightly. So now my bow moves faster than it used to, and weighs less. Cold is a kind of speed.”',
      ),
      h('从低音听起', 'Listening from the bottom'),
      p(
        '与她合作的亨里克·索尔旺习惯从低音声部开始排练。两人第一次见面就在这首协奏曲里：他请她先不要拉，坐在大提琴后面听完整个第二乐章。“我一直以为那是我的旋律，”她说，“坐在那里才知道，我只是浮在上面。”',
        'Henrik Solvang, who conducts, likes to begin a rehearsal with the basses. The two met over this very piece: he asked her not to play, but to sit behind the cellos through the whole slow movement. “I had always thought the tune was mine,” she says. “Sitting there I learnt that I only float on it.”',
      ),
      p(
        '她用的琴制于十八世纪，背板有一道修过两次的裂纹。湿度低于四成时它会哑，所以音乐厅在她到来前一周就开始加湿，直到乐器愿意说话为止。',
        'Her violin is from the eighteenth century and has a crack in its back that was mended twice. Below forty per cent of humidity it loses its voice, so the hall begins to moisten the air a week before she comes, until the instrument is willing to speak.',
      ),
    ],
  },
  {
    id: 'news-zhu-snow',
    daysAgo: 20,
    author: 'xia',
    title: ['与古琴家闻松走一遍《江雪》的雪', 'Through the snow of “River Snow” with Wen Song'],
    text: [
      '二十个字的诗，写成二十多分钟的交响曲。',
      'A poem of twenty characters became a symphony of more than twenty minutes.',
    ],
    caption: [
      '朱践耳第十交响曲“江雪”，主色绀青。',
      'Zhu Jian’er’s Tenth Symphony: its colour is ultramarine.',
    ],
    art: { seed: 'zhu-10', key: 'F# minor', motif: 'qin', mood: 'serene' },
    programs: ['zhu-10'],
    artists: ['wen-song', 'wen-lingyi', 'xu-huaiyuan'],
    body: [
      p(
        '“千山鸟飞绝，万径人踪灭。”柳宗元的诗只有二十个字，朱践耳用它写成第十交响曲：一位吟诵者，一张古琴，一支管弦乐队。古琴家闻松说，难处不在音符，而在音符之间乐队怎样不动。',
        'Liu Zongyuan’s poem has twenty characters: mountains without a bird, paths without a footprint, an old man fishing in the snow. Zhu Jian’er made of it his Tenth Symphony, for a reciter, a guqin and an orchestra. The hard part, says Wen Song, who plays the qin, is not the notes but how an orchestra keeps still between them.',
      ),
      h('一张琴与七十个人', 'One qin and seventy people'),
      p(
        '古琴的声音在大厅里只能走到第八排。演出用了极少量的扩声，少到多数听众不会察觉。闻松更在意另一件事：他请许怀远把弦乐的弱音再减一层，“不是轻一点，是远一点”。',
        'In a large hall the sound of a qin carries about eight rows. It will be amplified so slightly that most listeners will not notice. Wen Song cares more about something else: he asked Xu Huaiyuan to take one more layer off the strings. “Not softer,” he said. “Further away.”',
      ),
      quote(
        '雪是听不见的，能听见的是雪停了。',
        'One cannot hear snow. What one hears is that it has stopped.',
        '闻松，古琴',
        'Wen Song, guqin',
      ),
      p(
        '吟诵由温令仪担任。她不照戏曲的腔调，也不照朗诵的腔调，而是按诗的平仄找音高，每一场都略有不同。乐队因此没有一次排练完全相同，打击乐手在谱上写满了铅笔的箭头，指向她的呼吸。',
        'The reciter is Wen Lingyi. She takes her tones neither from opera nor from the stage but from the rise and fall of the verse, and no two performances are alike. So no two rehearsals were, either: the percussionists’ parts are full of pencilled arrows that point to her breathing.',
      ),
      p(
        '曲目前面是西贝柳斯的《塔皮奥拉》。一座森林，一条江，两位作曲家都在晚年写下了近乎无人的风景。',
        'Before it stands Sibelius’s Tapiola. A forest and a river: late in life both composers wrote a landscape with almost nobody in it.',
      ),
    ],
  },
  {
    id: 'news-turangalila',
    daysAgo: 34,
    author: 'tao',
    title: [
      '《图伦加利拉》：十个乐章，一百零三人，一件会唱歌的机器',
      'Turangalîla: ten movements, 103 players and a machine that sings',
    ],
    text: [
      '马特诺琴怎样运进音乐厅，又为什么不能插错插座。',
      'How an ondes Martenot enters a concert hall, and why its plug matters.',
    ],
    caption: [
      '《图伦加利拉交响曲》，升F大调，主色绀青。',
      'The Turangalîla-Symphonie, in F sharp: its colour is ultramarine.',
    ],
    art: { seed: 'messiaen-turangalila', key: 'F# major', motif: 'pulse', mood: 'heroic' },
    programs: ['messiaen-turangalila'],
    artists: ['madeleine-orsay', 'claire-vasseur', 'tomas-arriaga'],
    body: [
      p(
        '马特诺琴发明于一九二八年，如今能上台演奏的不过几十台。克莱尔·瓦瑟尔带来的这一台装在三只木箱里：键盘、一只普通的扬声器，还有一只背后张着金属弦的“棕榈”扬声器，声音进去以后会在弦上多停一会儿。',
        'The ondes Martenot was invented in 1928, and only a few dozen are fit for the stage today. Claire Vasseur’s comes in three wooden cases: the keyboard, an ordinary loudspeaker, and one called the palm, with metal strings across its face on which the sound lingers a little.',
      ),
      p(
        '“它只接受干净的电。”舞台经理指着单独拉来的一条线说。第一次试音时，隔壁厨房的冰柜启动，琴轻轻叹了一口气，全团都笑了。此后排练期间冰柜改在夜里工作。',
        '“It will take only clean electricity,” says the stage manager, pointing to a line laid for it alone. At the first trial a freezer started in the kitchen next door, and the instrument gave a small sigh; everybody laughed. The freezer now works at night.',
      ),
      h('指挥的色谱', 'The conductor’s colours'),
      p(
        '玛德莱娜·奥赛在总谱上用彩色铅笔涂满了和声。梅西安说过他听见和弦便看见颜色，她不敢说自己也看见，但颜色帮助她记住哪一处该亮、哪一处该暗。钢琴独奏托马斯·阿里亚加全部背谱，他的理由很简单：“翻页的人会累死。”',
        'Madeleine Orsay has filled her score with coloured pencil, chord by chord. Messiaen said that he saw colours when he heard harmonies. She would not claim as much, but the colours help her to remember what should glow and what should not. The piano soloist, Tomás Arriaga, plays all of it from memory, for a simple reason: “The page-turner would die.”',
      ),
      p(
        '乐团上一次演奏这部作品是十一年前，台上有三十一位乐手参加过那一场。其余的人第一次数完第五乐章的节拍后，互相看了一眼，又数了一遍。',
        'The orchestra last played it eleven years ago, and thirty-one of those players are still here. The others counted the fifth movement for the first time, looked at one another, and counted again.',
      ),
    ],
  },
  {
    id: 'news-score-beethoven',
    daysAgo: 8,
    author: 'house',
    title: [
      '动谱：四个音怎样走完“命运”的开头',
      'Moving score: four notes and the opening of Beethoven’s Fifth',
    ],
    text: [
      '看着音符出现，听同一个节奏从一只手传到另一只手。',
      'Watch the notes appear, and hear one rhythm change hands.',
    ],
    caption: ['贝多芬第五交响曲，c小调，主色藤黄。', 'Beethoven’s Fifth, in C minor: its colour is gamboge.'],
    art: { seed: 'beethoven-5', key: 'C minor', motif: 'neume', mood: 'dark' },
    programs: ['beethoven-5'],
    artists: ['xu-huaiyuan'],
    score: 'beethoven-5',
    body: [
      p(
        '短、短、短、长。第五交响曲的第一句人人会哼，却很少有人留意它后面发生了什么：停顿一次，低一级再说一次，然后第二小提琴、中提琴和第一小提琴像传纸条一样，把同样的四个音接下去。',
        'Short, short, short, long. Everyone can hum the first phrase of the Fifth; few notice what happens next. It stops, says the same a step lower, and then second violins, violas and first violins hand the four notes on like a note passed round a classroom.',
      ),
      p(
        '“动谱”是我们为听众做的小图解：音高是高低，时值是长短，声部是颜色，边听边看，不需要会识谱。这一段由本站按总谱合成，不是录音；真正的声音，请到音乐厅来听。',
        'Moving scores are small diagrams for listeners: pitch is height, length is length, and each part has its colour. You can follow them without reading music. The sound is synthesised from the score and is not a recording; for the real thing, please come to the hall.',
      ),
    ],
  },
  {
    id: 'news-score-dvorak',
    daysAgo: 27,
    author: 'house',
    title: ['动谱：“自新大陆”里最慢的一支旋律', 'Moving score: the slowest tune in the “New World”'],
    text: [
      '英国管只用五个音，就让整个乐队安静下来。',
      'With five pitches the cor anglais quietens a whole orchestra.',
    ],
    caption: ['德沃夏克第九交响曲，e小调，主色苏木。', 'Dvořák’s Ninth, in E minor: its colour is sappan.'],
    art: { seed: 'dvorak-9', key: 'E minor', motif: 'neume', mood: 'lyric' },
    programs: ['dvorak-9'],
    artists: ['xu-huaiyuan'],
    score: 'dvorak-9',
    body: [
      p(
        '第二乐章先有七个和弦，把我们从e小调领到遥远的降D大调，然后英国管开口。它的旋律几乎只用五个音，谁都学得会，以致后来有人填上歌词，许多听众以为那是一首古老的民歌。',
        'The slow movement opens with seven chords that lead from E minor to a distant D flat. Then the cor anglais begins. Its melody uses hardly more than five pitches and anyone can learn it; words were added later, and many listeners take it for an old song.',
      ),
      p(
        '它不是。德沃夏克自己写下了它，又把速度标得很慢，慢到吹奏者要在一句之中藏好两次呼吸。请看动谱里那些长条之间的缝隙：那就是呼吸的地方。',
        'It is not. Dvořák wrote it himself, and marked it so slow that the player must hide two breaths in a single phrase. Look in the moving score for the gaps between the long bars: that is where one breathes.',
      ),
      p(
        '合成的声音不会喘气，所以请想象那里有一个人。',
        'A synthesised sound needs no air, so please imagine somebody there.',
      ),
    ],
  },
  {
    id: 'news-score-danube',
    daysAgo: 16,
    author: 'house',
    title: [
      '动谱：《蓝色多瑙河》为什么等一下才起步',
      'Moving score: why The Blue Danube waits before it dances',
    ],
    text: [
      '三拍子的秘密在第二拍，它总是早到一点点。',
      'The secret of a waltz is its second beat, which is always a little early.',
    ],
    caption: ['《蓝色多瑙河》，D大调，主色朱砂。', 'The Blue Danube, in D major: its colour is cinnabar.'],
    art: { seed: 'danube', key: 'D major', motif: 'waves', mood: 'festive', rough: 0.7 },
    programs: ['new-year'],
    artists: ['gu-jingxing'],
    score: 'blue-danube',
    body: [
      p(
        '三个上行的音，一个和弦，然后等两拍，高处有人轻轻应答。《蓝色多瑙河》的第一支圆舞曲几乎什么都没有说，却让人想站起来，因为每一句都把最后一步留给了舞伴。',
        'Three rising notes, a chord, and then one waits while somebody answers from above. The first waltz of The Blue Danube says hardly anything, and yet one wants to stand up, because every phrase leaves the last step to the partner.',
      ),
      p(
        '维也纳人演奏圆舞曲，第二拍会提前一点，第三拍因此显得从容。我们在动谱里也照样做了：请看低处那一排短音，第二个总是靠前一些，那不是画歪了。',
        'In Vienna the second beat of a waltz comes slightly early, so that the third has all the time it wants. The moving score does the same: look at the row of short notes at the bottom, where the second always leans forward. It is not drawn crooked.',
      ),
      p(
        '看完以后，不妨站起来试一遍：右脚起步，第二步小一点。',
        'When you have watched it, stand up and try: right foot first, and a small second step.',
      ),
    ],
  },
]);
