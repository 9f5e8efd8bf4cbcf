import type {
  AccountsStore,
  AddressRow,
  CaptchaRow,
  CodeRow,
  FavoriteRow,
  LedgerRow,
  MemberRow,
  SessionRow,
} from '../ports/accounts.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

interface CountRow {
  readonly key: string;
  readonly count: number;
  readonly endsAt: number;
}

/** Rows that were kept by an older release have none: they come first, by their time. */
interface NumberedLedgerRow extends LedgerRow {
  readonly seq?: number;
}

interface PlayingSession extends SessionRow {
  readonly player?: string;
  readonly playedAt?: number;
}

export function memoryAccounts(journal: Journal): Noun<AccountsStore> {
  const tables = {
    members: new Table<MemberRow>(journal),
    sessions: new Table<PlayingSession>(journal),
    codes: new Table<CodeRow>(journal),
    captchas: new Table<CaptchaRow>(journal),
    counts: new Table<CountRow>(journal),
    ledger: new Table<NumberedLedgerRow>(journal),
    favorites: new Table<FavoriteRow>(journal),
    addresses: new Table<AddressRow>(journal),
  };
  const { sessions, codes, captchas, counts } = tables;
  const port: AccountsStore = {
    ...membersIn(tables.members),
    ...sessionsIn(sessions),
    ...codesIn(codes, captchas),
    ...hitsIn(counts),
    ...ledgerIn(tables.ledger),
    ...favoritesIn(tables.favorites),
    ...addressesIn(tables.addresses),
    async sweep(now, idleSince, bornBefore) {
      for (const s of sessions.filter(s => s.seenAt <= idleSince || s.createdAt <= bornBefore))
        sessions.delete(s.sessionHash);
      for (const c of codes.filter(c => c.expiresAt <= now)) codes.delete(c.key);
      for (const c of captchas.filter(c => c.expiresAt <= now)) captchas.delete(c.id);
      for (const c of counts.filter(c => c.endsAt <= now)) counts.delete(c.key);
    },
  };
  return { port, tables };
}

function membersIn(members: Table<MemberRow>) {
  const taken = (row: { id: string; mobile: string | null; email: string | null }): boolean =>
    members.find(
      m =>
        m.id !== row.id &&
        ((row.mobile !== null && m.mobile === row.mobile) || (row.email !== null && m.email === row.email)),
    ) !== null;
  const change = (id: string, patch: Partial<MemberRow>): void => {
    const row = members.get(id);
    if (row) members.put(id, { ...row, ...patch });
  };
  return {
    member: async id => members.get(id),
    memberByMobile: async mobile => members.find(m => m.mobile === mobile),
    memberByEmail: async email => members.find(m => m.email === email),
    addMember: async row => !taken(row) && members.insert(row.id, row),
    setNickname: async (id, nickname) => change(id, { nickname }),
    setPassword: async (id, passwordHash) => change(id, { passwordHash }),
    async setMobile(id, mobile) {
      if (taken({ id, mobile, email: null })) return false;
      change(id, { mobile });
      return true;
    },
    async setEmail(id, email) {
      if (taken({ id, mobile: null, email })) return false;
      change(id, { email });
      return true;
    },
    setLocale: async (id, locale) => void change(id, { locale }),
    setHead: async (id, headId) => change(id, { headId }),
    async closeMember(id) {
      const row = members.get(id);
      if (!row || (row.mobile ?? row.email ?? row.passwordHash) === null) return false;
      change(id, { mobile: null, email: null, passwordHash: null });
      return true;
    },
    async join(id, joinedAt) {
      if (members.get(id)?.vendor === 'none') change(id, { vendor: 'member', joinedAt });
    },
    lockMember: async id => members.get(id),
  } satisfies Partial<AccountsStore>;
}

const sessionsIn = (sessions: Table<PlayingSession>) =>
  ({
    session: async hash => sessions.get(hash),
    addSession: async row => sessions.put(row.sessionHash, row),
    async touchSession(hash, seenAt) {
      const row = sessions.get(hash);
      if (row) sessions.put(hash, { ...row, seenAt });
    },
    async proveSession(hash, provenAt) {
      const row = sessions.get(hash);
      if (row) sessions.put(hash, { ...row, provenAt });
    },
    async startPlaying({ sessionHash, memberId }, player, at, most) {
      const session = sessions.get(sessionHash);
      if (session) sessions.put(sessionHash, { ...session, player, playedAt: at });
      const on = sessions
        .filter(s => s.memberId === memberId && s.player !== undefined)
        .sort(
          (a, b) =>
            (b.playedAt ?? 0) - (a.playedAt ?? 0) ||
            Number(b.sessionHash === sessionHash) - Number(a.sessionHash === sessionHash),
        );
      for (const { player: _, ...row } of on.slice(most)) sessions.put(row.sessionHash, row);
    },
    async keepPlaying(hash, player, at) {
      const session = sessions.get(hash);
      if (session?.player !== player) return false;
      sessions.put(hash, { ...session, playedAt: at });
      return true;
    },
    async endSession(hash) {
      sessions.delete(hash);
    },
    async endSessions(memberId, keep) {
      for (const s of sessions.filter(s => s.memberId === memberId && s.sessionHash !== keep))
        sessions.delete(s.sessionHash);
    },
  }) satisfies Partial<AccountsStore>;

