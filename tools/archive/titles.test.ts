import { describe, expect, it } from 'vitest';
import { composerOf } from './composers.ts';
import { movementTitle } from './movements.ts';
import { clockOf, flatten } from './nyphil.ts';
import { partOf, readingOrder } from './people.ts';
import { chineseNumber, workTitle } from './work-title.ts';

/** As the performance history writes them → English, Chinese. */
const TITLES: readonly (readonly [raw: string, en: string, zh: string])[] = [
  [
    'CONCERTO, PIANO, NO. 2, B FLAT MAJOR, OP.83',
    'Piano Concerto No. 2 in B-flat major, Op. 83',
    '降B大调第二钢琴协奏曲，Op. 83',
  ],
  [
    'CONCERTO, PIANO NO. 20, D MINOR, K.466',
    'Piano Concerto No. 20 in D minor, K. 466',
    'd小调第二十钢琴协奏曲，K. 466',
  ],
  [
    'CONCERTO, PIANO, NO. 1, B-FLAT MINOR, OP. 23',
    'Piano Concerto No. 1 in B-flat minor, Op. 23',
    '降b小调第一钢琴协奏曲，Op. 23',
  ],
  [
    'CONCERTO, PIANO NO. 10, E-FLAT MAJOR, K.316A (OLD K.365) (2 PIANOS)',
    'Piano Concerto No. 10 in E-flat major, K. 365',
    '降E大调第十钢琴协奏曲，K. 365',
  ],
  [
    'CONCERTO, PIANO NO. 26, D MAJOR, K.537 "CORONATION"',
    'Piano Concerto No. 26 in D major, “Coronation”, K. 537',
    'D大调第二十六钢琴协奏曲“加冕”，K. 537',
  ],
  [
    'CONCERTO, PIANO, NO. 5, OP. 103, F MAJOR (EGYPTIAN)',
    'Piano Concerto No. 5 in F major, “Egyptian”, Op. 103',
    'F大调第五钢琴协奏曲“埃及”，Op. 103',
  ],
  ['CONCERTO, PIANO', 'Piano Concerto', '钢琴协奏曲'],
  [
    'CONCERTO, PIANO, NO. 3, SZ 119, BB 127',
    'Piano Concerto No. 3, Sz. 119, BB 127',
    '第三钢琴协奏曲，Sz. 119, BB 127',
  ],
  ['SYMPHONY NO. 4 IN A MAJOR, MWV N 16', 'Symphony No. 4 in A major, MWV N 16', 'A大调第四交响曲，MWV N 16'],
  ['Smith, Richard B. / WINTER WONDERLAND', 'Winter Wonderland', 'Winter Wonderland'],
  ['REQUIEM: DEUTSCHES', 'Ein deutsches Requiem', '《德意志安魂曲》'],
  ['DUOS, FORTY-FOUR, TWO VIOLINS', 'Forty-Four Duos for two violins', 'Forty-Four Duos for two violins'],
  ['MORCEAUX, 18, PIANO SOLO', '18 Morceaux for piano', '18 Morceaux for piano'],
  ['MAN OF LA MANCHA', 'Man of La Mancha', 'Man of La Mancha'],
  ['CONCERTO, VIOLIN, D MAJOR, OP.61', 'Violin Concerto in D major, Op. 61', 'D大调小提琴协奏曲，Op. 61'],
  ['CONCERTO, VIOLIN, D MINOR, OP .47', 'Violin Concerto in D minor, Op. 47', 'd小调小提琴协奏曲，Op. 47'],
  [
    'CONCERTO, VIOLIN, NO. 1, H.VIIA:1, C MAJOR',
    'Violin Concerto No. 1 in C major, Hob. VIIa:1',
    'C大调第一小提琴协奏曲，Hob. VIIa:1',
  ],
  ['CONCERTO FOR VIOLIN, NO.  22', 'Violin Concerto No. 22', '第二十二小提琴协奏曲'],
  ['CON., VIOLIN, E MAJOR, BWV 1042', 'Violin Concerto in E major, BWV 1042', 'E大调小提琴协奏曲，BWV 1042'],
  [
    'CON., VIOLINS, (TWO), BWV 1043, D MINOR',
    'Concerto for two violins in D minor, BWV 1043',
    'd小调双小提琴协奏曲，BWV 1043',
  ],
  [
    'CONCERTO, CELLO, NO. 1, A MINOR, OP. 33',
    'Cello Concerto No. 1 in A minor, Op. 33',
    'a小调第一大提琴协奏曲，Op. 33',
  ],
  [
    'CONCERTO, VIOLIN AND CELLO, OP. 102 (DOUBLE)',
    'Concerto for violin and cello, “Double”, Op. 102',
    '小提琴与大提琴协奏曲，Op. 102',
  ],
  [
    'CONCERTO, VIOLIN, CELLO & PIANO, OP. 56 (TRIPLE)',
    'Concerto for violin, cello and piano, “Triple”, Op. 56',
    '小提琴、大提琴与钢琴协奏曲，Op. 56',
  ],
  [
    'CONCERTO, HORN NO. 2, E-FLAT MAJOR, K.417',
    'Horn Concerto No. 2 in E-flat major, K. 417',
    '降E大调第二圆号协奏曲，K. 417',
  ],
  [
    'CONCERTO GROSSO, OP.6, NO.8, G MINOR (CHRISTMAS)',
    'Concerto grosso in G minor, “Christmas”, Op. 6 No. 8',
    'g小调大协奏曲“圣诞”，Op. 6 No. 8',
  ],
  [
    'BRANDENBURG CONCERTO NO. 3 IN G MAJOR, BWV 1048',
    'Brandenburg Concerto No. 3 in G major, BWV 1048',
    'G大调第三勃兰登堡协奏曲，BWV 1048',
  ],
  ['SYMPHONY NO. 5 IN C MINOR, OP.67', 'Symphony No. 5 in C minor, Op. 67', 'c小调第五交响曲，Op. 67'],
  [
    'SYMPHONY NO. 3 IN E FLAT MAJOR, OP. 55 (EROICA)',
    'Symphony No. 3 in E-flat major, “Eroica”, Op. 55',
    '降E大调第三交响曲“英雄”，Op. 55',
  ],
  [
    'SYMPHONY NO. 6, B MINOR, OP. 74 (PATHÉTIQUE)',
    'Symphony No. 6 in B minor, “Pathétique”, Op. 74',
    'b小调第六交响曲“悲怆”，Op. 74',
  ],
  [
    'SYMPHONY NO. 9, E MINOR, OP.95 (FROM THE NEW WORLD)',
    'Symphony No. 9 in E minor, “From the New World”, Op. 95',
    'e小调第九交响曲“自新大陆”，Op. 95',
  ],
  [
    'SYMPHONY NO. 8, B MINOR, D.759 (UNFINISHED)',
    'Symphony No. 8 in B minor, “Unfinished”, D. 759',
    'b小调第八交响曲“未完成”，D. 759',
  ],
  [
    'SYMPHONY NO. 41, C MAJOR, K.551, "JUPITER"',
    'Symphony No. 41 in C major, “Jupiter”, K. 551',
    'C大调第四十一交响曲“朱庇特”，K. 551',
  ],
  [
    'SYMPHONY NO.  45, F SHARP MINOR (FAREWELL)',
    'Symphony No. 45 in F-sharp minor, “Farewell”',
    '升f小调第四十五交响曲“告别”',
  ],
  [
    'SYMPHONY NO. 100, G MAJOR (MILITARY)',
    'Symphony No. 100 in G major, “Military”',
    'G大调第一百交响曲“军队”',
  ],
  [
    'SYMPHONY NO. 101, D MAJOR (THE CLOCK)',
    'Symphony No. 101 in D major, “The Clock”',
    'D大调第一百零一交响曲“时钟”',
  ],
  ['SYMPHONY NO. 5, B FLAT, OP. 55', 'Symphony No. 5 in B-flat, Op. 55', '降B大调第五交响曲，Op. 55'],
  [
    'SYMPHONY NO. 4, "LE POEME DE L\'EXTASE," OP. 54',
    'Symphony No. 4, “Le Poème de l’extase”, Op. 54',
    '第四交响曲“狂喜之诗”，Op. 54',
  ],
  [
    'SYMPHONY NO. 7, D MINOR, OP.70 (OLD NO. 2)',
    'Symphony No. 7 in D minor, Op. 70',
    'd小调第七交响曲，Op. 70',
  ],
  ['SYMPHONY IN D MINOR', 'Symphony in D minor', 'd小调交响曲'],
  ['SYMPHONY, MANFRED, OP. 58', 'Manfred Symphony, Op. 58', '《曼弗雷德》交响曲，Op. 58'],
  ['SYMPHONY, ORGAN, ORCHESTRA', 'Symphony for organ and orchestra', '管风琴与乐队交响曲'],
  ['QUARTET, STRING, IN G MINOR, OP.10', 'String Quartet in G minor, Op. 10', 'g小调弦乐四重奏，Op. 10'],
  ['QUARTET, STRINGS, NO. 12, OP. 96', 'String Quartet No. 12, Op. 96', '第十二弦乐四重奏，Op. 96'],
  [
    'TRIO, TWO OBOES, ENGLISH HORN, OP. 87',
    'Trio for two oboes and cor anglais, Op. 87',
    '两支双簧管与英国管三重奏，Op. 87',
  ],
  ['SUITE NO. 2,  B MINOR, BWV 1067', 'Suite No. 2 in B minor, BWV 1067', 'b小调第二组曲，BWV 1067'],
  [
    'SERENADE NO. 13, G MAJOR, K.525, "EINE KLEINE NACHTMUSIK"',
    'Serenade No. 13 in G major, “Eine kleine Nachtmusik”, K. 525',
    'G大调第十三小夜曲“弦乐小夜曲”，K. 525',
  ],
  [
    'SERENADE, WIND INSTRUMENTS, E FLAT MAJOR, OP. 7',
    'Serenade for wind instruments in E-flat major, Op. 7',
    '降E大调管乐小夜曲，Op. 7',
  ],
  ['HUNGARIAN RHAPSODY NO.  1, F MINOR', 'Hungarian Rhapsody No. 1 in F minor', 'f小调第一匈牙利狂想曲'],
  ['CANTATA NO. 174', 'Cantata No. 174', '第174号康塔塔'],
  ['FREISCHUTZ, DER', 'Der Freischütz', '《魔弹射手》'],
  ['MEISTERSINGER, DIE, WWV 96', 'Die Meistersinger von Nürnberg, WWV 96', '《纽伦堡的名歌手》，WWV 96'],
  [
    'MEISTERSINGER, DIE, WWV 96:  PREISLIED (VN, ORCH) (ARR. Wilhelmj)',
    'Die Meistersinger von Nürnberg: Preislied, WWV 96 (arr. Wilhelmj)',
    '《纽伦堡的名歌手》：优胜之歌，WWV 96（Wilhelmj 改编）',
  ],
  ['GOTTERDAMMERUNG [GÖTTERDÄMMERUNG]', 'Götterdämmerung', '《众神的黄昏》'],
  ['FLIEGENDE HOLLANDER [HOLLÄNDER], DER', 'Der fliegende Holländer', '《漂泊的荷兰人》'],
  ['WALKURE, DIE, WWV 86B', 'Die Walküre, WWV 86b', '《女武神》，WWV 86b'],
  ['LEONORE OVERTURE NO. 3, OP. 72B', 'Leonore Overture No. 3, Op. 72b', '《莱奥诺拉》序曲第三号，Op. 72b'],
  ['NUTCRACKER, THE: SUITE, OP. 71A', 'The Nutcracker: Suite, Op. 71a', '《胡桃夹子》：组曲，Op. 71a'],
  [
    "L'ARLESIENNE: SUITE NO. 2 (ARR. Guiraud)",
    'L’Arlésienne: Suite No. 2 (arr. Guiraud)',
    '《阿莱城姑娘》：第二组曲（Guiraud 改编）',
  ],
  ['FIREBIRD: SUITE (1919 VERSION)', 'The Firebird: Suite (1919 version)', '《火鸟》：组曲'],
  ["MA MÈRE L'OYE (MOTHER GOOSE): SUITE (ORCHESTRA)", 'Ma mère l’Oye: Suite', '《鹅妈妈》：组曲'],
  [
    "PRELUDE A L'APRES-MIDI D'UN FAUNE (PRELUDE TO THE AFTERNOON OF A FAUN)",
    'Prélude à l’après-midi d’un faune',
    '《牧神午后前奏曲》',
  ],
  [
    'DEATH AND TRANSFIGURATION (TOD UND VERKLARUNG), OP. 24',
    'Death and Transfiguration, Op. 24',
    '《死与净化》，Op. 24',
  ],
  [
    'AN DER SCHONEN, BLAUEN DONAU (ON THE BEAUTIFUL BLUE DANUBE), OP. 314',
    'An der schönen, blauen Donau, Op. 314',
    '《蓝色多瑙河》，Op. 314',
  ],
  [
    'RHEINGOLD, DAS WWV 86A: ENTRANCE, GODS INTO VALHALLA (ARR. Zumpe)',
    'Das Rheingold: Entrance of the Gods into Valhalla, WWV 86a (arr. Zumpe)',
    '《莱茵的黄金》：众神进入瓦尔哈拉，WWV 86a（Zumpe 改编）',
  ],
  [
    "TRISTAN UND ISOLDE, WWV 90, PRELUDE ACT III, SHEPHERD'S TUNE (ARR. Humiston)",
    'Tristan und Isolde: Prelude Act III, Shepherd’s Tune, WWV 90 (arr. Humiston)',
    '《特里斯坦与伊索尔德》：Prelude Act III, Shepherd’s Tune，WWV 90（Humiston 改编）',
  ],
  ["SORCERER'S APPRENTICE, THE", 'The Sorcerer’s Apprentice', '《小巫师》'],
  ["IMPRESSIONS D'ITALIE", 'Impressions d’Italie', '《意大利印象》'],
  ['ELEGIAC MELODIES, TWO, OP.34', 'Two Elegiac Melodies, Op. 34', '《两首悲歌》，Op. 34'],
  ['OVERTURE, 1812, OP. 49', '1812 Overture, Op. 49', '《1812》序曲，Op. 49'],
  ['MA VLAST (MY COUNTRY)', 'Má vlast', '《我的祖国》'],
  ['UNITED STATES', 'The Star-Spangled Banner', '美国国歌'],
  ['OLD FLEMISH FOLKSONGS, FOUR', 'Four Old Flemish Folksongs', 'Four Old Flemish Folksongs'],
  [
    'TWO WALTZES, STRING ORCHESTRA, OP.54',
    'Two Waltzes for string orchestra, Op. 54',
    'Two Waltzes for string orchestra，Op. 54',
  ],
  ['ADVENTURES IN A PERAMBULATOR', 'Adventures in a Perambulator', 'Adventures in a Perambulator'],
  ['O LORD, I CRY TO THEE', 'O Lord, I Cry to Thee', 'O Lord, I Cry to Thee'],
  ['AIR AND GAVOTTE IN E (UNSPECIFIED)', 'Air and Gavotte in E', 'Air and Gavotte in E'],
  ['VICTORY BALL, A', 'A Victory Ball', 'A Victory Ball'],
];

