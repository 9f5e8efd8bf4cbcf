import { fold } from '#domain/rules/program-filter.ts';
import type { Bilingual } from '#domain/text.ts';
import { typeset, withDiacritics } from './letters.ts';

const SUFFIX = /^(?:I{1,3}|Jr\.?|Sr\.?)$/;

/** “György” behind “Georgy” is the better spelling of the word before; other brackets say something else. */
const withoutBrackets = (text: string): string =>
  text
    .replace(/(\S+)\s*\[(\S+?)\]/g, (_, word: string, other: string) =>
      word.charAt(0) === other.charAt(0) ? other : word,
    )
    .replace(/\s*\[[^\]]*\]/g, '');

const NAMES = /\s*(?:\/|&|\band\b)\s*/i;
const listOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** “Ashman/Menken, Howard/Alan” → “Howard Ashman and Alan Menken”; null for one person. */
function several(family: string, given: string): string | null {
  const [families, givens] = [family.split(NAMES), given.split(NAMES)];
  if (families.length < 2 || families.length !== givens.length) return null;
  return listOf(families.map((name, i) => readingOrder(`${name}, ${givens[i]}`)));
}

/** “Bologne, Joseph Chevalier de Saint-Georges”: the rank stands behind the name. */
const RANK = /^(.+?) ((?:Chevalier|Comte|Count|Baron|Duke|Duc|Marquis) (?:de|of|von) .+)$/;

/** “Beethoven,  Ludwig  van” → “Ludwig van Beethoven”; “Indy, Vincent d'” → “Vincent d’Indy”; groups stay as they are. */
export function readingOrder(raw: string): string {
  const text = withoutBrackets(withDiacritics(raw.replace(/\s+/g, ' ').trim()));
  const [family = '', given = '', ...rest] = text.split(',').map(part => part.trim());
  if (given === '' || given === family) return typeset(family);
  const all = several(family, given);
  if (all) return all;
  const rank = given.match(RANK);
  if (rank) return typeset(`${rank[1]} ${family}, ${rank[2]}`);
  const suffix = rest.find(part => SUFFIX.test(part)) ?? '';
  const glued = /(?:^|\s)d'$/i.test(given) ? `${given}${family}` : `${given} ${family}`;
  return typeset(suffix ? `${glued} ${suffix}` : glued);
}

/** People who play no part: the file's words for nobody and for everybody. */
const NO_NAMES = new Set(['no soloist', 'audience', 'none', '']);
export const isSomebody = (name: string): boolean => !NO_NAMES.has(fold(name));

