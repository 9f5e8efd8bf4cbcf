import { expect, test } from 'vitest';
import { loadAreas } from './areas.ts';

test('all of China, as its addresses are written', async () => {
  const { provinces, citiesOf, districtsOf } = await loadAreas();
  expect(provinces).toHaveLength(34);
  expect(citiesOf('浙江省')).toContain('杭州市');
  expect(districtsOf('浙江省', '杭州市')).toContain('西湖区');
  expect(districtsOf('香港特别行政区', '九龙')).toContain('油尖旺区');
  expect(citiesOf('澳门特别行政区')).toEqual(['澳门半岛', '离岛']);
  expect(districtsOf('台湾省', '台北市')).toContain('大安区');
  // What stands under no city, and a municipality with its counties.
  expect(citiesOf('湖北省')).toContain('仙桃市');
  expect(citiesOf('新疆维吾尔自治区')).toContain('石河子市');
  expect(citiesOf('重庆市')).toEqual(['重庆市']);
  expect(districtsOf('重庆市', '重庆市')).toEqual(expect.arrayContaining(['渝中区', '城口县']));
  for (const province of provinces)
    for (const city of citiesOf(province)) expect(city).not.toMatch(/直辖|^县$/);
  expect(citiesOf('')).toEqual([]);
  expect(districtsOf('浙江省', '')).toEqual([]);
});
