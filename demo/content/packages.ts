import { addDays, hallInstant, weekdayOf } from '#lib/dates.ts';
import type { PackDoc } from '#server/catalogue/pack-types.ts';
import { t } from '#server/catalogue/text.ts';
import type { DemoSchedule } from '../edition.ts';
import { hallDay } from '../edition.ts';

interface Plan extends Omit<PackDoc, 'slots' | 'opensAt' | 'closesAt'> {
  /** Programmes in the order of the package. */
  readonly programs: readonly string[];
  /** Which of a programme's performances belong to it. */
  readonly dates?: (date: string, schedule: DemoSchedule) => boolean;
  /** Days from the edition's day. */
  readonly opens: number;
  readonly closes: number;
}

/** Friday to Sunday. */
const weekend = (date: string): boolean => [5, 6, 0].includes(weekdayOf(date));

const plans: readonly Plan[] = [
  {
    id: 'masters',
    order: 1,
    name: t('大师交响系列', 'The great symphonies'),
    kicker: t('下半季六场', 'Six concerts of the second half'),
    lead: t(
      '从德沃夏克的大提琴，到阿尔卑斯山顶的日出。单场开票之前，座位先留给听完一整个系列的人。',
      'From Dvořák’s cello to sunrise on the Alps. Before single tickets go on sale, the seats are for those who hear it all.',
    ),
    gives: [
      t(
        '德沃夏克大提琴协奏曲为预售场次，套票可先选座',
        'Dvořák’s Cello Concerto is in presale: package holders choose first',
      ),
      t('六场同一个座位', 'The same seat on all six evenings'),
      t('每场节目册一份', 'A programme book at each'),
    ],
    art: { seed: 'pack-masters', key: 'Eb major', motif: 'stage', mood: 'heroic' },
    programs: [
      'dvorak-cello',
      'bartok-concerto',
      'mendelssohn-4',
      'schubert-9',
      'messiaen-turangalila',
      'strauss-alpine',
    ],
    pick: 0,
    saving: { kind: 'percent', percent: 20 },
    opens: -20,
    closes: 120,
    minLevel: 0,
    limit: 6,
  },
  {
    id: 'four',
    order: 2,
    name: t('自选四场', 'Four of your own'),
    kicker: t('九选四', 'Choose four of nine'),
    lead: t(
      '喜欢谁就听谁：九套曲目里挑四套，日子自己排。',
      'Hear whom you like: four of nine programmes, on the evenings that suit you.',
    ),
    gives: [
      t('四场自由组合', 'Any four, in any mix'),
      t('撞了日子，马上看得见', 'A clash of dates shows at once'),
      t('四场同一个座位', 'The same seat on all four evenings'),
    ],
    art: { seed: 'pack-four', key: 'A major', motif: 'harmonics', mood: 'bright' },
    programs: [
      'saint-saens-3',
      'mahler-5',
      'sibelius-vc',
      'beethoven-5',
      'debussy-lamer',
      'bruckner-4',
      'shostakovich-5',
      'stravinsky-firebird',
      'ravel-bolero',
    ],
    pick: 4,
    saving: { kind: 'percent', percent: 12 },
    opens: -30,
    closes: 60,
    minLevel: 0,
    limit: 6,
  },
  {
    id: 'weekend',
    order: 3,
    name: t('周末套票', 'The weekend package'),
    kicker: t('只在周五、周六与周日', 'Fridays, Saturdays and Sundays only'),
    lead: t(
      '工作日留给工作，周末留给乐团。八选三。',
      'Weekdays are for work; the weekend is for the orchestra. Three of eight.',
    ),
    gives: [
      t('三场周末音乐会', 'Three concerts at the weekend'),
      t('地下车库当晚免费停放', 'Free parking below the hall'),
      t('三场同一个座位', 'The same seat on all three evenings'),
    ],
    art: { seed: 'pack-weekend', key: 'G major', motif: 'waves', mood: 'lyric' },
    programs: [
      'saint-saens-3',
      'mahler-5',
      'sibelius-vc',
      'verdi-requiem',
      'beethoven-5',
      'bruckner-4',
      'haydn-94',
      'brahms-4',
    ],
    dates: weekend,
    pick: 3,
    saving: { kind: 'percent', percent: 10 },
    opens: -30,
    closes: 45,
    minLevel: 0,
    limit: 6,
  },
  {
    id: 'new-year',
    order: 4,
    name: t('辞旧迎新套票', 'Old year, new year'),
    kicker: t('新年音乐会与两位老朋友', 'The New Year Concert and two old friends'),
    lead: t(
      '先与维也纳一起拍手，再安静地听一听莫扎特与二泉。',
      'Clap along with Vienna first; then Mozart, and the moon over the second spring.',
    ),
    gives: [
      t(
        '新年音乐会实名入场，可先选座',
        'Seats of the New Year Concert before others; it asks for real names',
      ),
      t('每位立减 120 元', '¥120 off each place'),
      t('演出结束后一杯气泡酒', 'A glass of sparkling wine afterwards'),
    ],
    art: { seed: 'pack-new-year', key: 'D major', motif: 'discs', mood: 'festive', number: 7 },
    programs: ['new-year', 'mozart-40', 'liu-erquan'],
    dates: (_, schedule) => schedule.presold < 1,
    pick: 0,
    saving: { kind: 'fixed', fen: 12_000 },
    opens: -15,
    closes: 36,
    minLevel: 0,
    limit: 4,
  },
  {
    id: 'chamber',
    order: 5,
    name: t('室内乐三重奏', 'Three of chamber music'),
    kicker: t('室内乐厅，四百个座位', 'The chamber hall and its four hundred seats'),
    lead: t(
      '鳟鱼、勃兰登堡与二泉：离演奏家最近的三个晚上。',
      'Trout, Brandenburg and the second spring: three evenings close to the players.',
    ),
    gives: [
      t('室内乐厅三场', 'Three concerts in the chamber hall'),
      t('每位立减 60 元', '¥60 off each place'),
      t('演后与演奏家交谈', 'Talk with the players afterwards'),
    ],
    art: { seed: 'pack-chamber', key: 'A minor', motif: 'fhole', mood: 'serene' },
    programs: ['schubert-trout', 'bach-brandenburg', 'liu-erquan'],
    dates: (_, schedule) => schedule.membersOnly === 0,
    pick: 0,
    saving: { kind: 'fixed', fen: 6_000 },
    opens: -30,
    closes: 90,
    minLevel: 0,
    limit: 4,
  },
  {
    id: 'chinese',
    order: 6,
    name: t('中国作品系列', 'Works from China'),
    kicker: t('会员优先，“雅集”及以上', 'For members from Salon upwards'),
    lead: t(
      '冼星海、刘天华一代人的旋律，与今天写下的总谱坐在同一排。',
      'The melodies of Xian Xinghai’s generation beside scores that are new.',
    ),
    gives: [
      t('含会员专场', 'With a members’ concert'),
      t('四场八五折', '15% off all four'),
      t('作曲家导赏', 'Introduced by the composers'),
    ],
    art: { seed: 'pack-chinese', key: 'F# minor', motif: 'bells', mood: 'lyric' },
    programs: ['jiang-confucian', 'liu-erquan', 'zhu-10', 'xian-yellow-river'],
    pick: 0,
    saving: { kind: 'percent', percent: 15 },
    opens: -10,
    closes: 40,
    minLevel: 3,
    limit: 4,
  },
  {
    id: 'family',
    order: 7,
    name: t('家庭星期天', 'Family Sundays'),
    kicker: t('上午场，一小时，不怕出声', 'Mornings, an hour, and no one minds a whisper'),
    lead: t(
      '布里顿教会孩子认识乐器，圣-桑把它们变成动物。',
      'Britten teaches the instruments; Saint-Saëns turns them into animals.',
    ),
    gives: [
      t('两个上午，一家人坐在一起', 'Two mornings, the family side by side'),
      t('七五折', '25% off'),
      t('开演前的乐器体验角', 'The instrument corner before each'),
    ],
    art: { seed: 'pack-family', key: 'C major', motif: 'tiles', mood: 'bright' },
    programs: ['britten-guide', 'carnival-animals'],
    dates: (_, schedule) => schedule.presold < 1,
    pick: 0,
    saving: { kind: 'percent', percent: 25 },
    opens: -40,
    closes: 100,
    minLevel: 0,
    limit: 6,
  },
  {
    id: 'lawn',
    order: 8,
    name: t('草坪之夜', 'Evenings on the lawn'),
    kicker: t('夏天的两个星期六', 'Two Saturdays in summer'),
    lead: t(
      '仲夏夜之梦与蓝色狂想曲。春天开票，先记下日子。',
      'A Midsummer Night’s Dream and Rhapsody in Blue. On sale in spring; note the day.',
    ),
    gives: [
      t('两场，各有两个日子可选', 'Two programmes, each on one of two evenings'),
      t('坐垫与雨披', 'A cushion and a rain cape'),
      t('每位立减 30 元', '¥30 off each place'),
    ],
    art: { seed: 'pack-lawn', key: 'E major', motif: 'horn', mood: 'serene' },
    programs: ['summer-dream', 'rhapsody-blue'],
    pick: 0,
    saving: { kind: 'fixed', fen: 3_000 },
    opens: 60,
    closes: 400,
    minLevel: 0,
    limit: 6,
  },
];

/** Their artwork: a static site has it drawn beforehand. */
export const packArt = plans.map(plan => plan.art);

/** The packages of one edition of the season: each concert with the performances that are still to come. */
export function editionPacks(today: string, season: readonly DemoSchedule[]): PackDoc[] {
  const from = hallInstant(today);
  return plans.map(({ programs, dates, opens, closes, ...plan }) => ({
    ...plan,
    slots: programs.map(programId => ({
      id: programId,
      programId,
      schedules: season
        .filter(s => s.programId === programId && s.startsAt > from && !s.cancelled)
        .filter(s => dates?.(hallDay(s.startsAt), s) ?? true)
        .sort((a, b) => a.startsAt - b.startsAt)
        .map(s => s.id),
    })),
    opensAt: hallInstant(addDays(today, opens), '10:00'),
    closesAt: hallInstant(addDays(today, closes), '22:00'),
  }));
}
