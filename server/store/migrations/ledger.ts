/**
 * Entries of the ledger have a sequence of their own, may be on their way for a while, and say which gain they take
 * back.
 */
export const ledgerMigration = {
  name: '070-ledger',
  sql: `
    alter table ledger add column credit_at bigint, add column against text, add column seq bigint;
    update ledger l set seq = o.n from (
      select member_id, ref, row_number() over (order by at, ref collate "C") as n from ledger) o
      where o.member_id = l.member_id and o.ref = l.ref;
    create sequence ledger_seq owned by ledger.seq;
    select setval('ledger_seq', coalesce((select max(seq) from ledger), 0) + 1, false);
    alter table ledger alter column seq set default nextval('ledger_seq'), alter column seq set not null;
    update ledger set against = 'paid:' || substr(ref, length('refund:') + 1) where reason = 'refund';
    update ledger set against = 'spend:' || split_part(ref, ':', 2) where reason = 'unspend';
  `,
};
