import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import { NOTHING, useNow } from '../sound/now.ts';
import { type Sheet, useSounding } from './follow.ts';
import { LiveNow } from './live-now.tsx';

const segment = {
  from: 0,
  to: 9,
  movement: 0,
  fromBar: 0,
  toBar: 3,
  section: 'horn',
  part: 0,
  instrument: { zh: '圆号', en: 'Horn' },
  theme: 'b',
} as const;
const sheet = {
  movement: 0,
  melody: { themes: [{ id: 'b', movement: 0, name: { zh: '第二主题', en: 'Second theme' } }] },
} as unknown as Sheet;

it('says what one hears and in how many places; what is not known is not said', async () => {
  await ensureCopy('en-US', ['common', 'player', 'playroom']);
  useSounding.setState({ bar: 0, segments: [segment], line: -1 });
  useNow.setState({ ...NOTHING, listeners: 4 });
  await renderUi(<LiveNow sheet={sheet} />);
  expect(screen.getByText('Now: Second theme, Horns')).toBeDefined();
  expect(screen.getByText(/in 4 places/)).toBeDefined();
  act(() => useNow.setState({ listeners: 1 }));
  expect(screen.getByText(/the only place/)).toBeDefined();
  act(() => {
    useNow.setState({ listeners: null });
    useSounding.setState({ segments: [{ ...segment, theme: null }] });
  });
  expect(screen.queryByText(/place/)).toBeNull();
  expect(screen.getByText('Now: Horns')).toBeDefined();
  act(() => useSounding.setState({ segments: [] }));
  expect(screen.queryByText(/Now/)).toBeNull();
});
