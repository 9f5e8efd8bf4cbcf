import { brand } from '#brand';
import { DOORS, GARAGE, TALK_BEFORE } from '#domain/rules/visit.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { ladderLines, ladderSentence } from '#domain/words/refund.ts';
import { priced } from '#lib/price.ts';
import { t } from '../catalogue/text.ts';

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

const both = (value: string | number): Bilingual => t(String(value), String(value));

/** What a text names in braces: said by a rule or by the brand, so that no text is older than they are. */
export const FACTS: Readonly<Record<string, Bilingual>> = {
  phone: both(brand.phone),
  phoneHours: both(brand.phoneHours),
  email: both(brand.email),
  address: t(brand.address['zh-CN'], brand.address['en-US']),
  refunds: ladderSentence(),
  refundTable: t(refundTable('zh-CN'), refundTable('en-US')),
  talkBefore: both(TALK_BEFORE),
  foyerBefore: both(DOORS.foyer),
  hallBefore: both(DOORS.hall),
  garagePlaces: both(GARAGE.places),
  garageWide: both(GARAGE.wide),
  garageFee: both(priced(GARAGE.fee)),
  garageHours: both(GARAGE.hours),
};
