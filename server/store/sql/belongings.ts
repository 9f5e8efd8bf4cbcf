import type { AccountsStore, AddressRow, FavoriteRow, LedgerRow } from '../ports/accounts.ts';
import { type Asking, lacking } from './asking.ts';
import { batchedLookup } from './batch.ts';
import { columnsOf } from './columns.ts';

export const LEDGER = columnsOf<LedgerRow>('ledger')(
  'memberId',
  'ref',
  'reason',
  'points',
  'fen',
  'at',
  'expiresAt',
  'creditAt',
  'against',
);
export const toLedger = lacking<LedgerRow>('creditAt', 'against');

/** Points and growth. */
export function sqlLedger({ many, run, did }: Asking) {
  const ledgers = batchedLookup(async memberIds => {
    const rows = await many(
      toLedger,
      `select ${LEDGER.fields} from ledger where member_id = any($1::text[]) order by seq`,
      [memberIds],
    );
    const byMember = new Map<string, LedgerRow[]>(memberIds.map(id => [id, []]));
    for (const row of rows) byMember.get(row.memberId)?.push(row);
    return byMember;
  });

  return {
    addLedger: e => did(...LEDGER.insert(e, 'on conflict do nothing returning 1')),
    ledger: async memberId => (await ledgers(memberId)) ?? [],
    creditLedger: (memberId, ref, at) =>
      run('update ledger set credit_at = $3 where member_id = $1 and ref = $2 and credit_at > $3', [
        memberId,
        ref,
        at,
      ]),
  } satisfies Partial<AccountsStore>;
}

const FAVORITE = columnsOf<FavoriteRow>('favorite')(
  'id',
  'memberId',
  'type',
  'targetId',
  'addedAt',
  'title',
  'soldOutAt',
);
const toFavorite = lacking<FavoriteRow>('title', 'soldOutAt');

export function sqlFavorites({ one, many, run, did }: Asking) {
  return {
    favorite: (memberId, type, targetId) =>
      one(
        toFavorite,
        `select ${FAVORITE.fields} from favorite where member_id = $1 and type = $2 and target_id = $3`,
        [memberId, type, targetId],
      ),
    favorites: memberId =>
      many(
        toFavorite,
        `select ${FAVORITE.fields} from favorite where member_id = $1 order by added_at desc, id collate "C"`,
        [memberId],
      ),
    addFavorite: f => did(...FAVORITE.insert(f, 'on conflict do nothing returning 1')),
    markSoldOut: (programIds, at) =>
      run(
        `update favorite set sold_out_at = $2
         where type = 'program' and sold_out_at is null and target_id = any($1::text[])`,
        [[...programIds], at],
      ),
    removeFavorite: (memberId, id) =>
      did('delete from favorite where member_id = $1 and id = $2 returning 1', [memberId, id]),
  } satisfies Partial<AccountsStore>;
}

const ADDRESS = columnsOf<AddressRow>('address')(
  'id',
  'memberId',
  'name',
  'mobile',
  'province',
  'city',
  'district',
  'detail',
  'country',
  'postcode',
  'isDefault',
  'createdAt',
);

export function sqlAddresses({ first, did, query }: Asking) {
  return {
    address: (memberId, id) =>
      first<AddressRow>(`select ${ADDRESS.fields} from address where member_id = $1 and id = $2`, [
        memberId,
        id,
      ]),
    addresses: memberId =>
      query<AddressRow>(
        `select ${ADDRESS.fields} from address where member_id = $1 order by is_default desc, created_at desc, id collate "C"`,
        [memberId],
      ),
    async putAddress(a) {
      if (a.isDefault) {
        await query(
          'update address set is_default = false where member_id = $1 and id <> $2 and is_default',
          [a.memberId, a.id],
        );
      }
      await query(
        ...ADDRESS.insert(
          a,
          `on conflict (id) do update set name = excluded.name, mobile = excluded.mobile, province = excluded.province,
             city = excluded.city, district = excluded.district, detail = excluded.detail,
             is_default = excluded.is_default, country = excluded.country, postcode = excluded.postcode
           where address.member_id = excluded.member_id`,
        ),
      );
    },
    removeAddress: (memberId, id) =>
      did('delete from address where member_id = $1 and id = $2 returning 1', [memberId, id]),
  } satisfies Partial<AccountsStore>;
}
