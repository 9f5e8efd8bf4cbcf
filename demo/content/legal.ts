import { ladderSentence } from '#domain/rules/refund-words.ts';
import { t } from '#server/catalogue/text.ts';
import { access, clubTerms } from './legal-more.ts';
import { type LegalText, sections } from './legal-text.ts';

export const legal: readonly LegalText[] = [
  {
    id: 'legal-privacy',
    title: t('隐私政策', 'Privacy policy'),
    summary: t('我们收集什么，用来做什么，保留多久。', 'What we collect, what for, and for how long.'),
    html: t(
      sections(
        [
          '我们是谁',
          '本网站由和鸣交响乐团运营。个人信息的问题请写信至 tickets@heming.example，或致电 400 820 0920（10:00–20:00）。',
        ],
        [
          '我们收集什么',
          '<ul><li>账号：手机号或邮箱、昵称</li><li>订单：联系人、手机号、配送地址、所购座位与支付结果</li><li>实名场次：观众姓名与证件号码，加密保存，页面上只显示部分数字</li><li>安全：登录时间与网络地址，用于防止盗号和抢票程序</li></ul>',
        ],
        [
          '用来做什么',
          '出票、退款、入场核验、客户服务，以及法律要求的记账。我们不出售个人信息，也不据此投放第三方广告。',
        ],
        [
          '保留多久',
          '订单与发票信息按会计法规保存；实名证件在演出结束 30 天后删除；网站留言与预约保存一年；登录记录保存 180 天；账号注销后 15 天内删除其余信息。',
        ],
        [
          '您的权利',
          '您可以查询、复制、更正、删除个人信息，撤回同意，或注销账号。请在用户中心操作或写信给我们，我们在 15 天内答复。',
        ],
        ['未成年人', '不满 14 周岁的孩子请由监护人购票。我们不会主动收集他们的信息，实名场次由监护人登记。'],
      ),
      sections(
        [
          'Who we are',
          'This website is run by the Heming Symphony Orchestra. For questions about personal data write to tickets@heming.example or ring 400 820 0920 (10:00–20:00).',
        ],
        [
          'What we collect',
          '<ul><li>Account: mobile number or e-mail address, nickname</li><li>Orders: name, mobile number, delivery address, seats and the result of the payment</li><li>Named tickets: name and document number of each visitor, stored encrypted and shown only in part</li><li>Security: times and network addresses of sign-ins, against stolen accounts and ticket robots</li></ul>',
        ],
        [
          'What for',
          'To issue tickets, make refunds, check tickets at the door, answer your questions, and keep the books that the law requires. We sell no personal data and show no third-party advertising.',
        ],
        [
          'For how long',
          'Orders and invoices as accounting law requires; documents of named tickets until 30 days after the concert; messages and requests that you send us for a year; sign-in records for 180 days; the rest is deleted within 15 days of closing an account.',
        ],
        [
          'Your rights',
          'You may see, copy, correct and delete your data, withdraw consent, and close your account, in your account pages or by writing to us. We answer within 15 days.',
        ],
        [
          'Children',
          'For children under 14 a parent or guardian should buy. We do not knowingly collect data from them; a guardian fills in named tickets.',
        ],
      ),
    ),
  },
  {
    id: 'legal-terms',
    title: t('售票条款', 'Terms of sale'),
    summary: t(
      '订单何时成立，票款、配送、退票与入场。',
      'When an order is made; prices, delivery, refunds and entry.',
    ),
    html: t(
      sections(
        [
          '订单的成立',
          '选座后座位保留 15 分钟，可延长一次。付款成功、金额核对无误后订单成立并出票；逾期未付的订单自动取消，座位释放。',
          '付款在保留期后到达时，原座位仍空则照常出票，否则全额退款。',
        ],
        ['票价与费用', '票价以人民币计，含税。除您选择的快递运费外，不收取其他费用。优惠在付款前逐项列明。'],
        [
          '限购',
          '每笔订单与每位会员同一场次有张数上限，见音乐会页面。使用程序批量购票的订单，我们可以取消并退款。',
        ],
        ['退票', `按退票规则办理：${ladderSentence().zh}`],
        ['入场', '一人一票，请按时到场；迟到者在曲间入座。实名场次须出示登记的证件原件。'],
        [
          '曲目与演员变更',
          '如遇演员生病等情况，我们可以调整曲目或演员，并尽快通知；主要独奏或指挥变更的，可以在公布后 48 小时内全额退票。',
        ],
        ['争议', '请先与我们联系。协商不成的，由音乐厅所在地人民法院管辖。'],
      ),
      sections(
        [
          'When an order is made',
          'Seats are held for 15 minutes and the time can be extended once. The order stands when your payment has arrived in the right amount; tickets are then issued. Orders not paid in time are cancelled and the seats released.',
          'Money that arrives later still buys the seats if they are free; if not, it is returned in full.',
        ],
        [
          'Prices',
          'Prices are in yuan and include tax. Apart from a courier’s fee that you choose there are no charges. Reductions are listed one by one before you pay.',
        ],
        [
          'Limits',
          'Each order, and each member for one performance, has a largest number of seats, stated on the concert’s page. Orders made by robots may be cancelled and refunded.',
        ],
        ['Refunds', ladderSentence().en],
        [
          'Entry',
          'One ticket for each person. Latecomers are seated between works. Named tickets need the original document.',
        ],
        [
          'Changes',
          'If an artist falls ill we may change programme or cast and will tell you as soon as we can. When a principal soloist or the conductor changes, you may return tickets in full within 48 hours of the notice.',
        ],
        [
          'Disputes',
          'Please talk to us first. Failing that, the people’s court at the hall’s seat has jurisdiction.',
        ],
      ),
    ),
  },
  {
    id: 'legal-accessibility',
    title: t('无障碍声明', 'Accessibility statement'),
    summary: t(
      '网站与音乐厅的无障碍状况与联系方式。',
      'How accessible the site and the hall are, and whom to tell.',
    ),
    html: t(
      sections(
        [
          '网站',
          '我们以 WCAG 2.2 AA 为目标。全部购票流程可以只用键盘完成，座位图有等价的列表，状态从不只用颜色表示，文字放大三倍仍可阅读。',
          '页面上方的无障碍按钮会放大文字、加强对比、停止动画，并记住您的选择。',
        ],
        [
          '音乐厅',
          '<ul><li>各厅入口无台阶，电梯到达所有楼层</li><li>大音乐厅、室内乐厅与草坪均设轮椅席和陪同席</li><li>大音乐厅设感应线圈，可免费借用接收器</li><li>欢迎导盲犬</li></ul>',
        ],
        [
          '告诉我们',
          '遇到障碍请写信至 tickets@heming.example 或致电 400 820 0920。我们在五个工作日内答复，并说明何时改正。',
        ],
      ),
      sections(
        [
          'The site',
          'We aim at WCAG 2.2, level AA. A whole purchase can be made with the keyboard alone, the seating plan has a list that does the same, no state is told by colour alone, and text can be read at three times its size.',
          'The accessibility button at the top enlarges text, strengthens contrast, stops motion, and remembers your choice.',
        ],
        [
          'The hall',
          '<ul><li>No steps at any entrance, and lifts to every floor</li><li>Wheelchair spaces with companions’ seats in the Grand Hall, the Chamber Hall and on the lawn</li><li>An induction loop in the Grand Hall, with receivers lent free of charge</li><li>Guide dogs are welcome</li></ul>',
        ],
        [
          'Tell us',
          'If something stands in your way write to tickets@heming.example or ring 400 820 0920. We answer within five working days and say when it will be put right.',
        ],
      ),
    ),
  },
  {
    id: 'legal-cookies',
    title: t('Cookie 与本地存储', 'Cookies and storage'),
    summary: t('只有登录所需的一个 Cookie，没有跟踪。', 'One cookie to keep you signed in, and no tracking.'),
    html: t(
      sections(
        [
          'Cookie',
          '登录后我们设置一个 Cookie，用来识别您的会话。它只发给本站，脚本读不到，退出登录即失效。不设广告或统计 Cookie。',
        ],
        [
          '浏览器存储',
          '语言、无障碍设置与未提交的表单保存在您的浏览器里；选座过程中的钥匙只保存到关闭标签页为止。退出登录时与账号有关的内容会被清除。',
        ],
        ['如何关闭', '您可以在浏览器设置中删除它们。网站仍可浏览，但购票需要登录 Cookie。'],
      ),
      sections(
        [
          'Cookies',
          'When you sign in we set one cookie that identifies your session. It goes only to this site, scripts cannot read it, and it ends when you sign out. There are no cookies for advertising or statistics.',
        ],
        [
          'Storage in your browser',
          'Language, accessibility settings and unfinished forms stay in your browser; the keys of a seat selection last until you close the tab. Signing out clears what belongs to your account.',
        ],
        [
          'How to refuse',
          'You can delete all of it in your browser’s settings. The site still works for reading; buying needs the sign-in cookie.',
        ],
      ),
    ),
  },
  clubTerms,
  access,
  {
    id: 'legal-imprint',
    title: t('网站信息', 'Imprint'),
    summary: t('运营者、地址与演示声明。', 'Who runs the site, where, and a note on this demonstration.'),
    html: t(
      sections(
        [
          '运营者',
          '和鸣交响乐团',
          '听松路 218 号　和鸣音乐厅',
          '电话 400 820 0920（10:00–20:00），邮箱 tickets@heming.example',
        ],
        [
          '内容',
          '曲目介绍、新闻与图形由乐团编写与绘制，版权归乐团所有。作曲家与作品真实存在，演出者与乐团为虚构。',
        ],
        [
          '演示声明',
          '这是一个演示网站：演出不会真的举行，付款在沙箱中进行，不会扣款。历史演出资料来自纽约爱乐公开的演出史（CC0 1.0）。',
        ],
      ),
      sections(
        [
          'Run by',
          'Heming Symphony Orchestra',
          'Heming Concert Hall, 218 Tingsong Road',
          'Telephone 400 820 0920 (10:00–20:00), tickets@heming.example',
        ],
        [
          'Content',
          'Programme notes, news and drawings are the orchestra’s own and remain its copyright. Composers and works are real; performers and orchestra are invented.',
        ],
        [
          'A demonstration',
          'This is a demonstration: the concerts will not take place, and payments run in a sandbox that takes no money. Historical performances come from the public performance history of the New York Philharmonic (CC0 1.0).',
        ],
      ),
    ),
  },
];
