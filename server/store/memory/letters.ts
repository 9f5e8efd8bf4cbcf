import type { LetterRow, LettersStore } from '../ports/letters.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

const oldest = by<LetterRow>('createdAt', 'id');

export function memoryLetters(journal: Journal): Noun<LettersStore> {
  const letters = new Table<LetterRow>(journal, l => l.id);
  /** Changes the letter while it is at this try. */
  const atTry = (
    id: string,
    tries: number,
    patch: (row: LetterRow) => Partial<LetterRow> | null,
  ): boolean => {
    const row = letters.get(id);
    const change = row?.tries === tries ? patch(row) : null;
    if (!row || !change) return false;
    letters.put({ ...row, ...change });
    return true;
  };
  return {
    tables: { letter: letters },
    port: {
      async addLetters(rows) {
        for (const row of rows) letters.insert(row);
      },
      letter: async id => letters.get(id),
      lettersOf: async tradeNo => letters.filter(l => l.tradeNo === tradeNo, oldest),
      lettersTo: async memberId => letters.filter(l => l.memberId === memberId, oldest),
      lettersIn: async (states, limit) => letters.filter(l => states.includes(l.state), oldest, limit),
      async retryLetter(id, from, now) {
        const again = { state: 'waiting', dueAt: now, settledAt: null } as const;
        return letters.change(id, again, row => row.state === from);
      },
      async takeLetters(now, until, channels, limit) {
        const due = letters.filter(
          l => l.state === 'waiting' && l.dueAt <= now && channels.includes(l.channel),
          by('dueAt'),
          limit,
        );
        const taken = due.map(l => ({ ...l, tries: l.tries + 1, dueAt: until }));
        for (const row of taken) letters.put(row);
        return taken;
      },
      beginLetter: async (id, tries, until) =>
        atTry(id, tries, ({ state }) => (state === 'waiting' ? { state: 'sending', dueAt: until } : null)),
      settleLetter: async (id, tries, { state, at, dueAt, fault = '' }) =>
        atTry(id, tries, row =>
          row.state === 'waiting' || row.state === 'sending'
            ? { state, fault, dueAt: dueAt ?? row.dueAt, settledAt: state === 'waiting' ? null : at }
            : null,
        ),
      async doubtLetters(now) {
        const lost = letters.filter(l => l.state === 'sending' && l.dueAt <= now);
        for (const row of lost)
          letters.put({ ...row, state: 'unsure', settledAt: now, fault: 'no answer was heard' });
        return lost.length;
      },
      async countLetters() {
        const n = { waiting: 0, sending: 0, failed: 0, unsure: 0 };
        let oldest: number | null = null;
        letters.count(l => {
          if (l.state in n) n[l.state as keyof typeof n]++;
          if (l.state === 'waiting') oldest = Math.min(oldest ?? l.dueAt, l.dueAt);
          return false;
        });
        return { ...n, oldest };
      },
      async forgetLetters(before) {
        letters.drop(l => l.createdAt < before);
      },
    },
  };
}
