import { brand } from '#brand';
import { DAYS_TO_THINK } from '#domain/contract/security.ts';
import { POINTS } from '#domain/rules/discount-offer.ts';
import { ABROAD, POST_RATES } from '#domain/rules/freight.ts';
import { UNOPENED_DAYS } from '#domain/rules/fulfilment.ts';
import { GIFT_FOR } from '#domain/rules/gift.ts';
import { JOURNEY_DAYS, MOST_PLAYERS } from '#domain/rules/hearing.ts';
import { OFFER } from '#domain/rules/hold.ts';
import { LEVELS } from '#domain/rules/level.ts';
import {
  BANK_DAYS,
  CALLED_MINUTES,
  CERTIFICATE_DAYS,
  CODE_AGAIN_MINUTES,
  CODE_MINUTES,
  DESK_BEFORE_HOURS,
  DESK_HOURS,
  GUARDIAN_AGE,
  HOLD_MINUTES,
  INSIDE_MINUTES,
  LEVEL_MONTHS,
  LOBBY_MINUTES,
  MESSAGE_DAYS,
  RENEW_MINUTES,
  SIGN_IN_DAYS,
} from '#domain/rules/terms.ts';
import { CHILDREN, DOORS, GARAGE, TALK_BEFORE } from '#domain/rules/visit.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { leadWords, levelWord } from '#domain/words/level.ts';
import { percentOffWords } from '#domain/words/percent.ts';
import { freeReturnWords, ladderLines, ladderSentence, lastReturnWords } from '#domain/words/refund.ts';
import {
  daysWords,
  hoursWords,
  minutesWords,
  monthsWords,
  span,
  spelled,
  whole,
} from '#domain/words/span.ts';
import { grouped, inUnits, priced } from '#lib/price.ts';
import { t } from '../catalogue/text.ts';
import { HOUR, MINUTE } from '../clock.ts';

export const same = (value: string | number): Bilingual => t(String(value), String(value));
export const figure = (n: number): Bilingual => same(Number.isInteger(n) ? grouped(String(n)) : n);
export const sum = (fen: number): Bilingual => same(priced(inUnits(fen)));
const range = ([from, to]: readonly [number, number]): Bilingual => t(`${from} 至 ${to}`, `${from} to ${to}`);

/** What is kept of a returned ticket, as the rule has it; HTML. */
function refundTable(locale: 'zh-CN' | 'en-US'): string {
  const zh = locale === 'zh-CN';
  const fee = (percent: number | null): string => {
    if (percent === null) return zh ? '不能退票' : 'No refund';
    if (percent === 0) return zh ? '不收' : 'None';
    return zh ? `票款的 ${percent}%` : `${percent}% of the price`;
  };
  const rows = ladderLines().map(({ when, percent }, i) => {
    const words = i > 0 ? say(when, locale) : zh ? `演出前 ${when.zh}` : `${when.en} before`;
    return `<tr><td>${words.charAt(0).toUpperCase()}${words.slice(1)}</td><td>${fee(percent)}</td></tr>`;
  });
  const [caption, asked, kept] = zh
    ? ['退票手续费', '申请时间', '手续费']
    : ['What we keep', 'When you ask', 'Fee'];
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">${asked}</th><th scope="col">${kept}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Of each level its name, and what it gives: `level.3`, `lead.3`, `cut.3`, `rate.3`, `from.3`. */
const ofLevels = Object.fromEntries(
  LEVELS.flatMap(({ level, leadHours, percentOff, pointsPerYuan, from }): [string, Bilingual][] => [
    [`level.${level}`, levelWord(level)],
    [`lead.${level}`, leadHours === 0 ? t('没有', 'none') : leadWords(leadHours)],
    [`cut.${level}`, percentOffWords(percentOff)],
    [`rate.${level}`, figure(pointsPerYuan)],
    [`from.${level}`, sum(from)],
  ]),
);
const rates = LEVELS.map(l => l.pointsPerYuan);
const days = POST_RATES.map(rate => rate.days);

/** What a text names in braces: said by a rule or by the brand, so that no text is older than they are. */
export const FACTS: Readonly<Record<string, Bilingual>> = {
  house: t(brand.name['zh-CN'], brand.name['en-US']),
  phone: same(brand.phone),
  phoneHours: same(brand.phoneHours),
  email: same(brand.email),
  address: t(brand.address['zh-CN'], brand.address['en-US']),
  metro: t(brand.metro['zh-CN'], brand.metro['en-US']),

  refunds: ladderSentence(),
  refundTable: t(refundTable('zh-CN'), refundTable('en-US')),
  freeReturn: freeReturnWords(),
  lastReturn: lastReturnWords(),
  bankDays: range(BANK_DAYS),
  unopened: daysWords(UNOPENED_DAYS),

  hold: minutesWords(HOLD_MINUTES),
  renewLast: minutesWords(RENEW_MINUTES),
  lineOffer: minutesWords(OFFER / MINUTE),
  roomOpens: minutesWords(LOBBY_MINUTES),
  roomCalled: minutesWords(CALLED_MINUTES),
  roomInside: minutesWords(INSIDE_MINUTES),
  deskHold: hoursWords(DESK_HOURS),
  deskBefore: hoursWords(DESK_BEFORE_HOURS),
  players: t(String(MOST_PLAYERS), spelled(MOST_PLAYERS)),
  journey: t(String(JOURNEY_DAYS), String(JOURNEY_DAYS)),
  giftFor: whole(span(GIFT_FOR / HOUR)),

  pointsStep: figure(POINTS.step),
  pointsWorth: sum(POINTS.step),
  pointsMin: figure(POINTS.min),
  pointsMost: figure(POINTS.max),
  pointsShare: same(`${POINTS.share}%`),
  pointsEach: sum(100),
  pointsRates: range([Math.min(...rates), Math.max(...rates)]),
  levels: t(String(LEVELS.length), spelled(LEVELS.length)),
  levelWindow: monthsWords(LEVEL_MONTHS),
  ...ofLevels,

  talkBefore: same(TALK_BEFORE),
  foyerBefore: same(DOORS.foyer),
  hallBefore: same(DOORS.hall),
  garagePlaces: same(GARAGE.places),
  garageWide: same(GARAGE.wide),
  garageFee: same(priced(GARAGE.fee)),
  garageHours: same(GARAGE.hours),
  guardianAge: same(GUARDIAN_AGE),
  familyFrom: same(CHILDREN.familyFrom),
  childHeight: same(CHILDREN.height),

  postDays: range([Math.min(...days.map(([from]) => from)), Math.max(...days.map(([, to]) => to))]),
  postFees: t(
    POST_RATES.map(rate => sum(rate.fee).zh).join('、'),
    POST_RATES.map(rate => sum(rate.fee).en).join(', '),
  ),
  postAbroad: sum(ABROAD.fee),
  postAbroadDays: range(ABROAD.days),

  codeLife: minutesWords(CODE_MINUTES),
  codeAgain: minutesWords(CODE_AGAIN_MINUTES),

  certificateKept: daysWords(CERTIFICATE_DAYS),
  messageKept: daysWords(MESSAGE_DAYS),
  signInKept: daysWords(SIGN_IN_DAYS),
  timeToThink: daysWords(DAYS_TO_THINK),
};
