import type { ReportMailRow, ReportMailsStore } from '../ports/report-mails.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
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

export function sqlReportMails(query: Query): ReportMailsStore {
  const { did, first, run } = asking(query);
  return {
    reportMails: () => query<ReportMailRow>(`select ${MAIL.fields} from report_mail order by id collate "C"`),
    reportMail: id => first<ReportMailRow>(`select ${MAIL.fields} from report_mail where id = $1`, [id]),
    addReportMail: row => run(...MAIL.insert(row)),
    endReportMail: id => did('delete from report_mail where id = $1 returning id', [id]),
    sendReportMail: (id, of) =>
      did('update report_mail set sent_for = $2 where id = $1 and sent_for collate "C" < $2 returning id', [
        id,
        of,
      ]),
  };
}