/** Well-known performers in Chinese. */
const CHINESE: Readonly<Record<string, string>> = {
  'Willem van Hoogstraten': '威廉·范·霍赫斯特拉滕',
  'Josef Stransky': '约瑟夫·斯特兰斯基',
  'Walter Damrosch': '瓦尔特·达姆罗什',
  'Willem Mengelberg': '威廉·门格尔贝格',
  'Henry Hadley': '亨利·哈德利',
  'Albert Coates': '阿尔伯特·科茨',
  'Ernest Schelling': '欧内斯特·谢林',
  'Fritz Reiner': '弗里茨·赖纳',
  'Wilhelm Furtwängler': '威廉·富特文格勒',
  'Artur Bodanzky': '阿图尔·博丹茨基',
  'Bruno Walter': '布鲁诺·瓦尔特',
  'Nikolai Sokoloff': '尼古拉·索科洛夫',
  'Otto Klemperer': '奥托·克伦佩勒',
  'Frederick Stock': '弗雷德里克·斯托克',
  'Arturo Toscanini': '阿尔图罗·托斯卡尼尼',
  'Vladimir Golschmann': '弗拉基米尔·戈尔施曼',
  'Eugene Goossens': '尤金·古森斯',
  'Igor Stravinsky': '伊戈尔·斯特拉文斯基',
  'Richard Strauss': '理查·施特劳斯',
  'Leopold Stokowski': '利奥波德·斯托科夫斯基',
  'Gustav Mahler': '古斯塔夫·马勒',
  'Leonard Bernstein': '伦纳德·伯恩斯坦',
  'Sergei Rachmaninoff': '谢尔盖·拉赫玛尼诺夫',
  'Fritz Kreisler': '弗里茨·克莱斯勒',
  'Jascha Heifetz': '雅沙·海菲茨',
  'Pablo Casals': '巴勃罗·卡萨尔斯',
  'Wanda Landowska': '万达·兰多芙斯卡',
  'Alfred Cortot': '阿尔弗雷德·科尔托',
  'Josef Hofmann': '约瑟夫·霍夫曼',
  'Myra Hess': '迈拉·赫斯',
  'Bronislaw Huberman': '布罗尼斯瓦夫·胡贝尔曼',
  'Ossip Gabrilowitsch': '奥西普·加布里洛维奇',
  'Harold Bauer': '哈罗德·鲍尔',
  'Percy Grainger': '珀西·格兰杰',
  'George Gershwin': '乔治·格什温',
  'Efrem Zimbalist': '埃弗雷姆·津巴利斯特',
  'Paul Kochanski': '保罗·科汉斯基',
  'Albert Spalding': '阿尔伯特·斯波尔丁',
  'Georges Enesco': '乔治·埃内斯库',
  'Ignace Jan Paderewski': '伊格纳奇·扬·帕德雷夫斯基',
  'Artur Schnabel': '阿图尔·施纳贝尔',
  'Carl Flesch': '卡尔·弗莱什',
  'John Barbirolli': '约翰·巴比罗利',
  'Artur Rodzinski': '阿图尔·罗津斯基',
  'Dimitri Mitropoulos': '迪米特里·米特罗普洛斯',
  'George Szell': '乔治·塞尔',
  'Pierre Boulez': '皮埃尔·布列兹',
  'Zubin Mehta': '祖宾·梅塔',
  'Kurt Masur': '库特·马祖尔',
  'Lorin Maazel': '洛林·马泽尔',
  'Alan Gilbert': '艾伦·吉尔伯特',
  'Jaap van Zweden': '梵志登',
  'Gustavo Dudamel': '古斯塔沃·杜达梅尔',
  'Riccardo Muti': '里卡尔多·穆蒂',
  'Bernard Haitink': '伯纳德·海廷克',
  'Colin Davis': '科林·戴维斯',
  'Charles Dutoit': '夏尔·迪图瓦',
  'Christoph von Dohnányi': '克里斯托夫·冯·多纳伊',
  'Herbert Blomstedt': '赫伯特·布隆斯泰特',
  'Esa-Pekka Salonen': '埃萨-佩卡·萨洛宁',
  'Christoph Eschenbach': '克里斯托夫·埃森巴赫',
  'Andris Nelsons': '安德里斯·尼尔森斯',
  'Manfred Honeck': '曼弗雷德·霍内克',
  'Semyon Bychkov': '谢苗·比契科夫',
  'David Robertson': '戴维·罗伯逊',
  'Marin Alsop': '马林·阿尔索普',
  'Susanna Mälkki': '苏珊娜·梅尔基',
  'Leonard Slatkin': '伦纳德·斯拉特金',
  'Michael Tilson Thomas': '迈克尔·蒂尔森·托马斯',
  'Erich Leinsdorf': '埃里希·莱因斯多夫',
  'Rafael Kubelik': '拉斐尔·库贝利克',
  'Klaus Tennstedt': '克劳斯·滕施泰特',
  'André Previn': '安德烈·普列文',
  'William Steinberg': '威廉·斯坦伯格',
  'Andre Kostelanetz': '安德烈·科斯特拉内茨',
  'Yuri Temirkanov': '尤里·捷米尔卡诺夫',
  'Neeme Järvi': '尼姆·雅尔维',
  'Paavo Järvi': '帕沃·雅尔维',
  'Iván Fischer': '伊万·费舍尔',
  'Daniel Harding': '丹尼尔·哈丁',
  'Juraj Valčuha': '尤拉伊·瓦尔丘哈',
  'Jeffrey Kahane': '杰弗里·卡亨',
  'Bramwell Tovey': '布拉姆韦尔·托维',
  'Xian Zhang': '张弦',
  'Long Yu': '余隆',
};
export const chineseName = (name: string): string => CHINESE[name] ?? name;

interface Part {
  readonly name: Bilingual;
  /** Instrument of the drawn portrait, and forces of the artwork. */
  readonly portrait: string;
  readonly forces: string;
}
const part = (zh: string, en: string, portrait: string, forces = ''): Part => ({
  name: { zh, en },
  portrait,
  forces,
});