describe('work titles', () => {
  it('are a table of at least 60 rows', () => expect(TITLES.length).toBeGreaterThanOrEqual(60));
  it.each(TITLES)('%s', (raw, en, zh) => {
    expect(workTitle(raw).title).toEqual({ en, zh });
  });

  it('tell key, catalogue number and weight apart', () => {
    expect(workTitle('SYMPHONY NO.  45, F SHARP MINOR (FAREWELL)')).toMatchObject({
      key: 'F# minor',
      catalogue: '',
      weight: 3,
    });
    expect(workTitle('CONCERTO, PIANO, NO. 2, B FLAT MAJOR, OP.83')).toMatchObject({
      key: 'Bb major',
      catalogue: 'Op. 83',
      weight: 2,
      name: { en: 'Piano Concerto No. 2 in B-flat major', zh: '降B大调第二钢琴协奏曲' },
    });
    expect(workTitle('NOCTURNES')).toMatchObject({ key: '', weight: 1 });
  });

  it('never throws and never comes out empty', () => {
    for (const raw of [
      '',
      ' ',
      '(',
      '()',
      ',,,',
      'OP. 1',
      'NO. 3',
      '"',
      ': :',
      'IN C MAJOR',
      '[UNSPECIFIED]',
      '\u0000',
    ]) {
      const { title } = workTitle(raw);
      expect(title.en.trim()).not.toBe('');
      expect(title.zh.trim()).not.toBe('');
    }
  });

  it.each([
    [1, '一'],
    [10, '十'],
    [13, '十三'],
    [20, '二十'],
    [41, '四十一'],
    [100, '一百'],
    [104, '一百零四'],
    [174, '一百七十四'],
  ])('%i in Chinese', (n, zh) => {
    expect(chineseNumber(n)).toBe(zh);
  });
});

