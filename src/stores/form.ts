import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord, persisted, stringOr } from './persist.ts';

/**
 * What was typed into forms that the server describes, by form and field, and which fields are valid (specification §3).
 * It outlives the session, for who signs in again, and belongs to its member alone: `owner`.
 */
export interface FormState {
  owner: string;
  requestParams: Readonly<Record<string, unknown>>;
  requestParamsValid: Readonly<Record<string, boolean>>;
  /** Names of numbers of certificates: they stay in the page's memory and reach no storage (quality.md S19). */
  secrets: readonly string[];
}
interface Verbs {
  /** Whatever another member typed before is forgotten. */
  setParam(owner: string, name: string, value: unknown, valid: boolean, secret?: boolean): void;
  /** Forgets the fields of one form: what begins with `prefix`. */
  drop(prefix: string): void;
  clear(): void;
}

const none: FormState = { owner: '', requestParams: {}, requestParamsValid: {}, secrets: [] };
const without = <T>(
  record: Readonly<Record<string, T>>,
  drop: (name: string) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(record).filter(([name]) => !drop(name)));

export const useForm = create<FormState & Verbs>()(
  persist(
    set => ({
      ...none,
      setParam: (owner, name, value, valid, secret = false) =>
        set(now => {
          const s = now.owner === owner ? now : none;
          return {
            owner,
            requestParams: { ...s.requestParams, [name]: value },
            requestParamsValid: { ...s.requestParamsValid, [name]: valid },
            secrets: secret && !s.secrets.includes(name) ? [...s.secrets, name] : s.secrets,
          };
        }),
      drop: prefix =>
        set(s => ({
          requestParams: without(s.requestParams, name => name.startsWith(prefix)),
          requestParamsValid: without(s.requestParamsValid, name => name.startsWith(prefix)),
          secrets: s.secrets.filter(name => !name.startsWith(prefix)),
        })),
      clear: () => set(none),
    }),
    persisted({
      name: 'form',
      version: 1,
      // In session storage: what a form asks may be personal (quality.md S19).
      storage: 'session',
      keep: ({ owner, requestParams, requestParamsValid, secrets }: FormState & Verbs) => ({
        owner,
        requestParams: without(requestParams, name => secrets.includes(name)),
        requestParamsValid: without(requestParamsValid, name => secrets.includes(name)),
      }),
      parse: stored => ({
        owner: stringOr(stored.owner, ''),
        requestParams: isRecord(stored.requestParams) ? stored.requestParams : {},
        requestParamsValid: isRecord(stored.requestParamsValid)
          ? Object.fromEntries(Object.entries(stored.requestParamsValid).map(([k, v]) => [k, v === true]))
          : {},
      }),
    }),
  ),
);
