import { show } from '#domain/contract/show.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { type Endpoint, forBuyer, forMember, open } from '../http/endpoint.ts';
import { admissionKey, checkAdmission } from '../orders/admission.ts';
import { checkShowPermission, createShowOrder } from '../products/shows/create.ts';
import { dateById, showById, showCards, showDetail } from '../products/shows/views.ts';

/** Shows and courses; what follows the order is in routes/order.ts, as for every family. */
export const endpoints: readonly Endpoint[] = [
  open(show.list, showCards),
  open(show.ticketTypes, (ctx, p) => showDetail(ctx, p.showId)),

  forMember(show.checkPermission, async (ctx, p) => {
    const catalogue = await getCatalogue(ctx.deps);
    const doc = showById(catalogue, p.showId);
    await checkShowPermission(ctx, doc, dateById(catalogue, doc, p.dateId));
    ctx.header('orderKey', await admissionKey(ctx, p.dateId));
    return { allowed: true };
  }),

  forBuyer(show.create, async (ctx, p) => {
    const catalogue = await getCatalogue(ctx.deps);
    const doc = showById(catalogue, p.showId);
    const date = dateById(catalogue, doc, p.dateId);
    await checkAdmission(ctx, date.id);
    await checkShowPermission(ctx, doc, date);
    return { tradeNo: await createShowOrder(ctx, doc, date, p) };
  }),
];
