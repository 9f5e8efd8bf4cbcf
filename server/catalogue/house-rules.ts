import { LEVELS } from '#domain/rules/level.ts';
import { HOLD_MINUTES } from '#domain/rules/terms.ts';
import { CHILDREN } from '#domain/rules/visit.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { ladderSentence } from '#domain/words/refund.ts';
import { t } from './text.ts';
import type { ProgramDoc, ScheduleDoc } from './types.ts';

interface Rule {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** Rules of sale that follow from the performances' own flags, then those of the house. Archive concerts have none. */
export function houseRules(program: ProgramDoc, schedules: readonly ScheduleDoc[]): Rule[] {
  if (program.type === 'archive') return [];
  const rules: Rule[] = [];
  const limit = schedules[0]?.limit ?? 6;
  if (schedules.some(s => s.realName))
    rules.push({
      title: t('实名购票', 'Named tickets'),
      text: t(
        '本场每张票登记一位观众的姓名与证件号码，入场时核对证件原件。登记后不能更换姓名，可以按退票规则退票。',
        'Each ticket carries the name and identity document of one person, and we check the document at the door. Names cannot be changed afterwards; refunds follow the usual ladder.',
      ),
    });
  const level = LEVELS.find(l => schedules.some(s => s.membersOnly === l.level));
  if (level) {
    const { zh, en } = levelWord(level.level);
    rules.push({
      title: t('会员专场', 'Members only'),
      text: t(
        `会员专场向“${zh}”及以上等级的会员开放；持有按这一等级购票的年卡，也可以购买。限购张数与普通场次相同。`,
        `Members’ concerts are open from level “${en}”, and to holders of a year card that buys as that level. The limit for each member is the same as elsewhere.`,
      ),
    });
  }
  if (schedules.some(s => s.presaleOnly))
    rules.push({
      title: t('预售场次', 'Presale'),
      text: t(
        '预售场次凭套票码选座。套票码在购买乐季套票后发送到您的手机与邮箱。',
        'Seats of a presale performance are chosen with a package code, which comes by text message and e-mail when you buy a season package.',
      ),
    });
  return [
    ...rules,
    limitRule(limit),
    refundRule,
    program.type === 'family' ? familyRule : childRule,
    lateRule,
  ];
}

const limitRule = (limit: number): Rule => ({
  title: t('限购', 'How many'),
  text: t(
    `每笔订单最多 ${limit} 张，同一会员同一场次累计不超过 ${limit} 张。选定座位后保留 ${HOLD_MINUTES} 分钟，可以延长一次。`,
    `An order holds up to ${limit} seats, and a member may have up to ${limit} for one performance. Seats are kept for ${HOLD_MINUTES} minutes and the time can be extended once.`,
  ),
});

const refundRule: Rule = { title: t('退票', 'Refunds'), text: ladderSentence() };

const childRule: Rule = {
  title: t('儿童', 'Children'),
  text: t(
    `身高 ${CHILDREN.height} 米以下儿童谢绝入场，每位入场者须持票。`,
    `Children under ${CHILDREN.height} metres are not admitted, and everyone needs a ticket.`,
  ),
};
const familyRule: Rule = {
  title: t('儿童', 'Children'),
  text: t(
    `亲子音乐会欢迎 ${CHILDREN.familyFrom} 岁以上儿童，每位入场者须持票。演出中可以轻声说话，也可以随时离席。`,
    `Children from ${CHILDREN.familyFrom} years are welcome. Everyone needs a ticket; you may whisper, and you may leave and come back at any time.`,
  ),
};
const lateRule: Rule = {
  title: t('迟到', 'Latecomers'),
  text: t(
    '迟到观众请在前厅等候，由场务人员在曲间或中场休息时引导入座。',
    'If you are late, please wait in the foyer: our stewards take you to a seat between works or in the interval.',
  ),
};
