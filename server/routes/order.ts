import { FAMILIES } from '#domain/contract/family.ts';
import { type OrderCalls, type OrderFamily, orderCalls, ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { type Endpoint, forBuyer, forMember, type MemberCtx } from '../http/endpoint.ts';
import { checkProgramKey, checkSessionKey, programKey, sessionKey } from '../http/keys.ts';
import { admissionKey, checkAdmission } from '../orders/admission.ts';
import { cancelOrder, confirmOrder, renewOrder } from '../orders/change.ts';
import { askAbout, closePayment, startPayment } from '../orders/payments.ts';
import { listOrders, requireFamily, showOrder } from '../orders/read.ts';
import { previewRefund, refundOrder } from '../orders/return-order.ts';
import { createOrder } from '../products/seats/create.ts';
import { checkPermission } from '../products/seats/permission.ts';
import { admittedUntil, makeRoom } from '../products/seats/room/entrance.ts';
import { scheduleById } from './schedule.ts';

const PAGE = 10;

/** One implementation for the verbs of every family: an order of another family is absent (S10). */
function verbsOf(family: OrderFamily): Endpoint[] {
  const calls: OrderCalls = orderCalls[family];
  const own =
    <P extends { tradeNo: string }, R>(handle: (ctx: MemberCtx, p: P) => Promise<R>) =>
    async (ctx: MemberCtx, p: P): Promise<R> => {
      await requireFamily(ctx, p.tradeNo, family);
      return handle(ctx, p);
    };
  return [
    forMember(
      calls.detail,
      own(async (ctx, p) => {
        const shown = await showOrder(ctx, p.tradeNo);
        if (shown.payment === undefined || shown.payment.state === 'declined') return shown;
        await askAbout(ctx.deps, p.tradeNo, ctx.now);
        return showOrder(ctx, p.tradeNo);
      }),
    ),
    forMember(calls.confirm, own(confirmOrder)),
    forMember(
      calls.renew,
      own((ctx, p) => renewOrder(ctx, p.tradeNo)),
    ),
    forMember(
      calls.cancel,
      own((ctx, p) => cancelOrder(ctx, p.tradeNo)),
    ),
    forMember(calls.pay, own(startPayment)),
    forMember(
      calls.refundQuote,
      own((ctx, p) => previewRefund(ctx, p.tradeNo, p.pieces)),
    ),
    forMember(
      calls.close,
      own((ctx, p) => closePayment(ctx, p.tradeNo, p.edit === 'Y')),
    ),
    forMember(calls.refund, own(refundOrder)),
  ];
}

/** What the page of the seats asks of a performance whose seats may be chosen, keys and all. */
async function askBeside(ctx: MemberCtx, { id, programId }: ScheduleDoc): Promise<void> {
  const keys = {
    programKey: await programKey(ctx.deps, programId),
    sessionKey: await sessionKey(ctx.deps, id),
  };
  ctx.beside(program.byId, { id: programId });
  ctx.beside(program.schedules, { programId, programKey: keys.programKey });
  ctx.beside(seat.plan, { scheduleId: id, ...keys });
  ctx.beside(seat.status, { scheduleId: id, ...keys });
}

export const endpoints: readonly Endpoint[] = [
  forMember(ticketOrder.checkPermission, async (ctx, p) => {
    const schedule = scheduleById(await getCatalogue(ctx.deps), p.scheduleId);
    await checkPermission(ctx, schedule, p.packCode);
    const until = await admittedUntil(ctx, schedule);
    ctx.header('orderKey', await admissionKey(ctx, schedule.id, until));
    if (p.beside) await askBeside(ctx, schedule);
    return { allowed: true, ...(until !== undefined && { until: iso(until) }) };
  }),

  forBuyer(ticketOrder.create, async (ctx, p) => {
    const catalogue = await getCatalogue(ctx.deps);
    const schedule = scheduleById(catalogue, p.scheduleId);
    await checkProgramKey(ctx.deps, schedule.programId, p.programKey);
    await checkSessionKey(ctx.deps, schedule.id, p.sessionKey);
    await checkAdmission(ctx, schedule.id);
    await checkPermission(ctx, schedule, p.packCode);
    const tradeNo = await createOrder(ctx, catalogue, schedule, p);
    makeRoom(ctx, schedule);
    return { tradeNo };
  }),

  forMember(ticketOrder.list, (ctx, p) => {
    const families =
      p.families === undefined ? FAMILIES : FAMILIES.filter(f => p.families?.split(',').includes(f));
    return listOrders(ctx, p.tab ?? 'all', p.pageNo ?? 1, p.pageSize ?? PAGE, families);
  }),

  ...(Object.keys(orderCalls) as OrderFamily[]).flatMap(verbsOf),
];
