import type { Hono } from 'hono';
import { demoApp } from '#demo/app.ts';
import { type Sandbox, sandboxGateways } from '#demo/sandbox.ts';
import type { CertificateType } from '#domain/contract/certificates.ts';
import { gift } from '#domain/contract/gift.ts';
import type { GatewayCode, Order } from '#domain/contract/order.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import type { HallDoc, ProgramDoc, ScheduleDoc } from '#server/catalogue/types.ts';
import type { Deps } from '#server/deps.ts';
import { programKey, sessionKey } from '#server/http/keys.ts';
import { newSession } from '#server/http/session.ts';
import { sweepGifts } from '#server/orders/gifts.ts';
import { sweep } from '#server/orders/sweep.ts';
import type { Store } from '#server/store/port.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import type { OrderRow, PaymentRow, TicketRow } from '#server/store/ports/sales.ts';
import { Client } from './client.ts';
import { addMember, type FakeClock, fakeClock, makeDeps, START, type TestDeps } from './harness.ts';

const DAY = 86_400_000;

/** Two blocks of three rows, the rows ten seats long; the last row has two wheelchair and two companion places. */
function smallPlan(): SeatingPlan {
  const zone = (id: string, name: string, nameEn: string, y: number, category: string) => ({
    name,
    name_en: nameEn,
    zone_id: id,
    position: { x: 100, y },
    rows: [1, 2, 3].map(row => ({
      row_number: String(row),
      position: { x: 0, y: row * 30 },
      seats: Array.from({ length: 10 }, (_, i) => {
        const kind =
          id === 'B' && row === 3 ? (['wheelchair', 'companion'] as const)[i < 4 ? i % 2 : -1] : undefined;
        return {
          seat_guid: `${id}-${row}-${i + 1}`,
          seat_number: String(i + 1),
          position: { x: i * 24, y: 0 },
          category,
          ...(kind ? { kind } : {}),
        };
      }),
    })),
  });
  return {
    name: 'small',
    categories: [
      { name: 'A', color: '#a33', label: '一等', label_en: 'First' },
      { name: 'B', color: '#3a3', label: '二等', label_en: 'Second' },
    ],
    zones: [zone('A', '池座', 'Stalls', 100, 'A'), zone('B', '楼座', 'Balcony', 300, 'B')],
    size: { width: 440, height: 500 },
    stage: { x: 208, y: 40 },
  };
}

/** The performances of the test world by what is special about them. */
export const SCHEDULES = [
  'plain',
  'other',
  'big',
  'soon',
  'members',
  'presale',
  'upcoming',
  'cancelled',
  'ended',
  'real-name',
] as const;
export type ScheduleId = (typeof SCHEDULES)[number];

/** Each in a hall of its own: they are at the same time. */
const hallOf = (id: ScheduleId): string => (id === 'plain' ? 'h1' : `hall-${id}`);

function scheduleDoc(id: ScheduleId, now: number): ScheduleDoc {
  return {
    id,
    programId: 'p1',
    edition: '',
    startsAt: id === 'ended' ? now - DAY : id === 'soon' ? now + DAY / 4 : now + 30 * DAY,
    minutes: 120,
    hallId: hallOf(id),
    planId: id === 'big' ? 'large' : 'small',
    prices: { A: 38_000, B: 18_050 },
    saleFrom: id === 'upcoming' ? now + 3 * DAY : now - 10 * DAY,
    membersOnly: id === 'members' ? 3 : 0,
    presaleOnly: id === 'presale',
    realName: id === 'real-name',
    cancelled: id === 'cancelled',
    // The races of the large hall are about seats, not about limits.
    limit: id === 'big' ? 100 : 4,
  };
}

/** A plan of `count` seats in rows of 50, for races and benchmarks. */
export function largePlan(count: number): SeatingPlan {
  const rows = Array.from({ length: Math.ceil(count / 50) }, (_, r) => ({
    row_number: String(r + 1),
    position: { x: 0, y: r * 30 },
    seats: Array.from({ length: 50 }, (_, i) => ({
      seat_guid: `L-${r + 1}-${i + 1}`,
      seat_number: String(i + 1),
      position: { x: i * 24, y: 0 },
      category: 'A',
    })),
  }));
  return {
    name: 'large',
    categories: [{ name: 'A', color: '#a33' }],
    zones: [{ name: '池座', name_en: 'Stalls', zone_id: 'L', position: { x: 0, y: 100 }, rows }],
    size: { width: 1300, height: rows.length * 30 + 200 },
  };
}

