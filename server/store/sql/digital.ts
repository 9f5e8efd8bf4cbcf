import type { DigitalStore, GiftRow, HeardRow, QuestionRow, ReminderRow } from '../ports/digital.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const HEARD = columnsOf<HeardRow>('heard', { at: 'at_second' })(
  'memberId',
  'titleId',
  'movement',
  'at',
  'inMovement',
  'heardAt',
);
const QUESTION = columnsOf<QuestionRow>('artist_question', { text: 'body' })(
  'id',
  'memberId',
  'artistId',
  'requestId',
  'bodyHash',
  'text',
  'state',
  'answer',
  'askedAt',
  'answeredAt',
);
const REMINDER = columnsOf<ReminderRow>('air_reminder')(
  'memberId',
  'airingId',
  'titleId',
  'startsAt',
  'setAt',
);
const GIFT = columnsOf<GiftRow>('recording_gift')(
  'id',
  'tradeNo',
  'giverId',
  'code',
  'givenAt',
  'takerId',
  'takenAt',
);

export function sqlDigital(query: Query): DigitalStore {
  const { did, run } = asking(query);
  const questions = (
    where: string,
    params: readonly unknown[],
    order = 'order by asked_at desc, id collate "C"',
  ): Promise<QuestionRow[]> =>
    query<QuestionRow>(`select ${QUESTION.fields} from artist_question where ${where} ${order}`, params);
  const gifts = (where: string, params: readonly unknown[]): Promise<GiftRow[]> =>
    query<GiftRow>(
      `select ${GIFT.fields} from recording_gift where ${where} order by given_at desc, id collate "C"`,
      params,
    );

  return {
    heard: memberId =>
      query<HeardRow>(
        `select ${HEARD.fields} from heard where member_id = $1 order by heard_at desc, title_id collate "C" limit 200`,
        [memberId],
      ),
    putHeard: row =>
      run(
        ...HEARD.insert(
          row,
          `on conflict (member_id, title_id) do update set movement = excluded.movement,
             at_second = excluded.at_second, in_movement = excluded.in_movement, heard_at = excluded.heard_at
           where heard.heard_at <= excluded.heard_at`,
        ),
      ),
    forgetHeard: (memberId, titleId) =>
      run('delete from heard where member_id = $1 and title_id = $2', [memberId, titleId]),

    async addQuestion(row) {
      const once = 'on conflict (member_id, request_id) do nothing returning 1';
      if (await did(...QUESTION.insert(row, once))) return row;
      const [known] = await questions('member_id = $1 and request_id = $2', [row.memberId, row.requestId]);
      return known ?? row;
    },
    questionsOf: memberId => questions('member_id = $1', [memberId]),
    answeredBy: artistId => questions(`artist_id = $1 and state = 'answered'`, [artistId]),
    question: async id => (await questions('id = $1', [id]))[0] ?? null,
    unread: limit => questions(`state = 'waiting'`, [limit], 'order by asked_at, id collate "C" limit $1'),
    settleQuestion: (id, state, answer, answeredAt) =>
      did(
        `update artist_question set state = $2, answer = $3, answered_at = $4
         where id = $1 and state = 'waiting' returning 1`,
        [id, state, answer, answeredAt],
      ),

    setReminder: row =>
      run(
        ...REMINDER.insert(
          row,
          'on conflict (member_id, airing_id) do update set starts_at = excluded.starts_at, set_at = excluded.set_at',
        ),
      ),
    removeReminder: (memberId, airingId) =>
      run('delete from air_reminder where member_id = $1 and airing_id = $2', [memberId, airingId]),
    reminders: memberId =>
      query<ReminderRow>(
        `select ${REMINDER.fields} from air_reminder where member_id = $1 order by starts_at, airing_id collate "C"`,
        [memberId],
      ),
    remindersBetween: (from, until) =>
      query<ReminderRow>(
        `select ${REMINDER.fields} from air_reminder where starts_at >= $1 and starts_at < $2
         order by starts_at, airing_id collate "C", member_id collate "C"`,
        [from, until],
      ),
    forgetReminders: before => run('delete from air_reminder where starts_at < $1', [before]),

    async listensLive(airingId, listener, at, since) {
      await query(
        `insert into live_listener (airing_id, listener, heard_at) values ($1, $2, $3)
         on conflict (airing_id, listener) do update set heard_at = excluded.heard_at`,
        [airingId, listener, at],
      );
      const [row] = await query<{ now: number }>(
        'select count(*)::int as now from live_listener where airing_id = $1 and heard_at > $2',
        [airingId, since],
      );
      return row?.now ?? 0;
    },
    forgetListeners: before => run('delete from live_listener where heard_at < $1', [before]),

    addGift: row => did(...GIFT.insert(row, 'on conflict do nothing returning 1')),
    giftOf: async tradeNo => (await gifts('trade_no = $1', [tradeNo]))[0] ?? null,
    giftByCode: async code => (await gifts('code = $1', [code]))[0] ?? null,
    takeGift: (id, takerId, takenAt) =>
      did(
        'update recording_gift set taker_id = $2, taken_at = $3 where id = $1 and taker_id is null returning 1',
        [id, takerId, takenAt],
      ),
    gifts: memberId => gifts('giver_id = $1 or taker_id = $1', [memberId]),
  };
}
