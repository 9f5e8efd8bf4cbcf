import { longDateTime } from '#lib/dates.ts';
import type { DrawerRow } from '../store/ports/drawers.ts';
import { type Command, type DeskCtx, type Line, type Plan, wrong } from './command.ts';
import { money, sumOf } from './find.ts';

/** What should be in it, and what is. */
function counted({ openedAt, openedWith, taken }: DrawerRow, sum: number): Line[] {
  const due = openedWith + taken;
  const off = sum - due;
  return [
    {
      zh: `自 ${longDateTime(openedAt, 'zh-CN')} 起：备用金 ${money(openedWith)}，现金收支 ${money(taken)}，应有 ${money(due)}`,
      en: `Since ${longDateTime(openedAt, 'en-US')}: opened with ${money(openedWith)}, cash in and out ${money(taken)}, so ${money(due)} should be there`,
    },
    off === 0
      ? { zh: `清点 ${money(sum)}，账实相符`, en: `Counted ${money(sum)}: it is all there` }
      : {
          zh: `清点 ${money(sum)}，${off > 0 ? '多' : '少'} ${money(Math.abs(off))}`,
          en: `Counted ${money(sum)}: ${money(Math.abs(off))} ${off > 0 ? 'too much' : 'missing'}`,
        },
  ];
}

function opening({ deps, now, asked, option }: DeskCtx, row: DrawerRow | null): Plan {
  if (row) throw wrong('您的钱箱已经打开。', 'Your drawer is open already.');
  const sum = sumOf(option('sum'));
  return {
    lines: [{ zh: `打开钱箱，备用金 ${money(sum)}`, en: `The drawer is opened with ${money(sum)}` }],
    grave: false,
    async run(write) {
      await write(async tx => {
        const id = `dr-${deps.random.token(12)}`;
        const fresh = {
          id,
          who: asked.who,
          openedAt: now,
          openedWith: sum,
          taken: 0,
          closedAt: null,
          counted: null,
        };
        if (!(await tx.drawers.openDrawer(fresh)))
          throw wrong('您的钱箱已经打开。', 'Your drawer is open already.');
      });
      return [{ zh: '钱箱已打开', en: 'The drawer is open' }];
    },
  };
}

function closing({ now, asked, option }: DeskCtx, row: DrawerRow | null): Plan {
  if (!row) throw wrong('您没有打开的钱箱。', 'You have no open drawer.');
  const sum = sumOf(option('sum'));
  return {
    lines: counted(row, sum),
    grave: false,
    async run(write) {
      const closed = await write(async tx => {
        const last = await tx.drawers.closeDrawer(asked.who, now, sum);
        if (!last) throw wrong('您没有打开的钱箱。', 'You have no open drawer.');
        return last;
      });
      return counted(closed, sum);
    },
  };
}

export const drawer: Command = {
  usage: 'open|close --sum <what is in it> --why <note>',
  does: {
    zh: '用备用金打开钱箱，或清点后关闭：算出应有多少。',
    en: 'Opens your drawer with its float, or closes it with a count: what should be in it is reckoned.',
  },
  async plan(ctx) {
    const row = await ctx.deps.store.direct.drawers.drawerOf(ctx.asked.who);
    const what = ctx.word(0, { zh: 'open 或 close', en: 'open or close' });
    if (what === 'open') return opening(ctx, row);
    if (what === 'close') return closing(ctx, row);
    throw wrong('drawer open 或 drawer close', 'drawer open or drawer close');
  },
};
