/** These two leave the payload and travel as headers (specification §7). */
export const HEADER_FIELDS = ['programKey', 'sessionKey'] as const;

/** Headers that a call carries beside its fields, by the names of specification §7; the last one asks for a scenario. */
export type CallHeaders = Partial<Record<(typeof HEADER_FIELDS)[number], string>> & {
  /** Path plus hash of the page that calls. */
  sourcePage: string;
  appKey: string;
  sessionId?: string;
  /** Of who works in the house, at the calls of the desk alone. */
  staffSession?: string;
  orderKey?: string;
  featureHash?: string;
  'x-scenario'?: string;
};

/** A header of a call, or ''. */
export const headerOf = ({ headers }: Request, name: keyof CallHeaders): string => headers.get(name) ?? '';
