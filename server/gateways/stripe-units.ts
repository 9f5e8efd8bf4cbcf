import { brand } from '#brand';
import { fenOf } from './amount.ts';

/**
 * How many decimals Stripe counts of a currency, which is not always ISO's: krónur and Ugandan shillings have none, and
 * Stripe takes them with two; of three decimals it takes tens alone.
 */
const DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC ' +
      'CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD KES KGS KHR ' +
      'KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK ' +
      'PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD ' +
      'UYU UZS WST XCD XCG YER ZAR ZMW',
  ],
  [3, 'BHD JOD KWD OMR TND'],
];

export interface Units {
  /** What Stripe is told of a sum in our smallest unit. */
  theirs(fen: number): number;
  /** What Stripe tells, in our smallest unit; null where that is no sum of ours. */
  ours(told: unknown): number | null;
}

/** Undefined for a currency that Stripe is not known to count; `minor` are our decimals of it. */
export function stripeUnits(currency: string, minor: number = brand.currency.minor): Units | undefined {
  const [decimals] = DECIMALS.find(([, codes]) => codes.split(' ').includes(currency)) ?? [];
  // Of fewer decimals than ours nothing could be told exactly.
  if (decimals === undefined || decimals < minor) return undefined;
  const factor = 10 ** (decimals - minor);
  // Ours of three decimals would be thousandths, of which Stripe takes tens.
  if (decimals === 3 && factor < 10) return undefined;
  return {
    theirs: fen => fen * factor,
    ours: told => {
      const sum = fenOf(told);
      return sum === null ? null : fenOf(sum / factor);
    },
  };
}
