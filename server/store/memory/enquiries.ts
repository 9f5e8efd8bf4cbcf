import type { EnquiriesStore, EnquiryRow } from '../ports/enquiries.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryEnquiries(journal: Journal): Noun<EnquiriesStore> {
  const enquiries = new Table<EnquiryRow>(journal);
  const newestFirst = by<EnquiryRow>('-createdAt', 'reference');
  return {
    tables: { enquiries },
    port: {
      addEnquiry: row => {
        const known = enquiries.find(e => e.requestId === row.requestId);
        if (known) return Promise.resolve(known);
        if (!enquiries.insert(row.reference, row))
          return Promise.reject(new Error(`enquiry ${row.reference} exists`));
        return Promise.resolve(row);
      },
      enquiry: reference => Promise.resolve(enquiries.get(reference)),
      enquiries: topic =>
        Promise.resolve(enquiries.filter(e => topic === undefined || e.topic === topic).sort(newestFirst)),
      forgetEnquiries: before => {
        for (const row of enquiries.filter(e => e.createdAt < before)) enquiries.delete(row.reference);
        return Promise.resolve();
      },
    },
  };
}
