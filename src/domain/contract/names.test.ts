import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { NAME_MAX } from './patterns.ts';
import { account } from './shapes/account.ts';
import { addresses } from './shapes/address.ts';
import { certifications } from './shapes/certification.ts';
import { contact } from './shapes/contact.ts';

/** Where a person's name is written on its own. */
const NAMES: readonly (readonly [string, z.ZodMiniType])[] = [
  ['sign-up by mobile', account.loginByMobile.payload.shape.nickname],
  ['sign-up by e-mail', account.loginByEmail.payload.shape.nickname],
  ['address', addresses.save.payload.shape.name],
  ['certificate', certifications.save.payload.shape.name],
  ['message', contact.send.payload.shape.name],
];

it.each(NAMES)('a name is taken whole up to one length: %s', (_, name) => {
  expect(name.safeParse('名'.repeat(NAME_MAX)).success).toBe(true);
  expect(name.safeParse('名'.repeat(NAME_MAX + 1)).success).toBe(false);
});
