/** Everything that names this orchestra. Another orchestra changes this file (and src/styles/tokens.css for its colours). */
export const brand = {
  name: { 'zh-CN': '和鸣交响乐团', 'en-US': 'Heming Symphony Orchestra' },
  shortName: { 'zh-CN': '和鸣', 'en-US': 'Heming' },
  hall: { 'zh-CN': '和鸣音乐厅', 'en-US': 'Heming Concert Hall' },
  address: { 'zh-CN': '听松路 218 号　和鸣音乐厅', 'en-US': 'Heming Concert Hall, 218 Tingsong Road' },
  city: { 'zh-CN': '上海市', 'en-US': 'Shanghai' },
  postcode: '201600',
  /** Where it is at home (ISO 3166): numbers and addresses begin with it. */
  region: 'CN' as string,
  metro: {
    'zh-CN': '地铁 7 号线 听松路站 3 号口，步行 4 分钟',
    'en-US': 'Metro line 7, Tingsong Road, exit 3, four minutes on foot',
  },
  phone: '400 820 0920',
  phoneHours: '10:00–20:00',
  email: 'tickets@heming.example',
  timeZone: 'Asia/Shanghai',
  /** Offset of hall time from UTC in minutes where it is one all year, as in China; null where there is summer time. */
  utcOffset: 480 as number | null,
  /** What visitors elsewhere read the hall's time as. */
  clock: { 'zh-CN': '北京时间', 'en-US': 'Beijing time' },
  /** `minor`: decimals of an amount. */
  currency: { code: 'CNY', sign: '¥', minor: 2 },
  orderPrefix: 'HM',
  /** Hosts that the app's web view shows inside the site; WEB_VIEW_HOSTS on the server names others. */
  webHosts: ['www.heming.example', 'archive.heming.example', 'www.openstreetmap.org'] as readonly string[],
  social: [] as readonly { name: string; url: string }[],
} as const;
