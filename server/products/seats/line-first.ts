import { ERR } from '#domain/contract/envelope.ts';
import type { PlannedSeat, ScheduleDoc } from '../../catalogue/types.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { Refusal } from '../../http/refusal.ts';

/** Freed seats go to those who wait: others are refused while anybody stands in line. Wheelchair places are apart. */
export async function leaveToTheLine(
  { deps }: Pick<MemberCtx, 'deps'>,
  schedule: ScheduleDoc,
  seats: readonly PlannedSeat[],
): Promise<void> {
  if (seats.some(s => s.kind !== 'seat')) return;
  if ((await deps.store.direct.waiting.waitingBefore(schedule.id)) === 0) return;
  throw new Refusal(ERR.notOnSale, [
    '有人在候补这一场，退出的座位先给排在前面的人。您可以在音乐会页面加入候补。',
    'People are waiting for this performance, and returned seats go to them first. You can join the line on the concert’s page.',
  ]);
}
