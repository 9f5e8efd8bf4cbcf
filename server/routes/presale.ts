import { presale } from '#domain/contract/presale.ts';
import { type Endpoint, forMember, open } from '../http/endpoint.ts';
import { changeEvening, eveningChoice } from '../products/packages/changed.ts';
import { createPackOrder } from '../products/packages/create.ts';
import { listPacks, showPack } from '../products/packages/packs.ts';
import { arrangeSeats, packHalls } from '../products/packages/seats.ts';

export const endpoints: readonly Endpoint[] = [
  open(presale.packs, listPacks),
  open(presale.pack, (ctx, p) => showPack(ctx, p.packId)),
  open(presale.halls, packHalls),
  open(presale.arrange, arrangeSeats),
  forMember(presale.create, createPackOrder),
  forMember(presale.eveningChoice, eveningChoice),
  forMember(presale.changeEvening, changeEvening),
];
