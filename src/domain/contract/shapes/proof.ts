import * as z from 'zod/mini';
import { text } from './wire.ts';

export const password = z.string().check(z.maxLength(256));
/** That the owner is there, and not only the session. */
export const proof = { password: z.optional(password), ownCode: z.optional(text(12)) };
