/** What letters look like, at /letters/ of a demonstration: every kind, and those that its published accounts were written. */

import { brand } from '#brand';
import { DAYS_TO_THINK } from '#domain/contract/security.ts';
import { say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { DAY } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { escaped } from '#server/http/page-html.ts';
import { attachmentsOf } from '#server/letters/attachments.ts';
import { compose, factsOfOrder } from '#server/letters/compose.ts';
import type { Content } from '#server/letters/content.ts';
import * as orders from '#server/letters/order-words.ts';
import * as others from '#server/letters/other-words.ts';
import { renderMail, renderText } from '#server/letters/render.ts';
import { reported } from '#server/letters/report-words.ts';
import type { Notice } from '#server/notices.ts';
import type { Locale } from '#site/tree.ts';

/** What the samples are made of: an order of the demonstration, and a moment. */
interface Sample {
  readonly order: orders.Facts;
  readonly gift: others.Gift;
  readonly now: number;
}
/** The order as it was for an evening that has moved since. */
const bookedBefore = ({ order, ...facts }: orders.Facts, ms: number): orders.Facts => {
  const starts = Object.fromEntries(
    facts.evenings.map(({ occasion }) => [occasion.id, occasion.startsAt - ms]),
  );
  return { ...facts, order: { ...order, starts } };
};
const A_DAY = {
  kind: 'day',
  of: '2026-12-05',
  title: { zh: '2026-12-05', en: '2026-12-05' },
  lines: [{ group: 'sold', name: { zh: '音乐会门票', en: 'concert tickets' }, places: 214, fen: 8_132_000 }],
  sum: 61_240_000,
  ledger: 61_240_000,
  moved: 8_056_000,
} as const;
const SAMPLES: Readonly<Record<Notice['kind'], (sample: Sample) => Content>> = {
  paid: ({ order }) => orders.paid(order),
  'tickets-resent': ({ order }) => orders.ticketsAgain(order),
  complimentary: ({ order }) => orders.complimentary(order),
  exchanged: ({ order }) => orders.exchanged(order, `${brand.orderPrefix}260101000000000000`),
  refunded: ({ order }) => orders.refunded(order, 38_000),
  report: () => reported(A_DAY, {}),
  'refund-sent': ({ order }) => orders.refundSent(order, 38_000),
  'payment-returned': ({ order }) => orders.paymentReturned(order, 76_000, 'late'),
  donated: ({ order }) => orders.donated(order, `${brand.orderPrefix}F260101000000000000`, 38_000, '林听雨'),
  invoice: ({ order, now }) =>
    orders.invoiced(order, {
      number: 128,
      tradeNo: order.order.tradeNo,
      madeAt: now,
      madeBy: '',
      credits: null,
      body: {
        buyer: { name: '听松文化传播有限公司', taxNumber: '91310117MA1J0TEST1', email: '' },
        lines: [{ what: order.subject.title, fen: 76_000 }],
        fen: 76_000,
      },
    }),
  'seats-offered': ({ order, now }) =>
    orders.seatsOffered({ ...order, order: { ...order.order, expiresAt: now + DAY / 24 } }),
  'held-for-desk': ({ order, now }) =>
    orders.heldForDesk({ ...order, order: { ...order.order, expiresAt: now + DAY } }),
  'pay-link': ({ order, now }) =>
    orders.payLink(
      { ...order, order: { ...order.order, expiresAt: now + DAY } },
      `/pay?o=${order.order.tradeNo}.…`,
    ),
  'evening-cancelled': ({ order, gift: { evening } }) =>
    orders.eveningCancelled(order, {
      ...evening,
      occasion: { ...evening.occasion, cancelled: true },
    }),
  'evening-moved': ({ order, gift }) => orders.eveningMoved(bookedBefore(order, DAY), gift.evening),
  'evening-changed': ({ order, gift }) => orders.eveningChanged(order, gift.evening),
  'evening-restored': ({ order, gift }) => orders.eveningRestored(order, gift.evening),
  'gift-offered': ({ gift }) => others.giftOffered(gift),
  'gift-accepted': ({ gift }) => others.giftAccepted(gift),
  'gift-declined': ({ gift }) => others.giftDeclined(gift),
  'gift-handed-back': ({ gift }) => others.giftHandedBack(gift),
  'gift-ended': ({ gift }) => others.giftEnded(gift),
  'new-device': ({ now }) => others.newDevice('chrome/android', '203.0.113.…', now),
  'mobile-changed': () => others.mobileChanged('138****0000'),
  'email-changed': () => others.emailChanged('li***@heming.example'),
  'password-changed': () => others.passwordChanged,
  leaving: ({ now }) => others.leaving(now + DAYS_TO_THINK * DAY),
  stayed: () => others.stayed,
  'on-air-soon': ({ order, now }) =>
    others.onAirSoon(order.subject.title, now + DAY / 48, 'digitalhall-listen-detail?id=sample'),
};

async function sampleOf(deps: Deps): Promise<Sample | null> {
  const now = deps.clock.now();
  const season = await saleContext(deps);
  const { sales } = deps.store.direct;
  for (const order of await sales.ordersOf(PUBLISHED.regular)) {
    if (order.realStatus !== 'paid_success' || order.family !== 'seat') continue;
    const facts = factsOfOrder(season, order, {
      tickets: await sales.tickets(order.tradeNo),
      payments: await sales.paymentsOf(order.tradeNo),
    });
    const [evening] = facts.evenings;
    if (!evening || evening.occasion.startsAt < now || facts.sheets.length === 0) continue;
    const [seat] = order.seats;
    const piece = seat
      ? {
          zh: `${seat.zone.zh} ${seat.row}排${seat.number}座`,
          en: `${seat.zone.en}, row ${seat.row}, seat ${seat.number}`,
        }
      : { zh: '', en: '' };
    const names = { giver: '林听雨', friend: '陈望' };
    const until = Math.min(now + 3 * DAY, evening.occasion.startsAt);
    return {
      now,
      order: facts,
      gift: { evening, piece, ...names, until, code: 'sample', tradeNo: order.tradeNo },
    };
  }
  return null;
}

const FORMS = ['html', 'txt', 'sms', 'pdf', 'ics'] as const;
type Form = (typeof FORMS)[number];
const LANGUAGES: Readonly<Record<string, Locale | null>> = { zh: 'zh-CN', en: 'en-US', both: null };
const PATH = /^\/letters\/(sample|outbox)\/([\w-]{1,60})\.(?:(zh|en|both)\.)?(html|txt|sms|pdf|ics)$/;

/** All samples as files, for a host that has no server; there is no outbox there. */
export async function* letterFiles(deps: Deps): AsyncGenerator<{ path: string; body: Uint8Array }> {
  const bytes = async (of: Response): Promise<Uint8Array> => new Uint8Array(await of.arrayBuffer());
  yield { path: 'letters/index.html', body: await bytes(page(await index(deps, false))) };
  const sample = await sampleOf(deps);
  if (!sample) throw new Error('The demonstration has no order to make letters of');
  for (const [kind, make] of Object.entries(SAMPLES)) {
    for (const [language, locale] of Object.entries(LANGUAGES)) {
      for (const form of FORMS) {
        const found = await shown(deps, make(sample), locale, form);
        if (found) yield { path: `letters/sample/${kind}.${language}.${form}`, body: await bytes(found) };
      }
    }
  }
}

/** Answers what is asked for below /letters/; null where that is nothing. */
export async function letterPages(deps: Deps, { pathname }: URL): Promise<Response | null> {
  if (!deps.reveal) return null;
  if (pathname === '/letters/' || pathname === '/letters') return page(await index(deps, true));
  const [, where, name = '', language = 'both', form = ''] = PATH.exec(pathname) ?? [];
  if (!where) return null;
  if (where === 'sample') {
    const sample = Object.hasOwn(SAMPLES, name) ? await sampleOf(deps) : null;
    const make = SAMPLES[name as Notice['kind']];
    return sample && shown(deps, make(sample), LANGUAGES[language] ?? null, form as Form);
  }
  const letter = await deps.store.direct.letters.letter(name);
  // Everybody may sign in to the published accounts; letters to other people are theirs.
  if (!letter?.memberId || !published.has(letter.memberId)) return null;
  const content = await compose(deps, letter);
  return content ? shown(deps, content, letter.locale, form as Form) : null;
}

const published: ReadonlySet<string> = new Set(Object.values(PUBLISHED));

async function shown(
  { clock, config: { origin } }: Deps,
  content: Content,
  locale: Locale | null,
  form: Form,
): Promise<Response | null> {
  if (form === 'html') return page(renderMail(content, locale, origin).html);
  if (form === 'txt') {
    const { subject, text } = renderMail(content, locale, origin);
    return plain(`${subject}\n\n${text}`);
  }
  if (form === 'sms') return plain(renderText(content, locale, origin));
  const files = await attachmentsOf(content, locale, clock.now(), origin);
  const file = files.find(f => f.name.endsWith(`.${form}`));
  return file ? reply(file.content, file.type) : null;
}

const reply = (body: string | Uint8Array, type: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // As mail programs do: nothing is fetched, nothing runs.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
const page = (html: string): Response => reply(html, 'text/html; charset=utf-8');
const plain = (text: string): Response => reply(`${text}\n`, 'text/plain; charset=utf-8');

/** Kinds of letters with their samples, and what lies in the outbox, where there is one. */
async function index(deps: Deps, outbox: boolean): Promise<string> {
  const sample = await sampleOf(deps);
  const kinds = sample
    ? Object.entries(SAMPLES).map(([kind, make]) => ({ kind, content: make(sample) }))
    : [];
  const boxes = await Promise.all([...published].map(id => deps.store.direct.letters.lettersTo(id)));
  const box = boxes.flat().sort((a, b) => b.createdAt - a.createdAt);
  const link = (to: string, words: string): string => `<a href="${escaped(to)}">${escaped(words)}</a>`;
  const samples = kinds.map(({ kind, content }) => {
    const of = (language: string) =>
      [
        ...(['html', 'txt', 'sms'] as const),
        ...(content.tickets ? (['pdf'] as const) : []),
        ...(content.calendar ? (['ics'] as const) : []),
      ]
        .map(form => link(`/letters/sample/${kind}.${language}.${form}`, form))
        .join(' ');
    return `<tr><td><code>${kind}</code></td><td>${escaped(say(content.subject, 'zh-CN'))}<br><small>${escaped(say(content.subject, 'en-US'))}</small></td><td>${of('zh')}</td><td>${of('en')}</td><td>${of('both')}</td></tr>`;
  });
  const letters = box.map(({ id, kind, channel, recipient, createdAt }) => {
    const forms = channel === 'sms' ? ['sms'] : ['html', 'txt', 'pdf', 'ics'];
    const links = forms.map(form => link(`/letters/outbox/${id}.${form}`, form)).join(' ');
    return `<tr><td>${escaped(longDateTime(createdAt, 'zh-CN'))}</td><td><code>${escaped(kind)}</code></td><td>${escaped(recipient)}</td><td>${links}</td></tr>`;
  });
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Letters · 信件</title>
<style>
body{margin:0;padding:48px 6vw;background:#f6f5f2;color:#17191d;font:400 15px/1.7 'Songti SC','Noto Serif CJK SC',Georgia,serif}
h1,h2{font-weight:600;letter-spacing:.02em}h2{margin-top:48px}p,small{color:#65686f}
table{width:100%;border-collapse:collapse;background:#fefdfb;border-top:2px solid #17191d}
td,th{padding:10px 12px;border-bottom:1px solid #d8d5ce;text-align:left;vertical-align:top}th{color:#65686f;font-weight:400}
a{color:#c42e1a;padding-right:6px}code{font-size:13px}
</style></head><body>
<h1>信件　Letters</h1>
<p>${outbox ? '演示不会寄出任何信件。这里是每一种信的样子，以及演示账号收到的信。<br>A demonstration sends nothing. These are all kinds of letters, and those that its published accounts were written.' : '演示不会寄出任何信件。这里是每一种信的样子。<br>A demonstration sends nothing. These are all kinds of letters.'}</p>
<h2>样本　Samples</h2>
<table><thead><tr><th>kind</th><th>主题　Subject</th><th>中文</th><th>English</th><th>双语　both</th></tr></thead><tbody>
${samples.join('\n')}
</tbody></table>
${outbox ? outboxOf(letters) : ''}
</body></html>
`;
}

const outboxOf = (letters: readonly string[]): string => `<h2>发件箱　Outbox</h2>
${letters.length > 0 ? `<table><thead><tr><th>时间　When</th><th>kind</th><th>寄往　To</th><th></th></tr></thead><tbody>\n${letters.join('\n')}\n</tbody></table>` : '<p>还没有信。There are none yet.</p>'}`;
