import { ERR } from '#domain/contract/envelope.ts';
import { presale } from '#domain/contract/presale.ts';
import type { RoomView } from '#domain/contract/room.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { type Endpoint, forBuyer, forMember, type MemberCtx, open } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { changeEvening, eveningChoice, type SeatSale } from '../products/packages/changed.ts';
import { createPackOrder } from '../products/packages/create.ts';
import { listPacks, showPack } from '../products/packages/packs.ts';
import { arrangeSeats, packHalls } from '../products/packages/seats.ts';
import { checkPermission, packCode } from '../products/seats/permission.ts';
import { admittedUntil, makeRoom } from '../products/seats/room/entrance.ts';
import { isWanted } from '../products/seats/waiting.ts';
import { waitsForTurn } from './refusals.ts';

const seatSaleOf = (ctx: MemberCtx): SeatSale => ({
  // Whoever has a package need not type its code.
  permit: async schedule => checkPermission(ctx, schedule, await packCode(ctx.deps, schedule.programId)),
  enter: async schedule => {
    await admittedUntil(ctx, schedule, true).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.errcode !== ERR.inRoom) throw error;
      throw waitsForTurn(schedule, error.data as RoomView);
    });
  },
  leave: schedule => makeRoom(ctx, schedule),
  wanted: async schedule =>
    schedule !== null && isWanted(ctx.deps, await getCatalogue(ctx.deps), schedule, ctx.now),
});

export const endpoints: readonly Endpoint[] = [
  open(presale.packs, listPacks),
  open(presale.pack, (ctx, p) => showPack(ctx, p.packId)),
  open(presale.halls, packHalls),
  open(presale.arrange, arrangeSeats),
  forBuyer(presale.create, (ctx, p) => createPackOrder(ctx, p, seatSaleOf(ctx))),
  forMember(presale.eveningChoice, (ctx, p) => eveningChoice(ctx, p, seatSaleOf(ctx))),
  forMember(presale.changeEvening, (ctx, p) => changeEvening(ctx, p, seatSaleOf(ctx))),
];
