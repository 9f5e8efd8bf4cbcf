import type { ReportMailRow, ReportMailsStore } from '../ports/report-mails.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryReportMails(journal: Journal): Noun<ReportMailsStore> {
  const reportMails = new Table<ReportMailRow>(journal);
  return {
    tables: { reportMails },
    port: {
      reportMails: async () => reportMails.all().sort(by('id')),
      reportMail: async id => reportMails.get(id),
      async addReportMail(row) {
        reportMails.insert(row.id, row);
      },
      async endReportMail(id) {
        const row = reportMails.get(id);
        if (row) reportMails.delete(id);
        return row !== null;
      },
      async sendReportMail(id, of) {
        const row = reportMails.get(id);
        if (!row || row.sentFor >= of) return false;
        reportMails.put(id, { ...row, sentFor: of });
        return true;
      },
    },
  };
}
