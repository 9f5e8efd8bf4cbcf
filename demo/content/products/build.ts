import type { ProductChannel, ProductKind } from '#domain/contract/mall.ts';
import type { Delivery } from '#domain/contract/order.ts';
import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { ProductDoc, VariantDoc } from '#server/catalogue/types-shop.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';

type Pair = readonly [zh: string, en: string];

export const variant = (code: string, name: Pair, note: Pair, yuan: number, days = 0): VariantDoc => ({
  code,
  name: t(...name),
  note: t(...note),
  price: toFen(yuan),
  days,
});
/** Recordings come in two qualities. */
export const qualities = (yuan: number): VariantDoc[] => [
  variant('lossless', ['无损', 'Lossless'], ['FLAC 24 位', 'FLAC, 24 bit'], yuan),
  variant('standard', ['标准', 'Standard'], ['AAC 320 kbps', 'AAC, 320 kbps'], Math.round(yuan * 0.6)),
];

interface Input {
  readonly id: string;
  readonly channel?: ProductChannel;
  readonly kind: ProductKind;
  readonly title: Pair;
  readonly standfirst: Pair;
  readonly text: readonly Pair[];
  readonly works?: readonly (readonly [zh: string, en: string, minutes: number])[];
  /** A programme that is sent live, on its last date. */
  readonly live?: string;
  readonly art: Omit<ArtAttrs, 'seed'>;
  readonly variants: readonly VariantDoc[];
  readonly stock?: number;
  readonly withheld?: number;
  readonly limit?: number;
  readonly minLevel?: number;
}

/** What comes in a parcel; all else opens on a screen. */
const PARCELS: readonly ProductKind[] = ['score', 'book', 'gift'];

let made = 0;
export const product = (c: Input): ProductDoc => {
  const delivery: Delivery = PARCELS.includes(c.kind) ? 'parcel' : 'digital';
  return {
    id: c.id,
    channel: c.channel ?? 'mall',
    kind: c.kind,
    title: t(...c.title),
    standfirst: t(...c.standfirst),
    text: c.text.map(p => t(...p)),
    works: (c.works ?? []).map(([zh, en, minutes]) => ({ title: t(zh, en), minutes })),
    ...(c.live && { live: c.live }),
    art: { seed: c.id, ...c.art },
    delivery,
    variants: c.variants,
    stock: c.stock ?? null,
    withheld: c.withheld ?? 0,
    limit: c.limit ?? (delivery === 'digital' ? 1 : 5),
    minLevel: c.minLevel ?? 0,
    order: ++made,
  };
};
