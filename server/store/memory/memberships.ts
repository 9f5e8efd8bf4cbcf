import type { MembershipRow, MembershipsStore } from '../ports/memberships.ts';
import { isBare } from '../ports/sealed.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

export function memoryMemberships(journal: Journal): Noun<MembershipsStore> {
  const memberships = new Table<MembershipRow>(journal, m => m.membershipId);
  const port: MembershipsStore = {
    membership: async id => memberships.get(id),
    // Transactions of the memory store run one after the other.
    lockMembership: async id => memberships.get(id),
    membershipByCode: async code => memberships.find(m => m.code === code),
    membershipsOf: async memberId =>
      memberships.filter(m => m.memberId === memberId, by('-issuedAt', 'membershipId')),
    membershipsOfOrder: async tradeNo =>
      memberships.filter(m => m.tradeNo === tradeNo).sort((a, b) => a.place - b.place),
    addMembership: async row =>
      !memberships.find(m => m.code === row.code || (m.tradeNo === row.tradeNo && m.place === row.place)) &&
      memberships.insert(row),
    bareCards: async (fields, limit) =>
      memberships
        .filter(m => fields.some(f => isBare(m.person[f] ?? '')))
        .slice(0, limit)
        .map(m => m.membershipId),
    saveMembership: async row => memberships.put(row),
  };
  return { port, tables: { memberships } };
}
