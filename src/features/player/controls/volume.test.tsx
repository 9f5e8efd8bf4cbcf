import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import { Volume } from './controls.tsx';

it.each([
  ['a browser that can be told how loud to be has', false],
  ['a device whose own buttons alone set it has not', true],
])('%s a slider of the volume', async (_, fixed) => {
  const volume = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume') as PropertyDescriptor;
  if (fixed)
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
      ...volume,
      get: () => 1,
      set: () => undefined,
    });
  try {
    await ensureCopy('en-US', ['playroom']);
    await renderUi(<Volume />);
    expect(screen.queryByRole('slider') === null).toBe(fixed);
  } finally {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', volume);
  }
});
