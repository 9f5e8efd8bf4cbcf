import type { Bilingual } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { FoundationDoc } from '#server/catalogue/types-support.ts';

const PARTS = {
  people: t('个人与家庭', 'People and families'),
  companies: t('企业', 'Companies'),
  legacies: t('遗赠', 'Legacies'),
  evenings: t('慈善音乐会', 'Benefit concerts'),
} as const satisfies Record<string, Bilingual>;
type Part = keyof typeof PARTS;

/** Thousands of yuan received, by the years before the season's: the newest last. */
const RECEIVED: readonly Readonly<Record<Part, number>>[] = [
  { people: 5200, companies: 4800, legacies: 600, evenings: 1300 },
  { people: 6100, companies: 5300, legacies: 0, evenings: 1700 },
  { people: 7400, companies: 6000, legacies: 1200, evenings: 2100 },
  { people: 8300, companies: 6900, legacies: 800, evenings: 2600 },
  { people: 9600, companies: 7600, legacies: 1400, evenings: 2800 },
];
const fen = (thousands: number): number => toFen(thousands * 1000);
const last = RECEIVED.at(-1) ?? { people: 0, companies: 0, legacies: 0, evenings: 0 };
/** Fen received in the last whole year. */
export const RAISED = fen(Object.values(last).reduce((sum, n) => sum + n, 0));

export const foundation = (year: number): FoundationDoc => ({
  headline: [t('一笔钱', 'Money that'), t('变成一种声音', 'turns into sound')],
  lead: t(
    '和鸣交响乐基金会只做四件事：好琴、新作、第一次走进音乐厅的孩子，和一座不会丢失的谱库。',
    'The Heming Symphony Foundation does four things: fine instruments, new works, first concerts for children, and a library from which nothing is lost.',
  ),
  art: { seed: 'foundation', key: 'D minor', motif: 'bow', mood: 'dark', number: 7 },
  projects: [
    {
      id: 'bank',
      title: t('琴库', 'Instrument Bank'),
      text: t(
        '三十一件乐器借给乐团成员与音乐学院学生，每件都有自己的护照，记着谁拉过它、在哪里修过。今年的目标是一把 1790 年前后的大提琴。',
        'Thirty-one instruments are lent to players and students, each with a passport that tells who has played it and where it was mended. This year we are looking for a cello of about 1790.',
      ),
      goal: fen(6000),
      raised: fen(4150),
      link: 'education-view?id=instrument-lab',
      linkText: t('孩子们也用得到它', 'Children use it too'),
    },
    {
      id: 'works',
      title: t('新作之夜', 'A night for new works'),
      text: t(
        '每个乐季委约两部二十分钟以上的作品，排练时间与贝多芬一样多，首演之后至少再演三次。',
        'Two works of twenty minutes or more are commissioned each season, rehearsed as long as Beethoven, and played three times again after the first night.',
      ),
      goal: fen(2400),
      raised: fen(2400),
      link: 'musicale-detail?id=zhu-10',
      linkText: t('听一首中国交响曲', 'Hear a Chinese symphony'),
    },
    {
      id: 'first',
      title: t('第一次', 'The first time'),
      text: t(
        '每年一万两千个座位，连同往返校车与一堂课，送给从没进过音乐厅的孩子。',
        'Each year twelve thousand seats, with a coach and a lesson, for children who have never been inside a concert hall.',
      ),
      goal: fen(3600),
      raised: fen(2890),
      link: 'education-view?id=school-mornings',
      linkText: t('看看这堂课', 'See the lesson'),
    },
    {
      id: 'library',
      title: t('谱库', 'The library'),
      text: t(
        '四千六百套分谱逐页扫描，连同历任首席写在边上的弓法。已完成三分之二，供研究者与学生查阅。',
        'Four thousand six hundred sets of parts, scanned page by page with the bowings of past leaders in the margins. Two thirds are done and open to scholars and students.',
      ),
      goal: fen(1800),
      raised: fen(1210),
      link: '',
      linkText: t('', ''),
    },
  ],
  trustees: [
    {
      id: 'chi-wanlan',
      name: t('池晚岚', 'Chi Wanlan'),
      role: t('理事长', 'Chair'),
      text: t(
        '前市立图书馆馆长。她坚持每一笔支出都能在一页纸上说清楚。',
        'Former director of the city library, who insists that every expense can be explained on one page.',
      ),
    },
    {
      id: 'yan-dongli',
      name: t('严东篱', 'Yan Dongli'),
      role: t('副理事长', 'Deputy chair'),
      text: t(
        '乐团退休的中提琴首席，在第二谱台坐了二十九年。',
        'Retired principal viola, who sat at the second desk for twenty-nine years.',
      ),
    },
    {
      id: 'qiao-ruoshui',
      name: t('乔若水', 'Qiao Ruoshui'),
      role: t('司库', 'Treasurer'),
      text: t(
        '注册会计师。她把年报里的每张表都配上了一句人话。',
        'Chartered accountant. Each table of the annual report has a plain sentence because of her.',
      ),
    },
    {
      id: 'meng-zhaohe',
      name: t('孟昭和', 'Meng Zhaohe'),
      role: t('理事', 'Trustee'),
      text: t('儿科医生，“第一次”项目的发起人。', 'Paediatrician, who began “The first time”.'),
    },
    {
      id: 'elin-strandberg',
      name: t('艾琳·斯特兰贝里', 'Elin Strandberg'),
      role: t('理事', 'Trustee'),
      text: t(
        '瑞典提琴制作师，琴库的顾问，每年春天来检查一次。',
        'Swedish violin maker and adviser to the Instrument Bank, who inspects it each spring.',
      ),
    },
    {
      id: 'bai-guantian',
      name: t('白观天', 'Bai Guantian'),
      role: t('理事', 'Trustee'),
      text: t(
        '作曲家，委约评审的召集人；任内自己的作品不参评。',
        'Composer, who convenes the jury for commissions; none of his own is considered while he serves.',
      ),
    },
    {
      id: 'su-yueming',
      name: t('宿月明', 'Su Yueming'),
      role: t('独立监事', 'Independent auditor'),
      text: t(
        '退休法官，列席每次理事会，报告直接发布，不经修改。',
        'Retired judge who attends every meeting and whose report is published unedited.',
      ),
    },
  ],
  years: RECEIVED.map((parts, i) => ({
    year: year - RECEIVED.length + i,
    parts: (Object.keys(PARTS) as Part[]).map(part => ({ name: PARTS[part], fen: fen(parts[part]) })),
  })),
  uses: [
    {
      name: t('琴库', 'Instrument Bank'),
      text: t('购琴一件，保险与维修三十一件', 'One instrument bought, thirty-one insured and kept in repair'),
      fen: fen(7100),
    },
    {
      name: t('第一次', 'The first time'),
      text: t('座位 11,860 个，校车 274 趟', '11,860 seats and 274 coaches'),
      fen: fen(5300),
    },
    {
      name: t('新作之夜', 'New works'),
      text: t('委约两部，重演五场', 'Two commissions, five further performances'),
      fen: fen(3900),
    },
    {
      name: t('谱库', 'The library'),
      text: t('扫描 910 套分谱', '910 sets of parts scanned'),
      fen: fen(2100),
    },
    {
      name: t('结转专项', 'Carried to its funds'),
      text: t('留给大提琴与两部未完成的作品', 'Kept for the cello and for two works in progress'),
      fen: fen(1900),
    },
    {
      name: t('管理', 'Running costs'),
      text: t(
        '审计、票据与三位员工，不超过收入的 5.5%',
        'Audit, receipts and a staff of three: never above 5.5% of income',
      ),
      fen: fen(1100),
    },
  ],
});

