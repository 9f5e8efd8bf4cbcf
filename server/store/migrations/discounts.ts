/** Discounts that members hold, what orders claim of them, and how many members took a limited offer. */
export const discountsMigration = {
  name: '050-discounts',
  sql: `
    create table discount_holding (
      id text primary key,
      member_id text not null references member (id) on delete cascade,
      offer_id text not null,
      valid_from bigint not null,
      valid_until bigint not null,
      total int not null check (total > 0),
      granted_at bigint not null
    );
    create index discount_holding_member on discount_holding (member_id);

    create table discount_claim (
      trade_no text not null,
      ref text not null,
      member_id text not null,
      uses int not null check (uses > 0),
      expires_at bigint not null,
      primary key (trade_no, ref)
    );
    create index discount_claim_member on discount_claim (member_id, expires_at);
    create index discount_claim_expiry on discount_claim (expires_at);

    create table discount_count (
      offer_id text primary key,
      taken int not null
    );
  `,
};