export function worldDocs(now: number, seats = 1_000): CatalogueDoc[] {
  const both = (text: string) => ({ zh: text, en: text });
  const hall = { name: { zh: '音乐厅', en: 'Hall' }, address: both(''), planId: 'small' };
  const program: ProgramDoc = {
    id: 'p1',
    title: both('T'),
    composerId: '',
    work: { zh: '第五交响曲', en: 'Symphony No. 5' },
    works: [],
    artists: [],
    standfirst: both(''),
    type: 'symphonic',
    series: both(''),
    art: { seed: 'p1', key: 'c' },
    notes: { lead: both(''), paragraphs: [] },
    rules: [],
    highlight: 0,
  };
  return [
    { kind: 'plan', id: 'small', body: smallPlan() },
    { kind: 'plan', id: 'large', body: largePlan(seats) },
    ...SCHEDULES.map(hallOf).map(id => ({ kind: 'hall', id, body: { ...hall, id } satisfies HallDoc })),
    { kind: 'program', id: 'p1', body: program },
    ...SCHEDULES.map(id => ({ kind: 'schedule', id, body: scheduleDoc(id, now) })),
  ];
}

export interface BoxOffice {
  readonly app: Hono;
  readonly deps: TestDeps;
  readonly clock: FakeClock;
  readonly sandbox: Sandbox;
  /** A member with a session of its own, by a name that makes the mobile unique. */
  buyer(name?: string): Promise<Buyer>;
  row(tradeNo: string): Promise<OrderRow>;
  payments(tradeNo: string): Promise<PaymentRow[]>;
  tickets(tradeNo: string): Promise<TicketRow[]>;
  points(memberId: string): Promise<number>;
  /** Changes a performance, as a new version of the season would. */
  patchSchedule(id: string, patch: Partial<ScheduleDoc>): Promise<void>;
  sweep(): Promise<void>;
}

let members = 0;

/** The app on a store with the small world, the sandbox and members as needed. */
export async function boxOffice(
  store: Store,
  options: { clock?: FakeClock; seeded?: boolean; demo?: boolean; gateways?: Deps['gateways'] } = {},
): Promise<BoxOffice> {
  const clock = options.clock ?? fakeClock();
  const base = makeDeps({ store, clock, ...(options.demo === false && { config: { demo: false } }) });
  const gateways = sandboxGateways({ ...base, secret: base.config.sandboxSecret });
  const deps: TestDeps = { ...base, gateways: options.gateways ?? gateways };
  if (!options.seeded) await store.transaction(tx => tx.catalogue.upsert(worldDocs(START)));
  const app = demoApp(deps);
  return {
    app,
    deps,
    clock,
    sandbox: gateways.aliPay as Sandbox,
    async buyer(name) {
      members++;
      const memberId = await addMember(deps, name ?? `139${String(members).padStart(8, '0')}`);
      return signedIn(app, deps, memberId);
    },
    async row(tradeNo) {
      const row = await store.direct.sales.order(tradeNo);
      if (!row) throw new Error(`no order ${tradeNo}`);
      return row;
    },
    payments: tradeNo => store.direct.sales.paymentsOf(tradeNo),
    tickets: tradeNo => store.direct.sales.tickets(tradeNo),
    points: async memberId =>
      (await store.direct.accounts.ledger(memberId)).reduce((sum, e) => sum + e.points, 0),
    async patchSchedule(id, patch) {
      const body = { ...(await getCatalogue(deps)).schedules.get(id), ...patch };
      await store.transaction(tx => tx.catalogue.upsert([{ kind: 'schedule', id, body }]));
      expireCatalogue(store);
    },
    async sweep() {
      await sweep(deps);
      await sweepGifts(deps);
    },
  };
}

async function signedIn(app: Hono, deps: TestDeps, memberId: string): Promise<Buyer> {
  const buyer = new Buyer(app, deps, memberId);
  const session = await newSession(deps, memberId, deps.clock.now());
  await deps.store.direct.accounts.addSession(session.row);
  buyer.adopt(session.token, session.cookie);
  return buyer;
}

