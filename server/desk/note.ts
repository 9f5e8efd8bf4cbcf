import { type Command, Wrong } from './command.ts';
import { orderAsked, orderLine } from './find.ts';

export const note: Command = {
  usage: '<order> --why <what is to be known>',
  does: {
    zh: '给订单写备注：看订单的人都能读到。',
    en: 'Writes a note to an order: whoever looks at it reads it.',
  },
  async plan(ctx) {
    const { asked } = ctx;
    const row = await orderAsked(ctx);
    if (asked.why.trim() === '')
      throw new Wrong({ zh: '写些什么？', en: 'What is to be noted? --why <words>' });
    return {
      lines: [orderLine(ctx, row)],
      grave: false,
      async run(write) {
        await write(async () => {});
        return [{ zh: '已记下。', en: 'It is noted.' }];
      },
    };
  },
};
