import { ROLES, type Role } from '#domain/contract/desk.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { INVITED_FOR } from '#domain/rules/staff.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { longDateTime } from '#lib/dates.ts';
import { invitation, invitedAgain, stateOf } from '../accounts/staff.ts';
import type { StaffRow } from '../store/ports/staff.ts';
import { type Command, type DeskCtx, type Line, type Plan, Wrong, wrong } from './command.ts';

const STATE = { invited: 'invited', active: 'active', closed: 'closed' } as const;
const line = (row: StaffRow): string =>
  [row.mail, row.role, row.name || '–', STATE[stateOf(row)]].join(' | ');

const linkTo = ({ deps }: DeskCtx, token: string): string =>
  `${deps.config.origin}/desk/login#invitation=${token}`;

function roleOf({ option }: DeskCtx): Role {
  const role = ROLES.find(r => r === option('role'));
  if (!role) throw wrong(`哪个岗位？--role ${ROLES.join(' | ')}`, `Which role? --role ${ROLES.join(' | ')}`);
  return role;
}
function mailOf(ctx: DeskCtx): string {
  const mail = cleanEmail(ctx.word(1, { zh: '邮箱', en: 'The mail' }));
  if (!isEmail(mail)) throw wrong(`${mail} 不是邮箱。`, `${mail} is no e-mail address.`);
  return mail;
}
async function known(ctx: DeskCtx): Promise<StaffRow> {
  const mail = mailOf(ctx);
  const row = await ctx.deps.store.direct.staff.byMail(mail);
  if (!row) throw wrong(`没有账号 ${mail}，见 staff list。`, `Nobody works here as ${mail}. Try: staff list`);
  return row;
}
/** Somebody must be left who may change all this. */
async function keepAnOwner({ deps }: DeskCtx, row: StaffRow): Promise<void> {
  const others = (await deps.store.direct.staff.people()).filter(
    s => s.id !== row.id && s.role === 'owner' && stateOf(s) === 'active',
  );
  if (row.role === 'owner' && others.length === 0)
    throw new Wrong({ zh: '至少要留一位所有者。', en: 'One owner at least must stay.' });
}

function change(
  _ctx: DeskCtx,
  row: StaffRow,
  said: Line,
  next: (now: StaffRow) => Promise<StaffRow>,
  after?: () => readonly Line[],
): Plan {
  return {
    lines: [line(row), said],
    grave: true,
    async run(write) {
      await write(async tx => {
        const now = await tx.staff.lock(row.id);
        if (!now || stateOf(now) !== stateOf(row) || now.role !== row.role)
          throw wrong('刚刚有变化，什么也没有做。', 'It has just changed. Nothing was done.');
        await tx.staff.save(await next(now));
        await tx.staff.endSessions(row.id);
      });
      return after?.() ?? [said];
    },
  };
}

async function add(ctx: DeskCtx): Promise<Plan> {
  const { deps, now } = ctx;
  const [mail, role] = [mailOf(ctx), roleOf(ctx)];
  if (await deps.store.direct.staff.byMail(mail))
    throw wrong(
      `${mail} 已有账号，可用 staff role、staff reset。`,
      `${mail} works here already. Try: staff role, staff reset`,
    );
  return {
    lines: [{ zh: `邀请 ${mail}，岗位 ${role}。`, en: `${mail} is invited as ${role}.` }],
    grave: true,
    async run(write) {
      const { row, token } = await invitation(deps, { mail, role }, now);
      await write(async tx => {
        if (!(await tx.staff.add(row))) throw wrong(`${mail} 已有账号。`, `${mail} works here already.`);
      });
      return ways(ctx, token);
    },
  };
}
const ways = (ctx: DeskCtx, token: string): Line[] => [
  {
    zh: `这个链接可开通账号一次，有效到 ${longDateTime(ctx.now + INVITED_FOR, 'zh-CN', true)}：`,
    en: `Until ${longDateTime(ctx.now + INVITED_FOR, 'en-US', true)} this link opens the account, once:`,
  },
  linkTo(ctx, token),
];

const VERBS: Readonly<Record<string, (ctx: DeskCtx) => Promise<Plan>>> = {
  list: async ({ deps }) => ({ lines: (await deps.store.direct.staff.people()).map(line) }),
  add,
  async role(ctx) {
    const [row, role] = [await known(ctx), roleOf(ctx)];
    if (role !== 'owner') await keepAnOwner(ctx, row);
    return change(
      ctx,
      row,
      {
        zh: `${row.mail} 的岗位改为 ${role}，已登录的会退出。`,
        en: `${row.mail} is ${role} from now on; its sessions end.`,
      },
      async now => ({
        ...now,
        role,
      }),
    );
  },
  async close(ctx) {
    const row = await known(ctx);
    await keepAnOwner(ctx, row);
    return change(
      ctx,
      row,
      {
        zh: `${row.mail} 已停用，已登录的会退出。`,
        en: `${row.mail} is closed: nothing opens it, and its sessions end.`,
      },
      async now => ({
        ...now,
        closedAt: ctx.now,
        passwordHash: null,
        recovery: [],
        invited: null,
      }),
    );
  },
  async reset(ctx) {
    const row = await known(ctx);
    let token = '';
    return change(
      ctx,
      row,
      {
        zh: `${row.mail} 重新设置密码和验证器，原来的不再有效。`,
        en: `${row.mail} gets a new password and a new authenticator; what opened it before does not.`,
      },
      async now => {
        const again = await invitedAgain(ctx.deps, now, ctx.now);
        token = again.token;
        return again.row;
      },
      () => ways(ctx, token),
    );
  },
};

export const staff: Command = {
  usage:
    '[list | add <mail> --role <role> | role <mail> --role <role> | reset <mail> | close <mail>] --why <reason>',
  does: {
    zh: '同事：用链接邀请、改岗位、重新开通、停用。',
    en: 'Who works here: invites by a link, changes what one may do, gives a way in again, closes.',
  },
  async plan(ctx) {
    const [verb = 'list'] = ctx.asked.words;
    const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (!found)
      throw wrong(`没有 staff ${verb}。写成：staff ${staff.usage}`, `staff ${verb}? staff ${staff.usage}`);
    return found(ctx);
  },
};
