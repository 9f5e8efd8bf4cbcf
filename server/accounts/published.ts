import type { Role } from '#domain/contract/desk.ts';
import type { Store } from '#server/store/port.ts';

/** Members whose password the papers of the demonstration publish, by their ids. */
export const PUBLISHED = {
  /** 13800138000: level 3, 3,460 points. */
  regular: 'm-demo-regular',
  /** 13900139000: joined a few days ago. */
  newcomer: 'm-demo-newcomer',
  /** listener@heming.example: the mobile is bound, the vendor's lookup fails. */
  listener: 'm-demo-listener',
} as const;

/** Who works in a demonstration: with its password, and a second factor that its page shows. */
export const PUBLISHED_STAFF: readonly { readonly id: string; readonly mail: string; readonly role: Role }[] =
  (['owner', 'office', 'counter', 'door'] as const).map(role => ({
    id: `st-demo-${role}`,
    mail: `${role}@heming.example`,
    role,
  }));

/**
 * Outside of a demonstration: everyone can read their password, and their numbers may be somebody's. They lose both and
 * their sessions; their orders stay. True when there was something to close.
 */
export function closePublished(store: Store): Promise<boolean> {
  return store.transaction(async ({ accounts, staff }) => {
    let closed = false;
    for (const id of Object.values(PUBLISHED)) {
      closed = (await accounts.closeMember(id)) || closed;
      await accounts.endSessions(id, null);
    }
    for (const { id } of PUBLISHED_STAFF) {
      const row = await staff.lock(id);
      if (!row || row.closedAt !== null) continue;
      await staff.save({ ...row, passwordHash: null, closedAt: row.createdAt });
      await staff.endSessions(id);
      closed = true;
    }
    return closed;
  });
}
