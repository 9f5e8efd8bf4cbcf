import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Areas, loadAreas } from '#lib/areas.ts';
import { readPasted } from './address-paste.ts';

const areas: Areas = await loadAreas();
const read = (text: string) => {
  const { name, mobile, province, city, district, detail } = readPasted(text, areas);
  return [name, mobile, province, city, district, detail];
};
const HOME = ['林听雨', '13800138000', '上海市', '上海市', '徐汇区', '和鸣路36弄5号402室'];
const LAKE = ['陈默', '13900139000', '浙江省', '杭州市', '西湖区', '龙井路1号'];

describe('a pasted address', () => {
  it.each([
    ['林听雨 13800138000 上海市徐汇区和鸣路36弄5号402室', HOME],
    ['林听雨 13800138000 上海市 上海市 徐汇区 和鸣路36弄5号402室', HOME],
    ['上海市徐汇区和鸣路36弄5号402室 林听雨 13800138000', HOME],
    ['上海徐汇区和鸣路36弄5号402室，林听雨，138 0013 8000', HOME],
    ['13800138000 林听雨 上海市上海市徐汇区和鸣路36弄5号402室', HOME],
    ['林听雨13800138000上海市徐汇区和鸣路36弄5号402室', HOME],
    ['林听雨（收）+86 138-0013-8000\n上海市徐汇区和鸣路３６弄５号４０２室', HOME],
    [
      '收件人：林听雨\n手机号码：13800138000\n所在地区：上海市上海市徐汇区\n详细地址：和鸣路36弄5号402室',
      HOME,
    ],
    ['收货人: 林听雨, 电话: 13800138000, 地址: 上海市徐汇区和鸣路36弄5号402室', HOME],
    ['姓名：林听雨 电话：13800138000 地址：上海 徐汇 和鸣路36弄5号402室', HOME],
    ['浙江省杭州市西湖区龙井路1号 陈默 收 13900139000', LAKE],
    ['浙江杭州西湖区龙井路1号 13900139000 陈默', LAKE],
    ['杭州市西湖区龙井路1号 陈默 13900139000', LAKE],
    ['陈默，13900139000，浙江省，杭州市，西湖区，龙井路1号', LAKE],
    ['陈默;13900139000;浙江 杭州 西湖 龙井路1号', LAKE],
    [
      '王小明 15512345678 江苏省南京市鼓楼区上海路100号',
      ['王小明', '15512345678', '江苏省', '南京市', '鼓楼区', '上海路100号'],
    ],
    [
      '浙江省义乌市稠城街道1号 王芳 15512345678',
      ['王芳', '15512345678', '浙江省', '金华市', '义乌市', '稠城街道1号'],
    ],
    [
      '湖北省仙桃市沔阳大道1号 王芳 15512345678',
      ['王芳', '15512345678', '湖北省', '仙桃市', '', '沔阳大道1号'],
    ],
    [
      '陈大文 +852 9123 4567 香港九龙油尖旺区弥敦道100号',
      ['陈大文', '+85291234567', '香港特别行政区', '九龙', '油尖旺区', '弥敦道100号'],
    ],
    [
      '内蒙古呼和浩特市新城区海东路5号 乌兰托娅 15512345678',
      ['乌兰托娅', '15512345678', '内蒙古自治区', '呼和浩特市', '新城区', '海东路5号'],
    ],
    [
      'Ada Lin 15512345678 上海市徐汇区和鸣路36弄5号402室',
      ['Ada Lin', '15512345678', '上海市', '上海市', '徐汇区', '和鸣路36弄5号402室'],
    ],
    [
      '张三[4321] 15512345678转4321 上海市徐汇区和鸣路36弄',
      ['张三', '15512345678', '上海市', '上海市', '徐汇区', '和鸣路36弄 转4321'],
    ],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  it('knows a postcode that stands alone, and keeps what it does not know', () => {
    expect(readPasted('林听雨 13800138000 200030 上海市徐汇区和鸣路36弄', areas)).toMatchObject({
      postcode: '200030',
      detail: '和鸣路36弄',
    });
    expect(readPasted('月球静海一号基地', areas)).toMatchObject({ province: '', detail: '月球静海一号基地' });
    expect(readPasted('', areas)).toMatchObject({ name: '', mobile: '', detail: '' });
    // A number of a house or an order is no telephone.
    expect(readPasted('上海市徐汇区和鸣路12800138000号', areas)).toMatchObject({ mobile: '' });
  });

  /** Any area there is, with any person and street, written in the ways that people and shops write it. */
  const place = fc
    .constantFrom(...areas.provinces)
    .chain(province => fc.tuple(fc.constant(province), fc.constantFrom(...areas.citiesOf(province))))
    .chain(([province, city]) => {
      const districts = areas.districtsOf(province, city);
      return fc.tuple(
        fc.constant(province),
        fc.constant(city),
        fc.constantFrom(...(districts.length ? districts : [''])),
      );
    });
  const who = fc.constantFrom('林听雨', '陈默', '欧阳修远', '王芳', '阿依古丽·买买提', '周一');
  const phone = fc.constantFrom('13800138000', '15512345678', '19912345678');
  const street = fc
    .tuple(
      fc.constantFrom('和鸣路', '听松街', '解放大道'),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('', '弄5号402室', '号楼3单元'),
    )
    .map(([road, number, end]) => `${road}${number}${end || '号'}`);
  const gap = fc.constantFrom(' ', '，', ',', '\n', ' ; ', '\t');

  it('comes apart into what it was made of, whatever its order', () => {
    fc.assert(
      fc.property(
        place,
        who,
        phone,
        street,
        gap,
        fc.nat(5),
        fc.boolean(),
        ([province, city, district], name, mobile, detail, sep, order, parted) => {
          const whole = [province, city === province ? '' : city, district, detail]
            .filter(Boolean)
            .join(parted ? ' ' : '');
          const text = [
            [name, mobile, whole],
            [mobile, name, whole],
            [whole, name, mobile],
            [whole, mobile, name],
            [`收件人：${name}`, `电话：${mobile}`, `地址：${whole}`],
            [`${name}${mobile}`, whole],
          ][order]?.join(sep);
          expect(read(text ?? '')).toEqual([name, mobile, province, city, district, detail]);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('never throws, and invents nothing but the names of areas', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'上海市徐汇区路1380013800 :：，\n林收()[]-+转地址') }),
        text => {
          const found = readPasted(text, areas);
          const given = text.normalize('NFKC');
          for (const own of [...found.name, ...found.detail.replace('转', '')].filter(c => c !== ' '))
            expect(given).toContain(own);
          expect(found.detail.length).toBeLessThanOrEqual(140);
        },
      ),
      { numRuns: 1_000 },
    );
    fc.assert(fc.property(fc.string(), text => void readPasted(text, areas)));
  });

  it('is not looked through when it is a book', () => {
    expect(readPasted(`${'1380013800 '.repeat(200_000)}13800138000`, areas).mobile).toBe('');
  });
});
