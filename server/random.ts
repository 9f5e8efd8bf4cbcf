/** Unpredictable bytes: session ids, codes, trade numbers. */
export interface Random {
  /** `bytes` random bytes as base64url. */
  token(bytes: number): string;
  /** A whole number from 0 to max − 1, without bias. */
  int(max: number): number;
}
