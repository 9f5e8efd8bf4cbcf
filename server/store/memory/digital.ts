import type { DigitalStore, GiftRow, HeardRow, QuestionRow, ReminderRow } from '../ports/digital.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

interface ListenerRow {
  readonly airingId: string;
  readonly listener: string;
  readonly heardAt: number;
}
const MAX_ROWS = 200;
const pair = (a: string, b: string) => `${a} ${b}`;

export function memoryDigital(journal: Journal): Noun<DigitalStore> {
  const heard = new Table<HeardRow>(journal);
  const questions = new Table<QuestionRow>(journal);
  const reminders = new Table<ReminderRow>(journal);
  const gifts = new Table<GiftRow>(journal);
  const listeners = new Table<ListenerRow>(journal);
  const newest = <Row extends { id: string }>(rows: Row[], at: (row: Row) => number) =>
    rows.sort((a, b) => at(b) - at(a) || (a.id < b.id ? -1 : 1));
  return {
    tables: { heard, questions, reminders, recordingGifts: gifts, listeners },
    port: {
      heard: async memberId =>
        heard
          .filter(h => h.memberId === memberId)
          .sort(by('-heardAt', 'titleId'))
          .slice(0, MAX_ROWS),
      async putHeard(row) {
        const key = pair(row.memberId, row.titleId);
        const before = heard.get(key);
        if (!before || before.heardAt <= row.heardAt) heard.put(key, row);
      },
      async forgetHeard(memberId, titleId) {
        heard.delete(pair(memberId, titleId));
      },

      async addQuestion(row) {
        const known = questions.find(q => q.memberId === row.memberId && q.requestId === row.requestId);
        if (known) return known;
        questions.put(row.id, row);
        return row;
      },
      questionsOf: async memberId =>
        newest(
          questions.filter(q => q.memberId === memberId),
          q => q.askedAt,
        ),
      answeredBy: async artistId =>
        newest(
          questions.filter(q => q.artistId === artistId && q.state === 'answered'),
          q => q.askedAt,
        ),
      question: async id => questions.get(id),
      unread: async limit =>
        questions
          .filter(q => q.state === 'waiting')
          .sort(by('askedAt', 'id'))
          .slice(0, limit),
      async settleQuestion(id, state, answer, answeredAt) {
        const row = questions.get(id);
        if (row?.state !== 'waiting') return false;
        questions.put(id, { ...row, state, answer, answeredAt });
        return true;
      },

      setReminder: async row => reminders.put(pair(row.memberId, row.airingId), row),
      async removeReminder(memberId, airingId) {
        reminders.delete(pair(memberId, airingId));
      },
      reminders: async memberId =>
        reminders.filter(r => r.memberId === memberId).sort(by('startsAt', 'airingId')),
      remindersBetween: async (from, until) =>
        reminders
          .filter(r => r.startsAt >= from && r.startsAt < until)
          .sort(
            (a, b) =>
              a.startsAt - b.startsAt ||
              (`${a.airingId}\n${a.memberId}` < `${b.airingId}\n${b.memberId}` ? -1 : 1),
          ),
      async forgetReminders(before) {
        for (const r of reminders.filter(row => row.startsAt < before))
          reminders.delete(pair(r.memberId, r.airingId));
      },

      async listensLive(airingId, listener, at, since) {
        listeners.put(pair(airingId, listener), { airingId, listener, heardAt: at });
        return listeners.filter(row => row.airingId === airingId && row.heardAt > since).length;
      },
      async forgetListeners(before) {
        for (const row of listeners.filter(one => one.heardAt < before))
          listeners.delete(pair(row.airingId, row.listener));
      },

      async addGift(row) {
        if (gifts.find(g => g.tradeNo === row.tradeNo)) return false;
        return gifts.insert(row.id, row);
      },
      giftOf: async tradeNo => gifts.find(g => g.tradeNo === tradeNo),
      giftByCode: async code => gifts.find(g => g.code === code),
      async takeGift(id, takerId, takenAt) {
        const row = gifts.get(id);
        if (!row || row.takerId !== null) return false;
        gifts.put(id, { ...row, takerId, takenAt });
        return true;
      },
      gifts: async memberId =>
        newest(
          gifts.filter(g => g.giverId === memberId || g.takerId === memberId),
          g => g.givenAt,
        ),
    },
  };
}
