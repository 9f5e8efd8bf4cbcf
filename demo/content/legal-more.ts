import { t } from '#server/catalogue/text.ts';
import { type LegalText, sections } from './legal-text.ts';

export const clubTerms: LegalText = {
  id: 'legal-club',
  title: t('会员与积分规则', 'Membership and points'),
  summary: t(
    '等级怎样计算，积分怎样得到、使用与到期。',
    'How levels are reckoned; how points are earned, spent and lost.',
  ),
  html: t(
    sections(
      ['会员资格', '注册账号并同意本规则即成为会员，免费，一人一个账号。不满 14 周岁的孩子请由监护人注册。'],
      [
        '等级',
        '会员共六级，按当天向前十二个月实付票款的合计判断，退回的票款从中扣除。达到标准当天升级；合计低于标准时回到相应等级。各级标准与权益见会员俱乐部页面。',
      ],
      [
        '积分',
        '<ul><li>每实付 1 元得 1 至 3 分，按付款时的等级计算，不足 1 元的部分不计</li><li>100 积分抵 1 元，按 100 的整数倍使用</li><li>一年里得到的积分到下一年的最后一天为止有效，先到期的先使用</li><li>积分不能转让、合并或兑换现金</li></ul>',
      ],
      [
        '退票',
        '订单送出的积分在免费退票期结束后到账，到账后才能使用并计入等级；不能退的，付款后即到账。退票时收回所退部分送出的积分，退还当时用掉的积分。余额不足收回时，不足的部分按 100 积分抵 1 元从退款中扣除。',
      ],
      [
        '变更与终止',
        '规则如有不利于会员的变更，提前 30 天公布，已得到的积分不受影响。用程序刷单、转卖实名票或冒用他人证件的账号，我们可以取消其积分与等级，并说明理由。',
      ],
    ),
    sections(
      [
        'Who is a member',
        'Whoever opens an account and agrees to these rules, free of charge, with one account each. For children under 14 a guardian joins.',
      ],
      [
        'Levels',
        'There are six. Your level follows what you paid for tickets in the twelve months up to today, less refunds. You rise on the day you reach the mark, and fall back when the sum no longer reaches it. The marks and what each level gives stand on the Member Club pages.',
      ],
      [
        'Points',
        '<ul><li>One to three points for each yuan paid, by your level when you pay; parts of a yuan do not count</li><li>100 points are worth ¥1 and are spent in hundreds</li><li>Points of one year are good until the last day of the next; the oldest are spent first</li><li>Points cannot be given away, put together or paid out</li></ul>',
      ],
      [
        'Refunds',
        'Points of an order are credited when it can no longer be returned free of charge, and can be spent and count towards your level from then on; what cannot be returned earns at once. When tickets are returned, the points that they earned are taken back and those spent on them are returned. Points that are no longer there are kept of the refund, a yuan for every 100.',
      ],
      [
        'Changes and end',
        'A change for the worse is announced 30 days ahead and leaves points already earned alone. We may withdraw points and level from accounts that order by robot, resell named tickets or use another person’s document, and we say why.',
      ],
    ),
  ),
};

export const access: LegalText = {
  id: 'legal-access',
  title: t('无障碍说明', 'Accessibility'),
  summary: t(
    '网站与音乐厅为谁做了什么，哪里还不够，怎样告诉我们。',
    'What the site and the hall do for whom, where they fall short, and how to tell us.',
  ),
  html: t(
    sections(
      [
        '网站',
        '我们以 WCAG 2.2 的 AA 级为下限。全部页面可以只用键盘操作，选座可以完全使用列表，文字可放大到 300% 而不需要左右滚动，颜色从不单独表示意思。',
        '页脚的“打开无障碍模式”会放大文字、加强对比并停止动画，设置保存在您的浏览器里。',
      ],
      [
        '音乐厅',
        '<ul><li>正门东侧下客区到座位全程无台阶，六台电梯均有盲文与语音</li><li>大音乐厅设感应线圈，前厅可借接收器</li><li>轮椅席与陪同席相邻，在同一笔订单里购买</li><li>欢迎导盲犬；大字号节目册可在演出前两天索取</li></ul>',
      ],
      [
        '还做不到的',
        '录像目前只有部分配有字幕；草坪舞台遇雨后坡道较滑，请走北门；部分历史演出资料只有英文。我们在逐项改进。',
      ],
      [
        '告诉我们',
        '遇到障碍请致电 400 820 0920，或写信至 tickets@heming.example，写明页面与所用的设备。我们在五个工作日内答复，并尽量先替您把事情办好。',
      ],
    ),
    sections(
      [
        'The site',
        'Our floor is level AA of WCAG 2.2. Every page works by keyboard alone, seats can be chosen entirely from a list, text grows to 300% without sideways scrolling, and colour never stands alone for a meaning.',
        '“Turn on accessibility mode” at the foot of the page enlarges text, strengthens contrast and stops motion. Your browser remembers it.',
      ],
      [
        'The hall',
        '<ul><li>No step from the drop-off east of the main door to your seat; all six lifts speak and have Braille</li><li>An induction loop in the Grand Hall, with receivers lent in the foyer</li><li>Wheelchair spaces with a companion’s seat beside them, in one order</li><li>Guide dogs are welcome; programme books in large print can be had two days ahead</li></ul>',
      ],
      [
        'Where we fall short',
        'Only some recordings have captions. After rain the ramp at the lawn is slippery; please use the north gate. Some records of past seasons exist in English only. We are working through the list.',
      ],
      [
        'Tell us',
        'If something stands in your way, ring 400 820 0920 or write to tickets@heming.example, with the page and the device. We answer within five working days and try to get done first what you came for.',
      ],
    ),
  ),
};
