import type { Channel } from '../contract/order.ts';

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

export interface Province {
  /** Full Chinese name, as in an address. */
  readonly zh: string;
  readonly en: string;
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

/** Whether a channel needs an address. */
export const needsAddress = (channel: Channel): boolean =>
  channel === 'productEMS' || channel === 'productCollect';

/**
 * Freight of an order in fen (specification §3, delivery channels): express costs by area; pay on delivery goes to
 * the courier and not into the order; the other channels have nothing to carry. Null: the post does not reach the area.
 */
export function freight(province: string, channel: Channel): number | null {
  if (!needsAddress(channel)) return 0;
  const area = findProvince(province);
  if (!area) return null;
  return channel === 'productEMS' ? RATES[area.zone].fee : 0;
}

/** What the courier asks at the door for `productCollect`, in fen: the fee and a handling charge. */
export function collectFee(province: string): number | null {
  const area = findProvince(province);
  return area ? RATES[area.zone].fee + 500 : null;
}

/** Working days that a parcel takes, from and to. */
export function deliveryDays(province: string): readonly [number, number] | null {
  const area = findProvince(province);
  return area ? RATES[area.zone].days : null;
}
