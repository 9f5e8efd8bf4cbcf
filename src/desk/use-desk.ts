import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { DeskFailure, type DeskOptions, deskCall, keepDeskSession } from '#api/desk-client.ts';
import type { Call } from '#domain/contract/call.ts';
import type { Me, Right } from '#domain/contract/desk.ts';
import type { Locale } from '#site/tree.ts';
import { type DeskWords, WORDS } from './words.ts';

/** Checking, packing and making pictures smaller take longer than other calls. Ms. */
export const LONG_CALL = 60_000;

/** What every page of the desk knows. */
export interface Desk {
  readonly me: Me;
  readonly locale: Locale;
  readonly t: DeskWords;
  may(right: Right): boolean;
  call<In, Out>(spec: Call<In, Out>, payload: NoInfer<In>, options?: Omit<DeskOptions, 'page'>): Promise<Out>;
  go(path: string): void;
}
export const DeskContext = createContext<Desk | null>(null);
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of the desk');
  return desk;
}

/** Calls in the page's language; a session that ended leads to the way in. */
export const callIn =
  (locale: Locale, ended: () => void): Desk['call'] =>
  (spec, payload, options) =>
    deskCall(spec, payload, { ...options, page: `/${locale}/pc/desk` }).catch((error: unknown) => {
      if (error instanceof DeskFailure && error.kind === 'session') {
        keepDeskSession(null);
        ended();
      }
      throw error;
    });

/** `acted`: without an answer nobody knows whether it was done. */
export const said = (error: unknown, locale: Locale, acted = false): string => {
  if (error instanceof DeskFailure && error.message) return error.message;
  return acted ? WORDS[locale].act.unsure : WORDS[locale].error.offline;
};

/** One thing at a time: whether it is under way, and why the last one failed. */
export function useTry(locale: Locale) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const attempt = async (work: () => Promise<void>, acted = false): Promise<void> => {
    if (busy) return;
    setFault('');
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFault(said(error, locale, acted));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, attempt };
}

/** Asked again when somebody looks at the page again, and every so often while they do. Ms. */
export function useFresh(again: () => void, every?: number): void {
  useEffect(() => {
    // A hidden tab asks nothing; when it is shown again it asks at once.
    const seen = (): void => {
      if (!document.hidden) again();
    };
    const timer = every === undefined ? undefined : setInterval(seen, every);
    document.addEventListener('visibilitychange', seen);
    addEventListener('focus', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('focus', seen);
    };
  }, [again, every]);
}

export interface Loaded<T> {
  readonly data: T | null;
  readonly error: string;
  again(): void;
}
interface Told<T> {
  /** What was asked for. */
  readonly key: string;
  readonly data: T | null;
  readonly error: string;
}
const nothingOf = (key: string): Told<never> => ({ key, data: null, error: '' });
/** What was said of something else is not shown in its place. */
const known = <T>(told: Told<T>, key: string): Told<T> => (told.key === key ? told : nothingOf(key));

/** What a call says, asked again when its payload changes or somebody wants it. */
export function useCall<In, Out>(
  spec: Call<In, Out>,
  payload: NoInfer<In> | null,
  options?: Omit<DeskOptions, 'page'>,
): Loaded<Out> {
  const { call, locale } = useDesk();
  const key = JSON.stringify(payload);
  const [state, set] = useState<Told<Out>>(nothingOf(key));
  const [round, next] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the payload is compared by what it says
  useEffect(() => {
    if (payload === null) return;
    let over = false;
    call(spec, payload, options).then(
      data => !over && set({ key, data, error: '' }),
      (error: unknown) => !over && set(before => ({ ...known(before, key), error: said(error, locale) })),
    );
    return () => {
      over = true;
    };
  }, [spec, key, round, call, locale, options]);
  const again = useCallback(() => next(n => n + 1), []);
  return { ...known(state, key), again };
}
