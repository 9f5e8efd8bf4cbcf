import { RIGHTS, type Right, type Role } from '../contract/desk.ts';

/** Who works in the house, and what each may do: one table that server and pages read. */

const MAY: Readonly<Record<Role, readonly Right[]>> = {
  owner: RIGHTS,
  office: ['today', 'people', 'seats', 'money', 'sell', 'door', 'devices', 'evenings', 'reports'],
  counter: ['today', 'people', 'sell', 'door'],
  door: ['door'],
  editor: ['today', 'season'],
  reader: ['today', 'reports'],
};

export const rightsOf = (role: Role): readonly Right[] => MAY[role];
export const may = (role: Role, right: Right): boolean => MAY[role].includes(right);

/** An invitation's link opens an account for so long, ms. */
export const INVITED_FOR = 7 * 86_400_000;
/** A second factor that was just shown stands for acts with money for so long, ms. */
export const PROVEN_FOR = 10 * 60_000;
/** A season can be looked at so long before it is published; ms. */
export const PREVIEW_FOR = 2 * 3_600_000;
/** Codes on paper for whoever has lost the telephone. */
export const RECOVERY_CODES = 8;
