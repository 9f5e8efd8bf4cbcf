import type { CertificationRow, PersonRow, PersonsStore, UploadRow } from '../ports/persons.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryPersons(journal: Journal): Noun<PersonsStore> {
  const persons = new Table<PersonRow>(journal, p => p.memberId);
  const certifications = new Table<CertificationRow>(journal, c => c.id);
  const uploads = new Table<UploadRow>(journal, u => u.id);
  return {
    tables: { persons, certifications, uploads },
    port: {
      person: async memberId => persons.get(memberId),
      putPerson: async row => persons.put(row),

      certifications: async memberId =>
        certifications.filter(c => c.memberId === memberId, by('-savedAt', 'id')),
      async certification(memberId, id) {
        const row = certifications.get(id);
        return row?.memberId === memberId ? row : null;
      },
      async putCertification(row) {
        const before = certifications.get(row.id);
        if (before && before.memberId !== row.memberId) return false;
        const same = (c: CertificationRow): boolean =>
          c.id !== row.id && c.memberId === row.memberId && c.digest === row.digest;
        if (certifications.find(same)) return false;
        certifications.put(row);
        return true;
      },
      removeCertification: async (memberId, id) =>
        certifications.get(id)?.memberId === memberId && certifications.delete(id),

      addUpload: async row => uploads.put(row),
      uploads: async memberId =>
        uploads
          .filter(u => u.memberId === memberId, by('createdAt', 'id'))
          .map(({ bytes: _, ...info }) => info),
      async upload(memberId, id) {
        const row = uploads.get(id);
        return row?.memberId === memberId ? row : null;
      },
      async removeUpload(memberId, id) {
        if (uploads.get(id)?.memberId === memberId) uploads.delete(id);
      },
      async keepUploads(memberId, ids) {
        for (const row of uploads.filter(u => u.memberId === memberId && !u.head))
          uploads.put({ ...row, kept: ids.includes(row.id) });
      },
      async forgetUploads(before) {
        uploads.drop(u => !u.kept && u.createdAt < before);
      },
    },
  };
}
