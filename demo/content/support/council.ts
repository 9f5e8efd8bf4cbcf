import type { Bilingual } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { CouncilDoc } from '#server/catalogue/types-support.ts';
import { html } from '../education/html.ts';

const FIELDS = {
  bank: t('银行', 'Banking'),
  build: t('建筑', 'Building'),
  chip: t('半导体', 'Semiconductors'),
  tea: t('茶业', 'Tea'),
  ship: t('航运', 'Shipping'),
  rail: t('轨道交通', 'Railways'),
  medicine: t('医药', 'Medicine'),
  paper: t('纸业', 'Paper'),
  insurance: t('保险', 'Insurance'),
  law: t('法律', 'Law'),
  energy: t('能源', 'Energy'),
  textile: t('纺织', 'Textiles'),
  glass: t('玻璃', 'Glass'),
  software: t('软件', 'Software'),
  books: t('出版', 'Publishing'),
  hotel: t('酒店', 'Hotels'),
  timber: t('木作', 'Joinery'),
  optics: t('光学', 'Optics'),
  food: t('食品', 'Food'),
  design: t('设计', 'Design'),
} as const satisfies Record<string, Bilingual>;

type Row = readonly [zh: string, en: string, field: keyof typeof FIELDS, yearsAgo: number];
/** Invented companies: none of them exists. */
const TONIC: readonly Row[] = [
  ['听松银行', 'Tingsong Bank', 'bank', 17],
  ['远屿航运', 'Farisle Shipping', 'ship', 14],
  ['衡石半导体', 'Hengshi Semiconductors', 'chip', 9],
  ['长汀轨道', 'Changting Rail', 'rail', 6],
];
const DOMINANT: readonly Row[] = [
  ['澄怀保险', 'Chenghuai Insurance', 'insurance', 15],
  ['木石建筑', 'Mushi Architects', 'build', 13],
  ['白泽医药', 'Baize Medicine', 'medicine', 11],
  ['北辰能源', 'Beichen Energy', 'energy', 10],
  ['秋毫光学', 'Qiuhao Optics', 'optics', 8],
  ['清谈律师事务所', 'Qingtan Law', 'law', 7],
  ['万川软件', 'Wanchuan Software', 'software', 4],
  ['半山酒店', 'Banshan Hotels', 'hotel', 3],
];
const HARMONY: readonly Row[] = [
  ['松烟纸业', 'Songyan Paper', 'paper', 16],
  ['雨前茶庄', 'Yuqian Tea', 'tea', 16],
  ['素履纺织', 'Sulü Textiles', 'textile', 14],
  ['合缝木作', 'Hefeng Joinery', 'timber', 12],
  ['照见玻璃', 'Zhaojian Glass', 'glass', 12],
  ['未名出版社', 'Weiming Press', 'books', 11],
  ['鹿鸣食品', 'Luming Foods', 'food', 10],
  ['留白设计', 'Liubai Design', 'design', 9],
  ['三更书店', 'Sangeng Books', 'books', 9],
  ['溯源医药', 'Suyuan Medicine', 'medicine', 8],
  ['云帆物流', 'Yunfan Logistics', 'ship', 7],
  ['正则律师事务所', 'Zhengze Law', 'law', 7],
  ['一苇建筑', 'Yiwei Architects', 'build', 6],
  ['青简软件', 'Qingjian Software', 'software', 5],
  ['观澜酒店', 'Guanlan Hotels', 'hotel', 5],
  ['四时食品', 'Sishi Foods', 'food', 4],
  ['微光光学', 'Weiguang Optics', 'optics', 3],
  ['同尘保险', 'Tongchen Insurance', 'insurance', 2],
  ['拾木家具', 'Shimu Furniture', 'timber', 1],
  ['有数设计', 'Youshu Design', 'design', 1],
];
export const COUNCIL_SIZE = TONIC.length + DOMINANT.length + HARMONY.length;

const members = (rows: readonly Row[], circle: string, year: number) =>
  rows.map(([zh, en, field, yearsAgo], i) => ({
    id: `${circle}-${i + 1}`,
    name: t(zh, en),
    field: FIELDS[field],
    since: year - yearsAgo,
  }));

