import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { loadAreas } from '#lib/areas.ts';
import { renderUi } from '#tests/ui.tsx';
import { RegionSelect } from './region-select.tsx';

vi.mock('#lib/areas.ts', async original => {
  const real = await original<typeof import('#lib/areas.ts')>();
  return { ...real, loadAreas: vi.fn(real.loadAreas) };
});
beforeEach(() => ensureCopy('zh-CN', ['form']));

function Held({ start, province }: { start: string[]; province?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RegionSelect id="r" legend="地区" value={value} onChange={setValue} province={province} />
      <p data-testid="held">{value.join(' ')}</p>
    </>
  );
}
const shown = () => screen.getByTestId('held').textContent;

it('goes from the province to the district; what no longer fits is let go', async () => {
  const user = userEvent.setup();
  await renderUi(<Held start={['浙江省', '杭州市', '西湖区']} />, { tree: 'zh-CN/pc' });
  expect(await screen.findByRole('combobox', { name: '区县' })).toHaveProperty('value', '西湖区');
  await screen.findByRole('option', { name: '宁波市' });
  await user.selectOptions(screen.getByRole('combobox', { name: '城市' }), '宁波市');
  expect(shown()).toBe('浙江省 宁波市');
  // A municipality is its own city.
  await user.selectOptions(screen.getByRole('combobox', { name: '省、自治区、直辖市' }), '北京市');
  expect(shown()).toBe('北京市 北京市');
});

it('keeps and shows names that are not known', async () => {
  await renderUi(<Held start={['浙江省', '杭州', '老城']} />, { tree: 'zh-CN/pc' });
  await screen.findByRole('option', { name: '宁波市' });
  expect(screen.getByRole('combobox', { name: '城市' })).toHaveProperty('value', '杭州');
  expect(screen.getByRole('combobox', { name: '区县' })).toHaveProperty('value', '老城');
});

it('of Hong Kong, Macao and Taiwan begins with the city', async () => {
  await renderUi(<Held start={[]} province="香港特别行政区" />, { tree: 'zh-CN/pc' });
  expect(await screen.findByRole('option', { name: '九龙' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('combobox', { name: '省、自治区、直辖市' })).toBeNull();
});

it('without the names there are fields to type in, with what there was', async () => {
  vi.mocked(loadAreas).mockRejectedValueOnce(new Error('offline'));
  const user = userEvent.setup();
  await renderUi(<Held start={['浙江省', '杭州市']} />, { tree: 'zh-CN/pc' });
  const district = await screen.findByRole('textbox', { name: '区县' });
  expect(screen.getByRole('textbox', { name: '城市' })).toHaveProperty('value', '杭州市');
  await user.type(district, '西湖区');
  expect(shown()).toBe('浙江省 杭州市 西湖区');
});
