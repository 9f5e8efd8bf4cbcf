import type { Page } from '@playwright/test';
import { account, type UserInfo } from '#domain/contract/account.ts';
import type { Call, ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { featureHash } from '#domain/contract/feature-hash.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { program, type Schedule } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';

type Form = Readonly<Record<string, string>>;
type Spec = Call;

interface Reply<T> {
  readonly success: boolean;
  readonly errcode: string;
  readonly msg: string;
  readonly data: T;
  readonly orderKey: string;
}

/** A call to the box office from inside the page, as its own code would make it; works on both hosts. */
export function ask<C extends Spec>(
  page: Page,
  { path }: C,
  form: Form = {},
  headers: Form = {},
): Promise<Reply<ReplyOf<C>>> {
  return page.evaluate(
    async ([to, fields, more]) => {
      const user = JSON.parse(localStorage.getItem('heming.user') ?? '{}')?.state?.userInfo;
      const response = await fetch(to, {
        method: 'POST',
        headers: { sourcePage: location.pathname, sessionId: user?.memberEncode ?? '', ...more },
        body: new URLSearchParams(fields),
      });
      return { ...(await response.json()), orderKey: response.headers.get('orderKey') ?? '' };
    },
    [path, form, headers] as const,
  );
}

async function reply<C extends Spec>(page: Page, spec: C, form: Form = {}, headers: Form = {}) {
  const said = await ask(page, spec, form, headers);
  if (!said.success) throw new Error(`${spec.path}: ${said.errcode} ${said.msg}`);
  return said;
}
export const must = async <C extends Spec>(
  page: Page,
  spec: C,
  form: Form = {},
  headers: Form = {},
): Promise<ReplyOf<C>> => (await reply(page, spec, form, headers)).data;

/** For members who sign in by password. */
export const PASSWORD = 'bright-brass-2026';

/** A mobile number that nobody in the demonstration has. */
const newMobile = (): string => `159${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A busy server hashes no password of who has waited for three seconds, and says so: they try again, as a person would; ms. */
export const TRIES_AGAIN_AFTER = 2_000;

/** Makes a member of a new mobile number; the answers come from demonstration mode. Signs in on the way. */
export async function join(page: Page, password?: string): Promise<{ mobile: string; user: UserInfo }> {
  for (;;) {
    const mobile = newMobile();
    const { captchaId, demoAnswer = '' } = await must(page, account.captcha);
    const { demoCode = '' } = await must(page, account.sendMobileCode, {
      mobile,
      purpose: 'login',
      captchaId,
      captcha: demoAnswer,
    });
    const said = await ask(page, account.loginByMobile, {
      mobile,
      dynamicCode: demoCode,
      agree: 'Y',
      ...(password && { password }),
    });
    if (said.success) return { mobile, user: said.data };
    if (said.errcode !== ERR.busy)
      throw new Error(`${account.loginByMobile.path}: ${said.errcode} ${said.msg}`);
    await page.waitForTimeout(TRIES_AGAIN_AFTER);
  }
}

export interface Sale {
  readonly programId: string;
  readonly title: string;
  readonly schedule: Schedule;
}
/** Performances of the season in one of these states, soonest first. */
export async function performances(page: Page, ...states: Schedule['state'][]): Promise<Sale[]> {
  const { list } = await must(page, program.search, {
    pageSize: '100',
    ...(states.includes('ended') && { past: 'Y' }),
  });
  return list.flatMap(card =>
    card.schedules
      .filter(s => states.includes(s.state) && card.type !== 'archive')
      .map(schedule => ({ programId: card.id, title: card.title, schedule })),
  );
}

/** One whose tickets bear names. */
export async function namedSale(page: Page): Promise<Sale> {
  const named = (await performances(page, 'on')).find(({ schedule }) => schedule.realName);
  if (!named) throw new Error('no real-name concert is on sale');
  return named;
}

/** The performances of one programme, in the order of its page. */
export const schedulesOf = async (page: Page, id: string): Promise<Schedule[]> =>
  (await must(page, program.byId, { id })).schedules;

export const orderOf = (page: Page, tradeNo: string) => must(page, ticketOrder.detail, { tradeNo });

export const ordersOf = async (page: Page, headers?: Form) =>
  (await must(page, ticketOrder.list, { tab: 'all', pageSize: '50' }, headers)).list;

/** When the concerts begin that the member of the page has orders for. */
export const eveningsOf = async (page: Page, headers?: Form): Promise<string[]> =>
  (await ordersOf(page, headers)).flatMap(order => order.occasion?.startsAt ?? []);

/** The same of somebody else, who signs in for it and out again. */
export async function eveningsOfOther(page: Page, who: Readonly<Record<'account' | 'password', string>>) {
  const headers = { sessionId: (await must(page, account.loginByPassword, who)).memberEncode };
  const evenings = await eveningsOf(page, headers);
  await must(page, account.logout, {}, headers);
  return evenings;
}

/** The public keys of the demonstration (.env.demo). */
const APP_KEY = 'heming-pc-demo';
const FEATURE_PREFIX = 'heming';

/** Two seats of a performance are held for the member of the page, asked for as the seat page does; the order's number. */
export async function holdSeats(page: Page, { programId, schedule }: Sale): Promise<string> {
  const scheduleId = schedule.id;
  const { programKey = '' } = await must(page, program.byId, { id: programId });
  const schedules = await must(page, program.schedules, { programId }, { programKey });
  const keys = { programKey, sessionKey: schedules.find(s => s.id === scheduleId)?.sessionKey ?? '' };
  for (;;) {
    const [best] = await must(page, seat.best, { scheduleId, quantity: '2' }, keys);
    if (!best) throw new Error(`no two seats are left of ${scheduleId}`);
    const { orderKey } = await reply(page, ticketOrder.checkPermission, { scheduleId }, { appKey: APP_KEY });
    const admitted = {
      appKey: APP_KEY,
      orderKey,
      featureHash: featureHash(FEATURE_PREFIX, orderKey, APP_KEY),
    };
    const order = { scheduleId, seats: best.seats.join(','), requestId: crypto.randomUUID() };
    const held = await ask(page, ticketOrder.create, order, { ...keys, ...admitted });
    if (held.success) return held.data.tradeNo;
    // Another flow was shown the same two, and was sooner.
    if (held.errcode !== ERR.seatsLost) throw new Error(`${held.errcode} ${held.msg}`);
  }
}

/** The order of held seats is confirmed, and its money comes. */
export async function pay(page: Page, tradeNo: string): Promise<void> {
  const totalAmount = String((await orderOf(page, tradeNo)).totalAmount);
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'oneYard' };
  await must(page, ticketOrder.confirm, { tradeNo, totalAmount, ...contact });
  const { payNo } = await must(page, ticketOrder.pay, { tradeNo, totalAmount, gatewayCode: 'aliPay' });
  await must(page, sandbox.settle, { payNo, outcome: 'paid' });
}
