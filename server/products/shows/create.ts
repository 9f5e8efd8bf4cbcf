import { requireLevel } from '../../accounts/level.ts';
import type { ShowDateDoc, ShowDoc } from '../../catalogue/types-shop.ts';
import { unitsOf } from '../../catalogue/units.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import type { Draft } from '../../orders/place.ts';
import { placeFromStock } from '../../orders/stock.ts';
import type { ItemLine } from '../../store/ports/sales.ts';
import { begun, cancelled, noType, notYetOnSale, overLimit, tooManyOfType, typeTwice } from './refusals.ts';

/** Throws unless this member may buy tickets of the date now: 2202 with the date in words, or 2203. */
export async function checkShowPermission(ctx: MemberCtx, show: ShowDoc, date: ShowDateDoc): Promise<void> {
  const { now } = ctx;
  if (date.cancelled) throw cancelled();
  if (now >= date.startsAt) throw begun();
  if (now < date.saleFrom) throw notYetOnSale(date.saleFrom);
  await requireLevel(ctx, show.minLevel);
}

interface ShowInput {
  readonly tickets: readonly { readonly code: string; readonly quantity: number }[];
  readonly requestId: string;
  readonly replace?: string | undefined;
}

/**
 * Makes the order of a show: what it costs and how many places it takes follow from the ticket types as the box office
 * knows them. Refusals: 2210 with `left`, 2205, 2009, 2003.
 */
export async function createShowOrder(
  ctx: MemberCtx,
  show: ShowDoc,
  date: ShowDateDoc,
  input: ShowInput,
): Promise<string> {
  const { items, places } = chosenTickets(show, input.tickets);
  if (places > show.limit) throw overLimit(show.limit);
  const draft: Draft = {
    family: 'show',
    scheduleId: date.id,
    programId: show.id,
    requestId: input.requestId,
    bodyHash: await ctx.deps.host.sha256(
      JSON.stringify(['show', date.id, items.map(i => [i.itemId, i.quantity]), input.replace ?? '']),
    ),
    items,
  };
  return placeFromStock(ctx, draft, {
    units: unitsOf(date.capacity, date.withheld),
    count: places,
    limit: show.limit,
    replace: input.replace,
    overLimit,
  });
}

/** Lines in the order of the show's own types, each once. */
function chosenTickets(show: ShowDoc, wanted: ShowInput['tickets']): { items: ItemLine[]; places: number } {
  if (new Set(wanted.map(w => w.code)).size !== wanted.length) throw typeTwice();
  for (const { code, quantity } of wanted) {
    const type = show.types.find(t => t.code === code);
    if (!type) throw noType();
    if (quantity > type.max) throw tooManyOfType(type);
  }
  let places = 0;
  const items = show.types.flatMap((type): ItemLine[] => {
    const quantity = wanted.find(w => w.code === type.code)?.quantity ?? 0;
    places += quantity * type.admits;
    if (quantity === 0) return [];
    const { name, note } = type;
    return [{ itemId: type.code, name: name, note: note, price: type.price, quantity }];
  });
  return { items, places };
}
