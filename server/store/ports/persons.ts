import type { CertificateType } from '#domain/contract/certificates.ts';

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
  readonly type: CertificateType;
  readonly name: string;
  readonly number: string;
  /** Keyed hash of type and number: a member keeps each once. */
  readonly digest: string;
  readonly savedAt: number;
}

/** A file without its content. */
export interface UploadInfo {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** A form has taken it; the others are swept away. */
  readonly kept: boolean;
  /** It is the member’s picture, and no form’s. */
  readonly head?: boolean;
  readonly createdAt: number;
}
export interface UploadRow extends UploadInfo {
  readonly bytes: Uint8Array;
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

  addUpload(row: UploadRow): Promise<void>;
  /** Oldest first. */
  uploads(memberId: string): Promise<UploadInfo[]>;
  /** A file with its content. */
  upload(memberId: string, id: string): Promise<UploadRow | null>;
  removeUpload(memberId: string, id: string): Promise<void>;
  /** These of the member's files are kept for forms, and no others. */
  keepUploads(memberId: string, ids: readonly string[]): Promise<void>;
  /** Deletes files that are not kept and came before an instant. */
  forgetUploads(before: number): Promise<void>;
}
