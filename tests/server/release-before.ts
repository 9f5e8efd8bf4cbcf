import type { Query } from '#server/store/sql/sql.ts';
import { MINUTE, NOW } from './order-rows.ts';

/**
 * How a process of the release before speaks to the database: its statements, word for word, with what it put into them.
 * They were written down at the last migration that it knew; whoever takes away what they ask for records those of a
 * later release first.
 */
export const LAST_KNOWN = '0016-season-pictures.sql';

const body = (seat: string) => ({
  programId: 'p1',
  renewed: false,
  seats: [
    {
      seatId: seat,
      zone: { zh: '池座', en: 'Stalls' },
      row: '1',
      number: '1',
      category: 'A',
      price: 38000,
    },
  ],
  amount: 38000,
  items: [],
  discount: 0,
  discounts: [],
  otherFee: 0,
  contact: null,
  events: [{ status: 'new_locked', at: NOW, note: { zh: '', en: '' } }],
});

interface Placed {
  readonly waited: string[];
  readonly kind: string | null;
  readonly trade: string | null;
  readonly seats: string[] | null;
}
interface Order {
  readonly trade_no: string;
  readonly real_status: string;
  readonly body: ReturnType<typeof body>;
}
/** As it stood in the body of a card, whole. */
export interface Card {
  readonly membershipId: string;
  readonly memberId: string;
  readonly cardId: string;
  readonly tradeNo: string;
  readonly place: number;
  readonly code: string;
  readonly void: boolean;
  readonly issuedAt: number;
  readonly activateBy: number;
  readonly activatedAt: number | null;
  readonly expiresAt: number | null;
  readonly person: Readonly<Record<string, string>>;
}
export interface Sandbox {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly gateway: string;
  readonly amount: number;
  readonly title: string;
  readonly state: string;
  readonly charged: number;
  readonly settledAt: number | null;
  readonly refunded: number;
}