/** The report of the year before the season, in words. */
export const foundationReport = (year: number): { title: Bilingual; html: Bilingual } => ({
  title: t(`${year - 1} 年度报告`, `Report for ${year - 1}`),
  html: t(
    `<h3>这一年</h3><p>${year - 1} 年，基金会收到捐赠 2,140 万元，来自 4,218 位个人与家庭、二十六家企业和两份遗赠，比上一年多 15%。最小的一笔是 5 元，附言写着“买一块松香”；我们照办了。</p><p>支出与结转合计同为 2,140 万元。管理费用 110 万元，占 5.1%，低于章程规定的 5.5%。</p><h3>钱去了哪里</h3><p>琴库购入一支 1868 年的巴松管，现由副首席使用；“第一次”把 11,860 个孩子接进音乐厅，其中三成住在市区以外；两部委约作品首演，旧作重演五场；谱库扫描完成过半。</p><h3>没有做到的</h3><p>大提琴还没有找到。理事会看过四把，最后都没有下定决心：两把音色与乐团不合，一把修复太多，一把价格超过估值。钱仍在专项里，利息也在。</p><p>“第一次”在冬季因大雪取消两场，182 个孩子改到三月再来，已全部补上。</p><h3>审计</h3><p>报告由独立监事宿月明与会计师事务所分别审阅，无保留意见。明细账可在基金会办公室查阅，请提前一天来电。</p>`,
    `<h3>The year</h3><p>In ${year - 1} the foundation received ¥21.4 million from 4,218 people and families, twenty-six companies and two legacies: 15% more than the year before. The smallest gift was ¥5, with a note: “for a piece of rosin”. We bought it.</p><p>Spending and what was carried forward come to the same ¥21.4 million. Running costs were ¥1.1 million, or 5.1%, below the 5.5% that the statutes allow.</p><h3>Where it went</h3><p>The Instrument Bank bought a bassoon of 1868, now played by the sub-principal. “The first time” brought 11,860 children to the hall, three in ten from outside the city. Two commissions were heard and five earlier ones heard again. Half of the library is scanned.</p><h3>What we did not manage</h3><p>We have not found the cello. The trustees saw four and settled on none: two did not blend, one had been mended too often, and one was priced above its worth. The money is still in its fund, with the interest.</p><p>Snow closed two mornings of “The first time”; all 182 children came in March instead.</p><h3>Audit</h3><p>The independent auditor, Su Yueming, and a firm of accountants each examined the report, without reservation. The ledgers can be read at our office; please ring a day ahead.</p>`,
  ),
});
