import type { ReportMailRow, ReportMailsStore } from '../ports/report-mails.ts';
import type { Query } from './sql.ts';

type Raw = Omit<ReportMailRow, 'createdAt'> & { createdAt: number | string | bigint };

export function sqlReportMails(query: Query): ReportMailsStore {
  const many = async (rest: string, params: readonly unknown[] = []): Promise<ReportMailRow[]> => {
    const rows = await query<Raw>(
      `select id, staff_id as "staffId", every, about, locale, created_at as "createdAt", sent_for as "sentFor"
       from report_mail ${rest}`,
      params,
    );
    return rows.map(row => ({ ...row, createdAt: Number(row.createdAt) }));
  };
  return {
    reportMails: () => many('order by id collate "C"'),
    reportMail: async id => (await many('where id = $1', [id]))[0] ?? null,
    async addReportMail({ id, staffId, every, about, locale, createdAt, sentFor }) {
      await query(
        `insert into report_mail (id, staff_id, every, about, locale, created_at, sent_for)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, staffId, every, about, locale, createdAt, sentFor],
      );
    },
    endReportMail: async id =>
      (await query('delete from report_mail where id = $1 returning id', [id])).length === 1,
    sendReportMail: async (id, of) =>
      (
        await query(
          'update report_mail set sent_for = $2 where id = $1 and sent_for collate "C" < $2 returning id',
          [id, of],
        )
      ).length === 1,
  };
}
