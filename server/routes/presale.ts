import { presale } from '../../src/domain/contract/presale.ts';
import { type Endpoint, forMember, open } from '../http/endpoint.ts';
import { createPackOrder } from '../presale/create.ts';
import { listPacks, showPack } from '../presale/packs.ts';
import { arrangeSeats, packHouses } from '../presale/seats.ts';

export const endpoints: readonly Endpoint[] = [
  open(presale.packs, listPacks),
  open(presale.pack, (ctx, p) => showPack(ctx, p.packId)),
  open(presale.houses, packHouses),
  open(presale.arrange, arrangeSeats),
  forMember(presale.create, createPackOrder),
];
