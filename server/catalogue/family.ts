import { type Delivery, GATEWAYS, type GatewayCode } from '#domain/contract/order.ts';
import type { ArtAttrs } from '#domain/contract/parts.ts';
import { FAMILY, type OrderFamily } from '#domain/rules/families.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Random } from '../random.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type CatalogueSource, getCatalogue } from './catalogue.ts';
import type { Catalogue, Door, ScheduleDoc } from './types.ts';

/** The evening that an order admits to. */
export interface Occasion {
  readonly id: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly place: { readonly id: string; readonly name: Bilingual; readonly address: Bilingual };
  readonly cancelled: boolean;
  /** When it was to begin, of one that was moved. */
  readonly movedFrom?: number | undefined;
  readonly realName: boolean;
  /** Where one goes in, when it is not by the zones of the seats. */
  readonly entrance: Bilingual | null;
  readonly doors: readonly Door[];
}

/** What an order is about, whatever its family. */
export interface Subject {
  readonly id: string;
  readonly title: Bilingual;
  readonly art: ArtAttrs;
  readonly occasion: Occasion | null;
  /** The evenings of a package, soonest first; none for other orders. */
  readonly evenings: readonly ScheduleDoc[];
  readonly delivery: Delivery;
  /** Why it is not taken back once it was opened. */
  readonly opened?: Bilingual;
  /** Of what is sent live, ms: it cannot be opened before. */
  readonly opensAt?: number | undefined;
  /** Places that a ticket of a kind takes, by its code; one where nothing is said. */
  readonly admits: ReadonlyMap<string, number>;
}

/** What a family of orders brings to the core, beside its switches in `FAMILY` of the rules. */
export interface ProductFamily {
  subject(catalogue: Catalogue, row: OrderRow): Subject;
  /** What is handed over with the payment, in its transaction: once an order (quality.md R6). */
  paid?(tx: Tx, order: OrderRow, parts: { catalogue: Catalogue; random: Random }, now: number): Promise<void>;
  /** Takes back what `paid` gave, under the order's lock: all of the order was given back. */
  refunded?(tx: Tx, order: OrderRow): Promise<void>;
}
export type Families = Readonly<Record<OrderFamily, ProductFamily>>;

/** What is on sale, how each family of it is sold, and in which ways it is paid. */
export interface SaleContext {
  readonly catalogue: Catalogue;
  readonly families: Families;
  readonly gateways: readonly GatewayCode[];
}
/** What it is read from: of the gateways, their codes. */
interface SaleSource extends CatalogueSource {
  readonly families: Families;
  readonly gateways: Readonly<Record<string, unknown>>;
}
export const saleContext = async (deps: SaleSource): Promise<SaleContext> => ({
  catalogue: await getCatalogue(deps),
  families: deps.families,
  gateways: GATEWAYS.filter(code => Object.hasOwn(deps.gateways, code)),
});

export const subjectOf = ({ catalogue, families }: SaleContext, row: OrderRow): Subject =>
  families[row.family].subject(catalogue, row);

/** An order of something that the catalogue knows no more. */
export const plainSubject = (row: OrderRow): Subject => ({
  id: row.programId,
  title: row.items[0]?.name ?? { zh: '', en: '' },
  art: { seed: row.programId, key: 'C' },
  occasion: null,
  evenings: [],
  delivery: FAMILY[row.family].occasion ? 'ticket' : 'digital',
  admits: new Map(),
});

/** A performance as an evening to go to. */
export function eveningOf(catalogue: Catalogue, schedule: ScheduleDoc): Occasion {
  const { id, startsAt, minutes, hallId, cancelled, movedFrom, realName } = schedule;
  const hall = catalogue.halls.get(hallId);
  const nameless: Bilingual = { zh: '', en: '' };
  const place = { id: hallId, name: hall?.name ?? nameless, address: hall?.address ?? nameless };
  const doors = hall?.doors ?? [];
  return { id, startsAt, minutes, place, cancelled, movedFrom, realName, entrance: null, doors };
}
