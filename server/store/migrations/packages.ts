/** Packages: a ticket says which evening it is for, and a member's packages are found at once. */
export const packagesMigration = {
  name: '065-packages',
  sql: `
    alter table ticket add column schedule_id text;
    create index ticket_order_pack on ticket_order (member_id) where body ->> 'packTradeNo' is not null;
  `,
};
