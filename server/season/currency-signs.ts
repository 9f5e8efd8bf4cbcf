import { brand } from '#brand';

/** Whose signs stand beside a figure in tables of any house, in capitals. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '¥': ['CNY', 'JPY'],
  元: ['CNY'],
  人民币: ['CNY'],
  RMB: ['CNY'],
  円: ['JPY'],
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'HKD', 'SGD', 'AUD', 'CAD', 'NZD', 'TWD'],
  HK$: ['HKD'],
  '₩': ['KRW'],
  KR: ['SEK', 'NOK', 'DKK', 'ISK'],
  ZŁ: ['PLN'],
  KČ: ['CZK'],
  FT: ['HUF'],
};
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** The currencies that a sign or a code can be; undefined where it is neither. */
export const currenciesOf = (sign: string): readonly string[] | undefined =>
  sign === brand.currency.sign.normalize('NFKC').toUpperCase()
    ? [brand.currency.code]
    : (SIGNS[sign] ?? (CODES.has(sign) ? [sign] : undefined));
