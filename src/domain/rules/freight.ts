import { HOME_REGION, isRegion } from '#lib/regions.ts';
import type { Channel } from '../contract/order.ts';
import type { Bilingual } from '../text.ts';

/** Where a parcel from the hall goes, by distance: a zone has one fee and one time. */
type Zone = 'near' | 'main' | 'far' | 'beyond';
interface Rate {
  /** Fen. */
  readonly fee: number;
  /** Working days, from and to. */
  readonly days: readonly [number, number];
}
const RATES: Readonly<Record<Zone, Rate>> = {
  near: { fee: 1_200, days: [1, 2] },
  main: { fee: 1_800, days: [2, 3] },
  far: { fee: 2_600, days: [4, 6] },
  beyond: { fee: 4_800, days: [5, 8] },
};

/** By distance, the nearest first. */
export const POST_RATES: readonly Rate[] = Object.values(RATES);

/** By its full Chinese name, as in an address, and its English one. */
export interface Province extends Bilingual {
  readonly zone: Zone;
}
const of = (zone: Zone, names: string): Province[] =>
  names.split(';').map(pair => {
    const [zh = '', en = ''] = pair.trim().split('=');
    return { zh, en, zone };
  });

/** Every area that the post reaches, in the order of GB/T 2260 within a zone. */
export const PROVINCES: readonly Province[] = [
  ...of('near', '上海市=Shanghai;江苏省=Jiangsu;浙江省=Zhejiang;安徽省=Anhui'),
  ...of(
    'main',
    '北京市=Beijing;天津市=Tianjin;河北省=Hebei;山西省=Shanxi;福建省=Fujian;江西省=Jiangxi;山东省=Shandong;河南省=Henan;湖北省=Hubei;湖南省=Hunan;广东省=Guangdong;重庆市=Chongqing;四川省=Sichuan;陕西省=Shaanxi',
  ),
  ...of(
    'far',
    '内蒙古自治区=Inner Mongolia;辽宁省=Liaoning;吉林省=Jilin;黑龙江省=Heilongjiang;广西壮族自治区=Guangxi;海南省=Hainan;贵州省=Guizhou;云南省=Yunnan;西藏自治区=Tibet;甘肃省=Gansu;青海省=Qinghai;宁夏回族自治区=Ningxia;新疆维吾尔自治区=Xinjiang',
  ),
  ...of('beyond', '台湾省=Taiwan;香港特别行政区=Hong Kong;澳门特别行政区=Macao'),
];

const shorten = (name: string): string =>
  name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市)$/, '');

/** By full or short Chinese name, or by English name in any case. */
export function findProvince(name: string): Province | undefined {
  const wanted = name.trim();
  return PROVINCES.find(
    p => p.zh === wanted || shorten(p.zh) === shorten(wanted) || p.en.toLowerCase() === wanted.toLowerCase(),
  );
}

/** Express, whose freight is paid with the order; by the other way the courier is paid at the door. */
export const isPrepaid = (channel: Channel): boolean => channel === 'productEMS';
const isCollect = (channel: Channel): boolean => channel === 'productCollect';
/** Whether a channel needs an address. */
export const needsAddress = (channel: Channel): boolean => isPrepaid(channel) || isCollect(channel);

/** Where a parcel goes: the mainland by its province, any other country or region by its code. */
export interface Destination {
  readonly province: string;
  /** ISO 3166; the mainland when absent. */
  readonly country?: string | undefined;
}
/** One fee and one time for every country beyond the post's own areas. */
export const ABROAD: Rate = { fee: 18_000, days: [7, 14] };
/** Regions that the post reaches as its own, with the names that their addresses have. */
export const POST_REGIONS: Readonly<Record<string, string>> = {
  HK: '香港特别行政区',
  MO: '澳门特别行政区',
  TW: '台湾省',
};
export const isAbroad = ({ country = HOME_REGION }: Destination): boolean =>
  country !== HOME_REGION && !(country in POST_REGIONS);

function rateOf(to: Destination): Rate | null {
  const { country = HOME_REGION, province } = to;
  if (isAbroad(to)) return isRegion(country) ? ABROAD : null;
  const area = findProvince(POST_REGIONS[country] ?? province);
  return area ? RATES[area.zone] : null;
}

/**
 * Freight of an order in fen (specification §3, delivery channels): express costs by area; pay on delivery goes to
 * the courier and not into the order, and nobody collects abroad; the other channels have nothing to carry. Null: the
 * post does not go there that way.
 */
export function freight(to: Destination, channel: Channel): number | null {
  if (!needsAddress(channel)) return 0;
  if (isCollect(channel)) return collectFee(to) === null ? null : 0;
  return rateOf(to)?.fee ?? null;
}

/** What the courier asks at the door for `productCollect`, in fen: the fee and a handling charge. */
export function collectFee(to: Destination): number | null {
  const rate = isAbroad(to) ? null : rateOf(to);
  return rate && rate.fee + 500;
}

/** Working days that a parcel takes, from and to. */
export const deliveryDays = (to: Destination): readonly [number, number] | null => rateOf(to)?.days ?? null;