const PARTS: Readonly<Record<string, Part>> = {
  piano: part('钢琴', 'piano', 'piano', 'piano'),
  'duo-art piano': part('自动钢琴', 'Duo-Art piano', 'piano', 'piano'),
  'piano trio': part('钢琴三重奏', 'piano trio', 'piano', 'chamber'),
  harpsichord: part('羽管键琴', 'harpsichord', 'piano', 'classical'),
  organ: part('管风琴', 'organ', 'piano', 'organ'),
  violin: part('小提琴', 'violin', 'violin', 'violin'),
  viola: part('中提琴', 'viola', 'violin', 'strings'),
  "viola d'amore": part('柔音提琴', 'viola d’amore', 'violin', 'strings'),
  cello: part('大提琴', 'cello', 'cello', 'cello'),
  'double bass': part('低音提琴', 'double bass', 'cello', 'strings'),
  'string quartet': part('弦乐四重奏', 'string quartet', 'violin', 'chamber'),
  harp: part('竖琴', 'harp', 'harp', 'strings'),
  flute: part('长笛', 'flute', 'flute', 'winds'),
  piccolo: part('短笛', 'piccolo', 'flute', 'winds'),
  oboe: part('双簧管', 'oboe', 'oboe', 'winds'),
  "oboe d'amore": part('柔音双簧管', 'oboe d’amore', 'oboe', 'winds'),
  'english horn': part('英国管', 'cor anglais', 'oboe', 'winds'),
  clarinet: part('单簧管', 'clarinet', 'oboe', 'winds'),
  'e-flat clarinet': part('降E调单簧管', 'E-flat clarinet', 'oboe', 'winds'),
  'bass clarinet': part('低音单簧管', 'bass clarinet', 'oboe', 'winds'),
  bassoon: part('大管', 'bassoon', 'oboe', 'winds'),
  contrabassoon: part('低音大管', 'contrabassoon', 'oboe', 'winds'),
  'french horn': part('圆号', 'horn', 'horn', 'brass'),
  horn: part('圆号', 'horn', 'horn', 'brass'),
  trumpet: part('小号', 'trumpet', 'trumpet', 'brass'),
  flugelhorn: part('柔音号', 'flugelhorn', 'trumpet', 'brass'),
  trombone: part('长号', 'trombone', 'trumpet', 'brass'),
  'bass trombone': part('低音长号', 'bass trombone', 'trumpet', 'brass'),
  'piccolo trumpet': part('短小号', 'piccolo trumpet', 'trumpet', 'brass'),
  cornet: part('短号', 'cornet', 'trumpet', 'brass'),
  euphonium: part('次中音号', 'euphonium', 'horn', 'brass'),
  tuba: part('大号', 'tuba', 'horn', 'brass'),
  saxophone: part('萨克斯', 'saxophone', 'oboe', 'winds'),
  'soprano saxophone': part('高音萨克斯', 'soprano saxophone', 'oboe', 'winds'),
  'alto saxophone': part('中音萨克斯', 'alto saxophone', 'oboe', 'winds'),
  'tenor saxophone': part('次中音萨克斯', 'tenor saxophone', 'oboe', 'winds'),
  'baritone saxophone': part('上低音萨克斯', 'baritone saxophone', 'oboe', 'winds'),
  'alto flute': part('中音长笛', 'alto flute', 'flute', 'winds'),
  recorder: part('竖笛', 'recorder', 'flute', 'winds'),
  'basset horn': part('巴塞管', 'basset horn', 'oboe', 'winds'),
  guitar: part('吉他', 'guitar', 'harp', 'strings'),
  'electric guitar': part('电吉他', 'electric guitar', 'harp', 'strings'),
  'electric bass': part('电贝斯', 'electric bass', 'cello', 'strings'),
  banjo: part('班卓琴', 'banjo', 'harp', 'strings'),
  mandolin: part('曼陀林', 'mandolin', 'harp', 'strings'),
  lute: part('琉特琴', 'lute', 'harp', 'strings'),
  theorbo: part('西奥伯琉特琴', 'theorbo', 'harp', 'strings'),
  pipa: part('琵琶', 'pipa', 'harp', 'strings'),
  erhu: part('二胡', 'erhu', 'violin', 'strings'),
  sheng: part('笙', 'sheng', 'oboe', 'winds'),
  sitar: part('西塔尔琴', 'sitar', 'harp', 'strings'),
  accordion: part('手风琴', 'accordion', 'piano'),
  bandoneon: part('班多钮琴', 'bandoneon', 'piano'),
  harmonica: part('口琴', 'harmonica', 'flute'),
  celesta: part('钢片琴', 'celesta', 'piano', 'piano'),
  fortepiano: part('古钢琴', 'fortepiano', 'piano', 'piano'),
  keyboard: part('键盘', 'keyboard', 'piano', 'piano'),
  synthesizer: part('合成器', 'synthesizer', 'piano'),
  'ondes martenot': part('马特诺琴', 'ondes Martenot', 'piano'),
  theremin: part('特雷门琴', 'theremin', 'piano'),
  marimba: part('马林巴', 'marimba', 'percussion', 'percussion'),
  vibraphone: part('颤音琴', 'vibraphone', 'percussion', 'percussion'),
  xylophone: part('木琴', 'xylophone', 'percussion', 'percussion'),
  drums: part('鼓', 'drums', 'percussion', 'percussion'),
  'drum set': part('爵士鼓', 'drum set', 'percussion', 'percussion'),
  electronics: part('电子音响', 'electronics', 'percussion'),
  timpani: part('定音鼓', 'timpani', 'timpani', 'timpani'),
  percussion: part('打击乐', 'percussion', 'percussion', 'percussion'),
  countertenor: part('假声男高音', 'countertenor', 'voice', 'choir'),
  'bass-baritone': part('低男中音', 'bass-baritone', 'voice', 'choir'),
  'boy soprano': part('男童高音', 'boy soprano', 'voice', 'choir'),
  'vocal ensemble': part('声乐组', 'vocal ensemble', 'voice', 'choir'),
  'sing-along': part('齐唱', 'sing-along', 'voice', 'choir'),
  actor: part('演员', 'actor', 'voice'),
  host: part('主持', 'host', 'voice'),
  speaker: part('朗诵', 'speaker', 'voice'),
  soprano: part('女高音', 'soprano', 'voice', 'choir'),
  'mezzo-soprano': part('女中音', 'mezzo-soprano', 'voice', 'choir'),
  contralto: part('女低音', 'contralto', 'voice', 'choir'),
  alto: part('女低音', 'alto', 'voice', 'choir'),
  tenor: part('男高音', 'tenor', 'voice', 'choir'),
  baritone: part('男中音', 'baritone', 'voice', 'choir'),
  bass: part('男低音', 'bass', 'voice', 'choir'),
  vocalist: part('演唱', 'vocalist', 'voice', 'choir'),
  'unspecified voice': part('演唱', 'voice', 'voice', 'choir'),
  treble: part('童声', 'treble', 'voice', 'choir'),
  chorus: part('合唱', 'chorus', 'voice', 'choir'),
  'womens chorus': part('女声合唱', 'women’s chorus', 'voice', 'choir'),
  "women's chorus ad lib": part('女声合唱', 'women’s chorus', 'voice', 'choir'),
  'mens chorus': part('男声合唱', 'men’s chorus', 'voice', 'choir'),
  "children's chorus": part('童声合唱', 'children’s chorus', 'voice', 'choir'),
  'boys choir': part('童声合唱', 'boys’ choir', 'voice', 'choir'),
  'vocal group': part('声乐组', 'vocal group', 'voice', 'choir'),
  narrator: part('朗诵', 'narrator', 'voice'),
  dancer: part('舞者', 'dancer', 'percussion'),
  choreographer: part('编舞', 'choreographer', 'percussion'),
  orchestra: part('乐队', 'orchestra', 'conductor'),
  conductor: part('指挥', 'conductor', 'conductor'),
};
const UNNAMED = part('', '', 'conductor');

/** “Treble [Boy soprano]” → treble; an instrument that the table lacks keeps its own name in both languages. */
export function partOf(raw: string): Part {
  const key = raw
    .replace(/[[(].*$/, '')
    .trim()
    .toLowerCase();
  if (key === '' || key === 'other' || key === 'none') return UNNAMED;
  return PARTS[key] ?? part(key, key, 'conductor');
}
