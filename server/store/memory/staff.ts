import type { SeasonDraft, StaffRow, StaffSessionRow, StaffStore } from '../ports/staff.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryStaff(journal: Journal): Noun<StaffStore> {
  const staff = new Table<StaffRow>(journal, s => s.id);
  const staffSessions = new Table<StaffSessionRow>(journal, s => s.sessionHash);
  const seasonDrafts = new Table<SeasonDraft>(journal, d => d.sessionHash);
  const end = (hash: string): void => {
    staffSessions.delete(hash);
    seasonDrafts.delete(hash);
  };
  return {
    tables: { staff, staffSessions, seasonDrafts },
    port: {
      person: async id => staff.get(id),
      byMail: async mail => staff.find(s => s.mail === mail),
      byInvitation: async hash => staff.find(s => s.invited === hash),
      people: async () => staff.all().sort(by('mail')),
      add: async row => !staff.find(s => s.mail === row.mail) && staff.insert(row),
      lock: async id => staff.get(id),
      save: async row => staff.put(row),
      session: async hash => staffSessions.get(hash),
      addSession: async row => staffSessions.put(row),
      async touchSession({ sessionHash, seenAt, provenAt }) {
        staffSessions.change(sessionHash, { seenAt, provenAt });
      },
      async endSession(hash) {
        end(hash);
      },
      async endSessions(staffId, but) {
        for (const s of staffSessions.filter(s => s.staffId === staffId && s.sessionHash !== but))
          end(s.sessionHash);
      },
      async sweepSessions(idleSince, bornBefore) {
        for (const s of staffSessions.filter(s => s.seenAt <= idleSince || s.createdAt <= bornBefore))
          end(s.sessionHash);
      },
      async putDraft(draft) {
        if (staffSessions.get(draft.sessionHash)) seasonDrafts.put(draft);
      },
      draft: async hash => seasonDrafts.get(hash),
      async draftOf(secretHash) {
        const session = staffSessions.find(s => s.secretHash === secretHash);
        const draft = session && seasonDrafts.get(session.sessionHash);
        return draft ? { sessionHash: draft.sessionHash, madeAt: draft.madeAt } : null;
      },
      async dropDraft(hash) {
        seasonDrafts.delete(hash);
      },
    },
  };
}
