/** Finds what a text states in numbers: a quantity with its unit, in digits or in words, in both languages. */

const ZH_NUMBER = '(?:\\d[\\d,.]*|[一二两三四五六七八九十百千万半]+)';
const ZH_UNIT =
  '个?(?:分钟|小时|工作日|星期|个月|月|天|日(?![期历子出落])|周(?![一二三四五六日边岁围])|周岁|岁|年(?![度龄轻代票])|厘米|米|%|折|倍|元|积分|台(?:设备|电脑|屏)|分(?![钟类享别组页票内层成之])|张|号门|根音管|字符)';
const EN_NUMBER =
  '(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty(?:-\\w+)?|thirty(?:-\\w+)?|forty(?:-\\w+)?|fifty|sixty|hundred|thousand|half an?)';
const EN_UNIT =
  '(?:working |clear )?(?:minutes?|hours?|days?|weeks?|months?|years?|per cent|points?|tickets?|seats?|spaces|places|cushions|metres|pipes|characters|devices|screens)';
const STATED = new RegExp(
  `${ZH_NUMBER}\\s*${ZH_UNIT}|[¥€$]\\s?\\d[\\d,.]*|\\b\\d+%|\\b(?:${EN_NUMBER}[ -]){1,2}${EN_UNIT}\\b|\\bgate \\d`,
  'gi',
);
/** One of a thing is no rule. */
const NO_RULE =
  /^(?:一\s*(?:台设备|张|天|年|日|分|月|个月|周)|an? (?:day|year|week|month|minute|point|ticket|seat)|one (?:day|ticket|seat|year|point)|a working day)$/i;

export const stated = (text: string): string[] =>
  [...text.replace(/\{\{?[\w.+, -]+\}\}?|\$\{[^}]*\}/g, '□').matchAll(STATED)]
    .map(([found]) => found.trim())
    .filter(found => !NO_RULE.test(found));
