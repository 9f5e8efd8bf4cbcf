import type { ComposerDoc } from '../catalogue/types.ts';

/**
 * How composers' names are written besides: other customary spellings in Chinese and in Latin letters. Search and the
 * list of concerts find by them; what is shown is the house's own. Words of one name are joined by hyphens.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  bach: 'Bach',
  bartok: '巴尔托克',
  beach: '毕奇',
  beethoven: '悲多芬',
  berlioz: '白辽士 贝辽兹',
  bizet: '比捷 毕才',
  borodin: '波罗丁 包罗定 Borodine',
  brahms: '布拉姆斯 布拉姆士 布兰姆斯 白拉姆斯',
  boulanger: '布朗杰 布兰杰',
  britten: '布列顿 布里腾 布里敦',
  bruckner: '布鲁克那 Brückner Brueckner',
  chabrier: '夏布里耶 夏布里叶 沙布里耶',
  chopin: '萧邦 Szopen',
  copland: '柯普兰 高普兰 科普伦 Copeland',
  debussy: '德布西 杜布西',
  dukas: '杜卡 杜卡士',
  dvorak:
    '德沃扎克 德弗札克 德弗乍克 德伏扎克 德弗扎克 德伏夏克 德佛札克 德佛扎克 Dworak Dvorzak Dworzak Dvorjak',
  elgar: '艾尔加 爱尔加',
  falla: '德法雅 De-Falla',
  faure: '佛瑞 佛雷',
  franck: '法朗克 佛朗克 弗兰克 法兰克',
  gershwin: '盖希文 葛什温 格舒温 盖什温',
  glazunov: '葛拉祖诺夫 Glazounov Glasunow Glazunow',
  glinka: '葛令卡',
  gluck: '葛路克 葛鲁克 Glück Glueck',
  gounod: '顾诺',
  grieg: '葛利格 葛里格',
  handel: '韩德尔 汉德尔 Händel Haendel',
  haydn: '海登 Hayden',
  'he-luting': 'Ho-Lu-ting',
  'hua-yanjun': '阿炳 Abing Ah-Bing',
  humperdinck: '亨佩尔丁克 韩佩定克 洪普丁克 亨伯定克',
  'jiang-wenye': 'Chiang-Wen-yeh Koh-Bunya',
  'strauss-j':
    '小施特劳斯 小史特劳斯 小约翰史特劳斯 斯特劳斯 史特劳斯 施特劳斯 Strauß Johann-Strauss Strauss-Jr',
  'strauss-j1': '老施特劳斯 老史特劳斯 斯特劳斯 史特劳斯 施特劳斯 Strauß Johann-Strauss Strauss-Sr',
  kodaly: '科达伊 高大宜 Kodály-Zoltán',
  'li-huanzhi': 'Li-Huan-chih',
  liszt: '里斯特 Liszt-Ferenc',
  'liu-tianhua': 'Liu-Tien-hua',
  lyadov: '李亚多夫 利亚多夫 Liadov Ljadow Liadow Lyadow',
  macdowell: '麦道威尔 麦克道维尔 McDowell',
  massenet: '马斯涅',
  mendelssohn: '孟德尔颂 孟德尔松 门德尔逊 Mendelssohn-Bartholdy',
  messiaen: '梅湘 梅西昂',
  mozart: '莫札特',
  mussorgsky: '穆索格斯基 穆梭斯基 Moussorgsky Musorgsky Mussorgski Mussorgskij Moussorgski Musorgskij',
  poulenc: '普兰克 浦兰克',
  prokofiev: '普罗高菲夫 普罗柯菲夫 浦罗柯菲耶夫 浦罗高菲夫 Prokofieff Prokofjew Prokofyev Prokofjev',
  rachmaninoff: '拉赫曼尼诺夫 Rachmaninov Rakhmaninov Rachmaninow Rakhmaninoff',
  ravel: '拉维尔 哈威尔',
  respighi: '雷史碧基 莱斯庇基 雷史毕基',
  'rimsky-korsakov':
    '林姆斯基-科萨科夫 林姆斯基-高沙可夫 里姆斯基-柯萨科夫 科萨科夫 柯萨科夫 高沙可夫 Rimski-Korsakow Rimsky-Korsakoff Rimskij-Korsakow Rimski-Korsakov Korsakov Korsakow',
  rodrigo: '罗德里哥 罗德利果',
  rossini: '洛西尼',
  'saint-saens': '圣桑 圣桑斯 Saint-Saens St-Saens St-Saëns',
  schubert: '舒柏特 舒勃特',
  schumann: '修曼 许曼',
  scriabin: '史克里亚宾 斯克里雅宾 斯克利亚宾 Skrjabin Skriabin Scriabine Skryabin',
  shostakovich:
    '萧士塔高维契 肖斯塔科维契 萧斯塔科维奇 萧士塔科维奇 萧斯塔高维奇 老肖 Schostakowitsch Shostakovitch Chostakovitch',
  sibelius: '西贝流士 西贝流斯 西贝留斯',
  smetana: '史麦塔纳 斯梅塔纳',
  'strauss-r':
    '理查-施特劳斯 理查德-施特劳斯 理查-斯特劳斯 理查-史特劳斯 理查德-斯特劳斯 斯特劳斯 史特劳斯 施特劳斯 Strauß Richard-Strauss',
  stravinsky:
    '史特拉汶斯基 史特拉文斯基 斯特拉温斯基 斯特拉汶斯基 Strawinsky Strawinski Stravinski Stravinskij',
  tchaikovsky:
    '柴科夫斯基 柴柯夫斯基 柴哥夫斯基 老柴 Tschaikowski Tschaikowsky Chaikovsky Tchaikowsky Chaykovsky Tschaikovsky Čajkovskij Tsjaikovski Ciaikovski Czajkowski',
  'vaughan-williams': '沃恩-威廉斯 佛汉-威廉斯 沃恩-威廉姆斯 RVW',
  verdi: '韦尔第 维尔第',
  wagner: '华格纳',
  weber: '威伯',
  wolf: '渥尔夫 Hugo-Wolf',
  'xian-xinghai': 'Hsien-Hsing-hai',
  'zhu-jianer': 'Chu-Chien-erh Zhu-Jian-er',
};

/** Of a composer by the season's own file too. */
export const spellingsOf = ({ id, spellings }: ComposerDoc): readonly string[] => [
  ...(SPELLINGS[id]?.split(' ') ?? []),
  ...(spellings ?? []),
];