describe('names', () => {
  it.each([
    ['Ashman/Menken, Howard/Alan', 'Howard Ashman and Alan Menken'],
    ['Bricusse and Newley,  Leslie and Anthony', 'Leslie Bricusse and Anthony Newley'],
    ['Heller/Heller/King, JJ/Dave/Ross', 'JJ Heller, Dave Heller and Ross King'],
    ['Bologne, Joseph Chevalier de Saint-Georges', 'Joseph Bologne, Chevalier de Saint-Georges'],
    ['Hiromi [Uehara], Hiromi', 'Hiromi'],
    ['Kurtág, Georgy [György]', 'György Kurtág'],
    ['Weber,  Carl  Maria von', 'Carl Maria von Weber'],
    ['Beethoven,  Ludwig  van', 'Ludwig van Beethoven'],
    ['Dvorak,  Antonín', 'Antonín Dvorak'],
    ['Saint-Saens [Saint-Saëns],  Camille', 'Camille Saint-Saëns'],
    ['Furtwangler [Furtwängler], Wilhelm', 'Wilhelm Furtwängler'],
    ['Peege (Peegé), Charlotte', 'Charlotte Peegé'],
    ['Gretry [Grétry],  Andre [André]  Ernest Modeste', 'André Ernest Modeste Grétry'],
    ["Indy, Vincent d'", 'Vincent d’Indy'],
    ['Strauss,  Johann, II', 'Johann Strauss II'],
    ['Strauss,  Johann, Sr.', 'Johann Strauss Sr.'],
    ['Hoogstraten, Willem van', 'Willem van Hoogstraten'],
    ['Schola Cantorum of NY', 'Schola Cantorum of NY'],
    ['Traditional,', 'Traditional'],
    ["O'Hara,  Geoffrey", 'Geoffrey O’Hara'],
  ])('%s → %s', (raw, name) => {
    expect(readingOrder(raw)).toBe(name);
  });

  it.each([
    ['Dvorak,  Antonín', 'dvorak', '德沃夏克', 'Dvořák'],
    ['Musorgsky,  Modest', 'mussorgsky', '穆索尔斯基', 'Mussorgsky'],
    ['Haydn,  Franz  Joseph', 'haydn', '海顿', 'Haydn'],
    ['Strauss,  Johann, II', 'strauss-j', '小约翰·施特劳斯', 'Johann Strauss II'],
    ['Strauss,  Johann, Sr.', 'strauss-j1', '老约翰·施特劳斯', 'Johann Strauss I'],
    ['Strauss,  Richard', 'strauss-r', '理查·施特劳斯', 'R. Strauss'],
    ['Elgar,  Sir  Edward', 'elgar', '埃尔加', 'Elgar'],
    ['Hadley,  Henry  Kimball', 'henry-kimball-hadley', '哈德利', 'Hadley'],
    ["Indy,  Vincent  d'", 'vincent-dindy', '丹第', 'd’Indy'],
    ['Goudoever,  H.D.  van', 'h-d-van-goudoever', 'van Goudoever', 'van Goudoever'],
    ['Langley,  Allan  Lincoln', 'allan-lincoln-langley', 'Langley', 'Langley'],
  ])('the composer %s', (raw, id, zh, en) => {
    expect(composerOf(raw)).toMatchObject({ id, short: { zh, en } });
  });

  it.each([
    ['French Horn', '圆号', 'horn'],
    ['English Horn', '英国管', 'cor anglais'],
    ['Womens Chorus', '女声合唱', 'women’s chorus'],
    ['Treble [Boy soprano]', '童声', 'treble'],
    ['Other', '', ''],
    ['', '', ''],
    ['Theremin', '特雷门琴', 'theremin'],
    ['Serpent', 'serpent', 'serpent'],
  ])('the part %s', (raw, zh, en) => {
    expect(partOf(raw).name).toEqual({ zh, en });
  });
});

