import type { Page } from '@playwright/test';
import { account, type UserInfo } from '../src/domain/contract/account.ts';
import type { Call, ReplyOf } from '../src/domain/contract/call.ts';
import { ticketOrder } from '../src/domain/contract/order.ts';
import { program, type Schedule } from '../src/domain/contract/program.ts';

type Form = Readonly<Record<string, string>>;
type Spec = Call;

interface Reply<T> {
  readonly success: boolean;
  readonly errcode: string;
  readonly msg: string;
  readonly data: T;
}

/** A call to the box office from inside the page, as its own code would make it; works on both hosts. */
export function ask<C extends Spec>(page: Page, { path }: C, form: Form = {}): Promise<Reply<ReplyOf<C>>> {
  return page.evaluate(
    async ([to, fields]) => {
      const user = JSON.parse(localStorage.getItem('heming.user') ?? '{}')?.state?.userInfo;
      const response = await fetch(to, {
        method: 'POST',
        headers: { sourcePage: location.pathname, sessionId: user?.memberEncode ?? '' },
        body: new URLSearchParams(fields),
      });
      return response.json();
    },
    [path, form] as const,
  );
}

export async function must<C extends Spec>(page: Page, spec: C, form: Form = {}): Promise<ReplyOf<C>> {
  const reply = await ask(page, spec, form);
  if (!reply.success) throw new Error(`${spec.path}: ${reply.errcode} ${reply.msg}`);
  return reply.data;
}

/** For members who sign in by password. */
export const PASSWORD = 'bright-brass-2026';

/** A mobile number that nobody in the demonstration has. */
const newMobile = (): string => `159${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Makes a member of a new mobile number; the answers come from demonstration mode. Signs in on the way. */
export async function join(page: Page, password?: string): Promise<{ mobile: string; user: UserInfo }> {
  const mobile = newMobile();
  const { captchaId, demoAnswer = '' } = await must(page, account.captcha);
  const { demoCode = '' } = await must(page, account.sendMobileCode, {
    mobile,
    purpose: 'login',
    captchaId,
    captcha: demoAnswer,
  });
  const user = await must(page, account.loginByMobile, {
    mobile,
    dynamicCode: demoCode,
    agree: 'Y',
    ...(password && { password }),
  });
  return { mobile, user };
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

/** The performances of one programme, in the order of its page. */
export const schedulesOf = async (page: Page, id: string): Promise<Schedule[]> =>
  (await must(page, program.byId, { id })).schedules;

export const orderOf = (page: Page, tradeNo: string) => must(page, ticketOrder.detail, { tradeNo });

export const ordersOf = async (page: Page) =>
  (await must(page, ticketOrder.list, { tab: 'all', pageSize: '50' })).list;
