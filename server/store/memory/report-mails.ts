import type { ReportMailRow, ReportMailsStore } from '../ports/report-mails.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryReportMails(journal: Journal): Noun<ReportMailsStore> {
  const reportMails = new Table<ReportMailRow>(journal, m => m.id);
  return {
    tables: { reportMails },
    port: {
      reportMails: async () => reportMails.all().sort(by('id')),
      reportMail: async id => reportMails.get(id),
      async addReportMail(row) {
        reportMails.insert(row);
      },
      endReportMail: async id => reportMails.delete(id),
      sendReportMail: async (id, of) => reportMails.change(id, { sentFor: of }, row => row.sentFor < of),
    },
  };
}
