/** Papers that a real-name ticket and a card may ask for. */
export const CERTIFICATES = ['idcard', 'passport', 'residence'] as const;
export type CertificateType = (typeof CERTIFICATES)[number];
