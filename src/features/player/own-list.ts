import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '#stores/persist.ts';
import { type Queue, queued, unqueued } from './sound/queue.ts';

interface OwnList {
  /** Titles in the order that was made by hand. */
  titles: Queue;
  put(titles: Queue): void;
  toggle(id: string): void;
}

const MAX_TITLES = 200;
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const isId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);

/** A listener's own list, kept on this device; it is no queue: what plays leaves it as it is. */
export const useOwnList = create<OwnList>()(
  persist(
    set => ({
      titles: [],
      put: titles => set({ titles }),
      toggle: id =>
        set(({ titles }) => ({
          titles: titles.includes(id) ? unqueued(titles, id) : queued(titles, id, null).slice(-MAX_TITLES),
        })),
    }),
    persisted<OwnList, Pick<OwnList, 'titles'>>({
      name: 'own-list',
      version: 1,
      keep: ({ titles }) => ({ titles }),
      parse: ({ titles }) =>
        Array.isArray(titles) ? { titles: [...new Set(titles.filter(isId))].slice(0, MAX_TITLES) } : {},
    }),
  ),
);
