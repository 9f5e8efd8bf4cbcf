/** Addresses outside of the mainland: their country (ISO 3166) and what their post asks for. */
export const addressesMigration = {
  name: '095-addresses',
  sql: `
    alter table address add column country text not null default 'CN';
    alter table address add column postcode text not null default '';
  `,
} as const;