describe('movements and fields', () => {
  it.each([
    ['Overture', '序曲', 'Overture'],
    ['Prelude to Act I', '第一幕前奏曲', 'Prelude to Act I'],
    ['[Allegro]', '快板', 'Allegro'],
    ['1. Scherzo: Allegro vivace', '谐谑曲', '1. Scherzo: Allegro vivace'],
    ['Waldweben (Forest Murmurs)', '林中低语', 'Waldweben (Forest Murmurs)'],
    ['Fêtes ("Festivals")', '节日', 'Fêtes (“Festivals”)'],
    [
      'Andante cantabile, con alcuna licenza',
      'Andante cantabile, con alcuna licenza',
      'Andante cantabile, con alcuna licenza',
    ],
    ['ballet music (unspecified)', 'Ballet music', 'Ballet music'],
  ])('%s', (raw, zh, en) => {
    expect(movementTitle(raw)).toEqual({ zh, en });
  });
  it('that say nothing are left out', () => {
    for (const raw of ['', 'Unspecified', 'excerpts (unspecified)', 'Unspecified excerpts'])
      expect(movementTitle(raw)).toBeNull();
  });

  it.each([
    [{ em: 'The Swan of Tuonela' }, 'The Swan of Tuonela'],
    [
      { _: 'FROM (QUARTET)', em: ['ARRIVAL OF THE QUEEN OF SHEBA', 'SOLOMON'] },
      'ARRIVAL OF THE QUEEN OF SHEBA FROM SOLOMON (QUARTET)',
    ],
    [
      { _: 'CONCERTO, VIOLIN, E MAJOR, "FROM"', em: ['SPRING', 'THE FOUR SEASONS'] },
      'CONCERTO, VIOLIN, E MAJOR, "SPRING FROM THE FOUR SEASONS"',
    ],
    [{ _: 'Overture To', em: 'Tannhäuser' }, 'Overture To Tannhäuser'],
    [
      { _: '(Andantino quasi adagio)', em: 'Fileuse (Spinning Song)' },
      'Fileuse (Spinning Song) (Andantino quasi adagio)',
    ],
    ['  two   spaces ', 'two spaces'],
    [['a', { em: 'b' }], 'a b'],
    [7, '7'],
    [null, ''],
  ])('flattens %o', (value, text) => {
    expect(flatten(value)).toBe(text);
  });

  it.each([
    ['8:15PM', '20:15'],
    ['11:00AM', '11:00'],
    ['12:00PM', '12:00'],
    ['12:30AM', '00:30'],
    ['3:00PM', '15:00'],
    ['None', null],
    ['', null],
  ])('%s is %s', (raw, clock) => {
    expect(clockOf(raw)).toBe(clock);
  });
});
