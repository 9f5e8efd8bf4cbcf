import type { EnquiriesStore, EnquiryRow } from '../ports/enquiries.ts';
import type { Query } from './sql.ts';

const COLUMNS = `reference, request_id as "requestId", body_hash as "bodyHash", topic, name, email, mobile, message, locale, member_id as "memberId", created_at as "createdAt"`;

export function sqlEnquiries(query: Query): EnquiriesStore {
  const one = async (text: string, params: readonly unknown[]): Promise<EnquiryRow | null> => {
    const [row] = await query<EnquiryRow>(text, params);
    return row ?? null;
  };
  return {
    async addEnquiry(row) {
      // One statement: of two that come together, both get the row that was written.
      const kept = await one(
        `insert into enquiry (reference, request_id, body_hash, topic, name, email, mobile, message, locale, member_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (request_id) do update set request_id = excluded.request_id
         returning ${COLUMNS}`,
        [
          row.reference,
          row.requestId,
          row.bodyHash,
          row.topic,
          row.name,
          row.email,
          row.mobile,
          row.message,
          row.locale,
          row.memberId,
          row.createdAt,
        ],
      );
      return kept ?? row;
    },
    enquiry: reference => one(`select ${COLUMNS} from enquiry where reference = $1`, [reference]),
    enquiries: topic =>
      query<EnquiryRow>(
        `select ${COLUMNS} from enquiry where $1::text is null or topic = $1
         order by created_at desc, reference collate "C"`,
        [topic ?? null],
      ),
    async forgetEnquiries(before) {
      await query('delete from enquiry where created_at < $1', [before]);
    },
  };
}
