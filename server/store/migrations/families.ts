/** Orders of every family: rows from before were of seats, without discounts. */
export const familiesMigration = {
  name: '040-families',
  sql: `
    update ticket_order set body = '{"family": "seat", "items": [], "discounts": [], "packTradeNo": null}'::jsonb || body
      where not body ? 'family';
  `,
};