export const releaseBefore = (query: Query) => ({
  async place(tradeNo: string, seat: string, replace: string | null = null): Promise<Placed | undefined> {
    const [row] = await query<Placed>(
      `select line.waited, p.kind, p.trade, p.seats
  from (select array(select id from unnest($3::text[]) id
    where exists (select from waiting w where w.schedule_id = id and w.trade_no is null)) as waited) line
  left join lateral place_orders($1, case when line.waited = '{}' then $2::jsonb else '[]' end) p on true`,
      [
        ['m1'],
        JSON.stringify([
          {
            trade_no: tradeNo,
            member: 'm1',
            family: 'seat',
            schedule: 's1',
            request: `r-${tradeNo}`,
            hash: 'h',
            expires: NOW + 15 * MINUTE,
            schedules: ['s1'],
            places: [seat],
            share_of: ['s1'],
            share_size: [1],
            limits: [9],
            body: body(seat),
            replace,
            now: NOW,
            max_live: 8,
            max_minute: 30,
            replaced:
              replace === null
                ? null
                : {
                    status: 'cancel_user',
                    at: NOW,
                    note: { zh: '座位已更换', en: 'Seats changed' },
                    by: tradeNo,
                  },
          },
        ]),
        ['s1'],
      ],
    );
    return row;
  },
  async order(tradeNo: string): Promise<Order | undefined> {
    const [row] = await query<Order>(
      `select trade_no, member_id, family, schedule_id, real_status, created_at, expires_at, request_id, body_hash, body
       from ticket_order where trade_no = $1 for update`,
      [tradeNo],
    );
    return row;
  },
  async pay(tradeNo: string, seat: string): Promise<void> {
    await query(
      'insert into payment (pay_no,trade_no,state,asked_at,refund_state,refund_at,body) values ($1,$2,$3,$4,$5,$6,$7)',
      [
        `P-${tradeNo}`,
        tradeNo,
        'paid',
        NOW,
        'none',
        0,
        { gateway: 'aliPay', amount: 38000, createdAt: NOW, received: 38000, receivedAt: NOW, refund: 0 },
      ],
    );
    await query(
      'update ticket_order set member_id = $2,family = $3,schedule_id = $4,real_status = $5,created_at = $6,expires_at = $7,request_id = $8,body_hash = $9,share_of = $10,share_size = $11,body = $12 where trade_no = $1',
      [
        tradeNo,
        'm1',
        'seat',
        's1',
        'paid_success',
        NOW,
        NOW + 15 * MINUTE,
        `r-${tradeNo}`,
        'h',
        ['s1'],
        [1],
        body(seat),
      ],
    );
    await query(
      `insert into ticket (code, trade_no, place, seat_ids, used_at, schedule_id, holder)
           values ($1, $2, $3, $4, $5, $6, $7)`,
      [`T-${tradeNo}`, tradeNo, 1, [seat], null, null, null],
    );
  },

  async card(membershipId: string): Promise<Card | undefined> {
    const [row] = await query<{ body: Card }>(
      'select body from membership where membership_id = $1 for update',
      [membershipId],
    );
    return row?.body;
  },
  async addCard(row: Card): Promise<void> {
    await query(
      `insert into membership (membership_id, member_id, trade_no, place, code, issued_at, body)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
      [row.membershipId, row.memberId, row.tradeNo, row.place, row.code, row.issuedAt, JSON.stringify(row)],
    );
  },
  async saveCard(row: Card): Promise<void> {
    await query('update membership set member_id = $2, body = $3 where membership_id = $1', [
      row.membershipId,
      row.memberId,
      JSON.stringify(row),
    ]);
  },

  async sandbox(payNo: string): Promise<Sandbox | undefined> {
    const [row] = await query<{ body: Sandbox }>('select body from sandbox_payment where pay_no = $1', [
      payNo,
    ]);
    return row?.body;
  },
  async saveSandbox(row: Sandbox): Promise<void> {
    await query(
      `insert into sandbox_payment (pay_no, body) values ($1, $2)
         on conflict (pay_no) do update set body = excluded.body`,
      [row.payNo, JSON.stringify(row)],
    );
  },

  /** A member, with something of each kind that later migrations hold to a rule. */
  async join(id: string): Promise<void> {
    await query(
      `insert into member (id, nickname, mobile, email, password_hash, vendor, created_at, joined_at, locale)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
      [id, id, null, null, null, 'member', NOW, NOW, null],
    );
    await query(
      `insert into ledger (member_id, ref, reason, points, fen, at, expires_at, credit_at, against)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
      [id, 'card:HC1', 'card', 10, 0, NOW, null, null, null],
    );
    await query(
      `insert into favorite (id, member_id, type, target_id, added_at, title, sold_out_at)
         values ($1, $2, $3, $4, $5, $6::text::jsonb, $7) on conflict do nothing returning 1`,
      [`f-${id}`, id, 'recording', 'p1', NOW, null, null],
    );
    await query('insert into sign_in (member_id, at, kind, device, place) values ($1, $2, $3, $4, $5)', [
      id,
      NOW,
      'mail',
      '',
      '',
    ]);
    await query(
      `insert into upload (id, member_id, name, type, size, bytes, kept, created_at, head)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [`u-${id}`, id, 'a.png', 'image/png', 3, new Uint8Array(3), false, NOW, false],
    );
    await query(
      `insert into waiting as w (schedule_id, member_id, quantity, locale, joined_at) values ($1, $2, $3, $4, $5)
         on conflict (schedule_id, member_id) do update set
           quantity = excluded.quantity,
           turn = case when w.trade_no is null then w.turn else excluded.turn end,
           joined_at = case when w.trade_no is null then w.joined_at else excluded.joined_at end,
           locale = case when w.trade_no is null then w.locale else excluded.locale end,
           trade_no = null
         returning *`,
      ['s-full', id, 1, 'zh-CN', NOW],
    );
  },
  async giveOn(tradeNo: string): Promise<void> {
    await query(
      `insert into recording_gift (id, trade_no, giver_id, code, given_at, taker_id, taken_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
      [`g-${tradeNo}`, tradeNo, 'm1', `C-${tradeNo}`, NOW, null, null],
    );
  },
});
