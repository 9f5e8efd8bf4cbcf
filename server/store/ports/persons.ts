/** What members tell about themselves. Instants are milliseconds; numbers of certificates are sealed (accounts/seal.ts). */
export interface PersonRow {
  readonly memberId: string;
  /** Entries of the personal form by field. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly savedAt: number;
}

export interface CertificationRow {
  readonly id: string;
  readonly memberId: string;
  readonly type: 'idcard' | 'passport' | 'residence';
  readonly name: string;
  readonly number: string;
  /** Keyed hash of type and number: a member keeps each once. */
  readonly digest: string;
  readonly savedAt: number;
}

export interface PersonsStore {
  person(memberId: string): Promise<PersonRow | null>;
  putPerson(row: PersonRow): Promise<void>;

  /** Newest first. */
  certifications(memberId: string): Promise<CertificationRow[]>;
  certification(memberId: string, id: string): Promise<CertificationRow | null>;
  /** Writes it; false, and nothing written, when the member has this certificate under another id. */
  putCertification(row: CertificationRow): Promise<boolean>;
  removeCertification(memberId: string, id: string): Promise<boolean>;
}
