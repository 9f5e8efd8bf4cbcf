import type { EnquiriesStore, EnquiryRow } from '../ports/enquiries.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const ENQUIRY = columnsOf<EnquiryRow>('enquiry')(
  'reference',
  'requestId',
  'bodyHash',
  'topic',
  'name',
  'email',
  'mobile',
  'message',
  'locale',
  'memberId',
  'createdAt',
);

export function sqlEnquiries(query: Query): EnquiriesStore {
  const { first, run } = asking(query);
  return {
    async addEnquiry(row) {
      // One statement: of two that come together, both get the row that was written.
      const kept = await first<EnquiryRow>(
        ...ENQUIRY.insert(
          row,
          `on conflict (request_id) do update set request_id = excluded.request_id returning ${ENQUIRY.fields}`,
        ),
      );
      return kept ?? row;
    },
    enquiry: reference =>
      first<EnquiryRow>(`select ${ENQUIRY.fields} from enquiry where reference = $1`, [reference]),
    enquiries: topic =>
      query<EnquiryRow>(
        `select ${ENQUIRY.fields} from enquiry where $1::text is null or topic = $1
         order by created_at desc, reference collate "C"`,
        [topic ?? null],
      ),
    forgetEnquiries: before => run('delete from enquiry where created_at < $1', [before]),
  };
}
