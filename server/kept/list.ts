import { brand } from '#brand';
import { decimal } from '#lib/price.ts';
import { isSealed, maskedNumber } from '../accounts/seal.ts';
import { t } from '../catalogue/text.ts';
import type { MemberTable } from '../store/ports/member-tables.ts';
import { keptOfDigital } from './digital.ts';
import { type Kept, rows } from './entry.ts';
import { keptOfOrders } from './orders.ts';

const at = t('时间', 'Time');
const device = t('设备', 'Device');
const place = t('网络地址', 'Network');
const name = t('姓名', 'Name');

/**
 * Everything that is kept of a member, by table: what a copy shows of it, and what leaving does. A test fails for a
 * table that is missing here.
 */
export const KEPT: Readonly<Record<MemberTable, Kept>> = {
  member: {
    title: t('账号', 'Account'),
    fields: {
      id: t('编号', 'Number'),
      nickname: t('称呼', 'Called'),
      mobile: t('手机号', 'Mobile'),
      email: t('邮箱', 'E-mail'),
      createdAt: t('注册时间', 'Made'),
      joinedAt: t('入会时间', 'Joined'),
    },
    async copy({ accounts }, id) {
      const row = await accounts.member(id);
      return row ? rows([{ ...row, passwordHash: undefined }], ['createdAt', 'joinedAt']) : [];
    },
    leaving: 'goes',
    // Its number alone stays, empty, for the orders to hang on: nobody can sign in to it any more.
    async leave({ accounts }, id) {
      await accounts.closeMember(id);
      await accounts.setNickname(id, '');
      await accounts.setHead(id, null);
    },
  },
  person: {
    title: t('个人资料', 'Personal information'),
    fields: { field: t('项目', 'Field'), value: t('内容', 'Entry') },
    async copy({ persons }, id) {
      const values = (await persons.person(id))?.values ?? {};
      return Object.entries(values).map(([field, value]) => ({ field, value: plain(value) }));
    },
    leaving: 'goes',
  },
  address: {
    title: t('收货地址', 'Addresses'),
    fields: {
      name,
      mobile: t('电话', 'Telephone'),
      country: t('国家', 'Country'),
      province: t('省份', 'Province'),
      city: t('城市', 'City'),
      district: t('区县', 'District'),
      detail: t('详细地址', 'Street'),
      postcode: t('邮编', 'Postcode'),
    },
    copy: async ({ accounts }, id) => rows(await accounts.addresses(id), ['createdAt']),
    leaving: 'goes',
  },
  certification: {
    title: t('实名证件', 'Certificates'),
    fields: {
      type: t('种类', 'Kind'),
      name,
      number: t('号码', 'Number'),
      savedAt: t('保存时间', 'Kept since'),
    },
    async copy({ persons }, id) {
      const all = await persons.certifications(id);
      return all.map(c => ({
        type: c.type,
        name: c.name,
        number: maskedNumber(c.number),
        savedAt: new Date(c.savedAt),
      }));
    },
    leaving: 'goes',
  },
  upload: {
    title: t('上传的文件', 'Files that you sent'),
    fields: {
      name: t('文件', 'File'),
      type: t('种类', 'Kind'),
      size: t('字节', 'Bytes'),
      createdAt: at,
    },
    copy: async ({ persons }, id) => rows(await persons.uploads(id), ['createdAt']),
    leaving: 'goes',
  },
  favorite: {
    title: t('收藏', 'Favourites'),
    fields: { type: t('种类', 'Kind'), targetId: t('编号', 'Number'), addedAt: at },
    copy: async ({ accounts }, id) => rows(await accounts.favorites(id), ['addedAt']),
    leaving: 'goes',
  },
  ledger: {
    title: t('积分与消费', 'Points and spending'),
    fields: {
      at,
      reason: t('事由', 'Reason'),
      ref: t('凭据', 'Reference'),
      points: t('积分', 'Points'),
      sum: t(`消费（${brand.currency.sign}）`, `Spent (${brand.currency.sign})`),
      expiresAt: t('到期', 'Lapses'),
    },
    async copy({ accounts }, id) {
      const all = await accounts.ledger(id);
      return rows(
        all.map(e => ({ ...e, sum: decimal(e.fen) })),
        ['at', 'expiresAt', 'creditAt'],
      );
    },
    leaving: 'goes',
  },
  discount_holding: {
    title: t('优惠券与次卡', 'Coupons and vouchers'),
    fields: {
      offerId: t('种类', 'Kind'),
      total: t('次数', 'Uses'),
      from: t('起', 'From'),
      until: t('止', 'Until'),
    },
    copy: async ({ discounts }, id) => rows(await discounts.holdings(id), ['from', 'until', 'grantedAt']),
    leaving: 'goes',
  },
  ...keptOfOrders,
  ...keptOfDigital,
  waiting: {
    title: t('候补', 'Waiting lists'),
    fields: { scheduleId: t('场次', 'Performance'), quantity: t('张数', 'Seats'), joinedAt: at },
    copy: async ({ waiting }, id) => rows(await waiting.waitingOf(id), ['joinedAt']),
    leaving: 'goes',
  },
  room_place: {
    title: t('等候室', 'Waiting rooms'),
    fields: {
      scheduleId: t('场次', 'Performance'),
      lot: t('签号', 'Lot'),
      joinedAt: at,
      calledAt: t('轮到', 'Called'),
      enteredAt: t('进入选座', 'Came in'),
    },
    copy: async ({ rooms }, id) => rows(await rooms.placesOf(id), ['joinedAt', 'calledAt', 'enteredAt']),
    leaving: 'goes',
  },
  enquiry: {
    title: t('留言', 'Messages to us'),
    fields: {
      createdAt: at,
      topic: t('主题', 'Topic'),
      name,
      email: t('邮箱', 'E-mail'),
      message: t('内容', 'Message'),
    },
    copy: async ({ enquiries }, id) =>
      rows(
        (await enquiries.enquiries()).filter(e => e.memberId === id),
        ['createdAt'],
      ),
    leaving: 'goes',
  },
  letter: {
    title: t('发给您的信', 'Letters to you'),
    fields: {
      createdAt: at,
      kind: t('事项', 'About'),
      channel: t('方式', 'By'),
      recipient: t('寄往', 'To'),
      state: t('状态', 'State'),
    },
    copy: async ({ letters }, id) => rows(await letters.lettersTo(id), ['createdAt', 'dueAt', 'settledAt']),
    leaving: 'goes',
  },
  session: {
    title: t('登录中的设备', 'Devices that are signed in'),
    fields: { device, place, createdAt: t('登录时间', 'Since'), seenAt: t('最近使用', 'Last seen') },
    async copy({ security }, id) {
      const all = await security.sessionsOf(id);
      return rows(
        all.map(s => ({ ...s, sessionHash: undefined, secretHash: undefined })),
        ['createdAt', 'seenAt'],
      );
    },
    leaving: 'goes',
  },
  sign_in: {
    title: t('登录与安全记录', 'Sign-ins and changes'),
    fields: { at, kind: t('事项', 'What'), device, place },
    copy: async ({ security }, id) => rows(await security.signIns(id, 1_000), ['at']),
    leaving: 'goes',
  },
  departure: {
    title: t('注销申请', 'Request to leave'),
    fields: { askedAt: t('申请时间', 'Asked'), dueAt: t('执行时间', 'Due') },
    async copy({ security }, id) {
      const row = await security.departure(id);
      return row ? rows([row], ['askedAt', 'dueAt']) : [];
    },
    leaving: 'goes',
  },
};

/** What a form has of one field. Numbers of certificates stay masked here, too. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value === 'string') return isSealed(value) ? maskedNumber(value) : value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
