import { beforeEach, expect, it } from 'vitest';
import type { Store } from '#server/store/port.ts';
import type { EnquiriesStore, EnquiryRow } from '#server/store/ports/enquiries.ts';
import { eachStore } from './stores.ts';

const enquiry = (reference: string, patch: Partial<EnquiryRow> = {}): EnquiryRow => ({
  reference,
  requestId: `request-${reference}`,
  bodyHash: 'hash',
  topic: 'tickets',
  name: '林知远',
  email: 'lin@example.org',
  mobile: null,
  message: '两行\n“引号” and Dvořák’s ninth',
  locale: 'zh-CN',
  memberId: null,
  createdAt: 1_790_000_000_000,
  ...patch,
});

/** What every kind of store does with messages. */
eachStore(open => {
  let store: Store;
  let enquiries: EnquiriesStore;
  beforeEach(async () => {
    store = await open();
    enquiries = store.direct.enquiries;
  });

  it('come back as they went in', async () => {
    const plain = enquiry('Q1');
    const full = enquiry('Q2', { mobile: '13800138000', memberId: 'm-1', topic: 'hire' });
    expect(await enquiries.addEnquiry(plain)).toEqual(plain);
    expect(await enquiries.addEnquiry(full)).toEqual(full);
    expect(await enquiries.enquiry('Q1')).toEqual(plain);
    expect(await enquiries.enquiry('Q2')).toEqual(full);
    expect(await enquiries.enquiry('Q3')).toBeNull();
  });

  it('of one request sent ten times at once one is kept, and everyone is told of that one', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => enquiry(`Q${i}`, { requestId: 'same' }));
    const told = await Promise.all(rows.map(row => enquiries.addEnquiry(row)));
    expect(new Set(told.map(row => row.reference)).size).toBe(1);
    expect(await enquiries.enquiries()).toHaveLength(1);
  });

  it('the first text of a request stands', async () => {
    await enquiries.addEnquiry(enquiry('Q1', { requestId: 'r' }));
    const second = await enquiries.addEnquiry(
      enquiry('Q2', { requestId: 'r', bodyHash: 'other', message: 'b' }),
    );
    expect(second).toEqual(enquiry('Q1', { requestId: 'r' }));
  });

  it('are listed newest first, all or of one topic', async () => {
    await enquiries.addEnquiry(enquiry('Q1', { createdAt: 10 }));
    await enquiries.addEnquiry(enquiry('Q2', { createdAt: 30, topic: 'press' }));
    await enquiries.addEnquiry(enquiry('Q3', { createdAt: 20 }));
    expect((await enquiries.enquiries()).map(e => e.reference)).toEqual(['Q2', 'Q3', 'Q1']);
    expect((await enquiries.enquiries('tickets')).map(e => e.reference)).toEqual(['Q3', 'Q1']);
    expect(await enquiries.enquiries('hire')).toEqual([]);
  });

  it('are forgotten when they are old, and not before', async () => {
    await enquiries.addEnquiry(enquiry('Q1', { createdAt: 10 }));
    await enquiries.addEnquiry(enquiry('Q2', { createdAt: 20 }));
    await enquiries.forgetEnquiries(20);
    expect((await enquiries.enquiries()).map(e => e.reference)).toEqual(['Q2']);
  });

  it('go with their transaction', async () => {
    const failed = store.transaction(async tx => {
      await tx.enquiries.addEnquiry(enquiry('Q1'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await enquiries.enquiries()).toEqual([]);
  });
});
