import { t } from '../catalogue/text.ts';
import type { ComposerDoc } from '../catalogue/types.ts';

/** Id, name as lists show it, name in full, years, initials in pinyin; names in Chinese and in English. */
const TABLE = `
bach | 巴赫 | J. S. Bach | 约翰·塞巴斯蒂安·巴赫 | Johann Sebastian Bach | 1685–1750 | bh
bartok | 巴托克 | Bartók | 贝拉·巴托克 | Béla Bartók | 1881–1945 | btk
beach | 比奇 | Amy Beach | 艾米·比奇 | Amy Beach | 1867–1944 | bq
beethoven | 贝多芬 | Beethoven | 路德维希·凡·贝多芬 | Ludwig van Beethoven | 1770–1827 | bdf
berlioz | 柏辽兹 | Berlioz | 埃克托·柏辽兹 | Hector Berlioz | 1803–1869 | blz
bizet | 比才 | Bizet | 乔治·比才 | Georges Bizet | 1838–1875 | bc
borodin | 鲍罗丁 | Borodin | 亚历山大·鲍罗丁 | Alexander Borodin | 1833–1887 | bld
brahms | 勃拉姆斯 | Brahms | 约翰内斯·勃拉姆斯 | Johannes Brahms | 1833–1897 | blms
boulanger | 布朗热 | Lili Boulanger | 莉莉·布朗热 | Lili Boulanger | 1893–1918 | blr
britten | 布里顿 | Britten | 本杰明·布里顿 | Benjamin Britten | 1913–1976 | bld
bruch | 布鲁赫 | Bruch | 马克斯·布鲁赫 | Max Bruch | 1838–1920 | blh
bruckner | 布鲁克纳 | Bruckner | 安东·布鲁克纳 | Anton Bruckner | 1824–1896 | blkn
chabrier | 夏布里埃 | Chabrier | 埃马纽埃尔·夏布里埃 | Emmanuel Chabrier | 1841–1894 | xble
chopin | 肖邦 | Chopin | 弗雷德里克·肖邦 | Frédéric Chopin | 1810–1849 | xb
copland | 科普兰 | Copland | 阿隆·科普兰 | Aaron Copland | 1900–1990 | kpl
debussy | 德彪西 | Debussy | 克洛德·德彪西 | Claude Debussy | 1862–1918 | dbx
dukas | 杜卡斯 | Dukas | 保罗·杜卡斯 | Paul Dukas | 1865–1935 | dks
dvorak | 德沃夏克 | Dvořák | 安东宁·德沃夏克 | Antonín Dvořák | 1841–1904 | dwxk
elgar | 埃尔加 | Elgar | 爱德华·埃尔加 | Edward Elgar | 1857–1934 | aej
falla | 法雅 | Falla | 曼努埃尔·德·法雅 | Manuel de Falla | 1876–1946 | fy
faure | 福雷 | Fauré | 加布里埃尔·福雷 | Gabriel Fauré | 1845–1924 | fl
franck | 弗朗克 | Franck | 塞扎尔·弗朗克 | César Franck | 1822–1890 | flk
gershwin | 格什温 | Gershwin | 乔治·格什温 | George Gershwin | 1898–1937 | gsw
glazunov | 格拉祖诺夫 | Glazunov | 亚历山大·格拉祖诺夫 | Alexander Glazunov | 1865–1936 | glznf
glinka | 格林卡 | Glinka | 米哈伊尔·格林卡 | Mikhail Glinka | 1804–1857 | glk
gluck | 格鲁克 | Gluck | 克里斯托夫·威利巴尔德·格鲁克 | Christoph Willibald Gluck | 1714–1787 | glk
gounod | 古诺 | Gounod | 夏尔·古诺 | Charles Gounod | 1818–1893 | gn
grieg | 格里格 | Grieg | 爱德华·格里格 | Edvard Grieg | 1843–1907 | glg
handel | 亨德尔 | Handel | 乔治·弗里德里克·亨德尔 | George Frideric Handel | 1685–1759 | hde
haydn | 海顿 | Haydn | 约瑟夫·海顿 | Joseph Haydn | 1732–1809 | hd
he-luting | 贺绿汀 | He Luting | 贺绿汀 | He Luting | 1903–1999 | hlt
hua-yanjun | 华彦钧 | Hua Yanjun | 华彦钧（阿炳） | Hua Yanjun (Abing) | 1893–1950 | hyj
humperdinck | 洪佩尔丁克 | Humperdinck | 恩格尔贝特·洪佩尔丁克 | Engelbert Humperdinck | 1854–1921 | hpedk
jiang-wenye | 江文也 | Jiang Wenye | 江文也 | Jiang Wenye | 1910–1983 | jwy
strauss-j | 小约翰·施特劳斯 | Johann Strauss II | 小约翰·施特劳斯 | Johann Strauss II | 1825–1899 | xyhstls
strauss-j1 | 老约翰·施特劳斯 | Johann Strauss I | 老约翰·施特劳斯 | Johann Strauss I | 1804–1849 | lyhstls
kodaly | 柯达伊 | Kodály | 佐尔坦·柯达伊 | Zoltán Kodály | 1882–1967 | kdy
lalo | 拉罗 | Lalo | 爱德华·拉罗 | Édouard Lalo | 1823–1892 | ll
li-huanzhi | 李焕之 | Li Huanzhi | 李焕之 | Li Huanzhi | 1919–2000 | lhz
liszt | 李斯特 | Liszt | 弗朗茨·李斯特 | Franz Liszt | 1811–1886 | lst
liu-tianhua | 刘天华 | Liu Tianhua | 刘天华 | Liu Tianhua | 1895–1932 | lth
lyadov | 里亚多夫 | Lyadov | 阿纳托利·里亚多夫 | Anatoly Lyadov | 1855–1914 | lydf
macdowell | 麦克道威尔 | MacDowell | 爱德华·麦克道威尔 | Edward MacDowell | 1860–1908 | mkdwe
mahler | 马勒 | Mahler | 古斯塔夫·马勒 | Gustav Mahler | 1860–1911 | ml
massenet | 马斯内 | Massenet | 朱尔·马斯内 | Jules Massenet | 1842–1912 | msn
mendelssohn | 门德尔松 | Mendelssohn | 费利克斯·门德尔松 | Felix Mendelssohn | 1809–1847 | mdes
messiaen | 梅西安 | Messiaen | 奥利维耶·梅西安 | Olivier Messiaen | 1908–1992 | mxa
mozart | 莫扎特 | Mozart | 沃尔夫冈·阿马德乌斯·莫扎特 | Wolfgang Amadeus Mozart | 1756–1791 | mzt
mussorgsky | 穆索尔斯基 | Mussorgsky | 莫杰斯特·穆索尔斯基 | Modest Mussorgsky | 1839–1881 | msesj
poulenc | 普朗克 | Poulenc | 弗朗西斯·普朗克 | Francis Poulenc | 1899–1963 | plk
prokofiev | 普罗科菲耶夫 | Prokofiev | 谢尔盖·普罗科菲耶夫 | Sergei Prokofiev | 1891–1953 | plkfyf
rachmaninoff | 拉赫玛尼诺夫 | Rachmaninoff | 谢尔盖·拉赫玛尼诺夫 | Sergei Rachmaninoff | 1873–1943 | lhmnnf
ravel | 拉威尔 | Ravel | 莫里斯·拉威尔 | Maurice Ravel | 1875–1937 | lwe
reger | 雷格尔 | Reger | 马克斯·雷格尔 | Max Reger | 1873–1916 | lge
respighi | 雷斯庇基 | Respighi | 奥托里诺·雷斯庇基 | Ottorino Respighi | 1879–1936 | lsbj
rimsky-korsakov | 里姆斯基-科萨科夫 | Rimsky-Korsakov | 尼古拉·里姆斯基-科萨科夫 | Nikolai Rimsky-Korsakov | 1844–1908 | lmsj
rodrigo | 罗德里戈 | Rodrigo | 华金·罗德里戈 | Joaquín Rodrigo | 1901–1999 | ldlg
rossini | 罗西尼 | Rossini | 焦阿基诺·罗西尼 | Gioachino Rossini | 1792–1868 | lxn
saint-saens | 圣-桑 | Saint-Saëns | 卡米尔·圣-桑 | Camille Saint-Saëns | 1835–1921 | ss
schubert | 舒伯特 | Schubert | 弗朗茨·舒伯特 | Franz Schubert | 1797–1828 | sbt
schumann | 舒曼 | Schumann | 罗伯特·舒曼 | Robert Schumann | 1810–1856 | sm
scriabin | 斯克里亚宾 | Scriabin | 亚历山大·斯克里亚宾 | Alexander Scriabin | 1872–1915 | sklyb
shostakovich | 肖斯塔科维奇 | Shostakovich | 德米特里·肖斯塔科维奇 | Dmitri Shostakovich | 1906–1975 | xstkwq
sibelius | 西贝柳斯 | Sibelius | 让·西贝柳斯 | Jean Sibelius | 1865–1957 | xbls
smetana | 斯美塔那 | Smetana | 贝德里赫·斯美塔那 | Bedřich Smetana | 1824–1884 | smtn
strauss-r | 理查·施特劳斯 | R. Strauss | 理查·施特劳斯 | Richard Strauss | 1864–1949 | lcstls
stravinsky | 斯特拉文斯基 | Stravinsky | 伊戈尔·斯特拉文斯基 | Igor Stravinsky | 1882–1971 | stlwsj
tchaikovsky | 柴可夫斯基 | Tchaikovsky | 彼得·伊里奇·柴可夫斯基 | Pyotr Ilyich Tchaikovsky | 1840–1893 | ckfsj
vaughan-williams | 沃恩·威廉斯 | Vaughan Williams | 拉尔夫·沃恩·威廉斯 | Ralph Vaughan Williams | 1872–1958 | wewls
verdi | 威尔第 | Verdi | 朱塞佩·威尔第 | Giuseppe Verdi | 1813–1901 | wed
wagner | 瓦格纳 | Wagner | 理查德·瓦格纳 | Richard Wagner | 1813–1883 | wgn
weber | 韦伯 | Weber | 卡尔·马里亚·冯·韦伯 | Carl Maria von Weber | 1786–1826 | wb
wolf | 沃尔夫 | Wolf | 胡戈·沃尔夫 | Hugo Wolf | 1860–1903 | wef
xian-xinghai | 冼星海 | Xian Xinghai | 冼星海 | Xian Xinghai | 1905–1945 | xxh
zhu-jianer | 朱践耳 | Zhu Jian’er | 朱践耳 | Zhu Jian’er | 1922–2017 | zje
`;

/** The import of archives uses the same table. */
export const composers: readonly ComposerDoc[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [id = '', zh = '', en = '', fullZh = '', fullEn = '', years = '', alias = ''] = line.split(' | ');
    return { id, short: t(zh, en), full: t(fullZh, fullEn), years, alias };
  });
export const composerById: ReadonlyMap<string, ComposerDoc> = new Map(composers.map(doc => [doc.id, doc]));
