/** Membership cards: a paid order issues each of its cards once, and a code opens one card. */
export const membershipsMigration = {
  name: '060-memberships',
  sql: `
    create table membership (
      membership_id text primary key,
      member_id text not null,
      trade_no text not null,
      place int not null,
      code text not null unique,
      issued_at bigint not null,
      body jsonb not null,
      unique (trade_no, place)
    );
    create index membership_member on membership (member_id);
  `,
};