let requests = 0;
export interface OrderOptions {
  readonly requestId?: string;
  readonly replace?: string;
  readonly packCode?: string;
  readonly exchangeNo?: string;
  readonly exchangePieces?: string[];
}

/** A member at the box office: the steps of a purchase by name. */
export class Buyer extends Client {
  readonly memberId: string;
  readonly #deps: TestDeps;

  constructor(app: Hono, deps: TestDeps, memberId: string) {
    super(app);
    this.#deps = deps;
    this.memberId = memberId;
  }

  /** Whoever gives a ticket or its price away has just shown who they are. */
  override async raw(...[spec, ...rest]: Parameters<Client['raw']>): Promise<Response> {
    const { clock, host, store } = this.#deps;
    if (spec.path === gift.offer.path || rest[0].donor !== undefined)
      await store.direct.accounts.proveSession(await host.sha256(this.sessionId), clock.now());
    return super.raw(spec, ...rest);
  }

  async keys(scheduleId: string): Promise<{ scheduleId: string; programKey: string; sessionKey: string }> {
    return {
      scheduleId,
      programKey: await programKey(this.#deps, 'p1'),
      sessionKey: await sessionKey(this.#deps, scheduleId),
    };
  }
  admit(scheduleId: string = 'plain', packCode?: string) {
    return this.call(ticketOrder.checkPermission, { scheduleId, packCode });
  }
  /** Sends the order; asks for the permission first unless there is one. */
  async create(seats: readonly string[], scheduleId: string = 'plain', options: OrderOptions = {}) {
    if (!this.orderKey) await this.admit(scheduleId, options.packCode);
    requests++;
    return this.call(ticketOrder.create, {
      ...(await this.keys(scheduleId)),
      seats: [...seats],
      requestId: `req-${requests}`,
      ...options,
    });
  }
  /** The trade number of an order that must succeed. */
  async order(
    seats: readonly string[],
    scheduleId: string = 'plain',
    options: OrderOptions = {},
  ): Promise<string> {
    const answer = await this.create(seats, scheduleId, options);
    if (!answer.success) throw new Error(`order refused: ${answer.errcode} ${answer.msg}`);
    return answer.data.tradeNo;
  }
  detail(tradeNo: string): Promise<Order> {
    return this.ok(ticketOrder.detail, { tradeNo });
  }
  async confirm(tradeNo: string, patch: Partial<Parameters<typeof confirmPayload>[1]> = {}) {
    return this.call(ticketOrder.confirm, confirmPayload(await this.detail(tradeNo), patch));
  }
  async pay(tradeNo: string, gatewayCode: GatewayCode = 'aliPay') {
    const { totalAmount } = await this.detail(tradeNo);
    return this.call(ticketOrder.pay, { tradeNo, gatewayCode, totalAmount });
  }
  /** Order, confirm and start a payment. */
  async upToPayment(
    seats: readonly string[],
    scheduleId: string = 'plain',
  ): Promise<{ tradeNo: string; payNo: string }> {
    const tradeNo = await this.order(seats, scheduleId);
    const confirmed = await this.confirm(tradeNo);
    if (!confirmed.success) throw new Error(`confirm refused: ${confirmed.errcode} ${confirmed.msg}`);
    const started = await this.pay(tradeNo);
    if (!started.success) throw new Error(`payment refused: ${started.errcode} ${started.msg}`);
    return { tradeNo, payNo: started.data.payNo };
  }
}

export interface ConfirmPatch {
  totalAmount?: number;
  linkman?: string;
  mobile?: string;
  email?: string;
  channel?: typeof import('#domain/contract/order.ts').CHANNELS[number];
  addressId?: string;
  certificates?: ({ type: CertificateType; name: string; number: string } | { certificationId: string })[];
}
function confirmPayload(order: Order, patch: ConfirmPatch) {
  return {
    tradeNo: order.tradeNo,
    totalAmount: order.totalAmount,
    linkman: '林知远',
    mobile: '13800138000',
    channel: 'oneYard' as const,
    ...patch,
  };
}
