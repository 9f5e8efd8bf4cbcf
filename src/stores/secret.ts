import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted, stringMap, stringOr } from './persist.ts';

/** Session-scoped parameters of the purchase (specification §3): gone with the tab. */
export interface SecretState {
  orderKey: string;
  /** programId → programKey, from getById. */
  programKeyMap: Readonly<Record<string, string>>;
  /** scheduleId → sessionKey, from listSchedule. */
  sessionKeyScheduleMap: Readonly<Record<string, string>>;
  programId: string;
}
interface Verbs {
  setOrderKey(key: string): void;
  addProgramKey(programId: string, key: string): void;
  addSessionKeys(keys: Readonly<Record<string, string>>): void;
  setProgramId(id: string): void;
  clear(): void;
}

const none: SecretState = { orderKey: '', programKeyMap: {}, sessionKeyScheduleMap: {}, programId: '' };

export const useSecret = create<SecretState & Verbs>()(
  persist(
    set => ({
      ...none,
      setOrderKey: orderKey => set({ orderKey }),
      addProgramKey: (programId, key) =>
        set(s => ({ programKeyMap: { ...s.programKeyMap, [programId]: key } })),
      addSessionKeys: keys => set(s => ({ sessionKeyScheduleMap: { ...s.sessionKeyScheduleMap, ...keys } })),
      setProgramId: programId => set({ programId }),
      clear: () => set(none),
    }),
    persisted({
      name: 'secret',
      version: 1,
      storage: 'session',
      keep: ({ orderKey, programKeyMap, sessionKeyScheduleMap, programId }: SecretState & Verbs) => ({
        orderKey,
        programKeyMap,
        sessionKeyScheduleMap,
        programId,
      }),
      parse: stored => ({
        orderKey: stringOr(stored.orderKey, ''),
        programKeyMap: stringMap(stored.programKeyMap),
        sessionKeyScheduleMap: stringMap(stored.sessionKeyScheduleMap),
        programId: stringOr(stored.programId, ''),
      }),
    }),
  ),
);
