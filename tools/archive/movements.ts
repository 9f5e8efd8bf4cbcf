import { fold } from '#domain/rules/program-filter.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';
import { titleCase } from './case.ts';
import { typeset } from './letters.ts';

/** Parts of works that are played alone so often that they have Chinese names. */
const CHINESE: Readonly<Record<string, string>> = {
  overture: '序曲',
  prelude: '前奏曲',
  introduction: '序奏',
  finale: '终曲',
  scherzo: '谐谑曲',
  march: '进行曲',
  minuet: '小步舞曲',
  menuetto: '小步舞曲',
  gavotte: '加沃特舞曲',
  chaconne: '恰空',
  largo: '广板',
  adagio: '柔板',
  andante: '行板',
  allegro: '快板',
  'allegro moderato': '中庸的快板',
  'allegro con fuoco': '火热的快板',
  adagietto: '小柔板',
  air: '咏叹调',
  rondo: '回旋曲',
  farandole: '法兰多尔舞曲',
  'prelude to act i': '第一幕前奏曲',
  'act i prelude': '第一幕前奏曲',
  'act iii prelude': '第三幕前奏曲',
  'act iii introduction': '第三幕序奏',
  'act iii finale': '第三幕终场',
  'prelude and liebestod with or without soloist': '前奏曲与爱之死',
  'overture to tannhauser': '《汤豪舍》序曲',
  'overture and bacchanale venusberg music paris': '序曲与酒神狂欢（巴黎版）',
  'ride of the valkyries act iii': '女武神的骑行（第三幕）',
  'good friday music act iii': '耶稣受难日音乐（第三幕）',
  'waldweben forest murmurs': '林中低语',
  'waldweben forest murmurs orch only': '林中低语（乐队版）',
  'magic fire music act iii scene iii': '魔火音乐（第三幕第三场）',
  'wotans farewell act iii scene iii': '沃坦的告别（第三幕第三场）',
  'prologue siegfrieds rhine journey': '序幕：齐格弗里德的莱茵之旅',
  'siegfrieds funeral music act iii scene ii': '齐格弗里德葬礼音乐（第三幕第二场）',
  'entrance of the gods into valhalla scene iv final scene': '众神进入瓦尔哈拉（第四场）',
  'dich teure halle elizabeth aria act ii scene i': '“你，尊贵的殿堂”，伊丽莎白（第二幕第一场）',
  'bacchanale venusberg music act i scene i': '酒神狂欢（第一幕第一场）',
  'rakoczy march hungarian march': '拉科齐进行曲',
  'ballet des sylphes': '精灵之舞',
  'menuet de follets minuet of the will o the wisps': '鬼火小步舞曲',
  'the swan of tuonela': '图奥内拉的天鹅',
  'dance of the seven veils': '七层纱之舞',
  'nuages clouds': '云',
  'fetes festivals': '节日',
  'vltava the moldau': '沃尔塔瓦河',
  'the flight of the bumble bee': '野蜂飞舞',
  'procession of the sardar': '酋长进行曲',
  'in the village': '在村庄',
  'in the mountains': '在山中',
  'polovtsian dances nos 8 17 in opera': '波罗维茨舞曲',
  'in the hall of the mountain king': '在山魔的宫中',
  'waltz of the flowers': '花之圆舞曲',
  'dance of the sugarplum fairy fee dragee': '糖梅仙子之舞',
  'trepak russian dance': '特列帕克舞曲',
  'coffee arabian dance': '咖啡（阿拉伯舞曲）',
  'tea chinese dance': '茶（中国舞曲）',
  'mirlitons dance of the reed flutes': '芦笛之舞',
  'miniature overture': '小序曲',
  'le cygne the swan': '天鹅',
  'dance of the blessed spirits': '精灵之舞',
  'dance of the hours': '时辰之舞',
  'wedding march': '婚礼进行曲',
  nocturne: '夜曲',
  'love scene': '爱情场景',
  'golliwoggs cake walk': '木偶的步态舞',
  'marcia alla turca turkish march': '土耳其进行曲',
};

const NOTHING =
  /^(?:unspecified(?: excerpts?| selections?)?|excerpts?(?: \[?\(?unspecified\)?\]?)?|complete)$/i;

/** The name of a movement in both languages; null when the source says only that something was played. */
export function movementTitle(raw: string): Bilingual | null {
  const text = typeset(raw.replace(/\s*[([](?:unspecified)[)\]]/gi, '').replace(/^\[([^\]]*)\]$/, '$1'))
    .replace(/^(Overture|Prelude) To /, '$1 to ')
    .replace(/(?<=[\p{L}\d])\s+-+\s+(?=\p{Lu})/gu, ' – ');
  if (text === '' || NOTHING.test(text)) return null;
  const cased = /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : titleCase(text);
  // “7. Nocturne: Andante tranquillo” is known by its name.
  const bare = cased.replace(/^(?:\d+|[IVX]+)\.\s*/, '');
  const [name = ''] = bare.split(':');
  const chinese = CHINESE[fold(cased)] ?? CHINESE[fold(bare)] ?? CHINESE[fold(name)];
  return t(chinese ?? cased, cased);
}
