import { describe, expect, it } from 'vitest';
import { ladderEnded, ladderLines, ladderSentence } from './refund.ts';

describe('the refund ladder in words', () => {
  it('says what the rule has', () => {
    expect(ladderLines()).toEqual([
      { when: { zh: '7 天以上', en: 'seven days or more' }, percent: 0 },
      { when: { zh: '7 天至 48 小时', en: 'seven days to 48 hours' }, percent: 10 },
      { when: { zh: '48 至 24 小时', en: '48 to 24 hours' }, percent: 30 },
      { when: { zh: '不足 24 小时', en: 'less than 24 hours' }, percent: null },
    ]);
    expect(ladderSentence()).toEqual({
      zh: '演出前 7 天以上退票全额退回；7 天至 48 小时收取 10% 手续费；48 至 24 小时收取 30%；不足 24 小时不能退票。演出取消全额退款。',
      en: 'Seven days or more before the concert you get everything back; from seven days to 48 hours we keep 10 per cent; from 48 to 24 hours 30 per cent; after that tickets cannot be returned. If we cancel, you get everything back.',
    });
    expect(ladderEnded()).toEqual({
      zh: '演出前 24 小时内不办理退票。',
      en: 'Tickets cannot be returned in the last 24 hours.',
    });
  });

  it('follows another rule', () => {
    const ladder = [
      { hours: 10 * 24, percent: 5 },
      { hours: 3 * 24, percent: 50 },
      { hours: 6, percent: 80 },
    ];
    expect(ladderLines(ladder).map(l => l.when.en)).toEqual([
      'ten days or more',
      'ten to three days',
      'three days to 6 hours',
      'less than 6 hours',
    ]);
    expect(ladderLines(ladder)[1]?.when.zh).toBe('10 至 3 天');
    expect(ladderSentence(ladder).en).toMatch(
      /^Ten days or more before the concert we keep 5 per cent; from ten/,
    );
    expect(ladderEnded(ladder).zh).toBe('演出前 6 小时内不办理退票。');
  });
});
