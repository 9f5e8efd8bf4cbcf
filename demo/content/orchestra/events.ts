import type { EventDoc } from '#server/catalogue/orchestra-types.ts';
import { NONE, t } from '#server/catalogue/text.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';

type Pair = readonly [zh: string, en: string];
type Tone = readonly [motif: string, key: string, mood: string, number?: number];

const event = (
  year: number,
  title: Pair,
  line: Pair,
  text: Pair,
  [motif, key, mood, number]: Tone,
  way?: readonly [link: string, text: Pair],
): EventDoc => ({
  id: `event-${year}`,
  year,
  title: t(...title),
  line: t(...line),
  text: t(...text),
  art: { seed: `event-${year}`, key, motif, mood, ...(number === undefined ? {} : { number }) } as ArtAttrs,
  link: way?.[0] ?? '',
  linkText: way ? t(...way[1]) : NONE,
});

/** Ninety years of an invented orchestra; works and composers are real. */
export const events: readonly EventDoc[] = [
  event(
    1936,
    ['十九位乐手', 'Nineteen players'],
    [
      '电台乐队在一间茶叶仓库里第一次播音。',
      'A radio ensemble gives its first broadcast from a tea warehouse.',
    ],
    [
      '十一月的一个晚上，十九个人在松江边的茶叶仓库里对着一只话筒坐下。板壁挡不住汽笛，播音前，陶绍卿请码头的船等十分钟再开。第一支曲子是海顿的“告别”，节目单上写着：听众请勿离开。',
      'On an evening in November nineteen people sat down before one microphone in a tea warehouse on the Song River. The walls kept out nothing, and Tao Shaoqing asked the boats to hold their whistles for ten minutes. The first piece was Haydn’s “Farewell”; the programme asked listeners not to leave.',
    ],
    ['waves', 'D major', 'heroic'],
    ['museum', ['博物馆里的那台收音机', 'The radio set in the museum']],
  ),
  event(
    1938,
    ['没有指挥的冬天', 'A winter without a conductor'],
    [
      '陶绍卿病了三个月，乐手们轮流给拍子。',
      'Tao Shaoqing was ill for three months, and the players took turns to beat time.',
    ],
    [
      '陶绍卿病了三个月，乐队没有停。每周换一个人站到前面，连大号手也站过。从此留下一条不成文的规矩：谁都可以在排练里举手。',
      'Tao Shaoqing was ill for three months and the orchestra did not stop. Each week someone else stood in front, the tuba player too. A custom has remained: in rehearsal anyone may raise a hand.',
    ],
    ['pulse', 'E minor', 'dark'],
  ),
  event(
    1941,
    ['借来的低音提琴', 'A borrowed double bass'],
    [
      '第一次演出勃拉姆斯，四把低音提琴来自三所学校。',
      'The first Brahms, with four basses from three schools.',
    ],
    [
      '第一次演出勃拉姆斯第二交响曲时，四把低音提琴来自三所学校，散场后要用板车送回去。演出费换成了松香。',
      'For the first Brahms Second the four double basses came from three schools and went back after the concert on a handcart. The fee was paid out in rosin.',
    ],
    ['bow', 'D major', 'lyric'],
  ),
  event(
    1946,
    ['第一场公开音乐会', 'The first public concert'],
    ['从电台走到电影院，银幕还没有收起来。', 'From the studio to a cinema, whose screen was still down.'],
    [
      '听松路电影院的经理把周日上午借给乐队，条件是十二点之前散场。银幕来不及收，贝多芬的“命运”就在一张巨幅海报前面响起来。那天卖了六百一十二张票。',
      'The manager of the cinema on Tingsong Road lent the orchestra his Sunday mornings, provided that they ended by noon. There was no time to raise the screen, and so Beethoven’s Fifth was played in front of a film poster. Six hundred and twelve tickets were sold.',
    ],
    ['neume', 'C minor', 'dark'],
  ),
  event(
    1949,
    ['有了名字', 'A name'],
    [
      '三十一票对四票，乐手们选了“和鸣”。',
      'By thirty-one votes to four the players chose Heming, sounding in harmony.',
    ],
    [
      '乐队满三十五人，需要一个名字。黑板上写了九个，最后以三十一票对四票选了“和鸣”。投反对票的四位都是铜管，他们更喜欢“雷音”。',
      'The orchestra had grown to thirty-five and needed a name. Nine stood on the blackboard. By thirty-one votes to four the players chose Heming, “sounding in harmony”. The four were brass players, who had preferred “Thunder”.',
    ],
    ['lissajous', 'A major', 'bright'],
  ),
  event(
    1953,
    ['第一位女乐手', 'The first woman'],
    [
      '长笛手梁素君坐进木管第一排。',
      'The flautist Liang Sujun takes her seat in the front row of the winds.',
    ],
    [
      '长笛手梁素君坐进木管第一排，一坐就是三十一年。她退休那天演的是德彪西《牧神午后》，自己选的。',
      'The flautist Liang Sujun took her seat in the front row of the winds and kept it for thirty-one years. She left with Debussy’s Faun, which she had chosen herself.',
    ],
    ['waves', 'E major', 'lyric'],
  ),
  event(
    1956,
    ['音乐学校的五十个孩子', 'Fifty children'],
    ['第一次为学校演出，在操场上。', 'The first concert for a school, on its sports ground.'],
    [
      '乐队到听松路小学演出，没有礼堂，就在操场上。风把谱子吹走了三次，孩子们跑去捡，于是认识了第二小提琴的分谱长什么样。艺术教育从这一天算起。',
      'The orchestra played for the primary school on Tingsong Road. There was no hall, only a sports ground. The wind took the music three times, the children ran after it, and so learned what a second violin part looks like. Our education work counts from that day.',
    ],
    ['tiles', 'G major', 'bright'],
  ),
  event(
    1958,
    ['第一张套票', 'The first subscription'],
    ['八场音乐会一张票，九百套两天售完。', 'Eight concerts on one ticket; all nine hundred go in two days.'],
    [
      '第二任音乐总监孟广之想出一个办法：八场音乐会印在一张票上，每听一场，检票员剪去一角。九百张两天售完。同一年，二十岁的中提琴手秦慕之进团。',
      'Meng Guangzhi, the second music director, had an idea: eight concerts on one ticket, of which the doorman cut off a corner each time. Nine hundred were gone in two days. In the same year a viola player of twenty joined: Qin Muzhi.',
    ],
    ['crescendo', 'A major', 'heroic', 8],
    ['about-sso#season-subscription', ['今天的定期音乐会', 'Subscriptions today']],
  ),
  event(
    1962,
    ['《梁祝》走进工厂', 'The Butterfly Lovers in a factory'],
    ['船厂的午休时间，四十分钟，两千人。', 'A shipyard’s lunch hour: forty minutes, two thousand people.'],
    [
      '船厂的午休只有四十分钟，舞台是一块船板。何占豪、陈钢的《梁祝》拉到“化蝶”，吊车司机把发动机关了。',
      'A shipyard’s lunch hour, and a plate of steel for a stage. When the Butterfly Lovers, by He Zhanhao and Chen Gang, came to the transformation, the crane driver turned his engine off.',
    ],
    ['fhole', 'G major', 'lyric'],
  ),
  event(
    1964,
    ['合唱团成立', 'The chorus is founded'],
    ['一百二十人报名，留下四十八人。', 'A hundred and twenty apply, forty-eight stay.'],
    [
      '为演出贝多芬第九，乐团向全城招歌手。一百二十人报名，四十八人留下，其中有三位邮递员。和鸣合唱团至今保留一条规定：报名不问职业。',
      'For Beethoven’s Ninth the orchestra asked the whole city for singers. A hundred and twenty applied and forty-eight stayed, three postmen among them. To this day the Heming Chorus does not ask what anyone does for a living.',
    ],
    ['fan', 'D minor', 'heroic', 9],
  ),
  event(
    1973,
    ['第三任总监', 'The third music director'],
    ['罗锦晖从打字油印的总谱里排出了舒伯特。', 'Luo Jinhui rehearses Schubert from stencilled scores.'],
    [
      '罗锦晖接任音乐总监。谱库不全，她带着谱务用蜡纸刻了整部舒伯特“伟大”，一千三百页，没有一个错音。这套分谱仍在博物馆。',
      'Luo Jinhui became music director. The library had gaps, and with the librarian she cut the whole of Schubert’s “Great” on stencils: thirteen hundred pages and not one wrong note. The parts are in the museum.',
    ],
    ['neume', 'C major', 'lyric'],
    ['museum', ['在博物馆看分谱', 'See the parts']],
  ),
  event(
    1976,
    ['《黄河》重新唱起', 'The Yellow River returns'],
    [
      '冼星海的《黄河大合唱》，两百四十人的合唱。',
      'Xian Xinghai’s cantata returns, with a chorus of two hundred and forty.',
    ],
    [
      '冼星海的《黄河大合唱》在体育馆重新唱起，合唱二百四十人，乐队的谱台排到了三分线外。散场时观众没有走，要求再唱一遍“保卫黄河”。',
      'Xian Xinghai’s Yellow River Cantata was heard again, in a gymnasium, with two hundred and forty singers and music stands beyond the three-point line. Nobody left; they asked for “Defend the Yellow River” once more.',
    ],
    ['waves', 'C major', 'heroic'],
    ['musicale?composer=xian-xinghai', ['冼星海的音乐会', 'Concerts with Xian Xinghai']],
  ),
  event(
    1979,
    ['第一位国外客席', 'The first guest from abroad'],
    ['一位指挥带来一皮箱马勒的分谱。', 'A conductor brings a suitcase of Mahler.'],
    [
      '一位来访的指挥带来一皮箱马勒第一的分谱，走的时候把它留下了。乐手们用两周读完，用二十年学会。',
      'A visiting conductor brought the parts of Mahler’s First in a suitcase and left them behind. The players read them in two weeks, and took twenty years to learn them.',
    ],
    ['horn', 'D major', 'dark'],
    ['musicale?composer=mahler', ['马勒的音乐会', 'Concerts with Mahler']],
  ),
  event(
    1983,
    ['溜冰场里的新年', 'New Year on ice'],
    [
      '全城最大的屋顶在溜冰场，第一场新年音乐会就在那里。',
      'The largest roof in the city covers an ice rink.',
    ],
    [
      '全城最大的屋顶在溜冰场。第一场新年音乐会就在冰面上铺了木板举行，弦乐手戴着露指手套拉完了《蓝色多瑙河》。',
      'The largest roof in the city covered an ice rink. The first New Year concert was given there on planks, and the strings played the Blue Danube in fingerless gloves.',
    ],
    ['crescendo', 'D major', 'festive', 12],
    ['about-sso#new-year', ['新年音乐会', 'New Year concerts']],
  ),
  event(
    1985,
    ['第一张唱片', 'The first record'],
    [
      '德沃夏克第九，录于学校体育馆，两班火车之间。',
      'Dvořák’s Ninth in a school gymnasium, between two trains.',
    ],
    [
      '体育馆旁边就是铁路，火车每四十分钟一班。德沃夏克“自新大陆”分九段录成，每一段都在两班火车之间。仔细听第四乐章的末尾，有一声很远的汽笛，后来没有人舍得剪掉。',
      'Beside the gymnasium ran a railway with a train each forty minutes. Dvořák’s “New World” was recorded in nine pieces, each between two trains. At the end of the finale there is a whistle, very far away. Nobody had the heart to cut it.',
    ],
    ['discs', 'E minor', 'dark', 4],
    ['about-sso#label', ['唱片与厂牌', 'Records and labels']],
  ),
  event(
    1988,
    ['秦慕之执棒', 'Qin Muzhi takes the baton'],
    ['中提琴手成为第四任音乐总监。', 'A viola player becomes the fourth music director.'],
    [
      '进团三十年的中提琴手成为第四任音乐总监。第一次排练他没有上指挥台，坐在自己的老位置上，请大家先不看他，奏一遍海顿。',
      'After thirty years among the violas Qin Muzhi became the fourth music director. For his first rehearsal he stayed in his old chair, asked everyone not to look at him, and had them play Haydn.',
    ],
    ['fhole', 'Bb major', 'heroic'],
    ['about-detail?id=qin-muzhi', ['秦慕之', 'Qin Muzhi']],
  ),
  event(
    1991,
    ['三万个一块钱', 'Thirty thousand yuan, one by one'],
    ['为一座还没有的音乐厅募捐。', 'A collection for a hall that did not exist.'],
    [
      '听松路上的电影院要拆，乐团请求把地留下。市民每人捐一块钱，三个月里来了三万零六百一十一位。名单刻在今天一号门的台阶上。',
      'The cinema on Tingsong Road was to be pulled down and the orchestra asked for the ground. Everyone was invited to give one yuan. In three months thirty thousand six hundred and eleven people did; their names are cut into the steps of gate 1.',
    ],
    ['tiles', 'A major', 'heroic'],
    ['support', ['今天的支持者', 'Supporters today']],
  ),
  event(
    1994,
    ['音乐厅启用', 'The hall opens'],
    ['贝多芬第九，然后是十一分钟的掌声。', 'Beethoven’s Ninth, then eleven minutes of applause.'],
    [
      '五十八年里，乐团在电影院、体育馆和一座溜冰场演出。10 月 16 日，听松路 218 号开门，1,191 个座位坐满。秦慕之等最后一声响动停下，才给出贝多芬第九的第一小节。那段寂静也录了下来，长十九秒。',
      'For fifty-eight years the orchestra had played in cinemas, gymnasiums and one ice rink. On 16 October the doors of 218 Tingsong Road opened on 1,191 seats, and Qin Muzhi waited for the last rustle to die before he gave the first bar of Beethoven’s Ninth. The silence was recorded too. It lasts nineteen seconds.',
    ],
    ['stage', 'A minor', 'heroic'],
    ['huntunpi', ['今天的音乐厅', 'The hall today']],
  ),
  event(
    1996,
    ['管风琴入厅', 'The organ arrives'],
    ['四千三百一十二根音管，装了五个月。', 'Four thousand three hundred and twelve pipes take five months.'],
    [
      '四千三百一十二根音管分装一百四十箱，走水路到松江码头，离六十年前的茶叶仓库不到三百米。装琴五个月，调律七个月，首演是圣-桑第三。',
      'Four thousand three hundred and twelve pipes in a hundred and forty crates came by water to the quay, three hundred metres from the old tea warehouse. Building took five months and voicing seven. The first work was Saint-Saëns’s Third.',
    ],
    ['pipes', 'C minor', 'dark'],
    ['about-detail?id=bo-yuan', ['驻厅管风琴师柏予安', 'Bo Yu’an, organist in residence']],
  ),
  event(
    1998,
    ['坐火车去十一座城', 'Eleven cities by train'],
    ['乐团最长的一次巡演，四节卧铺车厢。', 'The longest tour travels in four sleeping cars.'],
    [
      '二十三天，十一座城，四节卧铺。低音提琴睡下铺，人睡上铺。同行的一只大提琴箱里，至今贴着十一张站台票和三十八个签名。',
      'Twenty-three days, eleven cities, four sleeping cars. The double basses had the lower berths. In the lid of one cello case there are still eleven platform tickets and thirty-eight signatures.',
    ],
    ['bow', 'F major', 'bright'],
    ['about-sso#touring', ['国际巡演', 'International touring']],
  ),
  event(
    2001,
    ['亲子音乐会', 'Family concerts'],
    ['五十分钟，可以轻声提问。', 'Fifty minutes, and questions are welcome.'],
    [
      '第一场亲子音乐会请来三百个孩子，规定只有一条：提问要在音乐停下的时候。第一个问题是，指挥为什么不出声。',
      'Three hundred children came to the first family concert. There was one rule: questions when the music stops. The first was why the conductor makes no sound.',
    ],
    ['tiles', 'C major', 'bright'],
    ['musicale?type=family', ['亲子音乐会', 'Family concerts']],
  ),
  event(
    2003,
    ['乐团学院', 'The orchestra academy'],
    ['十二名学生，与十二位首席同坐一张谱台。', 'Twelve students share desks with twelve principals.'],
    [
      '学院不设教室，学生坐进乐队，与首席同用一张谱台，两年为期。至今毕业二百四十六人，其中二十一位就在台上。',
      'The academy had no classrooms. Students sat in the orchestra and shared a desk with a principal for two years. Two hundred and forty-six have graduated; twenty-one of them are on this stage.',
    ],
    ['tiles', 'D major', 'bright'],
    ['about-sso#academy', ['乐团学院', 'Orchestra academy']],
  ),
  event(
    2006,
    ['室内乐厅', 'The Chamber Hall'],
    ['三百九十六座，鞋盒形，樱桃木。', 'Three hundred and ninety-six seats in a shoebox of cherry wood.'],
    [
      '老排练厅改成了室内乐厅，三百九十六座，樱桃木护墙。开幕那晚没有乐队，只有一把大提琴，巴赫的六首组曲从傍晚拉到午夜。',
      'The old rehearsal room became the Chamber Hall: three hundred and ninety-six seats and walls of cherry wood. On the first night there was no orchestra, only one cello, and the six suites of Bach from dusk to midnight.',
    ],
    ['lissajous', 'G major', 'lyric'],
    ['musicale?hall=chamber', ['室内乐厅的音乐会', 'Concerts in the Chamber Hall']],
  ),
  event(
    2008,
    ['第一次欧洲巡演', 'To Europe'],
    ['九个国家，第一站返场是《二泉映月》。', 'Nine countries, and Abing for an encore.'],
    [
      '三十一天，九个国家，十四座音乐厅。第一站返场演的是《二泉映月》的弦乐版，台下静了很久才有掌声。',
      'Thirty-one days, nine countries, fourteen halls. The first encore was Moon Reflected in the Second Spring, for strings. It was a long time before anyone clapped.',
    ],
    ['qin', 'Eb minor', 'lyric'],
    ['about-sso#touring', ['国际巡演', 'International touring']],
  ),
  event(
    2011,
    ['和鸣弦乐四重奏', 'The Heming Quartet'],
    ['四位乐手，一间没有窗的排练室。', 'Four players and a room without windows.'],
    [
      '许令闻、沈微澜、梁时、姜晚在排练后多留了一小时，一留就是十五年。曲目从海顿到今天的委约新作，演出近二百场。',
      'Xu Lingwen, Shen Weilan, Liang Shi and Jiang Wan stayed an hour longer after rehearsal, and have stayed for fifteen years: almost two hundred concerts, from Haydn to works of this year.',
    ],
    ['lissajous', 'D minor', 'serene'],
    ['about-detail?id=heming-quartet', ['和鸣弦乐四重奏', 'The Heming Quartet']],
  ),
  event(
    2012,
    ['江文也复原', 'Jiang Wenye restored'],
    [
      '《孔庙大成乐章》从一只琴箱夹层里的分谱复原。',
      'Music of the Confucian Temple, from parts in the lining of a case.',
    ],
    [
      '修琴师在一只旧琴箱的夹层里找到十四页手抄分谱，是江文也《孔庙大成乐章》。谱务组用三年补齐其余声部。秦慕之以它告别总监任期。',
      'In the lining of an old case a repairer found fourteen pages in manuscript: parts of Jiang Wenye’s Music of the Confucian Temple. The librarians took three years to complete the rest. Qin Muzhi gave it as his farewell.',
    ],
    ['bells', 'F major', 'serene'],
    ['musicale?type=chinese', ['中国回响', 'Echoes of China']],
  ),
  event(
    2014,
    ['草坪音乐会', 'Evenings on the lawn'],
    ['六百个坐垫，日落开演。', 'Six hundred cushions, music at sunset.'],
    [
      '音乐厅东侧的草坪第一次搭起舞台，六百个编号坐垫，日落开演。第一晚下雨，乐队在檐下把贝多芬“田园”演完，风暴乐章来得正是时候。',
      'A stage was built on the lawn east of the hall: six hundred numbered cushions, music at sunset. On the first night it rained. The orchestra finished the “Pastoral” under the eaves, and the storm came where it should.',
    ],
    ['bow', 'E major', 'bright'],
    ['about-sso#summer-festival', ['夏季音乐节', 'Summer music festival']],
  ),
  event(
    2016,
    ['国际小提琴比赛', 'International violin competition'],
    [
      '第一届，三十一个国家的九十六位选手。',
      'The first edition hears ninety-six players from thirty-one countries.',
    ],
    [
      '第一届比赛不评委会提问，也不公布分数，只公布每位评委写给选手的一封信。九十六位选手来自三十一个国家，决赛由乐团协奏。',
      'The first edition published no marks, only the letter that each juror wrote to each player. Ninety-six violinists came from thirty-one countries; in the final they played with the orchestra.',
    ],
    ['fhole', 'A major', 'festive'],
    ['about-sso#competition', ['国际小提琴比赛', 'International violin competition']],
  ),
  event(
    2018,
    ['管理论坛', 'The forum'],
    ['四十个乐团的管理者坐在排练厅里。', 'Managers of forty orchestras sit in the rehearsal room.'],
    [
      '第一届乐团管理论坛开在排练厅。会议从一次公开排练开始，四十个乐团的管理者坐在声部之间，第一个议题是：谁来决定排练几点结束。',
      'The first orchestra management forum was held in the rehearsal room and began with a rehearsal. Managers of forty orchestras sat among the sections. The first item was who decides when a rehearsal ends.',
    ],
    ['lissajous', 'C# minor', 'dark'],
    ['about-sso#forum', ['乐团管理论坛', 'Orchestra management forum']],
  ),
  event(
    2020,
    ['九十八个房间', 'Ninety-eight rooms'],
    [
      '音乐厅关闭一百四十天，乐手各自在家里合奏。',
      'The hall is closed for a hundred and forty days; the orchestra plays from home.',
    ],
    [
      '音乐厅关闭一百四十天。九十八位乐手各自在家录下一个声部，拼成埃尔加“宁录”。重新开门那晚只能坐三百人，乐队在台上向空座位也鞠了一躬。',
      'The hall was closed for a hundred and forty days. In ninety-eight rooms each player recorded one part of Elgar’s “Nimrod”. When the doors opened again only three hundred could come, and the orchestra bowed to the empty seats as well.',
    ],
    ['discs', 'Eb major', 'serene', 9],
  ),
  event(
    2021,
    ['顾景行就任', 'Gu Jingxing'],
    ['第五任音乐总监以布鲁克纳第四开始。', 'The fifth music director begins with Bruckner’s Fourth.'],
    [
      '九年里乐团由乐手组成的艺术委员会掌舵，客席指挥来了六十四位。第六十五位留了下来。顾景行以布鲁克纳第四就任，谢幕时站在圆号声部里。',
      'For nine years a committee of players had steered the orchestra, with sixty-four guests on the podium. The sixty-fifth stayed. Gu Jingxing began with Bruckner’s Fourth and took his bow among the horns.',
    ],
    ['horn', 'Eb major', 'heroic'],
    ['about-detail?id=gu-jingxing', ['顾景行', 'Gu Jingxing']],
  ),
  event(
    2023,
    ['第一百部委约', 'The hundredth commission'],
    ['第一百部委约作品首演，作曲家二十三岁。', 'The hundredth new work, by a composer of twenty-three.'],
    [
      '从 1959 年到这一晚，乐团首演了一百部为它而写的作品。第一百部的作者二十三岁，学院毕业，曾是第二小提琴的代班。',
      'From 1959 to that evening the orchestra had given a hundred works that were written for it. The composer of the hundredth was twenty-three, a graduate of the academy and once a substitute in the second violins.',
    ],
    ['crescendo', 'B minor', 'dark', 10],
    ['about-sso#commission', ['委约作品', 'Commission']],
  ),
  event(
    2024,
    ['池座里最便宜的票', 'The cheapest seats, in the stalls'],
    ['三百个座位，八十元，不在最后一排。', 'Three hundred seats at eighty yuan, and not in the last row.'],
    [
      '乐团把每场三百个八十元的座位移到池座和一层。那一季，第一次走进音乐厅的人占了两成七。',
      'At every concert three hundred seats at eighty yuan were moved to the stalls and the first level. In that season twenty-seven in a hundred visitors had never been in the hall before.',
    ],
    ['fan', 'G major', 'festive', 6],
    ['about-annualreport', ['年度报告', 'Annual report']],
  ),
  event(
    2026,
    ['九十年', 'Ninety years'],
    [
      '还是海顿的“告别”，听众请勿离开。',
      'Haydn’s “Farewell” once more, and listeners are asked not to leave.',
    ],
    [
      '纪念音乐会没有致辞。十九位乐手走上台，对着一只旧话筒奏完海顿“告别”，然后其余七十九位走上来，奏马勒第五。',
      'The anniversary concert had no speeches. Nineteen players walked on and gave Haydn’s “Farewell” before an old microphone. Then the other seventy-nine came, and they played Mahler’s Fifth.',
    ],
    ['harmonics', 'C# minor', 'dark', 5],
    ['musicale-detail?id=mahler-5', ['马勒第五交响曲', 'Mahler’s Fifth Symphony']],
  ),
];
