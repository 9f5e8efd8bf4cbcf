import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import type { Playing } from '../sound/now.ts';
import { Interpretations } from './interpretations.tsx';

it('offers the other reading at the same bar, and names the one that sounds', async () => {
  await ensureCopy('en-US', ['playroom']);
  const title = { id: 'a', title: 'Brisk', interpretations: [{ id: 'b', title: 'Broad' }] };
  const playing = {
    id: 'b',
    opened: {},
    manifest: { interpretation: { group: 'm3', note: { zh: '宽广', en: 'Broader' } } },
  };
  await renderUi(
    <Interpretations
      title={title as unknown as TitleDetail}
      playing={playing as unknown as Playing}
      movement="m3"
    />,
  );
  const ways = within(screen.getByRole('group'));
  const names = ways.getAllByRole('button').map(button => button.getAttribute('aria-label'));
  expect(names).toEqual(['Change to “Brisk” at the same bar', null]);
  expect(ways.getByRole('button', { name: 'Broad', pressed: true })).toBeDefined();
});
