import { brand } from '#brand';
import { ladderLines } from '#domain/rules/refund-words.ts';
import { DOORS, GARAGE, TALK_BEFORE } from '#domain/rules/visit.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';
import { gatesText, STEP_FREE } from './doors.ts';

export interface Question {
  readonly id: string;
  readonly group: Bilingual;
  readonly question: Bilingual;
  readonly answer: Bilingual;
}
type Pair = readonly [zh: string, en: string];
const group = (
  id: string,
  name: Pair,
  questions: readonly (readonly [question: Pair, answer: Pair])[],
): Question[] =>
  questions.map(([question, answer], i) => ({
    id: `faq-${id}-${i + 1}`,
    group: t(...name),
    question: t(...question),
    answer: t(...answer),
  }));

/** What is kept of a returned ticket, as the rule has it; HTML. */
function refundTable(locale: 'zh-CN' | 'en-US'): string {
  const zh = locale === 'zh-CN';
  const fee = (percent: number | null): string => {
    if (percent === null) return zh ? '不能退票' : 'No refund';
    if (percent === 0) return zh ? '不收' : 'None';
    return zh ? `票款的 ${percent}%` : `${percent}% of the price`;
  };
  const rows = ladderLines().map(({ when, percent }, i) => {
    const words = i > 0 ? say(when, locale) : zh ? `演出前 ${when.zh}` : `${when.en} before`;
    return `<tr><td>${words.charAt(0).toUpperCase()}${words.slice(1)}</td><td>${fee(percent)}</td></tr>`;
  });
  const [caption, asked, kept] = zh
    ? ['退票手续费', '申请时间', '手续费']
    : ['What we keep', 'When you ask', 'Fee'];
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">${asked}</th><th scope="col">${kept}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Questions of the ticket service, by group. Answers are HTML. */
export const faq: readonly Question[] = [
  ...group(
    'tickets',
    ['购票与选座', 'Buying tickets'],
    [
      [
        ['怎样在网上选座购票？', 'How do I choose seats and buy online?'],
        [
          '<p>在音乐会页面点“选座购票”，登录后在座位图上点选，或按列表选，也可以让我们替您找最好的连座。下一步确认联系人与取票方式，付款后票即出。</p><p>选定的座位为您保留 <strong>15 分钟</strong>，需要时可以延长一次。</p>',
          '<p>On a concert’s page press “Choose seats”, sign in, and pick seats on the plan or from the list, or let us find the best seats together. Then confirm who you are and how you would like the tickets, and pay.</p><p>Your seats are kept for <strong>15 minutes</strong>, and you can extend the time once.</p>',
        ],
      ],
      [
        ['一笔订单最多买几张？', 'How many seats can I buy at once?'],
        [
          '<p>普通场次每笔订单最多 6 张，实名场次最多 4 张，同一会员同一场次累计不超过同样张数。团体购票请致电客服。</p>',
          '<p>Up to six seats in an order, or four where tickets are named; the same limits hold for one member and one performance in all. For groups please ring the box office.</p>',
        ],
      ],
      [
        ['座位图上的颜色和形状是什么意思？', 'What do colours and shapes on the plan mean?'],
        [
          '<p>颜色代表票价，深色较高。小而扁的灰色是已售或他人锁定，红色带勾的是您已选的座位，圆形的是轮椅席。不看颜色也能选：列表里写明区、排、座、票价与状态。</p>',
          '<p>Colour stands for price, darker for dearer. A small flat grey seat is sold or held by someone else; red with a tick is yours; a circle is a wheelchair space. You need no colour to choose: the list gives block, row, seat, price and state in words.</p>',
        ],
      ],
      [
        ['为什么提示座位已被他人锁定？', 'Why was my seat taken while I was choosing?'],
        [
          '<p>在地图上点选并不占座，进入下一步时座位才会锁定。如果有人比您早一步，我们会告诉您是哪几个座位，并在附近为您找最接近的连座。</p>',
          '<p>Clicking on the plan does not hold a seat; seats are held when you go to the next step. If someone was a moment quicker, we tell you which seats are gone and look for the nearest ones together.</p>',
        ],
      ],
      [
        ['没有账号可以买票吗？', 'Do I need an account?'],
        [
          '<p>购票需要登录，用手机号或邮箱收一个验证码就可以，第一次登录会自动建立账号。票、退款与积分都记在您的账号里。</p>',
          '<p>You need to sign in, but a code by text message or e-mail is enough, and the first time makes your account. Tickets, refunds and points are then kept in one place.</p>',
        ],
      ],
      [
        ['支付成功却没有看到票怎么办？', 'I have paid, but where are my tickets?'],
        [
          '<p>票会在支付确认后出现在“我的订单”里，通常只要几秒。如果支付结果未知，请不要重复付款：我们会向支付机构查询，结果出来后自动出票或退款。</p>',
          '<p>They appear under “My orders” once the payment is confirmed, usually within seconds. If the result is unknown, please do not pay again: we ask the payment provider, and either issue the tickets or return the money.</p>',
        ],
      ],
      [
        ['怎样开发票？', 'How do I get an invoice?'],
        [
          `<p>请把订单号、抬头与税号发到 ${brand.email}，或致电票务热线 ${brand.phone}，电子发票在三个工作日内发到您的邮箱。</p>`,
          `<p>Send the order number, your name and tax number to ${brand.email}, or ring ${brand.phone}: the electronic invoice comes by e-mail within three working days.</p>`,
        ],
      ],
    ],
  ),
  ...group(
    'refund',
    ['退票与取消', 'Refunds and changes'],
    [
      [
        ['票可以退吗？', 'Can I return my tickets?'],
        [refundTable('zh-CN'), refundTable('en-US')],
      ],
      [
        ['怎样申请退票？', 'How do I ask for a refund?'],
        [
          '<p>在“我的订单”里打开订单，先看到可退金额，确认后座位立即释放，退款原路返回，一般 1 至 3 个工作日到账。</p>',
          '<p>Open the order under “My orders”. You see the amount first; when you confirm, the seats are released at once and the money goes back the way it came, usually within three working days.</p>',
        ],
      ],
      [
        ['能换到另一场吗？', 'Can I move to another date?'],
        [
          '<p>目前不能直接换场。请先按规则退票，再购买新的场次。</p>',
          '<p>Not directly. Please return the tickets under the usual terms and buy the other performance.</p>',
        ],
      ],
      [
        ['演出取消或延期怎么办？', 'What if a concert is cancelled or moved?'],
        [
          '<p>取消的演出全额退款，任何时候都可以在“我的订单”里申请，不收手续费。延期的演出原票有效；如果时间不便，可在公布后 14 天内全额退票。</p>',
          '<p>If we cancel, everything is refunded without a fee: ask under “My orders”, whenever you like. If we move a date your tickets stay valid; should the new date not suit, you have 14 days to return them in full.</p>',
        ],
      ],
    ],
  ),
  ...group(
    'delivery',
    ['取票与配送', 'Collecting and delivery'],
    [
      [
        ['有哪些取票方式？', 'How can I get my tickets?'],
        [
          '<ul><li>电子票：一单一码，或一票一码，入场直接扫码</li><li>自取：演出前在取票机或票务窗口</li><li>快递：按地区收取运费，也可以选择到付</li></ul>',
          '<ul><li>E-ticket: one code for the order or one for each seat, scanned at the door</li><li>Collection from the machines or the counter before the concert</li><li>Courier: at a rate by province, or paid to the courier on delivery</li></ul>',
        ],
      ],
      [
        ['电子票一定要联网才能出示吗？', 'Do I need a connection to show an e-ticket?'],
        [
          '<p>打开过一次的电子票会保存在您的设备上，没有网络也可以出示。也可以打印出来，二维码不小于 3 厘米即可。</p>',
          '<p>A ticket that was opened once stays on your device and works without a connection. You may also print it, as long as the code is at least 3 cm wide.</p>',
        ],
      ],
      [
        ['可以把票转给朋友吗？', 'Can I give a ticket to a friend?'],
        [
          '<p>非实名场次可以。选择“一票一码”，在电子票上点“分享”，把对应座位的票发给朋友即可。实名场次需与登记的证件一致，不能转让。</p>',
          '<p>Yes, unless tickets are named. Choose one code for each seat and send your friend theirs with “Share” on the ticket. Named tickets must match the document and cannot be passed on.</p>',
        ],
      ],
      [
        ['快递多久能到？', 'How long does the courier take?'],
        [
          '<p>付款后的下一个工作日寄出，邻近省市 1 至 2 天，较远地区 4 至 8 天。演出前 7 天内的场次不提供快递，请选择电子票或自取。</p>',
          '<p>We post on the next working day. Nearby provinces take one or two days, the farthest four to eight. In the last seven days before a concert please choose an e-ticket or collect.</p>',
        ],
      ],
      [
        ['票丢了怎么办？', 'I have lost my ticket. What now?'],
        [
          '<p>电子票不会丢：登录后在用户中心的“门票”里重新打开即可。纸质票请带下单的手机与证件到票务窗口补票，原票随即作废。</p>',
          '<p>An e-ticket cannot be lost: sign in and open it again under “Tickets”. For a printed one bring the phone you ordered with and a document to the box office; we print another, and the old one is void.</p>',
        ],
      ],
    ],
  ),
  ...group(
    'access',
    ['无障碍服务', 'Access'],
    [
      [
        ['轮椅席怎样购买？', 'How do I book a wheelchair space?'],
        [
          '<p>座位图上的圆形即轮椅席，旁边的座位留给陪同者，两者在同一笔订单里购买。“替我选座”里勾选“需要轮椅席”，我们会把两个位置一起给您。</p>',
          '<p>Circles on the plan are wheelchair spaces, with a companion’s seat beside each; buy the two in one order. In “Choose for me” tick “wheelchair space” and we propose both together.</p>',
        ],
      ],
      [
        ['听力不便有什么帮助？', 'What is there for people who hear less well?'],
        [
          '<p>大音乐厅设有感应线圈，B2 区信号最好。前厅可以免费借用接收器，请带一件证件作押。</p>',
          '<p>The Grand Hall has an induction loop, strongest in block B2. Receivers are lent free of charge in the foyer against an identity document.</p>',
        ],
      ],
      [
        ['导盲犬可以进场吗？', 'Are guide dogs welcome?'],
        [
          '<p>欢迎。请提前一天来电，我们为您留一个脚边宽敞的座位，并准备一碗水。</p>',
          '<p>They are. Ring us a day ahead and we keep a seat with room at your feet, and a bowl of water.</p>',
        ],
      ],
      [
        ['网站能用键盘和读屏软件购票吗？', 'Can I buy with a keyboard or a screen reader?'],
        [
          '<p>可以。座位图可以用方向键浏览，也可以完全改用列表选座；页面最下方的“打开无障碍模式”会放大文字、加强对比、减少动画。</p>',
          '<p>Yes. The plan can be walked with the arrow keys, and the list does everything that the plan does. “Turn on accessibility mode”, at the very foot of each page, enlarges text, strengthens contrast and calms motion.</p>',
        ],
      ],
    ],
  ),
  ...group(
    'children',
    ['儿童与亲子', 'Children'],
    [
      [
        ['儿童几岁可以进场，听哪些音乐会？', 'From what age can children come, and to which concerts?'],
        [
          '<p>亲子音乐会欢迎 4 岁以上儿童，其他音乐会请带身高 1.2 米以上的孩子。草坪音乐会不限年龄。</p>',
          '<p>Family concerts welcome children from four. Elsewhere children should be at least 1.2 metres tall. On the lawn every age is welcome.</p>',
        ],
      ],
      [
        ['孩子需要买票吗？', 'Do children need a ticket?'],
        [
          '<p>需要，每位入场者一票一座。亲子音乐会票价较低，前厅可以免费借用增高坐垫。</p>',
          '<p>They do: everyone has a seat. Family concerts are cheaper, and booster cushions are lent free of charge in the foyer.</p>',
        ],
      ],
      [
        ['演出中孩子坐不住怎么办？', 'What if my child cannot sit still?'],
        [
          '<p>亲子音乐会可以随时离席再回来，前厅有转播与安静的角落。其他音乐会请在曲间离席。</p>',
          '<p>At family concerts you may leave and come back at any time; the foyer has a relay and a quiet corner. At others please leave between works.</p>',
        ],
      ],
    ],
  ),
  ...group(
    'late',
    ['迟到与入场', 'Arriving'],
    [
      [
        ['几点开始入场？', 'When do the doors open?'],
        [
          `<p>前厅在演出前 ${DOORS.foyer} 分钟开放，演出厅在前 ${DOORS.hall} 分钟开放。曲前谈在开演前 ${TALK_BEFORE} 分钟举行，凭当晚的票参加。</p>`,
          `<p>The foyer opens ${DOORS.foyer} minutes before the concert and the hall ${DOORS.hall} minutes before. Talks begin ${TALK_BEFORE} minutes before, and your ticket admits you.</p>`,
        ],
      ],
      [
        ['从几号门进？', 'Which gate do I enter by?'],
        [
          `<p>${gatesText.zh}${STEP_FREE.zh}全程平坡，持任何一张票都可以走。</p>`,
          `<p>${gatesText.en} ${STEP_FREE.en} has no steps and is open to every ticket.</p>`,
        ],
      ],
      [
        ['迟到了还能进吗？', 'Can I come in late?'],
        [
          '<p>可以。请在前厅看转播，等一首作品结束或中场休息时，由场务人员引导入座。没有中场休息的作品，只在乐章之间的停顿处开放一次。</p>',
          '<p>You can. Watch the relay in the foyer until a work ends or the interval comes, and a steward takes you in. In works without an interval the doors open once, at a pause between movements.</p>',
        ],
      ],
      [
        ['可以拍照录音吗？', 'May I take pictures or record?'],
        [
          '<p>音乐响起时请勿拍照、录音和录像。谢幕时欢迎拍照，请关闭闪光灯。</p>',
          '<p>Not while music is sounding. During the applause you are welcome to, without flash.</p>',
        ],
      ],
      [
        ['有寄存处和着装要求吗？', 'Is there a cloakroom, and a dress code?'],
        [
          '<p>前厅左侧有寄存处，大件行李请务必寄存。没有着装要求，穿得自在就好。</p>',
          '<p>There is a cloakroom on the left of the foyer, and large bags must be left there. There is no dress code: come as you feel well.</p>',
        ],
      ],
    ],
  ),
  ...group(
    'parking',
    ['交通与停车', 'Getting here'],
    [
      [
        ['怎样乘公共交通到达？', 'How do I get there by public transport?'],
        [
          '<p>地铁 7 号线听松路站 3 号口，步行 4 分钟。演出结束后末班车至少还有一小时。</p>',
          '<p>Metro line 7 to Tingsong Road, exit 3, then four minutes on foot. The last train leaves at least an hour after every concert.</p>',
        ],
      ],
      [
        ['可以停车吗？', 'Is there parking?'],
        [
          `<p>地下车库有 ${GARAGE.places} 个车位，凭票 ${GARAGE.hours} 小时内 ${GARAGE.yuan} 元。入口在听松路北侧，车位有限，建议乘地铁。</p>`,
          `<p>The garage has ${GARAGE.places} places, ¥${GARAGE.yuan} for ${GARAGE.hours} hours with a ticket. The entrance is on the north side of Tingsong Road. Places are few, and the metro is quicker.</p>`,
        ],
      ],
      [
        ['有无障碍车位和下客区吗？', 'Is there a drop-off point and parking for disabled visitors?'],
        [
          `<p>正门东侧设下客区，距电梯 20 米。车库 B1 层有 ${GARAGE.wide} 个无障碍车位，请在购票后来电预留。</p>`,
          '<p>There is a drop-off point east of the main door, 20 metres from the lift. Level B1 of the garage has 8 wide places; ring us after booking and we keep one.</p>',
        ],
      ],
    ],
  ),
];
