import { fold } from '#domain/rules/program-filter.ts';
import { t } from '#server/catalogue/text.ts';
import type { ComposerDoc } from '#server/catalogue/types.ts';
import { remembering } from '#server/http/remember.ts';
import { composers } from '#server/season/known-composers.ts';
import { slug } from './letters.ts';
import { readingOrder } from './people.ts';

/** Composers whom the season does not play but archives do: reading order, Chinese short and full, years. */
const MORE: readonly (readonly [full: string, short: string, zh: string, zhFull: string, years: string])[] = [
  ['Henry Kimball Hadley', 'Hadley', '哈德利', '亨利·哈德利', '1871–1937'],
  [
    'Mikhail Ippolitov-Ivanov',
    'Ippolitov-Ivanov',
    '伊波利托夫-伊万诺夫',
    '米哈伊尔·伊波利托夫-伊万诺夫',
    '1859–1935',
  ],
  ['Ernest Schelling', 'Schelling', '谢林', '欧内斯特·谢林', '1876–1939'],
  ['Karl Goldmark', 'K. Goldmark', '戈德马克', '卡尔·戈德马克', '1830–1915'],
  ['Rubin Goldmark', 'R. Goldmark', '鲁宾·戈德马克', '鲁宾·戈德马克', '1872–1936'],
  ['Alfredo Casella', 'Casella', '卡塞拉', '阿尔弗雷多·卡塞拉', '1883–1947'],
  ['Percy Grainger', 'Grainger', '格兰杰', '珀西·格兰杰', '1882–1961'],
  ['Gustave Charpentier', 'Charpentier', '夏庞蒂埃', '居斯塔夫·夏庞蒂埃', '1860–1956'],
  ['Ambroise Thomas', 'Thomas', '托马', '昂布鲁瓦兹·托马', '1811–1896'],
  ['Moritz Moszkowski', 'Moszkowski', '莫什科夫斯基', '莫里茨·莫什科夫斯基', '1854–1925'],
  ['Gabriel Pierné', 'Pierné', '皮埃尔内', '加布里埃尔·皮埃尔内', '1863–1937'],
  ['Jean-Philippe Rameau', 'Rameau', '拉莫', '让-菲利普·拉莫', '1683–1764'],
  ['Luigi Cherubini', 'Cherubini', '凯鲁比尼', '路易吉·凯鲁比尼', '1760–1842'],
  ['Luigi Boccherini', 'Boccherini', '博凯里尼', '路易吉·博凯里尼', '1743–1805'],
  ['Vincent d’Indy', 'd’Indy', '丹第', '樊尚·丹第', '1851–1931'],
  ['Charles Martin Loeffler', 'Loeffler', '莱夫勒', '查尔斯·马丁·莱夫勒', '1861–1935'],
  ['Léo Delibes', 'Delibes', '德利布', '莱奥·德利布', '1836–1891'],
  ['Deems Taylor', 'Taylor', '泰勒', '迪姆斯·泰勒', '1885–1966'],
  ['Henri Rabaud', 'Rabaud', '拉博', '亨利·拉博', '1873–1949'],
  ['George Whitefield Chadwick', 'Chadwick', '查德威克', '乔治·怀特菲尔德·查德威克', '1854–1931'],
  ['Arthur Honegger', 'Honegger', '奥涅格', '阿蒂尔·奥涅格', '1892–1955'],
  ['Erno Dohnanyi', 'Dohnányi', '多赫南伊', '埃尔诺·多赫南伊', '1877–1960'],
  ['Victor Herbert', 'Herbert', '赫伯特', '维克托·赫伯特', '1859–1924'],
  ['André Ernest Modeste Grétry', 'Grétry', '格雷特里', '安德烈·格雷特里', '1741–1813'],
  ['Frederick Delius', 'Delius', '戴留斯', '弗雷德里克·戴留斯', '1862–1934'],
  ['Alexander Gretchaninoff', 'Gretchaninoff', '格列恰尼诺夫', '亚历山大·格列恰尼诺夫', '1864–1956'],
  ['Otto Nicolai', 'Nicolai', '尼古拉', '奥托·尼古拉', '1810–1849'],
  ['Hugo Alfvén', 'Alfvén', '阿尔文', '胡戈·阿尔文', '1872–1960'],
  ['John Alden Carpenter', 'Carpenter', '卡彭特', '约翰·奥尔登·卡彭特', '1876–1951'],
  ['Arnold Schoenberg', 'Schoenberg', '勋伯格', '阿诺尔德·勋伯格', '1874–1951'],
  ['Giacomo Meyerbeer', 'Meyerbeer', '梅耶贝尔', '贾科莫·梅耶贝尔', '1791–1864'],
  ['Peter Cornelius', 'Cornelius', '科内利乌斯', '彼得·科内利乌斯', '1824–1874'],
  ['Ignace Jan Paderewski', 'Paderewski', '帕德雷夫斯基', '伊格纳奇·扬·帕德雷夫斯基', '1860–1941'],
  ['Franz Schreker', 'Schreker', '施雷克', '弗朗茨·施雷克', '1878–1934'],
  ['Gian Francesco Malipiero', 'Malipiero', '马利皮耶罗', '吉安·弗朗切斯科·马利皮耶罗', '1882–1973'],
  ['Albert Roussel', 'Roussel', '鲁塞尔', '阿尔贝·鲁塞尔', '1869–1937'],
  ['Henry Purcell', 'Purcell', '普赛尔', '亨利·普赛尔', '1659–1695'],
  ['Ernest Chausson', 'Chausson', '肖松', '埃内斯特·肖松', '1855–1899'],
  ['Vassili Kalinnikov', 'Kalinnikov', '卡林尼科夫', '瓦西里·卡林尼科夫', '1866–1901'],
  ['Walter Damrosch', 'Damrosch', '达姆罗什', '瓦尔特·达姆罗什', '1862–1950'],
  ['Anton Rubinstein', 'A. Rubinstein', '安东·鲁宾斯坦', '安东·鲁宾斯坦', '1829–1894'],
  ['Gustav Holst', 'Holst', '霍尔斯特', '古斯塔夫·霍尔斯特', '1874–1934'],
  ['Giacomo Puccini', 'Puccini', '普契尼', '贾科莫·普契尼', '1858–1924'],
  ['Arcangelo Corelli', 'Corelli', '科雷利', '阿尔坎杰洛·科雷利', '1653–1713'],
  ['Antonio Vivaldi', 'Vivaldi', '维瓦尔第', '安东尼奥·维瓦尔第', '1678–1741'],
  ['Amilcare Ponchielli', 'Ponchielli', '蓬基耶利', '阿米尔卡雷·蓬基耶利', '1834–1886'],
  ['Gaetano Donizetti', 'Donizetti', '多尼采蒂', '加埃塔诺·多尼采蒂', '1797–1848'],
  ['Pablo de Sarasate', 'Sarasate', '萨拉萨蒂', '巴勃罗·德·萨拉萨蒂', '1844–1908'],
  ['Josef Strauss', 'Josef Strauss', '约瑟夫·施特劳斯', '约瑟夫·施特劳斯', '1827–1870'],
  ['Ernest Bloch', 'Bloch', '布洛赫', '欧内斯特·布洛赫', '1880–1959'],
  ['Reinhold Glière', 'Glière', '格里埃尔', '赖因霍尔德·格里埃尔', '1875–1956'],
  ['Joachim Raff', 'Raff', '拉夫', '约阿希姆·拉夫', '1822–1882'],
  ['Niels Gade', 'Gade', '加德', '尼尔斯·加德', '1817–1890'],
  ['Charles Tomlinson Griffes', 'Griffes', '格里弗斯', '查尔斯·汤姆林森·格里弗斯', '1884–1920'],
  ['Pietro Mascagni', 'Mascagni', '马斯卡尼', '彼得罗·马斯卡尼', '1863–1945'],
  ['Henri Wieniawski', 'Wieniawski', '维尼亚夫斯基', '亨利克·维尼亚夫斯基', '1835–1880'],
  ['Henri Vieuxtemps', 'Vieuxtemps', '维厄当', '亨利·维厄当', '1820–1881'],
  ['Georges Enescu', 'Enescu', '埃内斯库', '乔治·埃内斯库', '1881–1955'],
  ['Giovanni Da Palestrina', 'Palestrina', '帕莱斯特里那', '乔瓦尼·达·帕莱斯特里那', '1525–1594'],
  ['Franz Von Suppé', 'Suppé', '苏佩', '弗朗茨·冯·苏佩', '1819–1895'],
  ['Isaac Albéniz', 'Albéniz', '阿尔贝尼斯', '伊萨克·阿尔贝尼斯', '1860–1909'],
  ['Enrique Granados', 'Granados', '格拉纳多斯', '恩里克·格拉纳多斯', '1867–1916'],
  ['Charles Marie Widor', 'Widor', '维多尔', '夏尔-马里·维多尔', '1844–1937'],
  ['Georg Philipp Telemann', 'Telemann', '泰勒曼', '格奥尔格·菲利普·泰勒曼', '1681–1767'],
  ['William Byrd', 'Byrd', '伯德', '威廉·伯德', '1543–1623'],
  ['Paul Hindemith', 'Hindemith', '欣德米特', '保罗·欣德米特', '1895–1963'],
  ['Louis Spohr', 'Spohr', '施波尔', '路易·施波尔', '1784–1859'],
  ['Claudio Monteverdi', 'Monteverdi', '蒙特威尔第', '克劳迪奥·蒙特威尔第', '1567–1643'],
  ['Jean Baptiste Lully', 'Lully', '吕利', '让-巴蒂斯特·吕利', '1632–1687'],
  ['Giovanni Battista Pergolesi', 'Pergolesi', '佩尔戈莱西', '乔瓦尼·巴蒂斯塔·佩尔戈莱西', '1710–1736'],
  ['Erich Korngold', 'Korngold', '科恩戈尔德', '埃里希·科恩戈尔德', '1897–1957'],
  ['Ruggero Leoncavallo', 'Leoncavallo', '莱翁卡瓦洛', '鲁杰罗·莱翁卡瓦洛', '1857–1919'],
  ['Fritz Kreisler', 'Kreisler', '克莱斯勒', '弗里茨·克莱斯勒', '1875–1962'],
  ['Hans Pfitzner', 'Pfitzner', '普菲茨纳', '汉斯·普菲茨纳', '1869–1949'],
  ['Lili Boulanger', 'L. Boulanger', '莉莉·布朗热', '莉莉·布朗热', '1893–1918'],
  ['Germaine Tailleferre', 'Tailleferre', '塔耶费尔', '热尔梅娜·塔耶费尔', '1892–1983'],
  ['Carl Philipp Emanuel Bach', 'C. P. E. Bach', 'C. P. E. 巴赫', '卡尔·菲利普·埃马努埃尔·巴赫', '1714–1788'],
  ['Johann Christian Bach', 'J. C. Bach', 'J. C. 巴赫', '约翰·克里斯蒂安·巴赫', '1735–1782'],
  ['John Philip Sousa', 'Sousa', '苏萨', '约翰·菲利普·苏萨', '1854–1932'],
  ['Edward Elgar', 'Elgar', '埃尔加', '爱德华·埃尔加', '1857–1934'],
  ['Traditional', 'Traditional', '传统曲', '传统曲', ''],
  ['Anthem', '', '', '国歌', ''],
  ['Unspecified', '', '', '', ''],
  ['Demonstration', 'Demonstration', '示范', '示范', ''],
  ['Folk Song', 'Folk song', '民歌', '民歌', ''],
  ['Unknown', '', '', '', ''],
];

