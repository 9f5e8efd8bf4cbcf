/** Sealed numbers of certificates begin with it (accounts/seal.ts). */
export const SEAL = 's1.';

/** A number as it was typed: neither sealed nor a mask. */
export const isBare = (number: string): boolean =>
  number !== '' && !number.startsWith(SEAL) && !number.includes('*');

/** The same of an expression in SQL. */
export const bareIn = (sql: string): string =>
  `${sql} <> '' and ${sql} not like '${SEAL}%' and ${sql} not like '%*%'`;
