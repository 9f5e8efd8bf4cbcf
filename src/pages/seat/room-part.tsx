import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RoomSale } from './model.ts';

export const RoomPart = deferred<{ sale: RoomSale }>(
  async locale => (await withCopy(locale, ['room'], import('./waiting-room.tsx'))).WaitingRoom,
  <Skeleton kind="block" />,
);