/** Other spellings of composers of the season. */
const ALIASES: Readonly<Record<string, string>> = {
  'modest musorgsky': 'mussorgsky',
  'franz joseph haydn': 'haydn',
  'gabriel urbain faure': 'faure',
  'anatoli lyadov': 'lyadov',
  'edward a macdowell': 'macdowell',
  'sir edward elgar': 'elgar',
  'johann strauss sr': 'strauss-j1',
  'johann strauss jr': 'strauss-j',
  'peter ilyich tchaikovsky': 'tchaikovsky',
  'serge prokofiev': 'prokofiev',
  'dmitri dmitriyevich shostakovich': 'shostakovich',
};

const byName = new Map<string, ComposerDoc>(composers.map(c => [fold(c.full.en), c]));
for (const [name, id] of Object.entries(ALIASES)) {
  const known = composers.find(c => c.id === id);
  if (known) byName.set(name, known);
}
for (const [full, short, zh, zhFull, years] of MORE) {
  if (!byName.has(fold(full)))
    byName.set(fold(full), {
      id: slug(full),
      short: t(zh, short),
      full: t(zhFull, zhFull === '' ? '' : full),
      years,
      alias: '',
    });
}

const FAMILY = /(?:van|von|de|da|del|della|di|le|la|d’\S+)$/i;

/** The composer of a name as catalogues write it (“Dvorak,  Antonín”); unknown ones get their name in both languages. */
export const composerOf = remembering(makeComposerDoc);

function makeComposerDoc(raw: string): ComposerDoc {
  const full = readingOrder(raw);
  const known = byName.get(fold(full));
  if (known) return known;
  const words = full.split(' ');
  const family = raw.includes(',') ? readingOrder(raw.split(',')[0] ?? '') : full;
  const particle = words.at(-2) ?? '';
  const short =
    words.length > 1 && FAMILY.test(particle) && !family.includes(' ') ? `${particle} ${family}` : family;
  return { id: slug(full), short: t(short, short), full: t(full, full), years: '', alias: '' };
}
