import { ticketOrder } from '../../src/domain/contract/order.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';
import { checkProgramKey, checkSessionKey } from '../http/keys.ts';
import { admissionKey, checkAdmission } from '../sales/admission.ts';
import { cancelOrder, confirmOrder, refundOrder, renewOrder } from '../sales/change.ts';
import { createOrder } from '../sales/create.ts';
import { askAbout, startPayment } from '../sales/payments.ts';
import { checkPermission } from '../sales/permission.ts';
import { listOrders, showOrder } from '../sales/read.ts';
import { getCatalogue } from '../world/catalogue.ts';
import { scheduleById } from '../world/seats.ts';

const PAGE = 10;

export const endpoints: readonly Endpoint[] = [
  forMember(ticketOrder.checkPermission, async (ctx, p) => {
    const schedule = scheduleById(await getCatalogue(ctx.deps), p.scheduleId);
    await checkPermission(ctx, schedule, p.packCode);
    ctx.header('orderKey', await admissionKey(ctx, schedule.id));
    return { allowed: true };
  }),

  forMember(ticketOrder.create, async (ctx, p) => {
    const catalogue = await getCatalogue(ctx.deps);
    const schedule = scheduleById(catalogue, p.scheduleId);
    await checkProgramKey(ctx.deps, schedule.programId, p.programKey);
    await checkSessionKey(ctx.deps, schedule.id, p.sessionKey);
    await checkAdmission(ctx, schedule.id);
    await checkPermission(ctx, schedule, p.packCode);
    return { tradeNo: await createOrder(ctx, catalogue, schedule, p) };
  }),

  forMember(ticketOrder.detail, async (ctx, p) => {
    const shown = await showOrder(ctx, p.tradeNo);
    if (shown.payment === undefined || shown.payment.state === 'declined') return shown;
    await askAbout(ctx.deps, p.tradeNo, ctx.now);
    return showOrder(ctx, p.tradeNo);
  }),

  forMember(ticketOrder.confirm, confirmOrder),
  forMember(ticketOrder.renew, (ctx, p) => renewOrder(ctx, p.tradeNo)),
  forMember(ticketOrder.cancel, (ctx, p) => cancelOrder(ctx, p.tradeNo)),
  forMember(ticketOrder.pay, startPayment),
  forMember(ticketOrder.refund, (ctx, p) => refundOrder(ctx, p.tradeNo, p.fee)),
  forMember(ticketOrder.list, (ctx, p) => listOrders(ctx, p.tab ?? 'all', p.pageNo ?? 1, p.pageSize ?? PAGE)),
];
