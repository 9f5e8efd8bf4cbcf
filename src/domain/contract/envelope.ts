import type { Beside } from './beside.ts';

/** The response envelope of every call (specification §3 and §8). */
export interface Envelope<T = unknown> {
  readonly success: boolean;
  readonly errcode: string;
  readonly msg: string;
  readonly data?: T;
  /** What the page behind this answer asks next, answered already. */
  readonly beside?: readonly Beside[];
}
/**
 * Error codes. The first five are the specification's; the others are this project's own.
 * Codes from 2000 on never touch the session.
 */
export const ERR = {
  ok: '0',
  /** Silent failures: their msg is never shown as a toast. */
  silentA: '1121',
  silentB: '1125',
  sessionExpired: '1202',
  /** Session errors of other backends, only with a message that contains 登录. */
  sessionOtherA: '1203',
  sessionOtherB: '1122',
  badPayload: '2001',
  unknownCall: '2002',
  notFound: '2003',
  crossSite: '2004',
  tooLarge: '2005',
  tooMany: '2006',
  refused: '2007',
  busy: '2008',
  /** Another body came with a requestId that is already used. */
  idempotency: '2009',
  captchaNeeded: '2101',
  captchaWrong: '2102',
  wrongPassword: '2103',
  wrongCode: '2104',
  accountTaken: '2105',
  weakPassword: '2106',
  /** The account is about to change hands: its password or a code to its present number or address first. */
  proofNeeded: '2107',
  seatsLost: '2201',
  notOnSale: '2202',
  noPermission: '2203',
  noAdmission: '2204',
  overLimit: '2205',
  orderExpired: '2206',
  wrongStatus: '2207',
  amountChanged: '2208',
  renewedAlready: '2209',
  /** Fewer places or copies are left than were asked for. */
  stockLost: '2210',
  /** A title that cannot be heard: its `state` is in the data. */
  notPlayable: '2211',
  /** It could be heard when it was opened, and cannot any more. */
  accessEnded: '2212',
  /** Many want seats of the performance: its waiting room is in the data. */
  inRoom: '2213',
  /** The recording sounds on other devices of the member, and stops on this one. */
  playsElsewhere: '2214',
  server: '2500',
} as const;
