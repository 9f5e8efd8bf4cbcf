import type { EnquiriesStore, EnquiryRow } from '../ports/enquiries.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryEnquiries(journal: Journal): Noun<EnquiriesStore> {
  const enquiries = new Table<EnquiryRow>(journal, e => e.reference);
  const newestFirst = by<EnquiryRow>('-createdAt', 'reference');
  return {
    tables: { enquiries },
    port: {
      addEnquiry: row => {
        const known = enquiries.find(e => e.requestId === row.requestId);
        if (known) return Promise.resolve(known);
        if (!enquiries.insert(row)) return Promise.reject(new Error(`enquiry ${row.reference} exists`));
        return Promise.resolve(row);
      },
      enquiry: reference => Promise.resolve(enquiries.get(reference)),
      enquiries: topic =>
        Promise.resolve(enquiries.filter(e => topic === undefined || e.topic === topic, newestFirst)),
      forgetEnquiries: before => {
        enquiries.drop(e => e.createdAt < before);
        return Promise.resolve();
      },
    },
  };
}
