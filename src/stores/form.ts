import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord, persisted } from './persist.ts';

/** What was typed into a form that the server describes, by field, and which fields are valid (specification §3). */
export interface FormState {
  requestParams: Readonly<Record<string, unknown>>;
  requestParamsValid: Readonly<Record<string, boolean>>;
}
interface Verbs {
  setParam(name: string, value: unknown, valid: boolean): void;
  clear(): void;
}

export const useForm = create<FormState & Verbs>()(
  persist(
    set => ({
      requestParams: {},
      requestParamsValid: {},
      setParam: (name, value, valid) =>
        set(s => ({
          requestParams: { ...s.requestParams, [name]: value },
          requestParamsValid: { ...s.requestParamsValid, [name]: valid },
        })),
      clear: () => set({ requestParams: {}, requestParamsValid: {} }),
    }),
    persisted({
      name: 'form',
      version: 1,
      // In session storage: what a form asks may be personal (quality.md S19).
      storage: 'session',
      keep: ({ requestParams, requestParamsValid }: FormState & Verbs) => ({
        requestParams,
        requestParamsValid,
      }),
      parse: stored => ({
        requestParams: isRecord(stored.requestParams) ? stored.requestParams : {},
        requestParamsValid: isRecord(stored.requestParamsValid)
          ? Object.fromEntries(Object.entries(stored.requestParamsValid).map(([k, v]) => [k, v === true]))
          : {},
      }),
    }),
  ),
);
