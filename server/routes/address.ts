import { type Address, addresses } from '#domain/contract/address.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import {
  collectFee,
  deliveryDays,
  findProvince,
  freight,
  isAbroad,
  POST_REGIONS,
} from '#domain/rules/freight.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { HOME_REGION, isRegion } from '#lib/regions.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';
import type { AddressRow } from '../store/ports/accounts.ts';
import { addressesFull, badMobile, noAddress, noArea, noCity } from './refusals.ts';

const MAX = 20;
const toWire = (row: AddressRow): Address => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  province: row.province,
  city: row.city,
  district: row.district,
  detail: row.detail,
  isDefault: row.isDefault ? 'Y' : 'N',
  country: row.country,
  postcode: row.postcode,
});

export const endpoints: readonly Endpoint[] = [
  forMember(addresses.list, async ctx =>
    (await ctx.deps.store.direct.accounts.addresses(ctx.session.memberId)).map(toWire),
  ),

  forMember(addresses.byId, async (ctx, p) => {
    const row = await ctx.deps.store.direct.accounts.address(ctx.session.memberId, p.id);
    if (!row) throw noAddress();
    return toWire(row);
  }),

  forMember(addresses.save, (ctx, p) => {
    const mobile = phoneOf(MAINLAND_CODE, p.mobile);
    if (!isPhone(mobile)) {
      throw badMobile();
    }
    const { country = HOME_REGION } = p;
    if (!isRegion(country)) throw noArea();
    const province = isAbroad(p) ? p.province : findProvince(POST_REGIONS[country] ?? p.province)?.zh;
    if (province === undefined) throw noArea();
    if (p.city === '' && !(country in POST_REGIONS)) throw noCity();
    const { memberId } = ctx.session;
    return ctx.deps.store.transaction(async ({ accounts }) => {
      // One at a time for a member: the limit and the single default hold in parallel too.
      await accounts.lockMember(memberId);
      const all = await accounts.addresses(memberId);
      const before = p.id === undefined ? null : all.find(a => a.id === p.id);
      if (before === undefined) throw noAddress();
      if (!before && all.length >= MAX) {
        throw addressesFull(MAX);
      }
      const row: AddressRow = {
        id: before?.id ?? `a${ctx.deps.random.token(9)}`,
        memberId,
        name: p.name,
        mobile,
        province,
        city: p.city,
        district: p.district,
        detail: p.detail,
        country,
        postcode: p.postcode ?? '',
        isDefault: p.isDefault === undefined ? (before?.isDefault ?? all.length === 0) : p.isDefault === 'Y',
        createdAt: before?.createdAt ?? ctx.now,
      };
      await accounts.putAddress(row);
      return { id: row.id };
    });
  }),

  forMember(addresses.remove, async (ctx, p) => {
    if (!(await ctx.deps.store.direct.accounts.removeAddress(ctx.session.memberId, p.id))) throw noAddress();
  }),

  forMember(addresses.freight, (ctx, p) => {
    const fee = freight(p, 'productEMS');
    const collect = collectFee(p);
    const days = deliveryDays(p);
    if (fee === null || days === null) throw noArea();
    const [from, to] = days;
    return {
      fee: toYuan(fee),
      ...(collect !== null && { collectFee: toYuan(collect) }),
      days: say({ zh: `${from}–${to} 个工作日送达`, en: `${from}–${to} working days` }, ctx.locale),
    };
  }),
];
