import type { Locale } from '#site/tree.ts';
import type { Deps } from '../deps.ts';
import type { Notice, Notify, Reach } from '../notices.ts';
import type { Tx } from '../store/port.ts';
import type { Channel, LetterRow } from '../store/ports/letters.ts';

const ID_BYTES = 15;
/** Not worth a text message: an earlier one has said that the money goes back. */
const BY_MAIL_ALONE: ReadonlySet<Notice['kind']> = new Set(['refund-sent']);

/** Who is written to, and where they can be reached. */
interface Addressee {
  readonly reach: Reach;
  readonly locale: Locale | null;
  readonly memberId: string | null;
  readonly tradeNo: string | null;
}

/**
 * Writes a letter for each notice into the queue, in the transaction of what it tells of. Mail where there is an address
 * for it, else a text message; who has neither finds it all in the account. Kept ones are never sent, and lie there to be
 * read: for them there is always a way.
 */
export function notifierOf(
  { messenger, clock, random, host }: Pick<Deps, 'messenger' | 'clock' | 'random' | 'host'>,
  state: 'waiting' | 'kept' = 'waiting',
): Notify {
  const carried = (['email', 'sms'] as const).filter(c => state === 'kept' || messenger?.[c] !== undefined);
  return async (tx, notice) => {
    const to = await addresseeOf(tx, notice);
    if (!to) return;
    const now = clock.now();
    // What is found again with each round is one letter.
    const once = onceFor(notice);
    const id = once ? (await host.sha256(once)).slice(0, 2 * ID_BYTES) : random.token(ID_BYTES);
    const ways = waysTo(to.reach, carried).filter(
      ([channel]) => channel === 'email' || !BY_MAIL_ALONE.has(notice.kind),
    );
    // An offer is to a number; of a changed number its owner hears in every way there is.
    if (notice.kind === 'gift-offered') ways.reverse();
    const both = notice.kind === 'mobile-changed';
    await tx.letters.addLetters(
      (both ? ways : ways.slice(0, 1)).map(
        ([channel, recipient], n): LetterRow => ({
          id: n === 0 ? id : `${id}-${n}`,
          kind: notice.kind,
          channel,
          recipient,
          locale: to.locale,
          tradeNo: to.tradeNo,
          memberId: to.memberId,
          facts: factsOf(notice),
          state,
          tries: 0,
          createdAt: now,
          dueAt: now,
          settledAt: null,
          fault: '',
        }),
      ),
    );
  };
}

/** What a notice is of, where the same one may come again. */
function onceFor(notice: Notice): string | null {
  if (notice.kind === 'on-air-soon') return `${notice.kind}\n${notice.airingId}\n${notice.memberId}`;
  if (notice.kind === 'report') return `report\n${notice.mailId}\n${notice.of}`;
  return 'change' in notice ? `${notice.change}\n${notice.tradeNo}` : null;
}

const waysTo = ({ email, mobile }: Reach, carried: readonly Channel[]): [Channel, string][] =>
  (
    [
      ['email', email ?? ''],
      ['sms', mobile ?? ''],
    ] satisfies [Channel, string][]
  ).filter(([channel, to]) => to !== '' && carried.includes(channel));

async function addresseeOf(tx: Tx, notice: Notice): Promise<Addressee | null> {
  switch (notice.kind) {
    case 'gift-offered': {
      const { mobile, tradeNo } = notice.gift;
      if (mobile === null) return null;
      const friend = await tx.accounts.memberByMobile(mobile);
      const reach = { mobile, email: friend?.email };
      return { reach, locale: friend?.locale ?? null, memberId: friend?.id ?? null, tradeNo };
    }
    case 'gift-ended':
      return notice.gift.receiver === null ? null : memberOf(tx, notice.gift.receiver, notice.gift.tradeNo);
    case 'gift-accepted':
    case 'gift-declined':
    case 'gift-handed-back':
      return buyerOf(tx, notice.gift.tradeNo);
    case 'donated':
      return buyerOf(tx, notice.donation.tradeNo);
    case 'mobile-changed':
    case 'email-changed':
      return { reach: notice.before, locale: notice.locale, memberId: notice.memberId, tradeNo: null };
    case 'new-device':
    case 'password-changed':
    case 'leaving':
    case 'stayed': {
      const to = await memberOf(tx, notice.memberId, null);
      return to && { ...to, locale: notice.locale };
    }
    case 'on-air-soon':
      return memberOf(tx, notice.memberId, null);
    case 'invoice': {
      const buyer = await buyerOf(tx, notice.tradeNo);
      return buyer && { ...buyer, reach: { email: notice.to } };
    }
    case 'report': {
      const row = await tx.reportMails.reportMail(notice.mailId);
      const who = row && (await tx.staff.person(row.staffId));
      return who && { reach: { email: who.mail }, locale: row.locale, memberId: null, tradeNo: null };
    }
    default:
      return buyerOf(tx, notice.tradeNo);
  }
}

async function memberOf(tx: Tx, memberId: string, tradeNo: string | null): Promise<Addressee | null> {
  const member = await tx.accounts.member(memberId);
  return member && { reach: member, locale: member.locale ?? null, memberId, tradeNo };
}

/** Where the order says, or where its member is reached otherwise. */
async function buyerOf(tx: Tx, tradeNo: string): Promise<Addressee | null> {
  const order = await tx.sales.order(tradeNo);
  if (!order) return null;
  const member = await tx.accounts.member(order.memberId);
  return {
    reach: {
      email: order.contact?.email || member?.email,
      mobile: order.contact?.mobile || member?.mobile,
    },
    locale: order.locale ?? member?.locale ?? null,
    memberId: member?.id ?? null,
    tradeNo,
  };
}

/** What the letter itself says, and where it went before. */
const NO_FACTS: ReadonlySet<string> = new Set([
  'kind',
  'tradeNo',
  'memberId',
  'locale',
  'before',
  'change',
  'to',
]);

/** What the words need besides the rows that there are: nothing that opens a door stands in the queue. */
function factsOf(notice: Notice): LetterRow['facts'] {
  if ('gift' in notice) return { giftId: notice.gift.id };
  if ('donation' in notice) return { receiptNo: notice.donation.receiptNo };
  return Object.fromEntries(Object.entries(notice).filter(([name]) => !NO_FACTS.has(name)));
}
