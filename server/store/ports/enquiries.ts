/** Messages that visitors leave with the box office. Instants are milliseconds. */
export interface EnquiryRow {
  /** What the visitor is told, and quotes. */
  readonly reference: string;
  /** Of the visitor's page: a message that is sent twice is kept once. */
  readonly requestId: string;
  readonly bodyHash: string;
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly message: string;
  readonly locale: string;
  readonly memberId: string | null;
  readonly createdAt: number;
}

export interface EnquiriesStore {
  /** Keeps the message unless its request id is known; the row that stands is returned either way. */
  addEnquiry(row: EnquiryRow): Promise<EnquiryRow>;
  enquiry(reference: string): Promise<EnquiryRow | null>;
  /** Newest first. */
  enquiries(topic?: string): Promise<EnquiryRow[]>;
  /** Deletes what was left before an instant: nothing personal is kept longer than it is needed. */
  forgetEnquiries(before: number): Promise<void>;
}
