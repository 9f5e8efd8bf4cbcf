import { ERR } from '#domain/contract/envelope.ts';
import { opensFor } from '#domain/rules/level.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { longDateTime } from '#lib/dates.ts';
import { buyingLevel, levelTooLow } from '../../accounts/level.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { Refusal } from '../../http/refusal.ts';
import { sameText } from '../../http/same-text.ts';
import { holdsPackage } from '../../orders/owned.ts';

const on = (at: number): Bilingual => ({
  zh: longDateTime(at, 'zh-CN', true),
  en: longDateTime(at, 'en-US', true),
});
const notOnSale = (text: Bilingual, data?: unknown): Refusal => new Refusal(ERR.notOnSale, text, data);

/** The code of a season package for one programme: made from the secret, so that nothing has to be stored. */
export async function packCode(deps: Deps, programId: string): Promise<string> {
  return `HM-${(await deps.host.hmac(deps.config.secret, `pack|${programId}`)).slice(0, 10).toUpperCase()}`;
}

/**
 * Throws unless this member may buy seats of the performance now: notOnSale (2202) with the date in words, or
 * noPermission (2203) for members' and presale performances. In demonstration mode the code comes as `data.demoCode`.
 */
export async function checkPermission(
  { deps, session, now }: MemberCtx,
  schedule: ScheduleDoc,
  code: string | undefined,
): Promise<void> {
  if (schedule.cancelled)
    throw notOnSale({ zh: '本场演出已取消。', en: 'This performance has been cancelled.' });
  if (now >= schedule.startsAt) {
    const { zh: startZh, en: startEn } = on(schedule.startsAt);
    throw notOnSale({
      zh: `本场演出已于 ${startZh} 开始，停止售票。`,
      en: `This performance began on ${startEn}; sales have closed.`,
    });
  }
  const standing = async () =>
    buyingLevel({ deps, memberId: session.memberId, now }, await getCatalogue(deps));
  if (schedule.presaleOnly) {
    const right = await packCode(deps, schedule.programId);
    const holder = await holdsPackage(deps.store.direct, session.memberId, schedule.id);
    if (!holder && !sameText((code ?? '').trim().toUpperCase(), right))
      throw new Refusal(
        ERR.noPermission,
        {
          zh: code ? '套票码不正确，请核对后重试。' : '本场为套票预售，请输入套票码后选座。',
          en: code
            ? 'That package code is not right. Please check it.'
            : 'This is a presale for season packages. Please enter your package code.',
        },
        { needs: 'packCode', ...(deps.config.demo ? { demoCode: right } : {}) },
      );
  } else if (now < schedule.saleFrom && now < opensFor(schedule.saleFrom, (await standing()).buys)) {
    const { zh, en } = on(schedule.saleFrom);
    throw notOnSale(
      { zh: `本场演出将于 ${zh} 开票。`, en: `Tickets go on sale on ${en}.` },
      {
        saleFrom: new Date(schedule.saleFrom).toISOString(),
      },
    );
  }
  if (schedule.membersOnly > 0) {
    const { earned, buys } = await standing();
    const needed = levelWord(schedule.membersOnly);
    if (buys < schedule.membersOnly)
      throw levelTooLow(schedule.membersOnly, {
        zh: `本场为会员专场，“${needed.zh}”及以上等级可购，您目前为“${earned.zh}”。`,
        en: `This is a members’ concert, open from level “${needed.en}”; you are at “${earned.en}”.`,
      });
  }
}
