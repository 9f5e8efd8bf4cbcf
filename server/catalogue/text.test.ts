import { expect, it } from 'vitest';
import { otherTitle, t, withComposer } from './text.ts';

const title = (zh: string, en: string, composer = t('勃拉姆斯', 'Brahms')) =>
  t(withComposer(composer.zh, zh, 'zh-CN'), withComposer(composer.en, en, 'en-US'));

it.each([
  [title('第四交响曲', 'Symphony No. 4'), 'Brahms: Symphony No. 4', '勃拉姆斯　第四交响曲'],
  [title('Sinfonie Nr. 4', 'Sinfonie Nr. 4'), '', ''],
  [title('Lieder: Frühling', 'Lieder: Frühling'), '', ''],
  [title('除夕', 'New Year', t('', '')), 'New Year', '除夕'],
  [title('Silvester', 'Silvester', t('', '')), '', ''],
])('%o has a second line where its own words are in two languages', (name, onChinese, onEnglish) => {
  expect(otherTitle(name, 'zh-CN')).toBe(onChinese);
  expect(otherTitle(name, 'en-US')).toBe(onEnglish);
});
