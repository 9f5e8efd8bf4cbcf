import * as z from 'zod/mini';
import { RIGHTS, ROLES } from '../desk.ts';
import { instant, nothing, quiet, required, text } from './wire.ts';

export const me = z.object({
  mail: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  rights: z.array(z.enum(RIGHTS)),
  /** Until when acts with money need no further code. */
  provenUntil: instant,
  now: instant,
});
export const colleague = z.object({
  mail: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  state: z.enum(['invited', 'active', 'closed']),
});
export const demoStaff = z.object({
  mail: z.string(),
  role: z.enum(ROLES),
  code: z.string(),
});

const signedIn = z.extend(me, { staffSession: z.string() });
const code = required(24);

export const staffCalls = {
  demo: { payload: z.object(quiet), reply: z.object({ accounts: z.array(demoStaff) }) },
  login: {
    payload: z.object({ ...quiet, mail: required(120), password: z.string().check(z.maxLength(200)), code }),
    reply: signedIn,
  },
  logout: { payload: z.object(quiet), reply: nothing },
  me: { payload: z.object(quiet), reply: me },
  prove: { payload: z.object({ ...quiet, code }), reply: me },
  invitation: {
    payload: z.object({ ...quiet, token: required(80) }),
    reply: z.object({ mail: z.string(), role: z.enum(ROLES), uri: z.string() }),
  },
  accept: {
    payload: z.object({
      ...quiet,
      token: required(80),
      name: text(60),
      password: z.string().check(z.maxLength(200)),
      code,
    }),
    /** The codes on paper are told here and never again. */
    reply: z.extend(signedIn, { recovery: z.array(z.string()) }),
  },
  list: { payload: z.object(quiet), reply: z.object({ list: z.array(colleague) }) },
};
