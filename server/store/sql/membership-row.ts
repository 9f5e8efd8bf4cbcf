import type { MembershipRow } from '../ports/memberships.ts';
import { rowsOf } from './row.ts';

export const MEMBERSHIPS = rowsOf<MembershipRow>('membership')({
  membershipId: 'membership_id',
  memberId: 'member_id',
  tradeNo: 'trade_no',
  place: 'place',
  code: 'code',
  issuedAt: 'issued_at',
});
