/** Rooms of the desk by their addresses; the first, the day, has none. */
export const ROOM_PATHS = [
  'orders',
  'counter',
  'house',
  'reports',
  'season',
  'texts',
  'staff',
  'print',
  'invoice',
] as const;
export type RoomPath = '' | (typeof ROOM_PATHS)[number];

/** What is shown of a room stands behind a question mark: a static host knows the rooms and no order. */
export function addressOf(path: string): string {
  const [room = '', shown = ''] = path.split('/');
  return `/desk/${room}${shown && `?no=${encodeURIComponent(shown)}`}`;
}

/** An address as a room and what is shown of it, as `orders/HM1`. */
export function pathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.replace(/^\/desk\/?/, '').replace(/\/$/, '');
  const shown = new URLSearchParams(search).get('no');
  return shown && !path.includes('/') ? `${path}/${shown}` : path;
}