export const council = (year: number): CouncilDoc => ({
  headline: [t('三十二家企业', 'Thirty-two companies,'), t('一个和弦', 'one chord')],
  lead: t(
    '企业理事会按和弦命名：主音、属音、和声。每家企业有一票，与捐赠多少无关。',
    'The council is named like a chord: tonic, dominant, harmony. Each company has one vote, whatever it gives.',
  ),
  art: { seed: 'council', key: 'Eb major', motif: 'lissajous', mood: 'dark', number: 4 },
  circles: [
    {
      id: 'tonic',
      name: t('主音理事', 'Tonic circle'),
      fromFen: toFen(1_000_000),
      text: t(
        '共同承担一个系列，例如布鲁克纳全集或中国回响。',
        'Each carries a whole series, such as the Bruckner cycle or Echoes of China.',
      ),
      benefits: [
        t(
          '一场定制音乐会，曲目与乐团一起商定',
          'A concert of your own, its programme made with the orchestra',
        ),
        t('每季 60 张门票，可转赠学校', 'Sixty seats a season, which may be passed on to schools'),
        t('员工与家人可预约全部公开排练', 'All open rehearsals for staff and their families'),
        t('列席乐季策划会', 'A seat at the season’s planning day'),
      ],
      members: members(TONIC, 'tonic', year),
    },
    {
      id: 'dominant',
      name: t('属音理事', 'Dominant circle'),
      fromFen: toFen(500_000),
      text: t(
        '支持一位首席的席位，或一位驻团艺术家的一季。',
        'Each supports a principal’s chair, or an artist in residence for a season.',
      ),
      benefits: [
        t('一场室内乐专场，在企业或音乐厅举行', 'A chamber concert, in your house or ours'),
        t('每季 30 张门票', 'Thirty seats a season'),
        t('员工合唱课程，由和鸣合唱团教师授课', 'Choir classes for staff, taught by the Heming Chorus'),
      ],
      members: members(DOMINANT, 'dominant', year),
    },
    {
      id: 'harmony',
      name: t('和声理事', 'Harmony circle'),
      fromFen: toFen(200_000),
      text: t(
        '汇成“第一次”项目，每家约带来三百个孩子。',
        'Together they make “The first time”: about three hundred children for each company.',
      ),
      benefits: [
        t('每季 12 张门票', 'Twelve seats a season'),
        t('两次曲前谈专席与茶叙', 'Two talks with reserved places, and tea'),
        t('节目册与年报致谢', 'Thanks in programmes and in the annual report'),
      ],
      members: members(HARMONY, 'harmony', year),
    },
  ],
  calendar: [
    {
      title: t('九月　开季晚宴', 'September: opening supper'),
      text: t(
        '在舞台上摆长桌，乐手与理事间隔而坐。',
        'Long tables on the stage, players and council in alternate seats.',
      ),
    },
    {
      title: t('一月　策划会', 'January: planning day'),
      text: t(
        '音乐总监讲下一季的十个念头，理事们挑毛病。',
        'The music director brings ten ideas for the next season, and the council finds fault with them.',
      ),
    },
    {
      title: t('四月　员工日', 'April: staff day'),
      text: t(
        '三十二家企业的员工与家人来听一整天排练，孩子可以上台。',
        'Staff of all thirty-two companies and their families spend a day at rehearsal; children may go on the stage.',
      ),
    },
    {
      title: t('六月　公开账目', 'June: the accounts'),
      text: t(
        '基金会报告当年收支，现场回答问题。',
        'The foundation reports on the year and answers questions.',
      ),
    },
  ],
  letter: {
    html: html(
      [
        '企业常问：赞助一支乐团，回报是什么？老实说，广告位不值这个价钱。',
        '值这个价钱的是另一些东西。员工带着孩子坐在定音鼓旁边的那个上午；一位工程师在排练席上发现，一百个人可以不说话就同时改变主意；还有，三百个孩子第一次走进音乐厅，门票上印着您公司的名字，而他们记住的是双簧管。',
        '理事会没有贵宾席，只有好座位；没有冠名权，只有致谢。如果这听起来合适，请写信给我们，我们来拜访您，不带合同。',
      ],
      [
        'Companies ask what they get for supporting an orchestra. To be honest, as advertising it is not worth the money.',
        'Other things are. The morning when your people sit beside the timpani with their children. The engineer who discovers from the rehearsal seats that a hundred people can change their minds at once without a word. And three hundred children who enter a concert hall for the first time: your name is on the ticket, and what they remember is the oboe.',
        'There are no boxes in our council, only good seats; no naming rights, only thanks. If that sounds right, write to us. We come to see you, without a contract.',
      ],
    ),
    name: t('程望舒', 'Cheng Wangshu'),
    role: t('企业理事会召集人，远屿航运', 'Convener of the council, Farisle Shipping'),
  },
});