const codesIn = (codes: Table<CodeRow>, captchas: Table<CaptchaRow>) =>
  ({
    putCode: async row => codes.put(row.key, row),
    code: async key => codes.get(key),
    async tryCode(key, maxTries, now) {
      const row = codes.get(key);
      if (!row || row.tries >= maxTries || row.expiresAt <= now) return null;
      const next = { ...row, tries: row.tries + 1 };
      codes.put(key, next);
      return next;
    },
    useCode: async (key, codeHash) => codes.get(key)?.codeHash === codeHash && codes.delete(key),

    addCaptcha: async row => captchas.put(row.id, row),
    async takeCaptcha(id) {
      const row = captchas.get(id);
      captchas.delete(id);
      return row;
    },
  }) satisfies Partial<AccountsStore>;

const hitsIn = (counts: Table<CountRow>) =>
  ({
    async hit(key, window, now, by = 1) {
      const row = counts.get(key);
      const next =
        row && row.endsAt > now
          ? { ...row, count: row.count + by }
          : { key, count: by, endsAt: now + window };
      counts.put(key, next);
      return next.count;
    },
    async hits(key, now) {
      const row = counts.get(key);
      return row && row.endsAt > now ? row.count : 0;
    },
    async clearHits(key) {
      counts.delete(key);
    },
  }) satisfies Partial<AccountsStore>;

const ledgerIn = (ledger: Table<NumberedLedgerRow>) =>
  ({
    addLedger: async row => ledger.insert(`${row.memberId} ${row.ref}`, { ...row, seq: ledger.count() + 1 }),
    ledger: async memberId =>
      ledger
        .filter(e => e.memberId === memberId)
        .sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || a.at - b.at)
        .map(({ seq: _, ...row }) => row),
    async creditLedger(memberId, ref, at) {
      const row = ledger.get(`${memberId} ${ref}`);
      if (row?.creditAt !== undefined && row.creditAt > at)
        ledger.put(`${memberId} ${ref}`, { ...row, creditAt: at });
    },
  }) satisfies Partial<AccountsStore>;

const favoritesIn = (favorites: Table<FavoriteRow>) =>
  ({
    favorite: async (memberId, type, targetId) =>
      favorites.find(f => f.memberId === memberId && f.type === type && f.targetId === targetId),
    favorites: async memberId => favorites.filter(f => f.memberId === memberId).sort(by('-addedAt', 'id')),
    addFavorite: async row =>
      !favorites.find(
        f => f.memberId === row.memberId && f.type === row.type && f.targetId === row.targetId,
      ) && favorites.insert(row.id, row),
    async markSoldOut(programIds, soldOutAt) {
      const open = favorites.filter(
        f => f.type === 'program' && f.soldOutAt === undefined && programIds.includes(f.targetId),
      );
      for (const f of open) favorites.put(f.id, { ...f, soldOutAt });
    },
    removeFavorite: async (memberId, id) => favorites.get(id)?.memberId === memberId && favorites.delete(id),
  }) satisfies Partial<AccountsStore>;

const addressesIn = (addresses: Table<AddressRow>) =>
  ({
    async address(memberId, id) {
      const row = addresses.get(id);
      return row?.memberId === memberId ? row : null;
    },
    addresses: async memberId =>
      addresses
        .filter(a => a.memberId === memberId)
        .sort(
          (a, b) =>
            Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1),
        ),
    async putAddress(row) {
      if (row.isDefault) {
        for (const a of addresses.filter(a => a.memberId === row.memberId && a.isDefault)) {
          addresses.put(a.id, { ...a, isDefault: false });
        }
      }
      addresses.put(row.id, row);
    },
    removeAddress: async (memberId, id) => addresses.get(id)?.memberId === memberId && addresses.delete(id),
  }) satisfies Partial<AccountsStore>;
