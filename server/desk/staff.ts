import { ROLES, type Role } from '#domain/contract/desk.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { INVITED_FOR } from '#domain/rules/staff.ts';
import { isEmail } from '#domain/rules/validation.ts';
import { longDateTime } from '#lib/dates.ts';
import { invitation, invitedAgain, stateOf } from '../accounts/staff.ts';
import type { StaffRow } from '../store/ports/staff.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';

const STATE = { invited: 'invited', active: 'active', closed: 'closed' } as const;
const line = (row: StaffRow): string =>
  [row.mail, row.role, row.name || '–', STATE[stateOf(row)]].join(' | ');

const linkTo = ({ deps }: DeskCtx, token: string): string =>
  `${deps.config.origin}/desk/login#invitation=${token}`;

function roleOf({ option }: DeskCtx): Role {
  const role = ROLES.find(r => r === option('role'));
  if (!role) throw new Wrong(`Which role? --role ${ROLES.join(' | ')}`);
  return role;
}
function mailOf(ctx: DeskCtx): string {
  const mail = cleanEmail(ctx.word(1, 'The mail'));
  if (!isEmail(mail)) throw new Wrong(`${mail} is no e-mail address.`);
  return mail;
}
async function known(ctx: DeskCtx): Promise<StaffRow> {
  const mail = mailOf(ctx);
  const row = await ctx.deps.store.direct.staff.byMail(mail);
  if (!row) throw new Wrong(`Nobody works here as ${mail}. Try: staff list`);
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
  ctx: DeskCtx,
  row: StaffRow,
  said: string,
  next: (now: StaffRow) => Promise<StaffRow>,
  after?: () => readonly string[],
): Plan {
  return {
    lines: [line(row), said],
    act: {
      grave: true,
      async run(note) {
        await ctx.deps.store.transaction(async tx => {
          const now = await tx.staff.lock(row.id);
          if (!now || stateOf(now) !== stateOf(row) || now.role !== row.role)
            throw new Wrong('It has just changed. Nothing was done.');
          await tx.staff.save(await next(now));
          await tx.staff.endSessions(row.id);
          await note(tx);
        });
        return after?.() ?? [said];
      },
    },
  };
}

async function add(ctx: DeskCtx): Promise<Plan> {
  const { deps, now } = ctx;
  const [mail, role] = [mailOf(ctx), roleOf(ctx)];
  if (await deps.store.direct.staff.byMail(mail))
    throw new Wrong(`${mail} works here already. Try: staff role, staff reset`);
  return {
    lines: [`${mail} is invited as ${role}.`],
    act: {
      grave: true,
      async run(note) {
        const { row, token } = await invitation(deps, { mail, role }, now);
        await deps.store.transaction(async tx => {
          if (!(await tx.staff.add(row))) throw new Wrong(`${mail} works here already.`);
          await note(tx);
        });
        return ways(ctx, token);
      },
    },
  };
}
const ways = (ctx: DeskCtx, token: string): string[] => [
  `Until ${longDateTime(ctx.now + INVITED_FOR, 'en-US', true)} this link opens the account, once:`,
  linkTo(ctx, token),
];

const VERBS: Readonly<Record<string, (ctx: DeskCtx) => Promise<Plan>>> = {
  list: async ({ deps }) => ({ lines: (await deps.store.direct.staff.people()).map(line) }),
  add,
  async role(ctx) {
    const [row, role] = [await known(ctx), roleOf(ctx)];
    if (role !== 'owner') await keepAnOwner(ctx, row);
    return change(ctx, row, `${row.mail} is ${role} from now on; its sessions end.`, async now => ({
      ...now,
      role,
    }));
  },
  async close(ctx) {
    const row = await known(ctx);
    await keepAnOwner(ctx, row);
    return change(ctx, row, `${row.mail} is closed: nothing opens it, and its sessions end.`, async now => ({
      ...now,
      closedAt: ctx.now,
      passwordHash: null,
      recovery: [],
      invited: null,
    }));
  },
  async reset(ctx) {
    const row = await known(ctx);
    let token = '';
    return change(
      ctx,
      row,
      `${row.mail} gets a new password and a new authenticator; what opened it before does not.`,
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
  does: 'Who works here: invites by a link, changes what one may do, gives a way in again, closes.',
  async plan(ctx) {
    const [verb = 'list'] = ctx.asked.words;
    const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (!found) throw new Wrong(`staff ${verb}? staff ${staff.usage}`);
    return found(ctx);
  },
};
