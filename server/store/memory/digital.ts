import type { DigitalStore, GiftRow, HeardRow, QuestionRow, ReminderRow } from '../ports/digital.ts';
import { by, type Journal, type Noun, pair, Table } from './table.ts';

interface ListenerRow {
  readonly airingId: string;
  readonly listener: string;
  readonly heardAt: number;
}
const MAX_ROWS = 200;

export function memoryDigital(journal: Journal): Noun<DigitalStore> {
  const heard = new Table<HeardRow>(journal, h => pair(h.memberId, h.titleId));
  const questions = new Table<QuestionRow>(journal, q => q.id);
  const reminders = new Table<ReminderRow>(journal, r => pair(r.memberId, r.airingId));
  const gifts = new Table<GiftRow>(journal, g => g.id);
  const listeners = new Table<ListenerRow>(journal, l => pair(l.airingId, l.listener));
  return {
    tables: { heard, questions, reminders, recordingGifts: gifts, listeners },
    port: {
      heard: async memberId =>
        heard.filter(h => h.memberId === memberId, by('-heardAt', 'titleId'), MAX_ROWS),
      async putHeard(row) {
        const before = heard.get(pair(row.memberId, row.titleId));
        if (!before || before.heardAt <= row.heardAt) heard.put(row);
      },
      async forgetHeard(memberId, titleId) {
        heard.delete(pair(memberId, titleId));
      },

      async addQuestion(row) {
        const known = questions.find(q => q.memberId === row.memberId && q.requestId === row.requestId);
        if (known) return known;
        questions.put(row);
        return row;
      },
      questionsOf: async memberId => questions.filter(q => q.memberId === memberId, by('-askedAt', 'id')),
      answeredBy: async artistId =>
        questions.filter(q => q.artistId === artistId && q.state === 'answered', by('-askedAt', 'id')),
      question: async id => questions.get(id),
      unread: async limit => questions.filter(q => q.state === 'waiting', by('askedAt', 'id'), limit),
      async settleQuestion(id, state, answer, answeredAt) {
        return questions.change(id, { state, answer, answeredAt }, row => row.state === 'waiting');
      },

      setReminder: async row => reminders.put(row),
      async removeReminder(memberId, airingId) {
        reminders.delete(pair(memberId, airingId));
      },
      reminders: async memberId => reminders.filter(r => r.memberId === memberId, by('startsAt', 'airingId')),
      remindersBetween: async (from, until) =>
        reminders.filter(
          r => r.startsAt >= from && r.startsAt < until,
          by('startsAt', 'airingId', 'memberId'),
        ),
      async forgetReminders(before) {
        reminders.drop(row => row.startsAt < before);
      },

      async listensLive(airingId, listener, at, since) {
        listeners.put({ airingId, listener, heardAt: at });
        return listeners.filter(row => row.airingId === airingId && row.heardAt > since).length;
      },
      async forgetListeners(before) {
        listeners.drop(one => one.heardAt < before);
      },

      async addGift(row) {
        if (gifts.find(g => g.tradeNo === row.tradeNo)) return false;
        return gifts.insert(row);
      },
      giftOf: async tradeNo => gifts.find(g => g.tradeNo === tradeNo),
      giftByCode: async code => gifts.find(g => g.code === code),
      async takeGift(id, takerId, takenAt) {
        return gifts.change(id, { takerId, takenAt }, row => row.takerId === null);
      },
      gifts: async memberId =>
        gifts.filter(g => g.giverId === memberId || g.takerId === memberId, by('-givenAt', 'id')),
    },
  };
}
