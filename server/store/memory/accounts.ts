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
import { by, type Journal, type Noun, pair, Table } from './table.ts';

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
    members: new Table<MemberRow>(journal, m => m.id),
    sessions: new Table<PlayingSession>(journal, s => s.sessionHash),
    codes: new Table<CodeRow>(journal, c => c.key),
    captchas: new Table<CaptchaRow>(journal, c => c.id),
    counts: new Table<CountRow>(journal, c => c.key),
    ledger: new Table<NumberedLedgerRow>(journal, e => pair(e.memberId, e.ref)),
    favorites: new Table<FavoriteRow>(journal, f => f.id),
    addresses: new Table<AddressRow>(journal, a => a.id),
  };
  const { sessions, codes, captchas, counts } = tables;
  const port: AccountsStore = {
    ...membersIn(tables.members),
    ...sessionsIn(sessions),
    ...codesIn(codes, captchas),
    ...hitsIn(counts),
    ...ledgerIn(tables.ledger),
    async buyer(hash) {
      const session = sessions.get(hash);
      return session && { ...session, ledger: await port.ledger(session.memberId) };
    },
    ...favoritesIn(tables.favorites),
    ...addressesIn(tables.addresses),
    async sweep(now, idleSince, bornBefore) {
      sessions.drop(s => s.seenAt <= idleSince || s.createdAt <= bornBefore);
      codes.drop(c => c.expiresAt <= now);
      captchas.drop(c => c.expiresAt <= now);
      counts.drop(c => c.endsAt <= now);
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
  return {
    member: async id => members.get(id),
    memberByMobile: async mobile => members.find(m => m.mobile === mobile),
    memberByEmail: async email => members.find(m => m.email === email),
    addMember: async row => !taken(row) && members.insert(row),
    setNickname: async (id, nickname) => void members.change(id, { nickname }),
    setPassword: async (id, passwordHash) => void members.change(id, { passwordHash }),
    async setMobile(id, mobile) {
      if (taken({ id, mobile, email: null })) return false;
      members.change(id, { mobile });
      return true;
    },
    async setEmail(id, email) {
      if (taken({ id, mobile: null, email })) return false;
      members.change(id, { email });
      return true;
    },
    setLocale: async (id, locale) => void members.change(id, { locale }),
    setHead: async (id, headId) => void members.change(id, { headId }),
    async closeMember(id) {
      const nobody = { mobile: null, email: null, passwordHash: null };
      return members.change(id, nobody, row => (row.mobile ?? row.email ?? row.passwordHash) !== null);
    },
    async join(id, joinedAt) {
      members.change(id, { vendor: 'member', joinedAt }, row => row.vendor === 'none');
    },
    lockMember: async id => members.get(id),
  } satisfies Partial<AccountsStore>;
}

const sessionsIn = (sessions: Table<PlayingSession>) =>
  ({
    session: async hash => sessions.get(hash),
    addSession: async row => sessions.put(row),
    async touchSession(hash, seenAt) {
      sessions.change(hash, { seenAt });
    },
    async proveSession(hash, provenAt) {
      sessions.change(hash, { provenAt });
    },
    async startPlaying({ sessionHash, memberId }, player, at, most) {
      sessions.change(sessionHash, { player, playedAt: at });
      const on = sessions
        .filter(s => s.memberId === memberId && s.player !== undefined)
        .sort(
          (a, b) =>
            (b.playedAt ?? 0) - (a.playedAt ?? 0) ||
            Number(b.sessionHash === sessionHash) - Number(a.sessionHash === sessionHash),
        );
      for (const { player: _, ...row } of on.slice(most)) sessions.put(row);
    },
    keepPlaying: async (hash, player, at) =>
      sessions.change(hash, { playedAt: at }, session => session.player === player),
    async endSession(hash) {
      sessions.delete(hash);
    },
    async endSessions(memberId, keep) {
      sessions.drop(s => s.memberId === memberId && s.sessionHash !== keep);
    },
  }) satisfies Partial<AccountsStore>;

const codesIn = (codes: Table<CodeRow>, captchas: Table<CaptchaRow>) =>
  ({
    putCode: async row => codes.put(row),
    code: async key => codes.get(key),
    async tryCode(key, maxTries, now) {
      const tries = 1 + (codes.get(key)?.tries ?? 0);
      return codes.change(key, { tries }, c => tries <= maxTries && c.expiresAt > now)
        ? codes.get(key)
        : null;
    },
    useCode: async (key, codeHash) => codes.get(key)?.codeHash === codeHash && codes.delete(key),

    addCaptcha: async row => captchas.put(row),
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
      counts.put(next);
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
    addLedger: async row => ledger.insert({ ...row, seq: ledger.count() + 1 }),
    ledger: async memberId =>
      ledger
        .filter(e => e.memberId === memberId)
        .sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || a.at - b.at)
        .map(({ seq: _, ...row }) => row),
    async creditLedger(memberId, ref, at) {
      ledger.change(pair(memberId, ref), { creditAt: at }, row => (row.creditAt ?? at) > at);
    },
  }) satisfies Partial<AccountsStore>;

const favoritesIn = (favorites: Table<FavoriteRow>) =>
  ({
    favorite: async (memberId, type, targetId) =>
      favorites.find(f => f.memberId === memberId && f.type === type && f.targetId === targetId),
    favorites: async memberId => favorites.filter(f => f.memberId === memberId, by('-addedAt', 'id')),
    addFavorite: async row =>
      !favorites.find(
        f => f.memberId === row.memberId && f.type === row.type && f.targetId === row.targetId,
      ) && favorites.insert(row),
    async markSoldOut(programIds, soldOutAt) {
      const open = favorites.filter(
        f => f.type === 'program' && f.soldOutAt === undefined && programIds.includes(f.targetId),
      );
      for (const f of open) favorites.put({ ...f, soldOutAt });
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
      addresses.filter(a => a.memberId === memberId, by('-isDefault', '-createdAt', 'id')),
    async putAddress(row) {
      if (row.isDefault) {
        for (const a of addresses.filter(a => a.memberId === row.memberId && a.isDefault))
          addresses.put({ ...a, isDefault: false });
      }
      addresses.put(row);
    },
    removeAddress: async (memberId, id) => addresses.get(id)?.memberId === memberId && addresses.delete(id),
  }) satisfies Partial<AccountsStore>;
