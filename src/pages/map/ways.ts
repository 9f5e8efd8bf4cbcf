import type { WayId } from '#domain/contract/orchestra.ts';

/** The last part of each way, on the drawn map: what one sees when the way is chosen. */
export const ROUTES: Readonly<
  Record<WayId, { readonly path: string; readonly at: readonly [number, number] }>
> = {
  metro: { path: 'M452 448C470 500 520 530 590 530', at: [492, 484] },
  bus: { path: 'M590 344C600 390 610 440 618 478', at: [630, 410] },
  car: { path: 'M860 322C858 380 830 430 796 486', at: [846, 400] },
  bike: { path: 'M880 590C850 590 830 570 806 560', at: [826, 620] },
  walk: { path: 'M470 830C474 740 482 660 520 610S570 580 596 574', at: [492, 720] },
  'step-free': { path: 'M452 436C520 452 560 450 604 462', at: [500, 436] },
};
