import { fold } from '../../../src/domain/rules/program-filter.ts';
import { typeset, withDiacritics } from './letters.ts';

const SUFFIX = /^(?:I{1,3}|Jr\.?|Sr\.?)$/;

/** “Beethoven,  Ludwig  van” → “Ludwig van Beethoven”; “Indy, Vincent d'” → “Vincent d’Indy”; groups stay as they are. */
export function readingOrder(raw: string): string {
  const text = withDiacritics(raw.replace(/\s+/g, ' ').trim());
  const [family = '', given = '', ...rest] = text.split(',').map(part => part.trim());
  if (given === '') return typeset(family);
  const suffix = rest.find(part => SUFFIX.test(part)) ?? '';
  const glued = /(?:^|\s)d'$/i.test(given) ? `${given}${family}` : `${given} ${family}`;
  return typeset(suffix ? `${glued} ${suffix}` : glued);
}

/** People who play no part: the file's words for nobody and for everybody. */
const NOBODY = new Set(['no soloist', 'audience', 'none', '']);
export const isSomebody = (name: string): boolean => !NOBODY.has(fold(name));

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
};
export const chineseName = (name: string): string => CHINESE[name] ?? name;

type Pair = readonly [zh: string, en: string];
interface Part {
  readonly name: Pair;
  /** Instrument of the drawn portrait, and forces of the artwork. */
  readonly portrait: string;
  readonly forces: string;
}
const part = (zh: string, en: string, portrait: string, forces = ''): Part => ({
  name: [zh, en],
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
  tuba: part('大号', 'tuba', 'horn', 'brass'),
  timpani: part('定音鼓', 'timpani', 'timpani', 'timpani'),
  percussion: part('打击乐', 'percussion', 'percussion', 'percussion'),
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
