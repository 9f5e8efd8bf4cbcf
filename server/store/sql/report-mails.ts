import type { ReportMailRow, ReportMailsStore } from '../ports/report-mails.ts';
import { columnsOf, wrote } from './columns.ts';
import type { Query } from './sql.ts';

const MAIL = columnsOf<ReportMailRow>('report_mail')(
  'id',
  'staffId',
  'every',
  'about',
  'locale',
  'createdAt',
  'sentFor',
);
type Raw = Omit<ReportMailRow, 'createdAt'> & { createdAt: number | string | bigint };

export function sqlReportMails(query: Query): ReportMailsStore {
  const many = async (rest: string, params: readonly unknown[] = []): Promise<ReportMailRow[]> => {
    const rows = await query<Raw>(`select ${MAIL.fields} from report_mail ${rest}`, params);
    return rows.map(row => ({ ...row, createdAt: Number(row.createdAt) }));
  };
  return {
    reportMails: () => many('order by id collate "C"'),
    reportMail: async id => (await many('where id = $1', [id]))[0] ?? null,
    async addReportMail(row) {
      await query(...MAIL.insert(row));
    },
    endReportMail: id => wrote(query, 'delete from report_mail where id = $1 returning id', [id]),
    sendReportMail: (id, of) =>
      wrote(
        query,
        'update report_mail set sent_for = $2 where id = $1 and sent_for collate "C" < $2 returning id',
        [id, of],
      ),
  };
}
