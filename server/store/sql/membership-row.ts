import type { MembershipRow } from '../ports/memberships.ts';

type InColumns = 'membershipId' | 'memberId' | 'tradeNo' | 'place' | 'code' | 'issuedAt';

/** A card as its table has it: what statements ask for in columns, all else in the body. */
export interface MembershipColumns {
  readonly membership_id: string;
  readonly member_id: string;
  readonly trade_no: string;
  readonly place: number;
  readonly code: string;
  readonly issued_at: number;
  readonly body: Omit<MembershipRow, InColumns>;
}
export const MEMBERSHIP_COLUMNS = 'membership_id, member_id, trade_no, place, code, issued_at, body';

export const toMembership = (r: MembershipColumns): MembershipRow => ({
  ...r.body,
  membershipId: r.membership_id,
  memberId: r.member_id,
  tradeNo: r.trade_no,
  place: r.place,
  code: r.code,
  issuedAt: Number(r.issued_at),
});

export function membershipColumns(row: MembershipRow) {
  const { membershipId, memberId, tradeNo, place, code, issuedAt, ...body } = row;
  return {
    membership_id: membershipId,
    member_id: memberId,
    trade_no: tradeNo,
    place,
    code,
    issued_at: issuedAt,
    body: body satisfies Omit<MembershipRow, InColumns>,
  };
}
